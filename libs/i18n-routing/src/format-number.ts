import type { FormatNumberOptions } from '@formatjs/intl';
import { toNumberParts } from './internal/formatters.ts';

/** U+2212 MINUS SIGN: unlike a hyphen, screen readers announce it and it is as wide as a plus sign. */
const minusSign = '\u2212';

/** Number of decimals, each from 0 to 20. */
export interface DecimalOptions {
  /** Minimum number, 0 to 20; 0 by default. */
  readonly minimumDecimals?: number;
  /** Maximum number, 0 to 20; the value is rounded. By default 3, or the minimum if that is higher. */
  readonly maximumDecimals?: number;
}

/**
 * Formats a number in `locale`, rounded to at most 3 decimals by default.
 *
 * @param locale BCP 47 tag.
 * @throws RangeError when `value` is not between −10²¹ and 10²¹, the numbers of decimals are not integers from 0 to 20, the minimum is
 * above the maximum, or `locale` is not a valid tag.
 *
 * @example
 * ```ts
 * formatNumber(1249.5, 'sv'); // => '1\u00A0249,5'
 * formatNumber(4, 'en', { minimumDecimals: 1 }); // => '4.0'
 * formatNumber(1249.5, 'de'); // => '1.249,5'
 * ```
 */
export function formatNumber(value: number, locale: string, format: DecimalOptions = {}): string {
  if (!(Math.abs(value) < 1e21)) throw new RangeError(`Cannot format a number: current value is ${value}`);
  const { minimumDecimals = 0, maximumDecimals = Math.max(3, minimumDecimals) } = format;
  const isInRange = minimumDecimals >= 0 && minimumDecimals <= maximumDecimals && maximumDecimals <= 20;
  if (!isInRange || !Number.isInteger(minimumDecimals) || !Number.isInteger(maximumDecimals)) {
    throw new RangeError(`Cannot format a number with ${minimumDecimals} to ${maximumDecimals} decimals`);
  }
  return formatTypographicNumber(value, locale, {
    minimumFractionDigits: minimumDecimals,
    maximumFractionDigits: maximumDecimals,
  });
}

/**
 * Formats `share` (1 is 100 %) as a percentage with at most one decimal.
 *
 * @param locale BCP 47 tag.
 * @throws RangeError when `share` is not between −10¹⁹ and 10¹⁹, or `locale` is not a valid tag.
 *
 * @example
 * ```ts
 * formatPercent(0.15, 'en'); // => '15%'
 * formatPercent(0.125, 'sv'); // => '12,5\u00A0%'
 * ```
 */
export function formatPercent(share: number, locale: string): string {
  if (!(Math.abs(share) < 1e19))
    throw new RangeError(`Cannot format a percentage: current value is ${share}`);
  return formatTypographicNumber(share, locale, { style: 'percent', maximumFractionDigits: 1 });
}

/** Formats a number with the true minus sign and no-break spaces, whatever the ICU version and the locale use. */
export function formatTypographicNumber(
  value: number | Intl.StringNumericLiteral,
  locale: string,
  options: FormatNumberOptions,
): string {
  return toNumberParts(value, locale, { ...options, signDisplay: 'negative' })
    .map((part) =>
      part.type === 'minusSign' ? minusSign : part.value.replaceAll(/[\u0020\u202F]/gu, '\u00A0'),
    )
    .join('');
}
