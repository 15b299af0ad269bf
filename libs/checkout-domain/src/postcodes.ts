import { ownValue } from './internal/own-value.ts';
import { normalizeInput } from './normalize-input.ts';

/** Postcodes from one to another, both included, compared as text without separators: `['3900', '3999']`. */
export type PostcodeRange = readonly [first: string, last: string];

/** How a country writes its postcodes. */
export interface PostcodeFormat {
  /** What the letters and digits alone must match. */
  readonly pattern: RegExp;
  /** How many digits a postcode has, where it has nothing but digits. */
  readonly digits?: number;
  /** The separator that the country writes, and how many characters stand before it. */
  readonly separator?: { readonly at: number; readonly text: string };
  /** Letters that people write before a postcode, besides the country's own code: those of its cars. */
  readonly prefixes?: readonly string[];
  /** The first and the last one in use. */
  readonly used?: PostcodeRange;
  /** Territories that have postcodes of the country and no delivery as a part of it, by their own ISO 3166-1 alpha-2 code. */
  readonly territories?: Readonly<Record<string, readonly PostcodeRange[]>>;
  /** Whether an address may have none. */
  readonly isOptional?: boolean;
}

/** By ISO 3166-1 alpha-2 code, upper case. A country without a format takes any postcode. */
export type PostcodeFormats = Readonly<Record<string, PostcodeFormat>>;

/** What is wrong with a postcode. */
export type PostcodeMistake =
  | { readonly kind: 'missing' }
  /** It must have this many digits. */
  | { readonly kind: 'digits'; readonly digits: number }
  | { readonly kind: 'malformed' }
  /** No place of the country has it. */
  | { readonly kind: 'unused' }
  /** It belongs to a territory, ISO 3166-1 alpha-2, without delivery as a part of the country. */
  | { readonly kind: 'territory'; readonly territory: string };

/**
 * Returns a postcode as its country writes it, without letters of the country before it: with the Swedish format `S-11455` is
 * `114 55`. What cannot be a postcode is normalized alone.
 */
export function normalizePostcode(formats: PostcodeFormats, input: string, country: string): string {
  const text = normalizeInput(input).toUpperCase();
  const format = ownValue(formats, country);
  if (!format) return text;
  const plain = plainPostcode(text, country, format);
  if (!format.pattern.test(plain)) return text;
  const { at, text: separator } = format.separator ?? { at: plain.length, text: '' };
  return plain.slice(0, at) + separator + plain.slice(at);
}

/** Returns what is wrong with a postcode as entered; `undefined` where it can be used. */
export function checkPostcode(
  formats: PostcodeFormats,
  input: string,
  country: string,
): PostcodeMistake | undefined {
  const text = normalizeInput(input).toUpperCase();
  const format = ownValue(formats, country);
  if (text === '') return format?.isOptional ? undefined : { kind: 'missing' };
  if (!format) return undefined;
  const { territories = {}, used, digits, pattern } = format;
  // `FO-100`: the code of a territory before a postcode of its own.
  const [named] = /^[A-Z]{2}(?= ?-? ?\d)/.exec(text) ?? [];
  if (named !== undefined && Object.hasOwn(territories, named))
    return { kind: 'territory', territory: named };
  const plain = plainPostcode(text, country, format);
  if (!pattern.test(plain)) return digits === undefined ? { kind: 'malformed' } : { kind: 'digits', digits };
  const territory = Object.entries(territories).find(([, ranges]) =>
    ranges.some((range) => isWithin(plain, range)),
  );
  if (territory) return { kind: 'territory', territory: territory[0] };
  return used && !isWithin(plain, used) ? { kind: 'unused' } : undefined;
}

/** Whether a keyboard of digits is enough; such keyboards may lack hyphens. */
export function isPostcodeNumeric(formats: PostcodeFormats, country: string): boolean {
  const format = ownValue(formats, country);
  return format?.digits !== undefined && (format.separator?.text ?? ' ') === ' ';
}

/** Whether an address of the country needs a postcode. */
export function isPostcodeRequired(formats: PostcodeFormats, country: string): boolean {
  return !ownValue(formats, country)?.isOptional;
}

/** Returns the letters and digits alone, without those of the country before them. */
function plainPostcode(text: string, country: string, { prefixes = [] }: PostcodeFormat): string {
  const [, letters = ''] = /^([A-Z]+)(?: ?- ?| ?)(?=[A-Z]?\d)/.exec(text) ?? [];
  const isPrefix = letters === country || prefixes.includes(letters);
  return text.slice(isPrefix ? letters.length : 0).replace(/[ -]/g, '');
}

function isWithin(postcode: string, [first, last]: PostcodeRange): boolean {
  return first <= postcode && postcode <= last;
}
