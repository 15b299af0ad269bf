/** The properties that all pages of a site share. */
export interface Site {
  /** Name of the site and of its publisher. */
  readonly name: string;
  /** Returns the absolute URL of a path of the site. */
  readonly toUrl: (path: string) => string;
}

/** An amount of money. */
export interface Money {
  /** Minor units by ISO 4217 (cent, fils; yen, which have none): a safe integer. */
  readonly amount: number;
  /** ISO 4217. */
  readonly currency: string;
}

/** Contents of a size. Other units have no unit price. */
export interface Measure {
  readonly amount: number;
  /** `ml`, `g`, or any other. */
  readonly unit: string;
}
