import { useEffect, useRef } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import type { Middleware, UiState } from 'instantsearch.js';

/** Returns a function that repeats a failed search: InstantSearch itself returns to the last state that had a response. */
export function useRetrySearch(): () => void {
  const { addMiddlewares, setUiState } = useInstantSearch();
  const requested = useRef<UiState>(undefined);
  useEffect(() => {
    const trackRequests: Middleware = ({ instantSearchInstance: { mainIndex } }) => ({
      onStateChange({ uiState }) {
        const isBack = mainIndex.getHelper()?.state === mainIndex.getPreviousState();
        if (!isBack) requested.current = uiState;
      },
    });
    return addMiddlewares(trackRequests);
  }, [addMiddlewares]);
  return () => {
    setUiState((current) => requested.current ?? current);
  };
}
