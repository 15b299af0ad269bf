import { type ConsentStorage, DEFAULT_CONSENT_STORAGE_KEY } from '../consent.ts';

/** Creates an in-memory storage, optionally with a stored choice. */
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
