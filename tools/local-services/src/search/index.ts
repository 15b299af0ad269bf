/** The search engine by itself, for benchmarks and for pages of other sites. */
export { createEngine, type SearchEngine } from './engine.ts';
export { parseParameters } from './query-parameters.ts';
export { createSearch, localSearchCredentials, type SearchOptions } from './search.ts';
export { parseSettings } from './settings.ts';
export { createRelevanceReport, checkRelevance, type Finding } from './relevance.ts';
