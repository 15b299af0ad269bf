import { useInstantSearch } from 'react-instantsearch';
import type { SortOrder } from '@marehalm/shop/search';
import type { SearchState } from '@marehalm/search';
import { fromUiState, toUiState, type IndexUiState } from '@marehalm/search/instantsearch';
import { useList } from './search-list';

/**
 * What is asked of the list, and how to ask for something else, for what no single hook of InstantSearch says: values that take each
 * other away, a price beyond those that are shown.
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
