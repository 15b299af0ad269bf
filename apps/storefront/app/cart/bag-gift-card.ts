import {
  applyGiftCard,
  removeGiftCards,
  type AppliedGiftCard,
  type GiftCardResult,
} from '@marehalm/commerce-client';
import { normalizeInput } from '@marehalm/checkout-domain';
import type { LocaleCode, MarketId } from '@marehalm/shop';
import { waitForSettledCartId } from './bag-sync';
import { createMarketClient } from '../config/storefront-client';

/** Pays for the cart of the bag with a gift card. The checkout shows the amount. */
export async function applyGiftCardToBag(
  market: MarketId,
  locale: LocaleCode,
  typed: string,
): Promise<GiftCardResult> {
  const cartId = await waitForSettledCartId();
  if (cartId === undefined) return { kind: 'unreachable' };
  return applyGiftCard(createMarketClient(market, locale), cartId, [], normalizeInput(typed));
}

/** Removes a gift card from the cart of the bag. Returns false if the shop is unreachable. */
export async function removeGiftCardFromBag(
  market: MarketId,
  locale: LocaleCode,
  { id }: AppliedGiftCard,
): Promise<boolean> {
  const cartId = await waitForSettledCartId();
  if (cartId === undefined) return false;
  return (await removeGiftCards(createMarketClient(market, locale), cartId, [id])).kind === 'ok';
}
