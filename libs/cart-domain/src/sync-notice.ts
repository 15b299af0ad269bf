import { type Money } from './money.ts';

/** What the commerce service knew better, to be told to the shopper. `key` is the line's `lineKey`. Each is told once. */
export type SyncNotice =
  /** There is less than was asked for: `to` instead of `from` whole units. The bag has taken the service's word. */
  | {
      readonly kind: 'quantity-limited';
      readonly key: string;
      readonly sku: string;
      readonly from: number;
      readonly to: number;
    }
  /** It cannot be had here. A purchase stays in the bag, for another market may sell it, but is not in the cart. */
  | { readonly kind: 'unavailable'; readonly key: string; readonly sku: string }
  /** The cart charges another price for one unit than the offer held here. Offers should be read anew. */
  | { readonly kind: 'price-changed'; readonly sku: string; readonly from: Money; readonly to: Money }
  /** The promo or gift-card code gives nothing now. `reason` is the service's own word for why. It stays in the bag. */
  | { readonly kind: 'code-refused'; readonly code: string; readonly reason?: string };
