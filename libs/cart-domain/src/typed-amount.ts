/** Signs of currencies that shoppers type beside an amount. */
const CURRENCY_SIGNS = /(?:kr\.?|€|DKK|NOK|EUR)/gi;

/**
 * Parses an amount as shoppers type it into minor units; `undefined` for any other text. A single point or comma with three digits
 * after it separates thousands, because no amount has thousandths.
 *
 * @example
 * ```ts
 * parseTypedAmount('1.250,50 kr.'); // => 125050
 * parseTypedAmount('250,-'); // => 25000
 * parseTypedAmount('plenty'); // => undefined
 * ```
 */
export function parseTypedAmount(typed: string): number | undefined {
  const text = typed
    .replaceAll(CURRENCY_SIGNS, '')
    .trim()
    // In Danish, whole kroner are written as `150,-`.
    .replace(/[.,] ?-+$/, '');
  const [, whole, fraction = ''] = /^(\d{1,3}(?:[., ]\d{3})+|\d+)(?:[.,](\d{1,2}))?$/.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const minor = Number(whole.replaceAll(/\D/g, '') + fraction.padEnd(2, '0'));
  return Number.isSafeInteger(minor) ? minor : undefined;
}

/** Formats minor units for a field, without a currency: `250`, `250,50`. */
export function formatTypedAmount(minor: number, decimalMark: ',' | '.'): string {
  const [whole, fraction] = [Math.trunc(minor / 100), minor % 100];
  return fraction === 0 ? String(whole) : `${whole}${decimalMark}${String(fraction).padStart(2, '0')}`;
}
