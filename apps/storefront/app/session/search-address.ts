import type { LocaleCode } from '@marehalm/shop';

/**
 * What the search over a page is called in the page's address: `/da?soeg=serum`. The lists have words of their own, `q` among
 * them (`searchWords` of `@marehalm/shop/search`), so that a list and the search over it stand in one address.
 */
export const searchNames: Readonly<Record<LocaleCode, string>> = { en: 'search', da: 'soeg' };

/** Either name is understood in either language, so that links survive. */
const OURS = /(?:^\?|&)(?:search|soeg)(?:=[^&]*)?(?=&|$)/g;

/** Whether a query string, `location.search`, says that the search over the page is open. */
export const isSearchOpen = (search: string): boolean => search.search(OURS) >= 0;

/** The first part of a query string that asks for the search, `soeg=serum` or `soeg`; empty while it is closed. */
export const searchPart = (search: string): string => search.match(OURS)?.[0].slice(1) ?? '';

/** The query string `search` with the search over the page closed. All else stays as it stands. */
export const withoutSearch = (search: string): string => search.replace(OURS, '').replace(/^&/, '?');

/** The query string `search` with the search over the page open, for nothing yet. */
export function withSearch(search: string, locale: LocaleCode): string {
  const others = withoutSearch(search);
  return `${others}${others ? '&' : '?'}${searchNames[locale]}`;
}
