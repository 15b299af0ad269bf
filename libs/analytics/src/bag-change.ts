import type { AnalyticsItem } from './analytics-item.ts';

/** Units of one bag line, before or after a change. Two entries with the same `key` are the same line. */
export interface BagLineQuantity {
  /** The same for the same line of two bags. */
  readonly key: string;
  readonly sku: string;
  /** Units, from 1. */
  readonly quantity: number;
}

/** An `AnalyticsEvent` about one line of a bag. */
export interface BagChangeEvent {
  readonly name: 'add_to_cart' | 'remove_from_cart';
  readonly items: readonly AnalyticsItem[];
}

/**
 * Compares two states of a bag and returns one `add_to_cart` or `remove_from_cart` event per line whose quantity changed. Omits
 * lines for which `toItem` returns `undefined`.
 *
 * @param toItem Returns the item of so many units of a SKU; a line without one is not reported.
 *
 * @example
 * ```ts
 * const before = [{ key: 'TEA', sku: 'TEA', quantity: 1 }];
 * const now = [{ key: 'TEA', sku: 'TEA', quantity: 3 }];
 * const unitPrice = { amount: 500, currency: 'EUR' } as const;
 * const events = toBagChangeEvents(before, now, (sku, quantity) => ({ sku, name: sku, unitPrice, quantity }));
 * events.map(({ name }) => name); // => ['add_to_cart']
 * ```
 */
export function toBagChangeEvents(
  before: readonly BagLineQuantity[],
  now: readonly BagLineQuantity[],
  toItem: (sku: string, quantity: number) => AnalyticsItem | undefined,
): readonly BagChangeEvent[] {
  const differences = new Map<string, { readonly sku: string; readonly difference: number }>();
  for (const [lines, sign] of [
    [now, 1],
    [before, -1],
  ] as const)
    for (const { key, sku, quantity } of lines)
      differences.set(key, { sku, difference: (differences.get(key)?.difference ?? 0) + sign * quantity });
  return [...differences.values()].flatMap(({ sku, difference }): readonly BagChangeEvent[] => {
    const item = difference === 0 ? undefined : toItem(sku, Math.abs(difference));
    if (!item) return [];
    return [{ name: difference > 0 ? 'add_to_cart' : 'remove_from_cart', items: [item] }];
  });
}
