import { createSafeStorage } from './internal/safe-storage.ts';
import type { TextStorageGetter } from './browser-apis.ts';

/**
 * Returns whether a stored bag contains anything, without the code of the bag: pages with an empty bag need not load it.
 *
 * @param key Storage key of the bag.
 */
export function hasStoredBagItems(source: TextStorageGetter, key: string): boolean {
  // Only a line, a sample or a gift has an SKU in the stored text.
  return createSafeStorage(source).read(key)?.includes('"sku"') ?? false;
}
