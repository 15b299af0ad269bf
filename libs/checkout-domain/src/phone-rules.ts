/**
 * Rules for phone numbers. `createPhoneRules` of `@marehalm/checkout-domain/phone` uses the numbering plans of
 * libphonenumber, which a page can load on demand; a shop can pass its own rules.
 */
export interface PhoneRules {
  /** Returns the initial value of the field, a calling code such as `+45 `; empty for an unknown country. */
  readonly prefixOf: (country: string) => string;
  /** Whether only a calling code has been entered. */
  readonly isEmpty: (input: string) => boolean;
  /** Returns the number in E.164, `+4520202020`; `undefined` if invalid. National numbers belong to `country`. */
  readonly toE164: (input: string, country: string) => string | undefined;
  /** Formats an E.164 number; returns other texts unchanged. */
  readonly format: (number: string) => string;
}
