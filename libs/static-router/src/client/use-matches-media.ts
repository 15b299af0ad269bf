import { useSyncExternalStore } from 'react';
import { matchesMedia, onMediaChange } from './media-query.ts';

/** Returns whether a media query matches; `whileUnknown` on prerendered pages and in the first render. */
export const useMatchesMedia = (query: string, whileUnknown: boolean): boolean =>
  useSyncExternalStore(
    (changed) => onMediaChange(query, changed),
    () => matchesMedia(query),
    () => whileUnknown,
  );
