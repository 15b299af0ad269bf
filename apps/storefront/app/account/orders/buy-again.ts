import { MAX_LINE_QUANTITY } from '@marehalm/cart-domain';
import type { AccountOrderLine } from '@marehalm/commerce-client';
import type { MarketId } from '@marehalm/shop';
import type { BagOffer } from '../../view-models/product';
import type { Offers } from '../../cart/fetch-offers';
import { ownValue } from '../../browser/own-value';

/** What can be bought again of an order, and what of it cannot. */
export interface Reorder {
  readonly lines: readonly { readonly offer: BagOffer; /** Whole units. */ readonly quantity: number }[];
  /** Titles of what is sold out or not sold any more. */
  readonly left: readonly string[];
}

/**
 * What an order would be today. What cost nothing (samples, gifts) is for today's rules to give, and a gift card has a
 * recipient of its own: neither is bought again.
 */
export function reorderOf(lines: readonly AccountOrderLine[], offers: Offers, market: MarketId): Reorder {
  const bought = lines.filter(
    ({ total, subtotal, attributes }) => subtotal.amount + total.amount > 0 && attributes.length === 0,
  );
  const again: { readonly offer: BagOffer; readonly quantity: number }[] = [];
  const left: string[] = [];
  for (const { sku, title, quantity } of bought) {
    const offer = sku === undefined ? undefined : ownValue(offers, sku);
    const { available, stock = MAX_LINE_QUANTITY } = offer?.market[market] ?? { available: false };
    const possible = Math.min(quantity, stock, MAX_LINE_QUANTITY);
    if (offer && available && possible > 0) again.push({ offer, quantity: possible });
    else left.push(title);
  }
  return { lines: again, left };
}
