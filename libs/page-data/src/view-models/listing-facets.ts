import { journalFacets, type ListFacetsViewModel, productFacets } from '@marehalm/search';
import type { PerMarket } from './per-market.ts';

/** What a list can be narrowed by, known when its page is made. */
export interface ListingFacets extends ListFacetsViewModel {
  /** Lowest and highest price of the list, whole units of each market's currency. */
  readonly prices?: PerMarket<readonly [low: number, high: number]>;
  /** Whether any product has a rating. */
  readonly isRated?: true;
}

/** The attributes behind the facets that lists of the shop can have. */
export const facetAttributes: Readonly<Record<string, string>> = { ...productFacets, ...journalFacets };
