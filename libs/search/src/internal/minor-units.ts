const known = new Map<string, number>();

/**
 * Returns how many minor units one unit of `currency` has: 100 for `EUR`, 1 for `JPY`.
 *
 * @throws {RangeError} when `currency` is no ISO 4217 code
 */
export function minorUnitsPer(currency: string): number {
  const units = known.get(currency) ?? 10 ** digitsOf(currency);
  known.set(currency, units);
  return units;
}

function digitsOf(currency: string): number {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return format.resolvedOptions().maximumFractionDigits ?? 2;
}
