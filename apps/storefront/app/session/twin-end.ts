import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

const store = createStore<{ readonly end: string }>(() => ({ end: '' }));

/** Says what the address of the page shown ends in, with `?` or `#`, in words that every language understands, until what this returns is called. */
export function setTwinEnd(end: string): () => void {
  store.setState({ end });
  return () => {
    store.setState({ end: '' });
  };
}

/** What follows the path of the page shown in another language: with `?` or `#`, or empty. */
export function useTwinEnd(): string {
  return useStore(store, ({ end }) => end);
}
