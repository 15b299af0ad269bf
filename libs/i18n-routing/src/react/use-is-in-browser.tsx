import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** Returns false while prerendering and hydrating, and true from then on. */
export const useIsInBrowser = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
