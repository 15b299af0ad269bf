import type { Money } from '../site.ts';

/** Returns an amount in the units of its currency, as schema.org and feeds write it: `375.00`. */
export function toDecimalPrice({ amount, currency }: Money): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  const { maximumFractionDigits: digits = 2 } = format.resolvedOptions();
  return (amount / 10 ** digits).toFixed(digits);
}
