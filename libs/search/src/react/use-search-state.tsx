import { useInstantSearch } from 'react-instantsearch';
import { toSearchState, toUiState, type IndexUiState } from '../ui-state.ts';
import type { SearchState } from '../search-state.ts';
import { useInternalList } from './list-search.tsx';

/**
 * Returns the state of the surrounding list's search and a setter, for changes that no hook of InstantSearch supports: values that
 * exclude each other, and prices beyond the range of the hits.
 *
 * @throws {Error} without a {@link ListSearch} above
 */
export function useSearchState(): readonly [SearchState, (next: SearchState) => void] {
  const { context } = useInternalList();
  const { indexName } = context;
  const { indexUiState, setIndexUiState } = useInstantSearch<Record<string, IndexUiState>>();
  return [
    toSearchState({ [indexName]: indexUiState }, context),
    (next) => {
      setIndexUiState((previous) => {
        const {
          query: _query,
          page: _page,
          sortBy: _sortBy,
          refinementList: _lists,
          range: _range,
          ratingMenu: _rating,
          toggle: _toggles,
          ...others
        } = previous;
        return { ...others, ...toUiState(next, context)[indexName] };
      });
    },
  ];
}
