import { type Money } from './money.ts';

/** A correction by the commerce service to show to the shopper, once. `key` is the line key. */
export type SyncNotice =
  /** Fewer units are available: `to` instead of `from`. The bag has the lower quantity. */
  | {
      readonly kind: 'quantity-limited';
      readonly key: string;
      readonly sku: string;
      readonly from: number;
      readonly to: number;
    }
  /**
   * Not available in this shop. A purchase stays in the bag, because another market may sell it, but is not in the
   * cart.
   */
  | { readonly kind: 'unavailable'; readonly key: string; readonly sku: string }
  /** The cart's unit price differs from the local offer. Load the offers again. */
  | { readonly kind: 'price-changed'; readonly sku: string; readonly from: Money; readonly to: Money }
  /** The promo or gift-card code has no effect now. `reason` is the service's own reason. The code stays in the bag. */
  | { readonly kind: 'code-refused'; readonly code: string; readonly reason?: string };
/** Returns the price of a SKU before its latest `price-changed` notice; `undefined` without such a notice. */
export function findPriceBeforeCorrection(notices: readonly SyncNotice[], sku: string): Money | undefined {
  return notices.filter((notice) => notice.kind === 'price-changed').findLast((notice) => notice.sku === sku)
    ?.from;
}
