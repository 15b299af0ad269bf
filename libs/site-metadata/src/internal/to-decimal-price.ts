import type { Money } from '../site.ts';

/** Formats an amount in major units with a decimal point and all decimals of the currency, without its symbol: `375.00`. */
export function toDecimalPrice({ amount, currency }: Money): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  const { maximumFractionDigits: digits = 2 } = format.resolvedOptions();
  return (amount / 10 ** digits).toFixed(digits);
}
