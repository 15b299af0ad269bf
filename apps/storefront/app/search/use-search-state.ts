import { useInstantSearch } from 'react-instantsearch';
import type { SortOrder } from '@marehalm/shop/search';
import type { SearchState } from '@marehalm/search';
import { fromUiState, toUiState, type IndexUiState } from '@marehalm/search/instantsearch';
import { useList } from './search-list';

/**
 * Returns the state of the list's search and a setter, for changes that no hook of InstantSearch supports: values that exclude each
 * other, and prices beyond the range of the hits.
 */
export function useSearchState(): readonly [SearchState<SortOrder>, (next: SearchState<SortOrder>) => void] {
  const { context } = useList();
  const { indexName } = context;
  const { indexUiState, setIndexUiState } = useInstantSearch<Record<string, IndexUiState>>();
  return [
    fromUiState({ [indexName]: indexUiState }, context),
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
