import { type StorageSource } from '../tab-ports.ts';

/** A storage in which nothing throws: a full, forbidden or missing one must not stop the shop. */
export interface SafeStorage {
  /** `null` when there is nothing or it cannot be read. */
  read(key: string): string | null;
  /** Whether it was written. */
  write(key: string, value: string): boolean;
  remove(key: string): void;
}

/** Wraps what `source` finds, which it looks for each time: permission may come and go. */
export function safeStorage(source: StorageSource = () => undefined): SafeStorage {
  return {
    read: (key) => attempt(() => source()?.getItem(key) ?? null, null),
    write: (key, value) =>
      attempt(() => {
        const storage = source();
        storage?.setItem(key, value);
        // Where it is switched off, some browsers have `null` in its place.
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
