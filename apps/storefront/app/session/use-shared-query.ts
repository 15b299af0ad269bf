import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { setAlternateUrlSuffix } from './alternate-url-suffix.ts';

/**
 * What of a page's query holds in every language, however the page is called there: what names an order or an address, in the
 * account and where a contract is withdrawn from.
 */
export const sharedQuery = (search: string): string =>
  search
    .slice(1)
    .split('&')
    .filter((part) => /^(?:id|order)=/.test(part))
    .join('&');

/** Keeps the order or the address that the page is about when the language is switched. */
export function useSharedQuery(): void {
  const query = sharedQuery(useLocation().search);
  useEffect(() => setAlternateUrlSuffix(query && `?${query}`), [query]);
}
