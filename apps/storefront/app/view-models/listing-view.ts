import type { PerMarket } from './product';

/** A value of a facet that some entry of a list has. */
export interface FacetValueView {
  /** As records have it. */
  readonly id: string;
  /** As the list's address says it, where that is not the id. */
  readonly word?: string;
  readonly label: string;
  /** Entries of the whole list that have it. */
  readonly count: number;
  /** Id of the value above it. */
  readonly parent?: string;
}

/** A facet of a list, with its values in the order of the page. */
export interface FacetView {
  /** One of the names that `@marehalm/search` gives the facets of an index. */
  readonly name: string;
  readonly values: readonly FacetValueView[];
}

/** What a list can be narrowed by, known when its page is made. */
export interface ListingView {
  /** What belongs to the list, in the search service's language of filters; empty for everything. */
  readonly filters: string;
  readonly facets: readonly FacetView[];
  /** Entries of the whole list. */
  readonly total: number;
  /** Lowest and highest price of the list, whole units of each market's currency. */
  readonly prices?: PerMarket<readonly [low: number, high: number]>;
}
