import { getFreeOffers, withPrice, withStock } from '@marehalm/cart-domain/bag';
import { createBagSync, type BagSync, type SyncNotice } from '@marehalm/cart-domain/sync';
import { createCartTransport, type TransportCart } from '@marehalm/commerce-client';
import { localeOfPath, markets, type MarketId, brand, storageKeys } from '@marehalm/shop';
import type { BagTerms } from '../view-models/product';
import { createOfferLookup, calculateShopTotals } from './bag-view';
import { attempt, onConnectionChange, onReturn } from '@marehalm/static-router/client';
import { getCurrentMarket, saveDerivedMarket, onMarketChange } from '../session/market';
import { accountSessions } from '../session/account-sessions';
import { bagStore, offerCache, tabChannel } from './bag-store';
import { cartStore, updateLink, type BagMove } from './cart-store';
import { createMarketClient } from '../config/storefront-client';
import { getOwnValue } from '../browser/get-own-value';

let engine: BagSync<TransportCart> | undefined;
let started: Promise<void> | undefined;

/** Returns the sync of the current market; `undefined` before it has started. Checkouts wait for it, and forget a cart that became an order. */
export const findBagSync = (): BagSync<TransportCart> | undefined => engine;

/** Starts to synchronize the commerce cart with the bag. Further calls wait for the same start. */
export function startBagSync(): Promise<void> {
  return (started ??= start());
}

async function start(): Promise<void> {
  saveDerivedMarket();
  const terms = await fetchTerms();
  updateLink({ terms });
  // Read after the request, because the shopper may have changed the market in the meantime.
  let market = getCurrentMarket();
  connect(market, terms);
  onMarketChange((next) => {
    if (next === market) return;
    market = next;
    engine?.close();
    updateLink({ notices: [], moved: moveTo(next, terms) });
    connect(next, terms);
  });
  // The cart belongs to the logged-in customer: of this tab, or of a tab for which this one is the leader.
  accountSessions.subscribe(({ [market]: now }, { [market]: before }) => {
    if (now?.session?.token === before?.session?.token) return;
    // A cart created before this tab learned of the logout belongs to the customer.
    if (now?.ended === 'logged-out' && engine?.getState().leading) engine.forgetCart();
    else engine?.refresh();
  });
  // In the meantime another device, the merchant or a new day may have changed the cart, and unconnected tabs the bag.
  onReturn(() => engine?.refresh());
}

function moveTo(to: MarketId, terms: BagTerms): BagMove | undefined {
  const { bag } = bagStore.getState();
  if (bag.lines.length === 0) return undefined;
  const { offers } = cartStore.getState();
  const { lines, refusals } = calculateShopTotals({
    bag,
    market: to,
    offers,
    terms,
    cart: undefined,
    now: new Date(),
  });
  const without = refusals.flatMap((refusal) => (refusal.kind === 'line' ? [refusal.sku] : []));
  return { to, count: lines.length, without };
}

/** Maximum delay between two requests for the terms, which are one small file and needed for everything else. */
const MAX_TERMS_DELAY_MS = 5000;

async function fetchTerms(): Promise<BagTerms> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      const answer = await fetch('/bag-terms.json');
      if (answer.ok) return (await answer.json()) as BagTerms;
    } catch {
      // Offline: the next attempt follows.
    }
    await new Promise((resolve) => setTimeout(resolve, Math.min(MAX_TERMS_DELAY_MS, 1000 * 2 ** attempt)));
  }
}

function connect(shop: MarketId, terms: BagTerms): void {
  const sources = () => ({ market: shop, offers: cartStore.getState().offers, terms });
  const variants = new Map(getFreeOffers(terms).map(({ sku, market }) => [sku, market[shop].variantId]));
  const sync = createBagSync<TransportCart>({
    shop,
    store: bagStore,
    transport: createCartTransport({
      client: createMarketClient(shop, localeOfPath(location.pathname)),
      findVariantId: (sku) =>
        getOwnValue(cartStore.getState().offers, sku)?.market[shop].variantId || variants.get(sku),
      country: markets[shop].country,
      timeZone: brand.timeZone,
      getCustomerToken: () => accountSessions.getSession(shop)?.token,
      // Deferred, because the engine has not processed the answer yet.
      onCustomerAssignmentFailed: () => void setTimeout(() => sync.refresh()),
    }),
    offers: (sku) => createOfferLookup(sources())(sku),
    freeItems: (bag, unavailable) =>
      calculateShopTotals({
        ...sources(),
        bag,
        unavailable,
        cart: cartStore.getState().link.sync?.cart,
        now: new Date(),
      }),
    timers: window,
    storage: () => window.localStorage,
    key: storageKeys.cart,
    channel: tabChannel,
    // Missing in insecure contexts and in old browsers.
    locks: attempt(() => navigator.locks as LockManager | undefined),
    network: {
      isOnline: () => navigator.onLine,
      subscribe: onConnectionChange,
    },
  });
  engine = sync;
  updateLink({ sync: sync.getState() });
  sync.subscribe((state) => {
    if (engine === sync) updateLink({ sync: state });
  });
  sync.onNotice((notice) => {
    if (engine !== sync) return;
    applyCorrection(notice, shop);
    updateLink({ notices: [...cartStore.getState().link.notices, notice] });
  });
}

/** Applies a correction by the commerce cart, which decides on price, stock and codes, to the bag and the offer cache. */
function applyCorrection(notice: SyncNotice, shop: MarketId): void {
  if (notice.kind === 'code-refused') {
    // No change of the bag makes an unknown code valid, so it is removed instead of reported at every step.
    if (notice.reason === 'DISCOUNT_NOT_FOUND')
      bagStore.dispatch({ type: 'removePromoCode', code: notice.code });
    return;
  }
  const offer = getOwnValue(cartStore.getState().offers, notice.sku);
  if (!offer) return;
  offerCache.add([
    notice.kind === 'price-changed'
      ? withPrice(offer, shop, notice.to.amount)
      : withStock(offer, shop, notice.kind === 'unavailable' ? 0 : notice.to),
  ]);
}
