import { useCallback } from 'react';
import type { LocaleCode } from '@marehalm/shop';
import { limitQuery } from '@marehalm/search';
import { useQueryInHistory, type QueryInHistory } from '@marehalm/search/react';
import { isSearchOpen, getSearchParameter, addSearchParameter } from '../session/search-parameter';

/** Reads the query of the search overlay from a query string; empty when there is none. Accepts any text. */
export function parseOverlayQuery(search: string): string {
  const [text = ''] = new URLSearchParams(getSearchParameter(search)).values();
  return limitQuery(text);
}

/** Returns the query string `search` with `query` in it, or unchanged where the overlay is closed. */
export function replaceOverlayQuery(search: string, query: string, locale: LocaleCode): string {
  if (!isSearchOpen(search)) return search;
  const asked = query.trim();
  return addSearchParameter(search, locale) + (asked && new URLSearchParams({ '': asked }).toString());
}

/** Keeps the address up to date with what is typed. The page under the overlay stays as it is. */
export const useOverlayQueryInUrl = (locale: LocaleCode): QueryInHistory =>
  useQueryInHistory(
    useCallback((search: string, query: string) => replaceOverlayQuery(search, query, locale), [locale]),
  );
