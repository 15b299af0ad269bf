import { useEffect, useRef } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import type { Middleware, UiState } from 'instantsearch.js';

/** Returns how to ask again for what had no answer: after a failure InstantSearch goes back to what had one. */
export function useRetry(): () => void {
  const { addMiddlewares, setUiState } = useInstantSearch();
  const wanted = useRef<UiState>(undefined);
  useEffect(() => {
    const keepWanted: Middleware = ({ instantSearchInstance: { mainIndex } }) => ({
      onStateChange({ uiState }) {
        const isBack = mainIndex.getHelper()?.state === mainIndex.getPreviousState();
        if (!isBack) wanted.current = uiState;
      },
    });
    return addMiddlewares(keepWanted);
  }, [addMiddlewares]);
  return () => {
    setUiState((current) => wanted.current ?? current);
  };
}
