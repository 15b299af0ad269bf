'use client';

export type { ListSearchOptions } from './internal/create-list-search.ts';
export { HighlightedText } from './react/highlighted-text.tsx';
export {
  ListSearch,
  useListRouter,
  useSurroundingList,
  type ListSearchProps,
  type SurroundingList,
} from './react/list-search.tsx';
export { useQueryAnswers, type QueryAnswers, type IndexAnswer } from './react/use-query-answers.tsx';
export {
  VirtualRefinementList,
  useFacetFilter,
  type FacetFilter,
  type FacetOption,
} from './react/use-facet-filter.tsx';
export { useHitClickListener, type HitsOfIndex, type HitClick } from './react/use-hit-click-listener.tsx';
export { useListSearchBox, type ListSearchBox } from './react/use-list-search-box.tsx';
export {
  useActiveFilters,
  usePriceFilter,
  useRatingFilter,
  useSortSelection,
  useToggleFilter,
  type ActiveFilter,
  type PriceFilter,
  type RatingFilter,
  type SortSelection,
  type ToggleFilter,
} from './react/use-list-filters.tsx';
export { useListResults, type ListHit, type ListResults } from './react/use-list-results.tsx';
export { useQueryHistoryWriter, type QueryHistoryWriter } from './react/use-query-history-writer.tsx';
export { useSearchState } from './react/use-search-state.tsx';
