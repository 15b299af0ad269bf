import { type ConsentStorage, DEFAULT_CONSENT_STORAGE_KEY } from '../consent.ts';

/** Returns a function that returns an in-memory storage; `initial` is the text stored under the default key. */
export function createConsentStorage(initial?: string): () => ConsentStorage {
  const values = new Map<string, string>(
    initial === undefined ? [] : [[DEFAULT_CONSENT_STORAGE_KEY, initial]],
  );
  const storage: ConsentStorage = {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => values.set(key, value),
    removeItem: (key) => values.delete(key),
  };
  return () => storage;
}
