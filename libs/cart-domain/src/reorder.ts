import { MAX_LINE_QUANTITY } from './bag.ts';
import { type FindOffer } from './offer.ts';

/** A line of an order that the shopper placed before. */
export interface PastOrderLine {
  /** Missing when the service no longer knows it. */
  readonly sku?: string;
  readonly title: string;
  /** Whole units. */
  readonly quantity: number;
}

/** The lines of an order that can be bought again. */
export interface ReorderPlan {
  readonly lines: readonly { readonly sku: string; /** Whole units. */ readonly quantity: number }[];
  /** Titles of the lines that are sold out or no longer sold. */
  readonly missing: readonly string[];
}

/**
 * Returns the lines of a past order that can be bought now, with quantities limited to the stock, and the titles of the others.
 *
 * @example
 * ```ts
 * const serum = { sku: 'SERUM-30', product: 'serum', collections: [], kind: 'merchandise' } as const;
 * const offer: Offer = { ...serum, price: money(3_750, 'EUR'), available: true, stock: 1 };
 * const past = [{ sku: 'SERUM-30', title: 'Serum', quantity: 2 }, { title: 'Old balm', quantity: 1 }];
 * const { lines, missing } = planReorder(past, (sku) => (sku === offer.sku ? offer : undefined));
 * lines; // => [{ sku: 'SERUM-30', quantity: 1 }]
 * missing; // => ['Old balm']
 * ```
 */
export function planReorder(lines: readonly PastOrderLine[], findOffer: FindOffer): ReorderPlan {
  const again: { readonly sku: string; readonly quantity: number }[] = [];
  const missing: string[] = [];
  for (const { sku, title, quantity } of lines) {
    const offer = sku === undefined ? undefined : findOffer(sku);
    const units = offer?.available
      ? Math.min(quantity, offer.stock ?? MAX_LINE_QUANTITY, MAX_LINE_QUANTITY)
      : 0;
    if (offer && units > 0) again.push({ sku: offer.sku, quantity: units });
    else missing.push(title);
  }
  return { lines: again, missing };
}
