import type { CheckoutCart } from './checkout-service.ts';
import type { Money } from './money.ts';
import { type OrderSummary, toOrderSummary, groupOrderLinesBySku } from './order-summary.ts';
import { findOrderChanges, type OrderChange } from './order-changes.ts';

/** The part of `BagTotals` of `@marehalm/cart-domain` that is compared with the order. */
export interface BagSummaryInput<Amount extends Money = Money> {
  readonly lines: readonly { readonly sku: string; readonly quantity: number; readonly unitPrice: Amount }[];
  /** SKUs. */
  readonly samples: readonly string[];
  readonly gifts: readonly { readonly sku: string; readonly quantity: number }[];
  readonly merchandise: Amount;
}

/**
 * Returns the summary of the order that a bag should become; samples and gifts have a price of 0. Delivery and totals are missing,
 * because only the service's cart has them.
 */
export function bagToOrderSummary<Amount extends Money>({
  lines,
  samples,
  gifts,
  merchandise,
}: BagSummaryInput<Amount>): OrderSummary<Amount> {
  const unitPrice = { ...merchandise, amount: 0 };
  return {
    lines: groupOrderLinesBySku([
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

/** Converts corrections of a bag to changes of its order. `code-refused` is omitted, because it changes no line. */
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

/**
 * Returns the changes to show in the checkout: the corrections not yet dismissed or, without any, the lines that cannot be bought
 * and the differences between bag and settled cart.
 *
 * @param cart The cart of the settled bag; `undefined` while it is not settled.
 */
export function findBagChangesToReport<Amount extends Money>(
  corrections: readonly BagCorrection<Amount>[],
  bag: BagSummaryInput<Amount> & {
    readonly refusals: readonly { readonly kind: string; readonly sku?: string }[];
  },
  cart: CheckoutCart<Amount> | undefined,
): readonly OrderChange<Amount>[] {
  const announced = toOrderChanges(corrections);
  if (announced.length > 0) return announced;
  const gone = bag.refusals.flatMap(({ kind, sku }): readonly OrderChange<Amount>[] =>
    kind === 'line' && sku !== undefined ? [{ kind: 'quantity', sku, from: 1, to: 0 }] : [],
  );
  const differing = cart
    ? findOrderChanges(bagToOrderSummary(bag), { lines: toOrderSummary(cart).lines })
    : [];
  return [...gone, ...differing];
}
