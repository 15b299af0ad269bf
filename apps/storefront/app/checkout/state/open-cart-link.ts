import { type CommerceCart, isTemporaryFailure, fetchCart } from '@marehalm/commerce-client';
import { type LocaleCode, type MarketId, marketIds } from '@marehalm/shop';
import { ownValue } from '../../browser/own-value';
import { chooseMarket, currentMarket } from '../../session/market';
import { dispatchToBag } from '../../cart/bag';
import { bagStore, cacheOffers } from '../../cart/bag-store';
import { dismissNotices } from '../../cart/cart-store';
import { currentSync, startBagSync } from '../../cart/bag-sync';
import { storefrontClient } from '../../config/storefront-client';
import { fetchOffers } from '../../cart/fetch-offers';
import { commandsFor, setBagAside } from '../../cart/set-aside-bag';
import { bagOf, isSameGoods } from './cart-link';

/** What became of the link of a cart. `unknown`: no shop has such a cart, or not with this key, or no longer. */
export type OpenedLink = 'opened' | 'unknown' | 'unreachable';

/**
 * Makes the bag hold what a cart holds, whichever client has filled it, and goes on with that cart in the market of its shop. What was
 * in the bag is put aside.
 *
 * @param cartId With its key.
 */
export async function openCartLink(cartId: string, locale: LocaleCode): Promise<OpenedLink> {
  const found = await findCart(cartId, locale);
  if (typeof found === 'string') return found;
  const { market, cart } = found;
  const offers = await fetchOffers().catch(() => undefined);
  if (!offers) return 'unreachable';
  await startBagSync();

  if (market !== currentMarket()) chooseMarket(market);
  bagStore.reload();
  const bag = bagOf(cart, offers);
  const before = bagStore.getState().bag;
  if (before.lines.length > 0 && !isSameGoods(before, bag)) setBagAside();
  cacheOffers(bag.lines.flatMap(({ sku }) => ownValue(offers, sku) ?? []));
  for (const command of [{ type: 'clear' } as const, ...commandsFor(bag)]) dispatchToBag(command);
  currentSync()?.adoptCart(cart.id);
  // They were about the bag before.
  dismissNotices();
  return 'opened';
}

/** The cart and the market whose shop has it. The shopper's own is asked first: a link names no shop. */
async function findCart(
  cartId: string,
  locale: LocaleCode,
): Promise<{ readonly market: MarketId; readonly cart: CommerceCart } | 'unknown' | 'unreachable'> {
  const first = currentMarket();
  let isAnswered = true;
  for (const market of [first, ...marketIds.filter((each) => each !== first)]) {
    const answer = await fetchCart(storefrontClient(market, locale), cartId);
    if (answer.kind === 'ok') return { market, cart: answer.cart };
    if (answer.kind !== 'missing' && answer.kind !== 'refused' && isTemporaryFailure(answer))
      isAnswered = false;
  }
  return isAnswered ? 'unknown' : 'unreachable';
}
