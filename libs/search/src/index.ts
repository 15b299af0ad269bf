export {
  findFacetAttribute,
  isFacetName,
  isFacetValue,
  journalFacets,
  productFacets,
  toSizeFacetValue,
  type FacetAttributes,
} from './facets.ts';
export { highlightTags, parseHighlights, type HighlightPart } from './highlight.ts';
export { createEventSender, HOSTED_EVENTS_ORIGIN, type EventSenderOptions } from './event-sender.ts';
export {
  createAddToCartEvent,
  createClickEvent,
  createViewEvents,
  type AddedLine,
  type AddToCartEvent,
  type ClickAfterSearchEvent,
  type ClickEvent,
  type EventBase,
  type InsightsEvent,
  type SearchOrigin,
  type ViewEvent,
} from './insights-events.ts';
export {
  HITS_PER_PAGE,
  MAX_QUERY_BYTES,
  MAX_QUERY_LENGTH,
  SEARCH_TIMEOUTS_MS,
  STALLED_SEARCH_DELAY_MS,
} from './limits.ts';
export {
  countFacets,
  toSizeFacetValues,
  type Facet,
  type FacetDefinition,
  type FacetValue,
  type ListFacetsViewModel,
} from './list-view-model.ts';
export { createListUrlCodec, pickListFacetAttributes } from './list-url-codec.ts';
export { limitQuery, limitQueryBytes } from './limit-query.ts';
export {
  createRecentSearches,
  RECENT_SEARCHES_LIMIT,
  type RecentSearches,
  type RecentSearchesOptions,
} from './recent-searches.ts';
export {
  createSearchUrlCodec,
  type SearchUrlCodec,
  type SearchUrlCodecOptions,
  type QueryStringInput,
  type SearchRoute,
} from './search-url-codec.ts';
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
  getSelectedFacetValues,
  emptySearchState,
  normalizeSearchState,
  refineSearch,
  toggleFacetInTree,
  type SearchChanges,
  type SearchState,
} from './search-state.ts';
export { englishSearchWords, type SearchUrlWords } from './search-url-words.ts';
