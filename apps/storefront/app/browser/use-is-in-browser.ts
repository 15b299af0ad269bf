import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False while prerendering and hydrating, true from then on: for what only the browser knows. */
export const useIsInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
