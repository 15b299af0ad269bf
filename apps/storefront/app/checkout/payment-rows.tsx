import type { IntlShape } from 'react-intl';
import type { Money } from '@marehalm/cart-domain/money';
import type { OrderPayments } from '@marehalm/checkout-domain';
import type { BagSummaryProps } from '@marehalm/ui';
import { Amount } from '../intl/amount';

/**
 * Returns the `payments` prop of `BagSummary`: one row per gift card, then the rest labeled `due`. Returns an empty object
 * without gift cards.
 */
export function toPaymentRows(
  payments: OrderPayments<Money> | undefined,
  intl: IntlShape,
  due = intl.formatMessage({ id: 'checkout.giftCard.due' }),
): Pick<BagSummaryProps, 'payments'> {
  if (!payments || payments.giftCards.length === 0) return {};
  return {
    payments: {
      rows: payments.giftCards.map(({ lastCharacters, used }, index) => ({
        id: `${lastCharacters}-${index}`,
        label: intl.formatMessage({ id: 'checkout.giftCard.row' }, { end: lastCharacters }),
        value: <Amount money={{ ...used, amount: -used.amount }} />,
      })),
      due: { label: due, value: <Amount money={payments.due} /> },
    },
  };
}
