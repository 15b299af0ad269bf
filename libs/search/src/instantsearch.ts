export { createDeferredRouter, type DeferredRouter, type SearchRouter } from './deferred-router.ts';
export {
  createInstantSearchRouting,
  type HistoryRouterOptions,
  type InstantSearchRouting,
  type InstantSearchRoutingOptions,
  type RoutedLocation,
  type SearchStateMapping,
} from './instantsearch-routing.ts';
export { createListRouter, type ListRouter, type ListRouterOptions } from './list-router.ts';
export {
  createPrerenderedClient,
  type ListRequest,
  type ListResult,
  type PrerenderedClient,
  type PrerenderedClientOptions,
} from './prerendered-client.ts';
export {
  type IndexUiState,
  type SearchUiState,
  toSearchState,
  toUiState,
  type UiStateContext,
} from './ui-state.ts';
