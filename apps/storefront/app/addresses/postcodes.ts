/** How a country writes its postcodes. */
interface PostcodeForm {
  readonly pattern: RegExp;
  /** How many digits and nothing else; missing where letters or signs belong to it. */
  readonly digits?: number;
}

/** The countries that are delivered to. The commerce service has the same rules and the last word. */
const forms: ReadonlyMap<string, PostcodeForm> = new Map<string, PostcodeForm>(
  Object.entries({
    DK: { pattern: /^\d{4}$/, digits: 4 },
    NO: { pattern: /^\d{4}$/, digits: 4 },
    DE: { pattern: /^\d{5}$/, digits: 5 },
    SE: { pattern: /^\d{3} ?\d{2}$/, digits: 5 },
    FI: { pattern: /^\d{5}$/, digits: 5 },
    NL: { pattern: /^\d{4} ?[A-Z]{2}$/ },
    BE: { pattern: /^\d{4}$/, digits: 4 },
    FR: { pattern: /^\d{5}$/, digits: 5 },
    AT: { pattern: /^\d{4}$/, digits: 4 },
    IE: { pattern: /^[A-Z]\d[\dW] ?[A-Z\d]{4}$/ },
    ES: { pattern: /^\d{5}$/, digits: 5 },
    IT: { pattern: /^\d{5}$/, digits: 5 },
    PL: { pattern: /^\d{2}-?\d{3}$/, digits: 5 },
  }),
);

/** Countries where a postcode may be left out. */
const withoutPostcode = new Set(['IE']);

/** What is wrong with a postcode. */
export type PostcodeMistake =
  | { readonly kind: 'missing' }
  /** It must have this many digits. */
  | { readonly kind: 'digits'; readonly digits: number }
  | { readonly kind: 'malformed' };

/** A postcode as it is compared and sent: without spaces around it and without the country's letters before it. */
export function tidyPostcode(typed: string, country: string): string {
  const text = typed.trim().replace(/\s+/g, ' ').toUpperCase();
  return text.replace(/^([A-Z]{2})[- ]+(?=\d)/, (prefix, letters) => (letters === country ? '' : prefix));
}

/**
 * What is wrong with a postcode as typed; nothing where it can be used. A country that is not known here takes any.
 *
 * @param country ISO 3166-1 alpha-2, upper case.
 */
export function checkPostcode(typed: string, country: string): PostcodeMistake | undefined {
  const postcode = tidyPostcode(typed, country);
  if (postcode === '') return withoutPostcode.has(country) ? undefined : { kind: 'missing' };
  const form = forms.get(country);
  if (!form || form.pattern.test(postcode)) return undefined;
  return form.digits === undefined ? { kind: 'malformed' } : { kind: 'digits', digits: form.digits };
}

/** Whether a keyboard of digits is enough. */
export function isPostcodeNumeric(country: string): boolean {
  return forms.get(country)?.digits !== undefined && country !== 'PL';
}

/** Whether a postcode must be given at all. */
export function isPostcodeNeeded(country: string): boolean {
  return !withoutPostcode.has(country);
}
