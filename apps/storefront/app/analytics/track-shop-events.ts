import {
  toBagChangeEvents,
  toBagAnalyticsEvent,
  createItemFromOffer,
  toPurchaseEvent,
  type AnalyticsEvent,
  type AnalyticsItem,
  type ItemDescription,
} from '@marehalm/analytics';
import { getLineKey, type Bag } from '@marehalm/cart-domain/bag';
import { isDetailedOrder } from '@marehalm/checkout-domain';
import { localeOfPath, markets, matchPath } from '@marehalm/shop';
import { getCurrentPageData, observeShownLocation } from '@marehalm/static-router/client';
import type { BagOffer } from '@marehalm/page-data';
import { reportHitAddedToBag } from '../search/report-search-events';
import { getCurrentMarket } from '../session/market';
import { bagStore } from '../cart/shop-bag';
import { shopperBagStore } from '../cart/shopper-bag-store';
import { calculateShopBagTotals } from '../cart/calculate-shop-bag-totals';
import { orderStorage } from '../checkout/state/order-storage';
import { getOwnValue } from '../browser/get-own-value';

type Track = (event: AnalyticsEvent) => void;

/**
 * Calls `track` for page views, viewed items, searches, bag changes and purchases. Subscribes to the stores for the rest of the
 * visit, and also reports added search hits to the search service. Call it once. No event identifies the shopper.
 */
export function trackShopEvents(track: Track): void {
  watchBag(track);
  let [shown, searched] = ['', ''];
  observeShownLocation(({ pathname, search }) => {
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
      if (!order || !isDetailedOrder(order)) return;
      const locale = localeOfPath(pathname);
      const lines = order.lines.map((line) => ({
        ...line,
        name: line.name[locale],
        variant: line.size[locale],
      }));
      track(toPurchaseEvent({ ...order, lines }));
    }
  }
}

function reportBag(track: Track, name: 'view_cart' | 'begin_checkout'): void {
  const { offers, cartService } = shopperBagStore.getState();
  const totals = calculateShopBagTotals({
    bag: bagStore.getState().bag,
    market: getCurrentMarket(),
    offers,
    shopRules: cartService.shopRules,
    cart: cartService.sync?.cart,
    now: new Date(),
  });
  if (totals.lines.length > 0) track(toBagAnalyticsEvent({ name }, totals, describe));
}

/** Reports changes of the bag in the visible tab only, because other tabs follow it. */
function watchBag(track: Track): void {
  bagStore.subscribe(({ bag }, { bag: before }) => {
    if (bag === before || document.visibilityState === 'hidden' || isBeingOrdered()) return;
    const { offers } = shopperBagStore.getState();
    const events = toBagChangeEvents(toQuantities(before), toQuantities(bag), (sku, quantity) => {
      const offer = getOwnValue(offers, sku);
      return offer && itemOf(offer, quantity);
    });
    for (const event of events) {
      if (event.name === 'add_to_cart') reportAddedHits(event.items);
      track(event);
    }
  });
}

/** Reports to the search service which of the added products were found by a search. */
function reportAddedHits(items: readonly AnalyticsItem[]): void {
  const { offers } = shopperBagStore.getState();
  for (const { sku, unitPrice, quantity = 1 } of items) {
    const { product = sku } = getOwnValue(offers, sku) ?? {};
    reportHitAddedToBag(product, { unitPrice: unitPrice.amount, currency: unitPrice.currency, quantity });
  }
}

const toQuantities = ({ lines }: Bag) => lines.map((line) => ({ ...line, key: getLineKey(line) }));

/** Returns whether the bag changes because of an order: the checkout has no controls that add or remove lines. */
const isBeingOrdered = () => /^checkout/u.test(matchPath(location.pathname)?.name ?? '');

/** Offers of the product that is shown. */
function offersOnPage(): readonly BagOffer[] {
  const data = getCurrentPageData() as { readonly offers?: readonly BagOffer[] } | undefined;
  return data?.offers ?? [];
}

function itemOf(offer: BagOffer, quantity: number) {
  const market = getCurrentMarket();
  const price = { amount: offer.market[market].price, currency: markets[market].currency };
  return createItemFromOffer({ sku: offer.sku, price }, () => wordsOf(offer), quantity);
}

function describe(sku: string): ItemDescription | undefined {
  const offer = getOwnValue(shopperBagStore.getState().offers, sku);
  return offer && wordsOf(offer);
}

function wordsOf({ name, size, collections }: BagOffer): ItemDescription {
  const locale = localeOfPath(location.pathname);
  return { name: name[locale], variant: size[locale], categories: collections };
}
