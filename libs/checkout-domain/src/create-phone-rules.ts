import {
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type PhoneNumber,
} from 'libphonenumber-js/min';
import { normalizeInput } from './normalize-input.ts';
import type { PhoneRules } from './phone-rules.ts';

export type { PhoneRules } from './phone-rules.ts';

const NO_BREAK_SPACE = '\u00a0';

/** Facts about numbering plans that libphonenumber lacks. */
export interface PhoneRulesOptions {
  /** Calling codes of plans in which a leading zero is part of the number, as in Italy: `['39']`. */
  readonly callingCodesWithZero?: readonly string[];
}

/**
 * Creates phone rules for all countries with libphonenumber.
 *
 * @example
 * ```ts
 * const phone = createPhoneRules({ callingCodesWithZero: ['39'] });
 * phone.prefixOf('SE'); // => '+46 '
 * phone.toE164('+49 (0)30 1234567', 'DE'); // => '+49301234567'
 * phone.toE164('2020', 'SE'); // => undefined
 * ```
 */
export function createPhoneRules({ callingCodesWithZero = [] }: PhoneRulesOptions = {}): PhoneRules {
  const parse = (input: string, country: string) => parsePhone(input, country, callingCodesWithZero);
  return {
    prefixOf: (country) => (isSupportedCountry(country) ? `+${getCountryCallingCode(country)} ` : ''),
    isEmpty: (input) => {
      const digits = compact(input);
      if (digits === '' || digits === '+') return true;
      return getCountries().some((country) => digits === `+${getCountryCallingCode(country)}`);
    },
    toE164: (input, country) => parse(input, country)?.number,
    format: (number) => {
      const parsed = parse(number, '');
      if (parsed?.number !== number) return number;
      return parsed.formatInternational().replaceAll(' ', NO_BREAK_SPACE);
    },
  };
}

function parsePhone(
  input: string,
  country: string,
  callingCodesWithZero: readonly string[],
): PhoneNumber | undefined {
  const digits = compact(input);
  // Pasted after the initial calling code: only the last calling code counts.
  const text = digits.slice(Math.max(0, digits.lastIndexOf('+')));
  const first = parseNumber(text, country);
  if (!first || first.isValid()) return first;
  const { countryCallingCode } = first;
  if (!text.startsWith(`+${countryCallingCode}0`)) return undefined;
  // Some shoppers type an international or national prefix after the calling code.
  const dialed = text.slice(countryCallingCode.length + 1);
  if (dialed.startsWith('00')) return ifValid(parseNumber(`+${dialed.slice(2)}`, ''));
  if (callingCodesWithZero.includes(countryCallingCode)) return undefined;
  return ifValid(parseNumber(`+${countryCallingCode}${dialed.slice(1)}`, ''));
}

function parseNumber(text: string, country: string): PhoneNumber | undefined {
  return parsePhoneNumberFromString(text, {
    extract: false,
    ...(isSupportedCountry(country) ? { defaultCountry: country } : {}),
  });
}

function ifValid(number: PhoneNumber | undefined): PhoneNumber | undefined {
  return number?.isValid() ? number : undefined;
}

function compact(input: string): string {
  return normalizeInput(input).replace(/[\s()./-]/g, '');
}
