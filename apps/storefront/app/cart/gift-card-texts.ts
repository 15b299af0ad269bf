import { useEffect, useReducer } from 'react';
import { createIntl, type IntlShape } from 'react-intl';
import type { GiftCardChoice } from '@marehalm/cart-domain/bag';
import { type LocaleCode } from '@marehalm/shop';
import { loadMessages } from '../../.messages/giftCard';
import { usePageLocale } from '../intl/page-locale';
import { throwError } from '../intl/messages';
import type { Format } from '../intl/use-format';

const loaded: Partial<Record<LocaleCode, IntlShape>> = {};

/** The messages of gift cards once they are here; they are asked for when they are needed first, and again when they did not come. */
export function useGiftCardIntl(isNeeded: boolean): IntlShape | undefined {
  const locale = usePageLocale();
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (!isNeeded || loaded[locale]) return;
    loadMessages[locale]().then(
      ({ default: messages }) => {
        loaded[locale] = createIntl({ locale, messages: messages as never, onError: throwError });
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
export function giftCardLine(choice: GiftCardChoice, intl: IntlShape, format: Format): string {
  const { recipientName: name } = choice;
  switch (choice.type) {
    case 'email-now':
      return intl.formatMessage({ id: 'giftCard.line.email' }, { name, email: choice.recipientEmail });
    case 'email-on-date':
      return intl.formatMessage(
        { id: 'giftCard.line.onDate' },
        {
          name,
          email: choice.recipientEmail,
          date: format.date(choice.sendOn),
        },
      );
    case 'printed':
      return intl.formatMessage({ id: 'giftCard.line.printed' }, { name });
  }
}
