import { useEffect, useReducer } from 'react';
import type { GiftCardChoice } from '@marehalm/cart-domain';
import { formatDate } from '@marehalm/i18n-routing';
import { type LocaleCode } from '@marehalm/shop';
import { usePageLocale } from '../intl/page-locale';
import { translatorOf, type Translate } from '../intl/text';

/** The words of gift cards. Only a bag with one in it, and the card's own page, have them. */
export const loadGiftCardWords: Record<
  LocaleCode,
  () => Promise<{ default: Parameters<typeof translatorOf>[0] }>
> = {
  en: () => import('../../messages/en.json?only=giftCard&messages'),
  da: () => import('../../messages/da.json?only=giftCard&messages'),
};

const loaded: Partial<Record<LocaleCode, Translate>> = {};

/** The words of gift cards once they are here; they are asked for when they are needed first, and again when they did not come. */
export function useGiftCardText(isNeeded: boolean): Translate | undefined {
  const locale = usePageLocale();
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (!isNeeded || loaded[locale]) return;
    loadGiftCardWords[locale]().then(
      (words) => {
        loaded[locale] = translatorOf(words.default);
        redraw();
      },
      () => undefined,
    );
  }, [isNeeded, locale]);
  return loaded[locale];
}

/** Whether lines are gift cards that go by mail, and nothing else: then nothing is carried, and nothing costs. */
export const isAllByMail = (lines: readonly { readonly giftCard?: GiftCardChoice }[]): boolean =>
  lines.length > 0 && lines.every(({ giftCard }) => giftCard && giftCard.type !== 'printed');

/** How a gift card travels and whom it is for, in a line. */
export function giftCardLine(choice: GiftCardChoice, t: Translate, locale: LocaleCode): string {
  const { recipientName: name } = choice;
  switch (choice.type) {
    case 'email-now':
      return t('giftCard.line.email', { name, email: choice.recipientEmail });
    case 'email-on-date':
      return t('giftCard.line.onDate', {
        name,
        email: choice.recipientEmail,
        date: formatDate(choice.sendOn, locale),
      });
    case 'printed':
      return t('giftCard.line.printed', { name });
  }
}
