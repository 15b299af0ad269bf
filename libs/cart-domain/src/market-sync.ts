import { type BagSync, createBagSync } from './bag-sync.ts';
import { updateCartServiceState } from './shopper-bag-updates.ts';
import type { BagMarketChange, ShopperBagStore } from './shopper-bag-store.ts';
import { calculateMarketTotals, type MarketPricingDefaults } from './market-totals.ts';
import { createMarketOfferFinder } from './market-offer-finder.ts';
import { getSampleAndGiftOffers, type ShopRules } from './shop-rules.ts';
import { findMultiMarketOffer, replaceMarketPrice, replaceMarketStock } from './multi-market-offer.ts';
import type { RemoteCart } from './remote-cart.ts';
import type { CartTransport } from './cart-transport.ts';
import type { ShopBag } from './shop-bag.ts';
import type { SyncNotice } from './sync-notice.ts';
import type { SyncTiming } from './sync-timing.ts';
import type { NetworkStatus, TextStorageGetter, TabChannel, TabLocks, Timers } from './browser-apis.ts';

/** Functions that the sync engine passes to the transport of a market's cart. */
export interface CartTransportDependencies {
  /** Returns the id of the variant that a market sells a SKU as. */
  readonly findVariantId: (sku: string) => string | undefined;
  /** Fetches the cart again, after the engine has processed the current answer. */
  readonly refresh: () => void;
}

/** Dependencies of {@link createMarketSync}. */
export interface MarketSyncOptions<Market extends string, Locale extends string, Cart extends RemoteCart> {
  readonly bag: ShopBag<Market, Locale>;
  /** Receives the terms, the state of the engine and its notices. */
  readonly cart: ShopperBagStore<Market, Locale, Cart>;
  readonly facts: Readonly<Record<Market, MarketPricingDefaults>>;
  /** Time zone of the days on which gifts begin and end; UTC by default. */
  readonly timeZone?: string | undefined;
  /** Fetches the terms of the shop. Called again until it resolves, because everything else needs them. */
  readonly fetchTerms: () => Promise<ShopRules<Market, Locale>>;
  /** Returns the shopper's market now. */
  readonly getMarket: () => Market;
  /** Calls `listener` after every change of market. */
  readonly onMarketChange: (listener: (market: Market) => void) => void;
  /** Returns whether the reason of a refused code means that the service does not know it. Such a code is removed from the bag. */
  readonly isUnknownCode?: ((reason: string | undefined) => boolean) | undefined;
  /** Creates the connection to the cart of a market. */
  readonly createTransport: (market: Market, context: CartTransportDependencies) => CartTransport<Cart>;
  readonly timers: Timers;
  /** The device's clock by default. */
  readonly now?: (() => Date) | undefined;
  readonly storage?: TextStorageGetter | undefined;
  readonly channel?: TabChannel | undefined;
  readonly locks?: TabLocks | undefined;
  readonly network?: NetworkStatus | undefined;
  readonly timing?: Partial<SyncTiming> | undefined;
  /** Prefix of the storage keys of the carts, which end in the market; `cart` by default. */
  readonly key?: string | undefined;
}

/** The sync engine of the market that the shopper is in. */
export interface MarketSync<Cart extends RemoteCart> {
  /** Starts to synchronize; resolves when the engine runs. Calling it again only waits for the engine. */
  start(): Promise<void>;
  /** Returns the running engine; `undefined` before the terms have loaded. */
  getSync(): BagSync<Cart> | undefined;
  /**
   * Starts the engine if needed, and resolves to the id of the cart once the cart matches the bag; to `undefined` where the service
   * cannot be reached within `timeoutMs`. Skips the retry delay of a failing engine: the shopper is waiting.
   */
  waitForSettledCartId(timeoutMs?: number): Promise<string | undefined>;
}

/** Maximum delay between two requests for the terms, which are one small file. */
const MAX_TERMS_DELAY_MS = 5000;

/** Time after which a bag that does not settle counts as unreachable. */
const SETTLE_TIMEOUT_MS = 15_000;

/**
 * Creates the synchronization of a bag with the cart of the market that the shopper is in. After a change of market it continues with the
 * cart of the new one, and the cart store contains the result of the move. The commerce service decides on price, stock and codes: the
 * cached offers follow its corrections, and a code that it does not know leaves the bag.
 */
export function createMarketSync<Market extends string, Locale extends string, Cart extends RemoteCart>({
  bag,
  cart,
  facts,
  timeZone,
  fetchTerms,
  getMarket,
  onMarketChange,
  isUnknownCode,
  createTransport,
  timers,
  now = () => new Date(),
  storage,
  channel,
  locks,
  network,
  timing,
  key,
}: MarketSyncOptions<Market, Locale, Cart>): MarketSync<Cart> {
  type Terms = ShopRules<Market, Locale>;
  let engine: BagSync<Cart> | undefined;
  let started: Promise<void> | undefined;

  const wait = (delay: number) =>
    new Promise<undefined>((resolve) => void timers.setTimeout(() => resolve(undefined), delay));

  async function loadTerms(): Promise<Terms> {
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await fetchTerms();
      } catch {
        await wait(Math.min(MAX_TERMS_DELAY_MS, 1000 * 2 ** attempt));
      }
    }
  }

  async function begin(): Promise<void> {
    const terms = await loadTerms();
    updateCartServiceState(cart, { terms });
    // The shopper may have chosen another market while the terms were loading.
    let market = getMarket();
    connect(market, terms);
    onMarketChange((next) => {
      if (next === market) return;
      market = next;
      engine?.close();
      updateCartServiceState(cart, { notices: [], moved: moveTo(next, terms) });
      connect(next, terms);
    });
  }

  const getSources = (market: Market, terms: Terms) => ({
    bag: bag.store.getState().bag,
    market,
    offers: cart.getState().offers,
    terms,
    now: now(),
  });

  function moveTo(to: Market, terms: Terms): BagMarketChange<Market> | undefined {
    const sources = getSources(to, terms);
    if (sources.bag.lines.length === 0) return undefined;
    const { lines, refusals } = calculateMarketTotals(sources, facts[to], timeZone);
    const without = refusals.flatMap((refusal) => (refusal.kind === 'line' ? [refusal.sku] : []));
    return { to, count: lines.length, without };
  }

  function connect(market: Market, terms: Terms): void {
    const free = new Map(getSampleAndGiftOffers(terms).map((offer) => [offer.sku, offer]));
    const sync: BagSync<Cart> = createBagSync<Cart>({
      shop: market,
      store: bag.store,
      transport: createTransport(market, {
        findVariantId: (sku) =>
          findMultiMarketOffer(cart.getState().offers, sku)?.market[market].variantId ||
          free.get(sku)?.market[market].variantId,
        refresh: () => void timers.setTimeout(() => sync.refresh(), 0),
      }),
      offers: (sku) => createMarketOfferFinder(getSources(market, terms), facts[market].currency)(sku),
      freeItems: (wanted, unavailable) =>
        calculateMarketTotals(
          {
            ...getSources(market, terms),
            bag: wanted,
            unavailable,
            cart: cart.getState().link.sync?.cart,
          },
          facts[market],
          timeZone,
        ),
      timers,
      storage,
      key,
      channel,
      locks,
      network,
      timing,
    });
    engine = sync;
    updateCartServiceState(cart, { sync: sync.getState() });
    sync.subscribe((state) => {
      if (engine === sync) updateCartServiceState(cart, { sync: state });
    });
    sync.onNotice((notice) => {
      if (engine !== sync) return;
      applyNotice(notice, market);
      updateCartServiceState(cart, { notices: [...cart.getState().link.notices, notice] });
    });
  }

  function applyNotice(notice: SyncNotice, market: Market): void {
    if (notice.kind === 'code-refused') {
      // No change of the bag makes an unknown code valid, so it is removed instead of reported at every step.
      if (isUnknownCode?.(notice.reason)) bag.store.dispatch({ type: 'removePromoCode', code: notice.code });
      return;
    }
    const offer = findMultiMarketOffer(cart.getState().offers, notice.sku);
    if (!offer) return;
    bag.offers.add([
      notice.kind === 'price-changed'
        ? replaceMarketPrice(offer, market, notice.to.amount)
        : replaceMarketStock(offer, market, notice.kind === 'unavailable' ? 0 : notice.to),
    ]);
  }

  const start = (): Promise<void> => (started ??= begin());
  return {
    start,
    getSync: () => engine,
    waitForSettledCartId: async (timeoutMs = SETTLE_TIMEOUT_MS) => {
      const settled = start().then(() => {
        if (engine?.getState().status === 'failing') engine.refresh();
        return engine?.whenSettled();
      });
      const state = await Promise.race([settled, wait(timeoutMs)]);
      return state?.status === 'settled' ? state.cart?.id : undefined;
    },
  };
}
