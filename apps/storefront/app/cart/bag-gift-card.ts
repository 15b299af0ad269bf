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

/**
 * Applies the typed gift card code to the commerce cart, once the cart matches the bag. Failures are results with a `kind`, such
 * as `unreachable`.
 */
export async function applyGiftCardToBag(
  market: MarketId,
  locale: LocaleCode,
  typed: string,
): Promise<GiftCardResult> {
  const cartId = await waitForSettledCartId();
  if (cartId === undefined) return { kind: 'unreachable' };
  return applyGiftCard(createMarketClient(market, locale), cartId, [], normalizeInput(typed));
}

/** Removes an applied gift card from the commerce cart. Resolves to `false` if the service cannot be reached or refuses. */
export async function removeGiftCardFromBag(
  market: MarketId,
  locale: LocaleCode,
  { id }: AppliedGiftCard,
): Promise<boolean> {
  const cartId = await waitForSettledCartId();
  if (cartId === undefined) return false;
  return (await removeGiftCards(createMarketClient(market, locale), cartId, [id])).kind === 'ok';
}
