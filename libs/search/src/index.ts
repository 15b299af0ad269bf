export {
  facetAttribute,
  isFacetName,
  isFacetValue,
  journalFacets,
  productFacets,
  RATING_ATTRIBUTE,
  sizeFacetValue,
  type FacetAttributes,
} from './facets.ts';
export { highlightTags, parseHighlights, type HighlightPart } from './highlight.ts';
export {
  createEventSender,
  hitAddedToBag,
  hitClicked,
  hitsViewed,
  HOSTED_EVENTS_ORIGIN,
  MAX_EVENT_OBJECTS,
  type AddedLine,
  type AddToCartEvent,
  type ClickAfterSearchEvent,
  type ClickEvent,
  type EventBase,
  type EventSenderOptions,
  type InsightsEvent,
  type SearchOrigin,
  type ViewEvent,
} from './insights.ts';
export {
  HISTORY_WRITE_DELAY_MS,
  HITS_PER_PAGE,
  MAX_FACET_NAME_LENGTH,
  MAX_FACET_VALUE_LENGTH,
  MAX_FACET_VALUES,
  MAX_QUERY_BYTES,
  MAX_QUERY_LENGTH,
  MAX_RATING,
  PAGINATION_LIMIT,
  REFINEMENT_LIST_LIMIT,
  REFINEMENT_LIST_SHOW_MORE_LIMIT,
  SEARCH_TIMEOUTS_MS,
  STALLED_SEARCH_DELAY_MS,
} from './limits.ts';
export {
  countFacets,
  createListAddress,
  listFacetAttributes,
  toSizeFacetValues,
  type Facet,
  type FacetSource,
  type FacetValue,
  type ListView,
} from './list-view.ts';
export { limitQuery, limitQueryBytes } from './query.ts';
export {
  createRecentSearches,
  RECENT_SEARCHES_LIMIT,
  type RecentSearches,
  type RecentSearchesOptions,
} from './recent-searches.ts';
export {
  createSearchAddress,
  type SearchAddress,
  type SearchAddressOptions,
  type SearchInput,
  type SearchRoute,
} from './search-address.ts';
export {
  createSearchIndices,
  type IndexKind,
  type ListIndices,
  type SearchIndices,
  type SearchIndicesOptions,
  type SortOrderRanking,
  type SortReplica,
} from './search-indices.ts';
export {
  chosenValues,
  emptySearchState,
  normalizeSearchState,
  refineSearch,
  toggleFacetInTree,
  type SearchChanges,
  type SearchState,
} from './search-state.ts';
export { englishSearchWords, type SearchWords } from './search-words.ts';
