/** An amount of money, such as a `Money` of `@marehalm/cart-domain`. */
export interface Money {
  /** Minor units (øre, cents), a safe integer. */
  readonly amount: number;
  /** ISO 4217. */
  readonly currency: string;
}
