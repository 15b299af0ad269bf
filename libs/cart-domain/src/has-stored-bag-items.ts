import { createSafeStorage } from './internal/safe-storage.ts';
import type { TextStorageGetter } from './browser-apis.ts';

/**
 * Whether the stored bag has a line. Only searches the text, so that pages with an empty bag need not load the bag's code.
 *
 * @param key Storage key of the bag.
 */
export function hasStoredBagItems(source: TextStorageGetter, key: string): boolean {
  // Every line has a `sku` in the stored text.
  return createSafeStorage(source).read(key)?.includes('"sku"') ?? false;
}
