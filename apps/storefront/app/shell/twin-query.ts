import { useLocation } from 'react-router';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { useIsInBrowser } from '../use-is-in-browser.ts';

const store = createStore<{ readonly query: string }>(() => ({ query: '' }));

/** Says what the page shown has in its query, in words that every language understands; nothing when it leaves. */
export function setTwinQuery(query: string): void {
  store.setState({ query });
}

/** What names an order or an address, in the account and where a contract is withdrawn from: no language has other words for it. */
const names = ['id', 'order'] as const;

/** What of a page's query holds in every language, however the page is called there. */
export function sharedQuery(search: string): string {
  const asked = new URLSearchParams(search);
  return String(
    new URLSearchParams(
      names.flatMap((name) => {
        const value = asked.get(name);
        return value === null ? [] : [[name, value]];
      }),
    ),
  );
}

/** The query for the page shown in another language: with `?`, or empty. */
export function useTwinQuery(): string {
  const { search } = useLocation();
  // A page is built, and hydrated, without its query.
  const isInBrowser = useIsInBrowser();
  const told = useStore(store, (state) => state.query);
  const query = told || (isInBrowser ? sharedQuery(search) : '');
  return query === '' ? '' : `?${query}`;
}
