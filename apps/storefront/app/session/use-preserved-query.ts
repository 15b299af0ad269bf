import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { setAlternateUrlSuffix } from './alternate-url-suffix.ts';

/**
 * Returns the query parameters that stay the same when the language is switched: ids of orders and addresses, in the account and on
 * the withdrawal page.
 */
export const pickPreservedQuery = (search: string): string =>
  search
    .slice(1)
    .split('&')
    .filter((part) => /^(?:id|order)=/.test(part))
    .join('&');

/** Keeps the order or address of the page when the language is switched. */
export function useKeepQueryOnLocaleSwitch(): void {
  const query = pickPreservedQuery(useLocation().search);
  useEffect(() => setAlternateUrlSuffix(query && `?${query}`), [query]);
}
