import { createBagFromCart } from '@marehalm/cart-domain/bag';
import { replaceBag } from '@marehalm/cart-domain/market';
import { dismissNoticesAndMarketChange } from '@marehalm/cart-domain/store';
import { fetchSharedCart, toBagLineInput } from '@marehalm/commerce-client';
import { type LocaleCode, marketIds } from '@marehalm/shop';
import { getOwnValue } from '../../browser/get-own-value';
import { chooseMarket, getCurrentMarket } from '../../session/market';
import { shopBag } from '../../cart/shop-bag';
import { shopperBagStore } from '../../cart/shopper-bag-store';
import { getBagSync, startBagSync } from '../../cart/bag-sync';
import { createMarketClient } from '../../config/storefront-client';
import { fetchAllOffers } from '../../cart/all-offers';
import { setAsideBagStorage } from '../../cart/set-aside-bag-storage';

/** Result of opening a cart link. `unknown`: no shop has this cart with this key. */
export type OpenSharedCartResult = 'opened' | 'unknown' | 'unreachable';

/**
 * Replaces the bag by the lines of a shared cart, and sets the previous bag aside. Switches to the market of the cart's shop.
 * `cartId` includes the secret key of the link.
 *
 * @param cartId With its key.
 */
export async function openSharedCart(cartId: string, locale: LocaleCode): Promise<OpenSharedCartResult> {
  const own = getCurrentMarket();
  const shops = [own, ...marketIds.filter((market) => market !== own)];
  const found = await fetchSharedCart(shops, (market) => createMarketClient(market, locale), cartId);
  if (found.kind !== 'found') return found.kind;
  const { shop: market, cart } = found;
  const offers = await fetchAllOffers().catch(() => undefined);
  if (!offers) return 'unreachable';
  await startBagSync();

  if (market !== getCurrentMarket()) chooseMarket(market);
  const codes = cart.discountCodes.map(({ code }) => code);
  const bag = createBagFromCart(
    cart.lines.map(toBagLineInput),
    codes,
    (sku) => getOwnValue(offers, sku)?.kind,
  );
  replaceBag(shopBag, setAsideBagStorage, bag, offers);
  getBagSync()?.adoptCart(cart.id);
  // They concerned the previous bag.
  dismissNoticesAndMarketChange(shopperBagStore);
  return 'opened';
}
