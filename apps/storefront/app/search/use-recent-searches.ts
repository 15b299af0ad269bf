import { useState } from 'react';
import { storageKeys } from '@marehalm/shop';
import { createRecentSearches } from '@marehalm/search';

const recent = createRecentSearches({
  source: () => window.localStorage,
  key: storageKeys.recentSearches,
});

/** Returns the searches stored on this device, the latest first, and functions that add one, remove one or remove all. */
export function useRecentSearches() {
  const [searches, setSearches] = useState(recent.load);
  return {
    searches,
    remember: (query: string) => setSearches(recent.add(query)),
    forget: (query: string) => setSearches(recent.remove(query)),
    forgetAll: () => setSearches(recent.clear()),
  };
}
