export {
  facetAttribute,
  isFacetName,
  journalFacets,
  productFacets,
  RATING_ATTRIBUTE,
  sizeFacetValue,
  type FacetAttributes,
} from './facets.ts';
export { listFacetValues, type FacetList, type FacetListItem, type FacetListOptions } from './facet-list.ts';
export {
  DEFAULT_SORT_ORDER,
  indexName,
  searchCurrencies,
  searchLocales,
  sortedIndexName,
  sortOfIndex,
  sortOrders,
  sortReplicas,
  type IndexKind,
  type SearchCurrency,
  type SearchLocale,
  type SortOrder,
  type SortReplica,
} from './index-names.ts';
export {
  hitAddedToBag,
  hitClicked,
  hitsViewed,
  MAX_EVENT_OBJECTS,
  type AddedLine,
  type AddToCartEvent,
  type ClickAfterSearchEvent,
  type ClickEvent,
  type EventBase,
  type InsightsEvent,
  type SearchOrigin,
  type ViewEvent,
} from './insights.ts';
export {
  createLatestSearch,
  type LatestSearch,
  type LatestSearchOptions,
  type SearchProgress,
} from './latest-search.ts';
export {
  HISTORY_WRITE_DELAY,
  HITS_PER_PAGE,
  MAX_FACET_NAME_LENGTH,
  MAX_FACET_VALUES,
  MAX_QUERY_BYTES,
  MAX_QUERY_LENGTH,
  MAX_RATING,
  PAGINATION_LIMIT,
  REFINEMENT_LIST_LIMIT,
  REFINEMENT_LIST_SHOW_MORE_LIMIT,
  SEARCH_TIMEOUTS,
  STALLED_SEARCH_DELAY,
} from './limits.ts';
export { readPopularSearches, type PopularSearches } from './popular-searches.ts';
export { limitQuery, limitQueryBytes } from './query.ts';
export {
  createSearchAddress,
  type SearchAddress,
  type SearchAddressOptions,
  type SearchInput,
  type SearchRoute,
} from './search-address.ts';
export {
  browserHistory,
  createSearchHistory,
  type HistoryPort,
  type HistoryWindow,
  type SearchHistory,
  type SearchHistoryOptions,
} from './search-history.ts';
export {
  toSearchParameters,
  type SearchParameters,
  type SearchParametersOptions,
} from './search-parameters.ts';
export {
  readFacetCounts,
  toSearchRequests,
  type FacetCounts,
  type FacetCountsOptions,
  type SearchRequest,
  type SearchRequestsOptions,
} from './search-requests.ts';
export {
  chosenValues,
  clearFilters,
  emptySearchState,
  normalizeSearchState,
  refineSearch,
  toggleFacet,
  toggleFacetInTree,
  type SearchChanges,
  type SearchState,
} from './search-state.ts';
export { searchWords, type SearchWords } from './search-words.ts';
export type { Timers } from './timers.ts';
