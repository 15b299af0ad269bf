import type { Money } from './money.ts';
import { type OrderChange, type OrderFacts, toOrderLines } from './order-facts.ts';

/** A bag with its totals: the part of `BagTotals` of `@marehalm/cart-domain` that an order is compared with. */
export interface BagContentsFacts<Amount extends Money = Money> {
  readonly lines: readonly { readonly sku: string; readonly quantity: number; readonly unitPrice: Amount }[];
  /** SKUs. */
  readonly samples: readonly string[];
  readonly gifts: readonly { readonly sku: string; readonly quantity: number }[];
  readonly merchandise: Amount;
}

/** Returns what a bag knows of an order: the goods alone, because codes and delivery are the cart's. Samples and gifts cost nothing. */
export function toBagFacts<Amount extends Money>({
  lines,
  samples,
  gifts,
  merchandise,
}: BagContentsFacts<Amount>): OrderFacts<Amount> {
  const unitPrice = { ...merchandise, amount: 0 };
  return {
    lines: toOrderLines([
      ...lines,
      ...samples.map((sku) => ({ sku, quantity: 1, unitPrice })),
      ...gifts.map(({ sku, quantity }) => ({ sku, quantity, unitPrice })),
    ]),
  };
}

/** A correction of a bag by the commerce service: a `SyncNotice` of `@marehalm/cart-domain`. */
export type BagCorrection<Amount extends Money = Money> =
  | { readonly kind: 'price-changed'; readonly sku: string; readonly from: Amount; readonly to: Amount }
  | { readonly kind: 'quantity-limited'; readonly sku: string; readonly from: number; readonly to: number }
  | { readonly kind: 'unavailable'; readonly sku: string }
  | { readonly kind: 'code-refused' };

/** Returns the changes of an order that corrections of its bag announce. A refused code changes no line. */
export function toOrderChanges<Amount extends Money>(
  corrections: readonly BagCorrection<Amount>[],
): readonly OrderChange<Amount>[] {
  return corrections.flatMap((correction): readonly OrderChange<Amount>[] => {
    switch (correction.kind) {
      case 'price-changed':
        return [{ kind: 'price', sku: correction.sku, from: correction.from, to: correction.to }];
      case 'quantity-limited':
        return [{ kind: 'quantity', sku: correction.sku, from: correction.from, to: correction.to }];
      case 'unavailable':
        return [{ kind: 'quantity', sku: correction.sku, from: 1, to: 0 }];
      case 'code-refused':
        return [];
    }
  });
}
