/** What all pages of a site have in common. */
export interface Site {
  /** Of the site, and of the organization that publishes it. */
  readonly name: string;
  /** Returns the absolute URL of a path of the site. */
  readonly toUrl: (path: string) => string;
}

/** An amount of money. */
export interface Money {
  /** Whole minor units: øre, cents. */
  readonly amount: number;
  /** ISO 4217. */
  readonly currency: string;
}

/** What a size contains. Other units have no unit price. */
export interface Measure {
  readonly amount: number;
  /** `ml`, `g`, or any other. */
  readonly unit: string;
}
