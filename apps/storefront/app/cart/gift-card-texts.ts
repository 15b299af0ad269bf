import { useEffect, useReducer } from 'react';
import { createIntl, type IntlShape } from 'react-intl';
import type { GiftCardDetails } from '@marehalm/cart-domain/bag';
import { type LocaleCode } from '@marehalm/shop';
import { loadMessages } from '../../.messages/giftCard';
import { usePageLocale } from '../intl/page-locale';
import { throwError } from '../intl/messages';
import type { Format } from '../intl/use-format';

const loaded: Partial<Record<LocaleCode, IntlShape>> = {};

/**
 * Loads the messages of gift cards while `isNeeded` and returns them as an `IntlShape`; `undefined` until they have loaded. Tries
 * again after a failure.
 */
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

/** Formats the delivery and the recipient of a gift card in one line. */
export function formatGiftCardLine(choice: GiftCardDetails, intl: IntlShape, format: Format): string {
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
