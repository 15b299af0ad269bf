import type { TextStorageGetter } from '../browser-apis.ts';

/** A storage that never throws: a full, forbidden or missing one must not stop the shop. */
export interface SafeStorage {
  /** Returns `null` when there is no value or it cannot be read. */
  read(key: string): string | null;
  /** Returns whether the value was written. */
  write(key: string, value: string): boolean;
  remove(key: string): void;
}

/** Wraps the storage that `source` returns. `source` is called each time, because permission may change. */
export function createSafeStorage(source: TextStorageGetter = () => undefined): SafeStorage {
  return {
    read: (key) => attempt(() => source()?.getItem(key) ?? null, null),
    write: (key, value) =>
      attempt(() => {
        const storage = source();
        storage?.setItem(key, value);
        // Some browsers have `null` where storage is disabled.
        return Boolean(storage);
      }, false),
    remove: (key) => attempt(() => source()?.removeItem(key), undefined),
  };
}

function attempt<T>(action: () => T, otherwise: T): T {
  try {
    return action();
  } catch {
    return otherwise;
  }
}
