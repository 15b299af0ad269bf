import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

const store = createStore<{ readonly suffix: string }>(() => ({ suffix: '' }));

/** Sets the query or hash (with `?` or `#`) to append to the alternate URL of the page. Returns a function that removes it. */
export function registerAlternateUrlSuffix(suffix: string): () => void {
  store.setState({ suffix });
  return () => {
    store.setState({ suffix: '' });
  };
}

/** Returns the query or hash of the alternate URL, with its `?` or `#`, or an empty string. */
export function useAlternateUrlSuffix(): string {
  return useStore(store, ({ suffix }) => suffix);
}
