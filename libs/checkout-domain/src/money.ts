/** An amount of money. Any object of this shape passes, such as `Money` of `@marehalm/cart-domain`. */
export interface Money {
  /** Minor units (øre, cents), a safe integer. */
  readonly amount: number;
  /** ISO 4217. */
  readonly currency: string;
}
