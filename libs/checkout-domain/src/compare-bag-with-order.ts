import type { CheckoutCart } from './checkout-service.ts';
import type { Money } from './money.ts';
import {
  findOrderChanges,
  type OrderChange,
  type OrderSummary,
  toOrderSummary,
  toOrderLines,
} from './order-summary.ts';

/** The part of `BagTotals` of `@marehalm/cart-domain` that is compared with the order. */
export interface BagSummaryInput<Amount extends Money = Money> {
  readonly lines: readonly { readonly sku: string; readonly quantity: number; readonly unitPrice: Amount }[];
  /** SKUs. */
  readonly samples: readonly string[];
  readonly gifts: readonly { readonly sku: string; readonly quantity: number }[];
  readonly merchandise: Amount;
}

/**
 * Returns the lines that an order of this bag should have, with samples and gifts at a price of 0. Delivery and discounts are
 * missing, because only the cart knows them.
 */
export function bagToOrderSummary<Amount extends Money>({
  lines,
  samples,
  gifts,
  merchandise,
}: BagSummaryInput<Amount>): OrderSummary<Amount> {
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

/**
 * Returns what a checkout reports about its bag: the corrections that the shopper has not dismissed; without any, the lines that cannot be
 * bought, and where the cart differs from the bag although both are settled. The cart decides what is paid.
 *
 * @param cart The cart of the settled bag; `undefined` while it is not settled.
 */
export function findBagChanges<Amount extends Money>(
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
