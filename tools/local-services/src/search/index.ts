/** The search engine by itself, for benchmarks and for pages of other sites. */
export { createSearchEngine, type SearchEngine } from './search-engine.ts';
export { parseParameters } from './query-parameters.ts';
export { createSearchService, localSearchCredentials, type SearchOptions } from './create-search-service.ts';
export { parseSettings } from './index-settings.ts';
export { createRelevanceReport, checkRelevance, type RelevanceFinding } from './relevance.ts';
