import { normalizeTyped } from '../typed-text.ts';

/** Postcodes from one to another, both included, compared as text without signs: `['3900', '3999']`. */
type Span = readonly [first: string, last: string];

/** How a country writes its postcodes. */
interface PostcodeForm {
  /** What letters and digits alone must match. */
  readonly pattern: RegExp;
  /** How many digits and nothing else; missing where letters belong to it. */
  readonly digits?: number;
  /** Characters before the sign that the country puts into its postcodes. */
  readonly split?: { readonly at: number; readonly sign: string };
  /** Letters that people put before it, besides the country's code: those of its cars. */
  readonly prefixes?: readonly string[];
  /** The first one and the last one in use. */
  readonly used?: Span;
  /** Places that have postcodes of the country and are not delivered to as a part of it, by their own code. */
  readonly territories?: Readonly<Record<string, readonly Span[]>>;
}

/** The countries that are delivered to. The commerce service checks the form as well and has the last word. */
const forms: ReadonlyMap<string, PostcodeForm> = new Map<string, PostcodeForm>(
  Object.entries({
    DK: {
      pattern: /^\d{4}$/,
      digits: 4,
      used: ['0555', '9999'],
      territories: { FO: [['3800', '3899']], GL: [['3900', '3999']] },
    },
    NO: {
      pattern: /^\d{4}$/,
      digits: 4,
      prefixes: ['N'],
      used: ['0001', '9999'],
      territories: { SJ: [['9170', '9179']] },
    },
    DE: { pattern: /^\d{5}$/, digits: 5, prefixes: ['D'], used: ['01000', '99999'] },
    SE: {
      pattern: /^\d{5}$/,
      digits: 5,
      split: { at: 3, sign: ' ' },
      prefixes: ['S'],
      used: ['10000', '98999'],
    },
    FI: {
      pattern: /^\d{5}$/,
      digits: 5,
      prefixes: ['FIN', 'SF', 'AX'],
      used: ['00001', '99999'],
      territories: { AX: [['22000', '22999']] },
    },
    NL: { pattern: /^[1-9]\d{3}[A-Z]{2}$/, split: { at: 4, sign: ' ' } },
    BE: { pattern: /^\d{4}$/, digits: 4, prefixes: ['B'], used: ['1000', '9999'] },
    FR: {
      pattern: /^\d{5}$/,
      digits: 5,
      prefixes: ['F'],
      used: ['01000', '98999'],
      territories: {
        GP: [['97100', '97199']],
        MQ: [['97200', '97299']],
        GF: [['97300', '97399']],
        RE: [['97400', '97499']],
        PM: [['97500', '97599']],
        YT: [['97600', '97699']],
        WF: [['98600', '98699']],
        PF: [['98700', '98799']],
        NC: [['98800', '98899']],
      },
    },
    AT: { pattern: /^\d{4}$/, digits: 4, prefixes: ['A'], used: ['1000', '9999'] },
    IE: { pattern: /^[A-Z]\d[\dW][A-Z\d]{4}$/, split: { at: 3, sign: ' ' } },
    ES: { pattern: /^\d{5}$/, digits: 5, prefixes: ['E'], used: ['01000', '52999'] },
    IT: {
      pattern: /^\d{5}$/,
      digits: 5,
      prefixes: ['I'],
      used: ['00010', '98199'],
      territories: { SM: [['47890', '47899']], VA: [['00120', '00120']] },
    },
    PL: { pattern: /^\d{5}$/, digits: 5, split: { at: 2, sign: '-' }, used: ['00001', '99999'] },
  } satisfies Record<string, PostcodeForm>),
);

/** Countries where a postcode may be left out. */
const withoutPostcode = new Set(['IE']);

/** What is wrong with a postcode. */
export type PostcodeMistake =
  | { readonly kind: 'missing' }
  /** It must have this many digits. */
  | { readonly kind: 'digits'; readonly digits: number }
  | { readonly kind: 'malformed' }
  /** No place of the country has it. */
  | { readonly kind: 'unused' }
  /** It is in a territory, ISO 3166-1 alpha-2, that is not delivered to as a part of the country. */
  | { readonly kind: 'territory'; readonly territory: string };

/**
 * Returns a postcode as its country writes it, without letters of the country before it: `S-11455` is `114 55`, `00 950` is
 * `00-950`. What cannot be one is normalized alone.
 *
 * @param country ISO 3166-1 alpha-2, upper case.
 */
export function normalizePostcode(typed: string, country: string): string {
  const text = normalizeTyped(typed).toUpperCase();
  const form = forms.get(country);
  if (!form) return text;
  const plain = plainPostcode(text, country, form);
  if (!form.pattern.test(plain)) return text;
  const { at, sign } = form.split ?? { at: plain.length, sign: '' };
  return plain.slice(0, at) + sign + plain.slice(at);
}

/**
 * Returns what is wrong with a postcode as typed; nothing where it can be used. A country that is not known here takes any.
 *
 * @param country ISO 3166-1 alpha-2, upper case.
 */
export function checkPostcode(typed: string, country: string): PostcodeMistake | undefined {
  const text = normalizeTyped(typed).toUpperCase();
  if (text === '') return withoutPostcode.has(country) ? undefined : { kind: 'missing' };
  const form = forms.get(country);
  if (!form) return undefined;
  const { territories = {}, used, digits, pattern } = form;
  // `FO-100`: the code of a territory before a postcode of its own.
  const [named] = /^[A-Z]{2}(?=[ -]?\d)/.exec(text) ?? [];
  if (named !== undefined && Object.hasOwn(territories, named))
    return { kind: 'territory', territory: named };
  const plain = plainPostcode(text, country, form);
  if (!pattern.test(plain)) return digits === undefined ? { kind: 'malformed' } : { kind: 'digits', digits };
  const territory = Object.entries(territories).find(([, spans]) => spans.some((span) => isIn(plain, span)));
  if (territory) return { kind: 'territory', territory: territory[0] };
  return used && !isIn(plain, used) ? { kind: 'unused' } : undefined;
}

/** Whether a keyboard of digits is enough. */
export function isPostcodeNumeric(country: string): boolean {
  return forms.get(country)?.digits !== undefined && country !== 'PL';
}

/** Whether a postcode must be given at all. */
export function isPostcodeNeeded(country: string): boolean {
  return !withoutPostcode.has(country);
}

/** Its letters and digits alone, without those of the country before it. */
function plainPostcode(text: string, country: string, { prefixes = [] }: PostcodeForm): string {
  const [letters = ''] = /^[A-Z]+(?=[ -]?\d)/.exec(text) ?? [];
  const isPrefix = letters === country || prefixes.includes(letters);
  return text.slice(isPrefix ? letters.length : 0).replace(/[ -]/g, '');
}

function isIn(postcode: string, [first, last]: Span): boolean {
  return first <= postcode && postcode <= last;
}
