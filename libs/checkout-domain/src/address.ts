/**
 * An address as commerce services take it. Unknown parts are left out. The same shape as `Address` of
 * `@marehalm/commerce-client`, so values pass between the two.
 */
export interface Address {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly company?: string;
  /** Street and number. */
  readonly address1?: string;
  /** Floor and door, or what else does not fit the first line. */
  readonly address2?: string;
  readonly zip?: string;
  readonly city?: string;
  /** ISO 3166-1 alpha-2, upper case: `DK`. */
  readonly countryCode?: string;
  /** E.164: `+4520202020`. */
  readonly phone?: string;
}

/** An address of an account, with its id there. */
export interface SavedAddress {
  readonly id: string;
  readonly address: Address;
}
