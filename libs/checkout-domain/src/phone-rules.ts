/**
 * Rules for phone numbers. `createPhoneRules` of `@marehalm/checkout-domain/phone` makes them from the numbering plans of
 * libphonenumber, which a page may load when it needs them; a shop with plans of its own passes its own.
 */
export interface PhoneRules {
  /** Returns the calling code that the field starts with, `+45 `; empty for an unknown country. */
  readonly prefixOf: (country: string) => string;
  /** Whether nothing but a calling code has been entered. */
  readonly isEmpty: (input: string) => boolean;
  /** Returns the number in E.164, `+4520202020`; `undefined` for what is no number. National numbers are those of `country`. */
  readonly toE164: (input: string, country: string) => string | undefined;
  /** Returns an E.164 number as it is printed, in one line; other texts unchanged. */
  readonly format: (number: string) => string;
}
