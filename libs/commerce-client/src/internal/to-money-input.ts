import { type DecimalMoney, formatDecimalMoney, type Money } from '../money.ts';
import type { introspection } from './storefront-schema.d.ts';

/** Types any code as one of the schema's currencies, which the server checks. */
export function toMoneyInput(value: Money) {
  return formatDecimalMoney(value) as DecimalMoney & {
    readonly currencyCode: introspection['types']['CurrencyCode']['enumValues'];
  };
}
