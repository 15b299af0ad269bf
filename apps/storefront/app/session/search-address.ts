import { type LocaleCode, searchNames } from '@marehalm/shop';

/** Each name is understood in every language, so that links survive. */
const OURS = new RegExp(`(?:^\\?|&)(?:${Object.values(searchNames).join('|')})(?:=[^&]*)?(?=&|$)`, 'g');

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
