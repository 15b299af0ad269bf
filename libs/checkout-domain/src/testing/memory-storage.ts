import type { TextStorageGetter } from '../internal/text-storage.ts';

/** An in-memory storage with its contents. */
export function createInspectableStorage(first: Readonly<Record<string, string>> = {}): {
  readonly source: TextStorageGetter;
  readonly kept: Map<string, string>;
} {
  const kept = new Map(Object.entries(first));
  return {
    kept,
    source: () => ({
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    }),
  };
}

/** A storage that the browser denies access to. */
export const forbiddenStorage: TextStorageGetter = () => {
  throw new Error('SecurityError');
};
