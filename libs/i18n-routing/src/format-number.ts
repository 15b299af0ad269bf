import { entryOf } from './internal/entry-of.ts';
import { type NumberLocale } from './format-locale.ts';

/** U+00A0: an amount and its unit stay on one line. */
export const noBreakSpace = '\u00A0';

/** U+2212, which screen readers say and which is as wide as a plus; a hyphen is neither. */
export const minusSign = '\u2212';

const separators: Readonly<Record<NumberLocale, { readonly group: string; readonly decimal: string }>> = {
  en: { group: ',', decimal: '.' },
  da: { group: '.', decimal: ',' },
  nb: { group: noBreakSpace, decimal: ',' },
};

/** How many decimals are written. */
export interface NumberFormat {
  /** At least so many, 0 to 20. 0 when left out. */
  readonly minimumDecimals?: number;
  /** At most so many, 0 to 20; the rest is rounded. 3 when left out, or the minimum where that is more. */
  readonly maximumDecimals?: number;
}

/**
 * A number as people write it. Own code, and so are all formats here: what `Intl` writes differs between Node and
 * browser versions, and a prerendered text must be the one that the browser renders again.
 *
 * @throws RangeError when `value` is not finite or as large as 10²¹, or when the decimals are not whole numbers from 0 to 20,
 * the minimum not above the maximum.
 * @example
 * ```ts
 * formatNumber(1249.5, 'da'); // => '1.249,5'
 * formatNumber(4, 'en', { minimumDecimals: 1 }); // => '4.0'
 * ```
 */
export function formatNumber(value: number, locale: NumberLocale, format: NumberFormat = {}): string {
  if (!(Math.abs(value) < 1e21)) throw new RangeError(`Cannot format a number: current value is ${value}`);
  const { minimumDecimals = 0, maximumDecimals = Math.max(3, minimumDecimals) } = format;
  const isInRange = minimumDecimals >= 0 && minimumDecimals <= maximumDecimals && maximumDecimals <= 20;
  if (!isInRange || !Number.isInteger(minimumDecimals) || !Number.isInteger(maximumDecimals)) {
    throw new RangeError(`Cannot format a number with ${minimumDecimals} to ${maximumDecimals} decimals`);
  }
  const [whole = '0', decimals = ''] = Math.abs(value).toFixed(maximumDecimals).split('.');
  const kept = decimals.replace(/0+$/u, '').padEnd(minimumDecimals, '0');
  const text = joinNumber(whole, kept, locale);
  return value < 0 && /[1-9]/u.test(whole + kept) ? minusSign + text : text;
}

/**
 * A share of one as a percentage, with at most one decimal, and a no-break space before the sign in Danish and Norwegian.
 *
 * @throws RangeError when `share` is not finite or as large as 10¹⁹.
 * @example
 * ```ts
 * formatPercent(0.15, 'en'); // => '15%'
 * formatPercent(0.125, 'da'); // => '12,5\u00A0%'
 * ```
 */
export function formatPercent(share: number, locale: NumberLocale): string {
  // Scaled and then cut to nine decimals, so that 0.07 is 7 % and not 7.000000000000001 %.
  const text = formatNumber(Number((share * 100).toFixed(9)), locale, { maximumDecimals: 1 });
  return locale === 'en' ? `${text}%` : `${text}${noBreakSpace}%`;
}

/** Puts group and decimal separators around digits that are there already, exact for any size. */
export function joinNumber(whole: string, decimals: string, locale: NumberLocale): string {
  const { group, decimal } = entryOf(separators, locale, 'the locale');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/gu, group);
  return decimals === '' ? grouped : `${grouped}${decimal}${decimals}`;
}
