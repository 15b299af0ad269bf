import type { Money } from '@marehalm/cart-domain/money';
import { formatDecimalAmount } from './decimal-amounts.ts';

/** Returns money as the schema's `MoneyV2`, whose amount is a decimal text as Shopify formats it: `425.0`, `19.95`. */
export function toMoneyObject({ amount, currency }: Money) {
  return { __typename: 'MoneyV2', amount: formatDecimalAmount(amount), currencyCode: currency };
}
