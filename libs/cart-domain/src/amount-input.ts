import { getCurrencyExponent } from './currency-exponent.ts';
import { money, toDecimalString } from './money.ts';

/** A sign or a code of a currency, at either end of an amount: `€`, `kr.`, `USD`. */
const CURRENCY_SIGN = /^(?:\p{Sc}|\p{L}{1,3}\.?)\s*|\s*(?:\p{Sc}|\p{L}{1,3}\.?)$/gu;

/**
 * Parses an amount as shoppers type it into minor units; `undefined` for any other text. A point, a comma or a space with
 * three digits after it separates thousands; where the currency has thousandths, a space alone does.
 *
 * @param currency ISO 4217: it says how many decimals there may be.
 */
export function parseInputToMinorUnits(typed: string, currency: string): number | undefined {
  const exponent = getCurrencyExponent(currency);
  const text = typed
    .trim()
    .replaceAll(CURRENCY_SIGN, '')
    // In Danish and German, whole amounts are written as `150,-`.
    .replace(/[.,] ?-+$/, '');
  const thousands = exponent > 2 ? ' ' : '., ';
  const pattern = new RegExp(`^(\\d{1,3}(?:[${thousands}]\\d{3})+|\\d+)(?:[.,](\\d{1,${exponent || 1}}))?$`);
  const [, whole, fraction = ''] = pattern.exec(text) ?? [];
  if (whole === undefined || fraction.length > exponent) return undefined;
  const minor = Number(whole.replaceAll(/\D/g, '') + fraction.padEnd(exponent, '0'));
  return Number.isSafeInteger(minor) ? minor : undefined;
}

/**
 * Formats minor units for a field, without the currency: `250`, `250,50`.
 *
 * @param currency ISO 4217.
 */
export function formatMinorUnitsForInput(minor: number, decimalMark: ',' | '.', currency: string): string {
  const [whole = '', fraction = ''] = toDecimalString(money(minor, currency)).split('.');
  return Number(fraction) === 0 ? whole : whole + decimalMark + fraction;
}
