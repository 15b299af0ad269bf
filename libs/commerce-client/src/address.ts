/** Where something or somebody is. What is not known is left out. */
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
  /** ISO 3166-1, two letters in upper case: `DK`. */
  readonly countryCode?: string;
  /** E.164: `+4520202020`. */
  readonly phone?: string;
}
