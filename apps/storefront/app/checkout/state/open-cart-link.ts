import { toBag } from '@marehalm/cart-domain/bag';
import { replaceBag } from '@marehalm/cart-domain/market';
import { dismissNotices } from '@marehalm/cart-domain/store';
import { findSharedCart, toBagLineInput } from '@marehalm/commerce-client';
import { type LocaleCode, marketIds } from '@marehalm/shop';
import { getOwnValue } from '../../browser/get-own-value';
import { chooseMarket, getCurrentMarket } from '../../session/market';
import { shopBag } from '../../cart/bag-store';
import { shopperBagStore } from '../../cart/shopper-bag-store';
import { getBagSync, startBagSync } from '../../cart/bag-sync';
import { createMarketClient } from '../../config/storefront-client';
import { fetchBagOffers } from '../../cart/fetch-offers';
import { bagAside } from '../../cart/set-aside-bag';

/** Result of opening a cart link. `unknown`: no shop has this cart with this key. */
export type CartLinkResult = 'opened' | 'unknown' | 'unreachable';

/**
 * Replaces the bag by the contents of a cart, from any client, and continues with that cart in the market of its shop. The previous
 * bag is set aside.
 *
 * @param cartId With its key.
 */
export async function openCartLink(cartId: string, locale: LocaleCode): Promise<CartLinkResult> {
  const own = getCurrentMarket();
  const shops = [own, ...marketIds.filter((market) => market !== own)];
  const found = await findSharedCart(shops, (market) => createMarketClient(market, locale), cartId);
  if (found.kind !== 'found') return found.kind;
  const { shop: market, cart } = found;
  const offers = await fetchBagOffers().catch(() => undefined);
  if (!offers) return 'unreachable';
  await startBagSync();

  if (market !== getCurrentMarket()) chooseMarket(market);
  const codes = cart.discountCodes.map(({ code }) => code);
  const bag = toBag(cart.lines.map(toBagLineInput), codes, (sku) => getOwnValue(offers, sku)?.kind);
  replaceBag(shopBag, bagAside, bag, offers);
  getBagSync()?.adoptCart(cart.id);
  // They concerned the previous bag.
  dismissNotices(shopperBagStore);
  return 'opened';
}
