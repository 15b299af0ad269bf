import { createStore } from 'zustand/vanilla';
import { createSafeStorage } from './internal/safe-storage.ts';
import type { ReadableStore } from './readable-store.ts';
import type { TextStorageGetter } from './browser-apis.ts';
import {
  addToWishList,
  parseWishList,
  removeFromWishList,
  serializeWishList,
  type WishList,
} from './wish-list.ts';

/** Options of {@link createWishListStore}. Without a working storage the list lasts until the page is left. */
export interface WishListStoreOptions {
  /** `() => window.localStorage`. */
  readonly storage: TextStorageGetter;
  /** Storage key of the list. */
  readonly key: string;
  /** Maximum number of saved products; 100 by default. */
  readonly limit?: number | undefined;
}

/** The saved products. The value before any change, for prerendered pages, is an empty list. */
export interface WishListStore extends ReadableStore<WishList> {
  /** Saves a product at `position`, by default as the first. */
  add(id: string, position?: number): void;
  /** Removes a product. */
  remove(id: string): void;
  /** Loads the stored list: once in the browser, and after each change by another tab. */
  load(): void;
}

/** Creates the store of the saved products. It is empty until {@link WishListStore.load} is called. */
export function createWishListStore({ storage: source, key, limit }: WishListStoreOptions): WishListStore {
  const storage = createSafeStorage(source);
  const store = createStore<WishList>(() => []);
  /** Returns the stored list, which another tab may have changed, or that of this page when none is stored. */
  const getLatest = (): WishList => {
    const stored = storage.read(key);
    return stored === null ? store.getState() : parseWishList(stored, limit);
  };
  const save = (list: WishList) => {
    storage.write(key, serializeWishList(list));
    store.setState(list, true);
  };
  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    add: (id, position) => save(addToWishList(getLatest(), id, { position, limit })),
    remove: (id) => save(removeFromWishList(getLatest(), id)),
    load: () => store.setState(parseWishList(storage.read(key), limit), true),
  };
}
