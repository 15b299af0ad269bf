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

/** Dependencies of {@link createCurrentMarketSync}. */
export interface CurrentMarketSyncOptions<
  Market extends string,
  Locale extends string,
  Cart extends RemoteCart,
> {
  readonly bag: ShopBag<Market, Locale>;
  /** The store that pages subscribe to. It receives the shop's rules, the state of the engine and its notices. */
  readonly shopperBagStore: ShopperBagStore<Market, Locale, Cart>;
  readonly pricingDefaults: Readonly<Record<Market, MarketPricingDefaults>>;
  /** Time zone of the days on which gifts begin and end; UTC by default. */
  readonly timeZone?: string | undefined;
  /** Fetches the shop's rules. Called again, after 1 to 5 seconds, until it resolves, because everything else needs them. */
  readonly fetchShopRules: () => Promise<ShopRules<Market, Locale>>;
  /** Returns the shopper's market now. */
  readonly getMarket: () => Market;
  /** Calls `listener` after every change of market. The listener is never removed: a `CurrentMarketSync` lives as long as the page. */
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
export interface CurrentMarketSync<Cart extends RemoteCart> {
  /** Starts to synchronize; resolves when the engine runs. Calling it again only waits for the engine. */
  start(): Promise<void>;
  /** Returns the running engine; `undefined` before the shop's rules have loaded. */
  getSync(): BagSync<Cart> | undefined;
  /**
   * Starts the engine if needed, and resolves to the id of the cart once the cart matches the bag; to `undefined` where the service
   * cannot be reached within `timeoutMs`. Skips the retry delay of a failing engine: the shopper is waiting.
   */
  waitForSettledCartId(timeoutMs?: number): Promise<string | undefined>;
}

/** Maximum delay between two requests for the shop's rules, which are one small file. */
const MAX_RULES_RETRY_DELAY_MS = 5000;

/** Time after which a bag that does not settle counts as unreachable. */
const SETTLE_TIMEOUT_MS = 15_000;

/**
 * Creates the synchronization of a bag with the cart of the market that the shopper is in. After a change of market it continues with the
 * cart of the new one, and the shopper's bag store has the result in `marketChange`. The commerce service decides on price, stock and codes: the
 * cached offers follow its corrections, and a code that it does not know leaves the bag.
 */
export function createCurrentMarketSync<
  Market extends string,
  Locale extends string,
  Cart extends RemoteCart,
>({
  bag,
  shopperBagStore,
  pricingDefaults,
  timeZone,
  fetchShopRules,
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
}: CurrentMarketSyncOptions<Market, Locale, Cart>): CurrentMarketSync<Cart> {
  type Rules = ShopRules<Market, Locale>;
  let engine: BagSync<Cart> | undefined;
  let started: Promise<void> | undefined;

  const wait = (delay: number) =>
    new Promise<undefined>((resolve) => void timers.setTimeout(() => resolve(undefined), delay));

  async function loadShopRules(): Promise<Rules> {
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await fetchShopRules();
      } catch {
        await wait(Math.min(MAX_RULES_RETRY_DELAY_MS, 1000 * 2 ** attempt));
      }
    }
  }

  async function begin(): Promise<void> {
    const shopRules = await loadShopRules();
    updateCartServiceState(shopperBagStore, { shopRules });
    // The shopper may have chosen another market while the rules were loading.
    let market = getMarket();
    connect(market, shopRules);
    onMarketChange((next) => {
      if (next === market) return;
      market = next;
      engine?.close();
      updateCartServiceState(shopperBagStore, {
        notices: [],
        marketChange: findMarketChange(next, shopRules),
      });
      connect(next, shopRules);
    });
  }

  const getSources = (market: Market, shopRules: Rules) => ({
    bag: bag.store.getState().bag,
    market,
    offers: shopperBagStore.getState().offers,
    shopRules,
    now: now(),
  });

  function findMarketChange(to: Market, shopRules: Rules): BagMarketChange<Market> | undefined {
    const sources = getSources(to, shopRules);
    if (sources.bag.lines.length === 0) return undefined;
    const { lines, refusals } = calculateMarketTotals(sources, pricingDefaults[to], timeZone);
    const unavailableSkus = refusals.flatMap((refusal) => (refusal.kind === 'line' ? [refusal.sku] : []));
    return { to, availableLineCount: lines.length, unavailableSkus };
  }

  function connect(market: Market, shopRules: Rules): void {
    const freeOffers = new Map(getSampleAndGiftOffers(shopRules).map((offer) => [offer.sku, offer]));
    const sync: BagSync<Cart> = createBagSync<Cart>({
      shop: market,
      store: bag.store,
      transport: createTransport(market, {
        findVariantId: (sku) =>
          findMultiMarketOffer(shopperBagStore.getState().offers, sku)?.market[market].variantId ||
          freeOffers.get(sku)?.market[market].variantId,
        refresh: () => void timers.setTimeout(() => sync.refresh(), 0),
      }),
      offers: (sku) =>
        createMarketOfferFinder(getSources(market, shopRules), pricingDefaults[market].currency)(sku),
      freeItems: (wanted, unavailable) =>
        calculateMarketTotals(
          {
            ...getSources(market, shopRules),
            bag: wanted,
            unavailable,
            cart: shopperBagStore.getState().cartService.sync?.cart,
          },
          pricingDefaults[market],
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
    updateCartServiceState(shopperBagStore, { sync: sync.getState() });
    sync.subscribe((state) => {
      if (engine === sync) updateCartServiceState(shopperBagStore, { sync: state });
    });
    sync.onNotice((notice) => {
      if (engine !== sync) return;
      applyNotice(notice, market);
      updateCartServiceState(shopperBagStore, {
        notices: [...shopperBagStore.getState().cartService.notices, notice],
      });
    });
  }

  function applyNotice(notice: SyncNotice, market: Market): void {
    if (notice.kind === 'code-refused') {
      // No change of the bag makes an unknown code valid, so it is removed instead of reported at every step.
      if (isUnknownCode?.(notice.reason)) bag.store.dispatch({ type: 'removePromoCode', code: notice.code });
      return;
    }
    const offer = findMultiMarketOffer(shopperBagStore.getState().offers, notice.sku);
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
