import type { GiftCardDetails } from './gift-card.ts';
import type { RemoteCart } from './remote-cart.ts';

/** A line to add to a cart. */
export interface CartLineInput {
  readonly sku: string;
  /** Whole units, from 1. */
  readonly quantity: number;
  readonly giftCard?: GiftCardDetails;
}

/** Contents of a new cart. */
export interface CartInput {
  readonly lines: readonly CartLineInput[];
  /** In the form of `normalizeCode`. */
  readonly codes: readonly string[];
  /** Codes of gift cards, in the form of `normalizeCode`. */
  readonly giftCards: readonly string[];
  readonly note: string;
}

/** A line of a cart with a new quantity. */
export interface CartLineUpdate extends CartLineInput {
  /** The service's id of the line. */
  readonly id: string;
}

/** Changes to a cart, sent together: removals first, codes last. */
export interface CartChanges {
  /** Lines to add. */
  readonly add: readonly CartLineInput[];
  /** Quantities are absolute, so that a repeated update does no harm. */
  readonly update: readonly CartLineUpdate[];
  /** Ids of lines. */
  readonly remove: readonly string[];
  /** The whole list of codes, when it changes. */
  readonly codes?: readonly string[];
  /** The whole list of gift-card codes, when it changes. */
  readonly giftCards?: readonly string[];
  /** The note, when it changes. */
  readonly note?: string;
}

/** The part of a cart that can be changed. */
export type CartContents = Pick<RemoteCart, 'lines' | 'codes' | 'giftCards' | 'note'>;

/** The contents before a cart exists. */
export const emptyCart: CartContents = { lines: [], codes: [], giftCards: [], note: '' };

/**
 * Counts the changes: each line counts once, and a changed list of promo codes, list of gift cards or note counts as one change
 * each.
 */
export function countChanges({ add, update, remove, codes, giftCards, note }: CartChanges): number {
  const others = [codes, giftCards, note].filter((change) => change !== undefined);
  return add.length + update.length + remove.length + others.length;
}
