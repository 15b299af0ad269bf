import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** Returns false while prerendering and hydrating, and true from then on: for what only the browser knows. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
