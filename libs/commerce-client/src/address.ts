/** A postal address. Unknown fields are missing. */
export interface Address {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly company?: string;
  /** Street and number. */
  readonly address1?: string;
  /** Floor and door, or anything else that does not fit the first line. */
  readonly address2?: string;
  readonly zip?: string;
  readonly city?: string;
  /** ISO 3166-1, two letters in upper case: `DK`. */
  readonly countryCode?: string;
  /** E.164: `+4520202020`. */
  readonly phone?: string;
}
