'use client';

export type { ListSearchOptions } from './internal/create-list-search.ts';
export { Highlighted } from './react/highlighted.tsx';
export {
  ListSearch,
  useListRouter,
  useSurroundingList,
  type ListSearchProps,
  type SurroundingList,
} from './react/list-search.tsx';
export { useAnswers, type Answers, type IndexAnswer } from './react/use-answers.tsx';
export {
  VirtualRefinementList,
  useFacetFilter,
  type FacetFilter,
  type FacetOption,
} from './react/use-facet-filter.tsx';
export { useHitClickListener, type FoundHits, type HitClick } from './react/use-hit-click-listener.tsx';
export { useListSearchBox, type ListSearchBox } from './react/use-list-field.tsx';
export {
  useActiveFilters,
  usePriceFilter,
  useRatingFilter,
  useSortControl,
  useToggleFilter,
  type ActiveFilter,
  type PriceFilter,
  type RatingFilter,
  type SortControl,
  type ToggleFilter,
} from './react/use-list-filters.tsx';
export { useListResults, type ListHit, type ListResults } from './react/use-list-results.tsx';
export { useQueryInHistory, type QueryInHistory } from './react/use-query-in-history.tsx';
export { useSearchState } from './react/use-search-state.tsx';
