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
    // Storage is full or blocked: shoppers lose nothing important.
  }
}

/** Returns the searches stored on this device. Other tabs change them too, so each change starts from storage. */
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

/** Storage takes precedence; where there is none, this dialog's own list is used. */
function mergeWithKept(known: RecentSearches): RecentSearches {
  const kept = read();
  return kept.length > 0 ? kept : known;
}
