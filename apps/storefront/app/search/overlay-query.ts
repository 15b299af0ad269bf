import { useCallback } from 'react';
import type { LocaleCode } from '@marehalm/shop';
import { limitQuery } from '@marehalm/search';
import { useQueryHistoryWriter, type QueryHistoryWriter } from '@marehalm/search/react';
import { isSearchOpen, getRawSearchParameter, addEmptySearchParameter } from '../session/search-parameter';

/** Reads the query of the search overlay from a query string; empty when there is none. Accepts any text. */
export function parseOverlayQuery(search: string): string {
  const [text = ''] = new URLSearchParams(getRawSearchParameter(search)).values();
  return limitQuery(text);
}

/**
 * Returns the query string `search` with `query` as the overlay's search parameter. Returns it unchanged if the overlay is
 * closed; changes no URL.
 */
export function withOverlayQuery(search: string, query: string, locale: LocaleCode): string {
  if (!isSearchOpen(search)) return search;
  const asked = query.trim();
  return addEmptySearchParameter(search, locale) + (asked && new URLSearchParams({ '': asked }).toString());
}

/** Keeps the address up to date with what is typed. The page under the overlay stays as it is. */
export const useOverlayQueryInUrl = (locale: LocaleCode): QueryHistoryWriter =>
  useQueryHistoryWriter(
    useCallback((search: string, query: string) => withOverlayQuery(search, query, locale), [locale]),
  );
