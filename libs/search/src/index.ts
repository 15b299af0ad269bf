export { facetAttribute, isFacetName, journalFacets, productFacets, type FacetAttributes } from './facets.ts';
export {
  createHistoryWriter,
  type HistoryWriter,
  type HistoryWriterOptions,
  type Timers,
} from './history-writer.ts';
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
export { indexSettings, type IndexSettings } from './index-settings.ts';
export {
  hitAddedToBag,
  hitClicked,
  hitsViewed,
  MAX_EVENT_OBJECTS,
  type ClickEvent,
  type ConversionEvent,
  type InsightsEvent,
  type ViewEvent,
} from './insights.ts';
export {
  buildJournalRecord,
  journalKinds,
  journalRecordSchema,
  type JournalKind,
  type JournalRecord,
  type JournalSource,
} from './journal-record.ts';
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
export { popularSearchesSchema, type PopularSearches } from './popular-searches.ts';
export {
  buildProductRecord,
  productRecordSchema,
  type Named,
  type ProductRecord,
  type ProductSource,
  type SizeSource,
} from './product-record.ts';
export { limitQuery, limitQueryBytes } from './query.ts';
export { createSearchClient, type SearchClient, type SearchClientOptions } from './search-client.ts';
export {
  toSearchParameters,
  type SearchParameters,
  type SearchParametersOptions,
} from './search-parameters.ts';
export {
  readFacetCounts,
  toSearchRequests,
  type FacetCounts,
  type SearchRequest,
  type SearchRequestsOptions,
} from './search-requests.ts';
export {
  emptySearchState,
  normalizeSearchState,
  readSearchState,
  toggleFacet,
  writeSearchState,
  type SearchState,
} from './search-state.ts';
export { buildSynonyms, type Synonym } from './synonyms.ts';
export {
  fromUiState,
  toUiState,
  type IndexUiState,
  type SearchUiState,
  type UiStateContext,
} from './ui-state.ts';
