import {
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type PhoneNumber,
} from 'libphonenumber-js/min';
import { normalizeTyped } from '../typed-text.ts';

const NO_BREAK_SPACE = '\u00a0';

/** In Italy the zero before a number is part of it. */
const CALLING_CODES_WITH_ZERO: ReadonlySet<string> = new Set(['39']);

/** What stands in the field at first: `+45 `. Empty for a country that is not known. */
export function phonePrefix(country: string): string {
  return isSupportedCountry(country) ? `+${getCountryCallingCode(country)} ` : '';
}

/** Whether nothing but a calling code has been typed. */
export function isPhoneEmpty(typed: string): boolean {
  const digits = compact(typed);
  if (digits === '' || digits === '+') return true;
  return getCountries().some((country) => digits === `+${getCountryCallingCode(country)}`);
}

/**
 * Returns a telephone number as a carrier needs it, E.164: `+4520202020`. National numbers are those of `country`. Nothing for
 * what cannot be a number.
 */
export function toE164(typed: string, country: string): string | undefined {
  return parsePhone(typed, country)?.number;
}

/**
 * Returns a telephone number as it is printed, in one line: `+45 20 20 20 20`. What is no number of E.164 is left as it is.
 */
export function formatPhone(number: string): string {
  const parsed = parsePhone(number, '');
  if (parsed?.number !== number) return number;
  return parsed.formatInternational().replaceAll(' ', NO_BREAK_SPACE);
}

function parsePhone(typed: string, country: string): PhoneNumber | undefined {
  const digits = compact(typed);
  // Pasted after the calling code that stood there: only the last one counts.
  const text = digits.slice(Math.max(0, digits.lastIndexOf('+')));
  const first = parse(text, country);
  if (!first || first.isValid()) return first;
  const { countryCallingCode } = first;
  if (!text.startsWith(`+${countryCallingCode}0`)) return undefined;
  // Behind the calling code that stood there, some type a number as they dial it from abroad or at home.
  const dialed = text.slice(countryCallingCode.length + 1);
  if (dialed.startsWith('00')) return valid(parse(`+${dialed.slice(2)}`, ''));
  if (CALLING_CODES_WITH_ZERO.has(countryCallingCode)) return undefined;
  return valid(parse(`+${countryCallingCode}${dialed.slice(1)}`, ''));
}

function parse(text: string, country: string): PhoneNumber | undefined {
  return parsePhoneNumberFromString(text, {
    extract: false,
    ...(isSupportedCountry(country) ? { defaultCountry: country } : {}),
  });
}

function valid(number: PhoneNumber | undefined): PhoneNumber | undefined {
  return number?.isValid() ? number : undefined;
}

function compact(typed: string): string {
  return normalizeTyped(typed).replace(/[\s()./-]/g, '');
}
