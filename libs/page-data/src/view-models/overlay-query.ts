import { limitQuery } from '@marehalm/search';
import type { LocaleCode } from '@marehalm/shop';
import { addEmptySearchParameter, getRawSearchParameter, isSearchOpen } from './search-parameter.ts';

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
