import type { IntlShape } from 'react-intl';
import type { GiftCardFormMistake } from '@marehalm/cart-domain/bag';
import type { Format } from '../../intl/use-format';

/** Returns the text for a mistake in the gift card form. */
export function formatGiftCardMistake(intl: IntlShape, format: Format, mistake: GiftCardFormMistake): string {
  switch (mistake.kind) {
    case 'amount-too-low':
      return intl.formatMessage({ id: 'giftCard.mistake.tooLow' }, { amount: format.price(mistake.limit) });
    case 'amount-too-high':
      return intl.formatMessage({ id: 'giftCard.mistake.tooHigh' }, { amount: format.price(mistake.limit) });
    case 'amount-unreadable':
      return intl.formatMessage({ id: 'giftCard.mistake.amountUnreadable' });
    case 'amount-missing':
    case 'amount-not-offered':
    case 'amount-in-other-currency':
      return intl.formatMessage({ id: 'giftCard.mistake.amount' });
    case 'name-missing':
      return intl.formatMessage({ id: 'giftCard.mistake.name' });
    case 'name-too-long':
      return intl.formatMessage({ id: 'giftCard.mistake.nameTooLong' }, { limit: mistake.limit });
    case 'email-missing':
      return intl.formatMessage({ id: 'giftCard.mistake.email' });
    case 'email-invalid':
      return intl.formatMessage({ id: 'giftCard.mistake.emailInvalid' });
    case 'email-letter':
      return intl.formatMessage({ id: 'giftCard.mistake.emailLetter' });
    case 'date-missing':
      return intl.formatMessage({ id: 'giftCard.mistake.date' });
    case 'date-invalid':
    case 'date-past':
      return intl.formatMessage({ id: 'giftCard.mistake.datePast' });
    case 'date-too-late':
      return intl.formatMessage({ id: 'giftCard.mistake.dateLate' }, { date: format.date(mistake.latest) });
    case 'message-too-long':
      return intl.formatMessage({ id: 'giftCard.mistake.messageTooLong' }, { limit: mistake.limit });
  }
}
