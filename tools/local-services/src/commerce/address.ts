import type { LocaleCode } from '@marehalm/shop';
import { hasControlCharacter, hasWebAddress } from '../unsafe-text.ts';
import { getCountryName } from './country-names.ts';

/** A postal address from a client. Missing fields are only required at the end of checkout. */
export interface AddressFields {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly company?: string;
  readonly address1?: string;
  readonly address2?: string;
  readonly zip?: string;
  readonly city?: string;
  readonly provinceCode?: string;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode?: string;
  readonly phone?: string;
}

/** A problem with a field of an address. */
export interface AddressProblem {
  readonly field: keyof AddressFields;
  readonly code:
    | 'ADDRESS_FIELD_CONTAINS_EMOJIS'
    | 'ADDRESS_FIELD_CONTAINS_HTML_TAGS'
    | 'ADDRESS_FIELD_CONTAINS_URL'
    | 'ADDRESS_FIELD_IS_TOO_LONG'
    | 'INVALID_ZIP_CODE_FOR_COUNTRY'
    | 'INVALID';
}

const textFields = [
  'firstName',
  'lastName',
  'company',
  'address1',
  'address2',
  'zip',
  'city',
  'provinceCode',
  'countryCode',
  'phone',
] as const satisfies readonly (keyof AddressFields)[];

/** Maximum length of a field in characters, as at Shopify. */
const MAX_FIELD_LENGTH = 255;

/** Formats of postcodes in the countries of delivery. */
const zipPatterns: Readonly<Record<string, RegExp>> = {
  DK: /^\d{4}$/,
  NO: /^\d{4}$/,
  DE: /^\d{5}$/,
  SE: /^\d{3} ?\d{2}$/,
  FI: /^\d{5}$/,
  NL: /^\d{4} ?[A-Z]{2}$/i,
  BE: /^\d{4}$/,
  FR: /^\d{5}$/,
  AT: /^\d{4}$/,
  IE: /^[A-Z]\d[\dW] ?[A-Z\d]{4}$/i,
  ES: /^\d{5}$/,
  IT: /^\d{5}$/,
  PL: /^\d{2}-?\d{3}$/,
};

const phonePattern = /^\+?[\d ()./-]{5,25}$/;

/** Returns the trimmed fields of an address input, without empty and unknown ones. */
export function trimAddressFields(input: Readonly<Record<string, unknown>>): AddressFields {
  const address: { -readonly [Field in keyof AddressFields]: string } = {};
  for (const field of textFields) {
    const value = input[field];
    if (typeof value === 'string' && value.trim() !== '') address[field] = value.trim();
  }
  return address;
}

/**
 * Parses a `MailingAddressInput`, whose country and province are names or codes.
 * @param countryOf Returns the ISO code for a code or a name in either language.
 */
export function toAddressFields(
  input: Readonly<Record<string, unknown>>,
  countryOf: (text: string) => string | undefined,
): AddressFields {
  const { country, province } = input;
  const countryCode = typeof country === 'string' ? countryOf(country.trim()) : undefined;
  return trimAddressFields({ ...input, countryCode, provinceCode: province });
}

/** Finds problems of the given fields. Missing fields are not reported. */
export function findAddressProblems(address: AddressFields): readonly AddressProblem[] {
  const problems: AddressProblem[] = [];
  for (const field of textFields) {
    const value = address[field];
    if (value === undefined) continue;
    const code = findTextProblem(value);
    if (code) problems.push({ field, code });
  }
  if (address.phone !== undefined && !phonePattern.test(address.phone)) {
    problems.push({ field: 'phone', code: 'INVALID' });
  }
  const { zip, countryCode = '' } = address;
  if (zip !== undefined && zipPatterns[countryCode]?.test(zip) === false) {
    problems.push({ field: 'zip', code: 'INVALID_ZIP_CODE_FOR_COUNTRY' });
  }
  return problems;
}

/** Finds the required fields that are missing. */
export function findMissingFields(address: AddressFields): readonly (keyof AddressFields)[] {
  const needed = ['firstName', 'lastName', 'address1', 'zip', 'city', 'countryCode'] as const;
  return needed.filter((field) => address[field] === undefined);
}

/** Formats the lines of an address label, with the localized name of the country. */
export function formatAddress(
  address: AddressFields,
  locale: LocaleCode,
  { withName = false, withCompany = true }: { withName?: boolean; withCompany?: boolean } = {},
): string[] {
  const name = toFullName(address);
  const town = [address.zip, address.city].filter(Boolean).join(' ');
  const lines = [
    withName ? name : undefined,
    withCompany ? address.company : undefined,
    address.address1,
    address.address2,
    town,
    address.countryCode && getCountryName(address.countryCode, locale),
  ];
  return lines.filter((line) => line !== undefined && line !== '') as string[];
}

/** Returns the first and last name joined. */
export function toFullName({ firstName, lastName }: AddressFields): string | undefined {
  return [firstName, lastName].filter(Boolean).join(' ') || undefined;
}

function findTextProblem(value: string): AddressProblem['code'] | undefined {
  if (value.length > MAX_FIELD_LENGTH) return 'ADDRESS_FIELD_IS_TOO_LONG';
  if (/<[^>]*>/.test(value)) return 'ADDRESS_FIELD_CONTAINS_HTML_TAGS';
  if (hasWebAddress(value)) return 'ADDRESS_FIELD_CONTAINS_URL';
  if (/\p{Extended_Pictographic}/u.test(value)) return 'ADDRESS_FIELD_CONTAINS_EMOJIS';
  if (hasControlCharacter(value)) return 'INVALID';
  return undefined;
}
