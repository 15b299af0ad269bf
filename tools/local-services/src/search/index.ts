/** The search alone, for those who measure it or put it behind other pages than the shop's. */
export { createEngine, type Engine } from './engine.ts';
export { parseParameters } from './query-parameters.ts';
export { createSearch, localSearchCredentials, type SearchOptions } from './search.ts';
export { parseSettings } from './settings.ts';
export { createRelevanceReport, tryRelevance, type Finding } from './relevance.ts';
