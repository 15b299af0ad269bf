import { formatDate, formatPrice } from '@marehalm/i18n-routing';
import type { LocaleCode } from '@marehalm/shop';
import type { Translate } from '../../intl/text';
import type { GiftCardMistake } from './gift-card-values';

/** Returns what to do about a mistake, in the shopper's words. */
export function mistakeText(t: Translate, locale: LocaleCode, mistake: GiftCardMistake): string {
  switch (mistake.kind) {
    case 'amount-too-low':
      return t('giftCard.mistake.tooLow', { amount: formatPrice(mistake.limit, locale) });
    case 'amount-too-high':
      return t('giftCard.mistake.tooHigh', { amount: formatPrice(mistake.limit, locale) });
    case 'amount-unreadable':
      return t('giftCard.mistake.amountUnreadable');
    case 'amount-missing':
    case 'amount-not-offered':
    case 'amount-in-other-currency':
      return t('giftCard.mistake.amount');
    case 'name-missing':
      return t('giftCard.mistake.name');
    case 'name-too-long':
      return t('giftCard.mistake.nameTooLong', { limit: mistake.limit });
    case 'email-missing':
      return t('giftCard.mistake.email');
    case 'email-invalid':
      return t('giftCard.mistake.emailInvalid');
    case 'email-letter':
      return t('giftCard.mistake.emailLetter');
    case 'date-missing':
      return t('giftCard.mistake.date');
    case 'date-invalid':
    case 'date-past':
      return t('giftCard.mistake.datePast');
    case 'date-too-late':
      return t('giftCard.mistake.dateLate', { date: formatDate(mistake.latest, locale) });
    case 'message-too-long':
      return t('giftCard.mistake.messageTooLong', { limit: mistake.limit });
  }
}
