import { useState } from 'react';
import { storageKeys } from '@marehalm/shop';
import { forgetSearch, parseRecentSearches, rememberSearch, type RecentSearches } from './recent-searches';

function read(): RecentSearches {
  try {
    return parseRecentSearches(window.localStorage.getItem(storageKeys.recentSearches));
  } catch {
    return []; // Forbidden storage: the searches then live as long as the dialog.
  }
}

function write(searches: RecentSearches): void {
  try {
    if (searches.length === 0) window.localStorage.removeItem(storageKeys.recentSearches);
    else window.localStorage.setItem(storageKeys.recentSearches, JSON.stringify(searches));
  } catch {
    // Full or forbidden: nothing that a shopper would miss.
  }
}

/** The searches kept on this device. Other tabs change them too, so each change begins with what is kept now. */
export function useRecentSearches() {
  const [searches, setSearches] = useState(read);
  const change = (next: RecentSearches) => {
    write(next);
    setSearches(next);
  };
  return {
    searches,
    remember: (query: string) => change(rememberSearch(mergeWithKept(searches), query)),
    forget: (query: string) => change(forgetSearch(mergeWithKept(searches), query)),
    forgetAll: () => change([]),
  };
}

/** What is kept counts; in a browser that keeps nothing, what this dialog knows. */
function mergeWithKept(known: RecentSearches): RecentSearches {
  const kept = read();
  return kept.length > 0 ? kept : known;
}
