import { type LocaleCode, searchParameterNames } from '@marehalm/shop';

/** The names of all languages are accepted in each language, so that links keep working. */
const OURS = new RegExp(
  `(?:^\\?|&)(?:${Object.values(searchParameterNames).join('|')})(?:=[^&]*)?(?=&|$)`,
  'g',
);

/** Returns whether a query string (`location.search`) opens the search overlay. */
export const isSearchOpen = (search: string): boolean => search.search(OURS) >= 0;

/**
 * Returns the overlay's parameter of a query string with its name, as in `soeg=serum`; an empty string while the overlay is
 * closed.
 */
export const getRawSearchParameter = (search: string): string => search.match(OURS)?.[0].slice(1) ?? '';

/** Returns the query string `search` without the search parameter. */
export const removeSearchParameter = (search: string): string => search.replace(OURS, '').replace(/^&/, '?');

/** Returns the query string `search` with an empty search parameter, which opens the overlay. An existing query is removed. */
export function addEmptySearchParameter(search: string, locale: LocaleCode): string {
  const others = removeSearchParameter(search);
  return `${others}${others ? '&' : '?'}${searchParameterNames[locale]}`;
}
