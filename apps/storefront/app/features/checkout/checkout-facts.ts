/** Where the checkout leads, in the language of the page. */
export interface CheckoutPaths {
  readonly home: string;
  readonly shop: string;
  readonly confirmation: string;
  readonly terms: string;
  readonly withdraw: string;
  readonly privacy: string;
}

/** Who sells. The shopper must be told before ordering (consumer rights directive, art. 6 and 8). */
export interface Seller {
  readonly name: string;
  readonly address: string;
  /** Of the Danish business register. */
  readonly cvr: string;
}
