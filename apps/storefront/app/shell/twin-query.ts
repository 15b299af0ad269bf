import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

const store = createStore<{ readonly query: string }>(() => ({ query: '' }));

/** Says what the page shown has in its query, in words that every language understands; nothing when it leaves. */
export function setTwinQuery(query: string): void {
  store.setState({ query });
}

/** The query for the page shown in another language: with `?`, or empty. */
export function useTwinQuery(): string {
  const query = useStore(store, (state) => state.query);
  return query === '' ? '' : `?${query}`;
}
