import type { TextStorage } from './browser-apis.ts';

/** A storage whose keys can be listed, like `localStorage`. */
export interface TextStorageWithKeys extends TextStorage {
  readonly length: number;
  /** Returns the key at a position, from 0; `null` beyond the last. */
  key(index: number): string | null;
}

/** A text storage that never throws. Values that the browser's storage does not accept last until the page is left. */
export interface FallbackStorage extends TextStorage {
  /** Removes all entries whose key matches. */
  removeMatching(pattern: RegExp): void;
}

/**
 * Creates a storage that keeps in memory what `source` does not accept because it is full, forbidden or missing.
 * Memory lasts until the page is left.
 *
 * @example
 * ```ts
 * const storage = createFallbackStorage(() => {
 *   throw new Error('The browser blocks storage');
 * });
 * storage.setItem('order', 'DK1001');
 * storage.getItem('order'); // => 'DK1001'
 * storage.removeMatching(/^order/);
 * storage.getItem('order'); // => null
 * ```
 */
export function createFallbackStorage(source: () => TextStorageWithKeys | undefined): FallbackStorage {
  const memory = new Map<string, string>();
  const attempt = <Result>(run: (storage: TextStorageWithKeys) => Result): Result | undefined => {
    try {
      const storage = source();
      return storage && run(storage);
    } catch {
      return undefined;
    }
  };
  const removeItem = (key: string) => {
    memory.delete(key);
    attempt((storage) => storage.removeItem(key));
  };
  return {
    getItem: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null,
    setItem: (key, value) => {
      memory.set(key, value);
      attempt((storage) => {
        storage.setItem(key, value);
        memory.delete(key);
      });
    },
    removeItem,
    removeMatching: (pattern) => {
      const stored =
        attempt(({ length }) => Array.from({ length }, (_, index) => attempt((each) => each.key(index)))) ??
        [];
      for (const key of [...memory.keys(), ...stored]) if (key && pattern.test(key)) removeItem(key);
    },
  };
}
