import { toBagEvent, toOfferItem, type AnalyticsEvent, type ItemDescription } from '@marehalm/analytics';
import { getLineKey, type Bag } from '@marehalm/cart-domain/bag';
import { isCompleteOrder } from '@marehalm/checkout-domain';
import { localeOfPath, markets, matchPath } from '@marehalm/shop';
import { getCurrentPageData, observeNavigation } from '@marehalm/static-router/client';
import type { BagOffer } from '../view-models/product';
import { reportAddition } from '../search/search-events';
import { getCurrentMarket } from '../session/market';
import { bagStore } from '../cart/bag-store';
import { cartStore } from '../cart/cart-store';
import { calculateShopTotals } from '../cart/bag-view';
import { orderStorage } from '../checkout/state/order-storage';
import { toPurchaseEvent } from './to-purchase-event';
import { getOwnValue } from '../browser/get-own-value';

type Track = (event: AnalyticsEvent) => void;

/**
 * Reports page views, viewed items, searches, changes of the bag and purchases, from the stores of the shop, so that pages contain no
 * tracking code. No event identifies the shopper.
 */
export function trackShopEvents(track: Track): void {
  watchBag(track);
  let [shown, searched] = ['', ''];
  observeNavigation(({ pathname, search }) => {
    const term = new URLSearchParams(search).get('q') ?? '';
    // Filters and search terms change the query only, not the path.
    const isPage = pathname !== shown;
    const isSearch = term !== '' && (isPage || term !== searched);
    [shown, searched] = [pathname, term];
    if (!isPage && !isSearch) return;
    // The page and its title change after the URL.
    setTimeout(() => {
      if (isPage) reportPage(track);
      if (isSearch) track({ name: 'search', term });
    });
  });
}

function reportPage(track: Track): void {
  const { origin, pathname } = location;
  // URLs of mailed links and bank redirects have secrets after the path.
  track({ name: 'page_view', location: origin + pathname, title: document.title });
  switch (matchPath(pathname)?.name) {
    case 'product': {
      const [offer] = offersOnPage();
      if (offer) track({ name: 'view_item', items: [itemOf(offer, 1)] });
      return;
    }
    case 'cart':
      return reportBag(track, 'view_cart');
    case 'checkout':
      return reportBag(track, 'begin_checkout');
    case 'checkoutConfirmation': {
      const order = orderStorage.load();
      if (order && isCompleteOrder(order)) track(toPurchaseEvent(order, localeOfPath(pathname)));
    }
  }
}

function reportBag(track: Track, name: 'view_cart' | 'begin_checkout'): void {
  const { offers, link } = cartStore.getState();
  const totals = calculateShopTotals({
    bag: bagStore.getState().bag,
    market: getCurrentMarket(),
    offers,
    terms: link.terms,
    cart: link.sync?.cart,
    now: new Date(),
  });
  if (totals.lines.length > 0) track(toBagEvent({ name }, totals, describe));
}

/** Reports changes of the bag in the visible tab only, because other tabs follow it. */
function watchBag(track: Track): void {
  bagStore.subscribe(({ bag }, { bag: before }) => {
    if (bag === before || document.visibilityState === 'hidden' || isBeingOrdered()) return;
    const [now, then] = [quantitiesIn(bag), quantitiesIn(before)];
    for (const key of new Set([...now.keys(), ...then.keys()])) {
      const difference = (now.get(key)?.quantity ?? 0) - (then.get(key)?.quantity ?? 0);
      const sku = (now.get(key) ?? then.get(key))?.sku ?? '';
      const offer = getOwnValue(cartStore.getState().offers, sku);
      if (difference === 0 || !offer) continue;
      if (difference > 0) {
        const market = getCurrentMarket();
        const { price: unitPrice } = offer.market[market];
        reportAddition(offer.product, {
          unitPrice,
          currency: markets[market].currency,
          quantity: difference,
        });
      }
      track({
        name: difference > 0 ? 'add_to_cart' : 'remove_from_cart',
        items: [itemOf(offer, Math.abs(difference))],
      });
    }
  });
}

/** Returns whether the bag changes because of an order: the checkout has no controls that add or remove lines. */
const isBeingOrdered = () => /^checkout/u.test(matchPath(location.pathname)?.name ?? '');

const quantitiesIn = ({ lines }: Bag) => new Map(lines.map((line) => [getLineKey(line), line]));

/** Offers of the product that is shown. */
function offersOnPage(): readonly BagOffer[] {
  const data = getCurrentPageData() as { readonly offers?: readonly BagOffer[] } | undefined;
  return data?.offers ?? [];
}

function itemOf(offer: BagOffer, quantity: number) {
  const market = getCurrentMarket();
  const price = { amount: offer.market[market].price, currency: markets[market].currency };
  return toOfferItem({ sku: offer.sku, price }, () => wordsOf(offer), quantity);
}

function describe(sku: string): ItemDescription | undefined {
  const offer = getOwnValue(cartStore.getState().offers, sku);
  return offer && wordsOf(offer);
}

function wordsOf({ name, size, collections }: BagOffer): ItemDescription {
  const locale = localeOfPath(location.pathname);
  return { name: name[locale], variant: size[locale], categories: collections };
}
