'use client';

import { useSyncExternalStore } from 'react';
import { matchesMedia, onMediaChange } from './media-query.ts';

const query = '(prefers-reduced-motion: reduce)';

const subscribe = (onChange: () => void) => onMediaChange(query, onChange);

/** Whether the user prefers reduced motion, or the root element simulates it (`data-motion="reduced"`). */
const isReduced = () => matchesMedia(query) || document.documentElement.dataset['motion'] === 'reduced';

/** Returns whether the shopper prefers reduced motion; follows the setting. `false` on a server. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, isReduced, () => false);
}
