import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { registerAlternateUrlSuffix } from './alternate-url-suffix.ts';

/** Returns the `id` and `order` parameters of a query string, without `?`; these stay the same when the language is switched. */
export const pickPreservedQuery = (search: string): string =>
  search
    .slice(1)
    .split('&')
    .filter((part) => /^(?:id|order)=/.test(part))
    .join('&');

/** Keeps the order or address of the page when the language is switched. */
export function useKeepQueryOnLocaleSwitch(): void {
  const query = pickPreservedQuery(useLocation().search);
  useEffect(() => registerAlternateUrlSuffix(query && `?${query}`), [query]);
}
