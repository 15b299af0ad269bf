import { type ConsentStorage, consentStorageKey } from '../consent.ts';

/** Where to find a storage in memory, that may hold a text as the choice already. */
export function createStorage(initial?: string): () => ConsentStorage {
  const values = new Map<string, string>(initial === undefined ? [] : [[consentStorageKey, initial]]);
  const storage: ConsentStorage = {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => values.set(key, value),
    removeItem: (key) => values.delete(key),
  };
  return () => storage;
}
