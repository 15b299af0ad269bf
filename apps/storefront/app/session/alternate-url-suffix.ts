import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

const store = createStore<{ readonly suffix: string }>(() => ({ suffix: '' }));

/** Sets the query or hash, with its `?` or `#`, that the alternate URL of the page shown ends in. Returns how to remove it. */
export function setAlternateUrlSuffix(suffix: string): () => void {
  store.setState({ suffix });
  return () => {
    store.setState({ suffix: '' });
  };
}

/** Returns the query or hash of the alternate URL, with its `?` or `#`, or an empty string. */
export function useAlternateUrlSuffix(): string {
  return useStore(store, ({ suffix }) => suffix);
}
