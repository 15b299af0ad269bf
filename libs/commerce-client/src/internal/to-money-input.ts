import { type DecimalMoney, toDecimalMoney, type Money } from '../money.ts';
import type { introspection } from './storefront-schema.d.ts';

/**
 * Formats an amount as the schema's `MoneyInput`. The currency is only cast to the schema's enum; the server refuses unknown
 * ones.
 *
 * @throws RangeError when the amount is not a safe integer.
 */
export function toMoneyInput(value: Money) {
  return toDecimalMoney(value) as DecimalMoney & {
    readonly currencyCode: introspection['types']['CurrencyCode']['enumValues'];
  };
}
