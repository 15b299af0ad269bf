import { type GiftCardDetails } from './gift-card.ts';
import { type Money } from './money.ts';

/** A line of a commerce service's cart. */
export interface RemoteCartLine {
  /** The service's own id. */
  readonly id: string;
  readonly sku: string;
  /** Whole units, from 1. */
  readonly quantity: number;
  /** Must equal the sent value; otherwise it counts as another line, see `getLineKey`. */
  readonly giftCard?: GiftCardDetails;
  /** For one unit, VAT included, before promo codes. */
  readonly unitPrice: Money;
}

/** A promo code in a commerce service's cart. */
export interface RemoteCartCode {
  readonly code: string;
  readonly applicable: boolean;
  /** What an applicable code reduces; missing if the service does not report it. */
  readonly appliesTo?: 'goods' | 'delivery';
}

/** A message of the service about an answer. */
export interface CartMessage {
  /** `out-of-stock` and `not-enough-stock` explain a lower quantity than requested, which is then accepted at once. */
  readonly kind: 'out-of-stock' | 'not-enough-stock' | 'code-refused' | 'other';
  /** The SKU it is about. */
  readonly sku?: string;
  /** The promo or gift-card code it is about. */
  readonly code?: string;
  /** The service's own reason, such as `DISCOUNT_NOT_FOUND`. */
  readonly reason?: string;
}

/**
 * The cart of a commerce service: the authority on price and stock. Tabs send it to each other, so additional fields
 * must be plain data (structured clone).
 */
export interface RemoteCart {
  /** May contain a secret that gives access to the cart. */
  readonly id: string;
  readonly lines: readonly RemoteCartLine[];
  /** Codes as they were sent, with whether they apply now. */
  readonly codes: readonly RemoteCartCode[];
  /** Missing when the service has no gift cards. `lastCharacters` are the last four of the code. */
  readonly giftCards?: readonly { readonly lastCharacters: string; readonly amountUsed?: Money }[];
  /** Missing when the service has no notes. */
  readonly note?: string;
  /** Totals by the service. The sync engine does not use them. */
  readonly cost: { readonly subtotal: Money; readonly total: Money };
  readonly messages: readonly CartMessage[];
  /** ISO 8601 time of the last change, used to recognize outdated answers. */
  readonly updatedAt?: string;
}
