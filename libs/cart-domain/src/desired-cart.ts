import { type Bag, getLineKey } from './bag.ts';
import { findGiftCardAmountProblem } from './gift-card.ts';
import { type EarnedGift } from './gifts.ts';
import { type FindOffer } from './offer.ts';
import { type CartLineInput } from './cart-changes.ts';

/** A line that the cart should have. */
export interface DesiredLine extends CartLineInput {
  /** Whether the line costs nothing: a sample or a gift. */
  readonly free: boolean;
}

/** The cart that a bag asks for. */
export interface DesiredCart {
  /** By line key. */
  readonly lines: ReadonlyMap<string, DesiredLine>;
  /** In any order. */
  readonly codes: readonly string[];
  /** In any order. */
  readonly giftCards: readonly string[];
  readonly note: string;
}

/**
 * The samples and gifts that belong to a bag; a `BagTotals` can be passed. A SKU that is also bought is not added for free,
 * because a cart has one line per SKU.
 */
export interface FreeItems {
  /** SKUs, one unit each. */
  readonly samples: readonly string[];
  /** SKUs with their number of units. */
  readonly gifts: readonly Pick<EarnedGift, 'sku' | 'quantity'>[];
}

/**
 * Returns the cart that a bag asks for: purchases, samples, gifts and codes. Lines unknown in this market are
 * included, because the service decides. Purchases of samples and gifts, and gift cards of an amount that is not
 * sold, are left out, because the service would change the amount.
 */
export function toDesiredCart(bag: Bag, { samples, gifts }: FreeItems, offers: FindOffer): DesiredCart {
  const lines = new Map<string, DesiredLine>();
  for (const line of bag.lines) {
    if (isForSale(line, offers)) lines.set(getLineKey(line), { ...line, free: false });
  }
  const free = [...samples.map((sku) => ({ sku, quantity: 1 })), ...gifts];
  for (const { sku, quantity } of free) {
    const other = lines.get(sku);
    if (other && !other.free) continue;
    // Two rules may give the same SKU.
    lines.set(sku, { sku, quantity: quantity + (other?.quantity ?? 0), free: true });
  }
  return { lines, codes: bag.promoCodes, giftCards: bag.giftCards, note: bag.note };
}

function isForSale({ sku, giftCard }: CartLineInput, offers: FindOffer): boolean {
  const offer = offers(sku);
  if (offer?.kind === 'sample' || offer?.kind === 'gift') return false;
  return !offer || !giftCard?.amount || !findGiftCardAmountProblem(giftCard.amount, offer);
}
