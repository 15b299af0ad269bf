import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** Returns false while prerendering and hydrating, and true from then on. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
