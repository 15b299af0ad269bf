import { findOwnValue } from './internal/find-own-value.ts';
import { normalizeInput } from './normalize-input.ts';

/** A range of postcodes, both ends included, compared as text without separators: `['3900', '3999']`. */
export type PostcodeRange = readonly [first: string, last: string];

/** Format of a country's postcodes. */
export interface PostcodeFormat {
  /** Pattern of the letters and digits. */
  readonly pattern: RegExp;
  /** Number of digits, for postcodes without letters. */
  readonly digits?: number;
  /** The separator, and the number of characters before it. */
  readonly separator?: { readonly at: number; readonly text: string };
  /** Prefixes besides the country's own code: its vehicle code. */
  readonly prefixes?: readonly string[];
  /** First and last postcode in use. */
  readonly used?: PostcodeRange;
  /**
   * Territories that use the country's postcodes without being delivered to as a part of it, by their ISO 3166-1
   * alpha-2 code.
   */
  readonly territories?: Readonly<Record<string, readonly PostcodeRange[]>>;
  /** Whether addresses may have no postcode. */
  readonly isOptional?: boolean;
}

/** By ISO 3166-1 alpha-2 code, upper case. A country without a format takes any postcode. */
export type PostcodeFormats = Readonly<Record<string, PostcodeFormat>>;

/** Why a postcode is invalid. */
export type PostcodeMistake =
  | { readonly kind: 'missing' }
  /** It must have this number of digits. */
  | { readonly kind: 'digits'; readonly digits: number }
  | { readonly kind: 'malformed' }
  /** No place of the country has it. */
  | { readonly kind: 'unused' }
  /** It belongs to a territory, ISO 3166-1 alpha-2, that is not delivered to as a part of the country. */
  | { readonly kind: 'territory'; readonly territory: string };

/**
 * Formats a valid postcode as its country writes it, without a country prefix: Swedish `S-11455` becomes `114 55`. An invalid one
 * is returned in upper case without extra spaces.
 */
export function normalizePostcode(formats: PostcodeFormats, input: string, country: string): string {
  const text = normalizeInput(input).toUpperCase();
  const format = findOwnValue(formats, country);
  if (!format) return text;
  const plain = toPlainPostcode(text, country, format);
  if (!format.pattern.test(plain)) return text;
  const { at, text: separator } = format.separator ?? { at: plain.length, text: '' };
  return plain.slice(0, at) + separator + plain.slice(at);
}

/** Returns why a postcode as entered is invalid; `undefined` for a valid one. */
export function checkPostcode(
  formats: PostcodeFormats,
  input: string,
  country: string,
): PostcodeMistake | undefined {
  const text = normalizeInput(input).toUpperCase();
  const format = findOwnValue(formats, country);
  if (text === '') return format?.isOptional ? undefined : { kind: 'missing' };
  if (!format) return undefined;
  const { territories = {}, used, digits, pattern } = format;
  // `FO-100`: the code of a territory before a postcode of its own.
  const [named] = /^[A-Z]{2}(?= ?-? ?\d)/.exec(text) ?? [];
  if (named !== undefined && Object.hasOwn(territories, named))
    return { kind: 'territory', territory: named };
  const plain = toPlainPostcode(text, country, format);
  if (!pattern.test(plain)) return digits === undefined ? { kind: 'malformed' } : { kind: 'digits', digits };
  const territory = Object.entries(territories).find(([, ranges]) =>
    ranges.some((range) => isWithin(plain, range)),
  );
  if (territory) return { kind: 'territory', territory: territory[0] };
  return used && !isWithin(plain, used) ? { kind: 'unused' } : undefined;
}

/** Whether postcodes consist of digits; numeric keyboards may lack hyphens. */
export function isPostcodeNumeric(formats: PostcodeFormats, country: string): boolean {
  const format = findOwnValue(formats, country);
  return format?.digits !== undefined && (format.separator?.text ?? ' ') === ' ';
}

/** Whether addresses of the country need a postcode. */
export function isPostcodeRequired(formats: PostcodeFormats, country: string): boolean {
  return !findOwnValue(formats, country)?.isOptional;
}

/** Returns letters and digits only, without a country prefix. */
function toPlainPostcode(text: string, country: string, { prefixes = [] }: PostcodeFormat): string {
  const [, letters = ''] = /^([A-Z]+)(?: ?- ?| ?)(?=[A-Z]?\d)/.exec(text) ?? [];
  const isPrefix = letters === country || prefixes.includes(letters);
  return text.slice(isPrefix ? letters.length : 0).replace(/[ -]/g, '');
}

function isWithin(postcode: string, [first, last]: PostcodeRange): boolean {
  return first <= postcode && postcode <= last;
}
