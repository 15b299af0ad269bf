import type { BagCommand, BagLimits, LineRef } from './bag.ts';
import { type BagStore, createBagStore } from './bag-store.ts';
import type { OfferWithQuantity, ShopperBagStore } from './shopper-bag-store.ts';
import { isMultiMarketOffer, type MarketsAndLocales } from './multi-market-offer.ts';
import { createOfferCache, type OfferCache } from './offer-cache.ts';
import type { RemoteCart } from './remote-cart.ts';
import type { TextStorageGetter, TabChannel } from './browser-apis.ts';

/** Dependencies of a {@link ShopBag}. Without a storage and a channel it exists in memory only, as on a server. */
export interface ShopBagOptions<
  Market extends string,
  Locale extends string,
  Cart extends RemoteCart,
> extends MarketsAndLocales<Market, Locale> {
  /** The store that pages subscribe to. It receives the bag and the offers, and contains the pending additions. */
  readonly shopperBagStore: ShopperBagStore<Market, Locale, Cart>;
  /** Shared by all tabs of the browser, and kept across reloads: `() => window.localStorage`. */
  readonly storage?: TextStorageGetter | undefined;
  readonly channel?: TabChannel | undefined;
  readonly limits?: BagLimits | undefined;
  /** Storage keys of the bag and of the offers of its products. */
  readonly keys: { readonly bag: string; readonly offers: string };
}

/** The bag of a shop with several markets, with the offers of its products. */
export interface ShopBag<Market extends string, Locale extends string> {
  readonly store: BagStore;
  readonly offers: OfferCache<Market, Locale>;
  /** Applies a command at once. */
  dispatch(command: BagCommand): void;
  /** Adds `quantity` units of an offer (1 by default); `choice` contains the details of a gift card. */
  addOffer(addition: OfferWithQuantity<Market, Locale>, choice?: Pick<LineRef, 'giftCard'>): void;
  /** Moves the pending additions of the shopper's bag store into the bag. Drops invalid ones, because any script may have written them. */
  addPendingAdditions(): void;
  /** Loads what other tabs have stored. Call it when the shopper returns to the page. */
  reload(): void;
  /** Stops listening to other tabs. */
  close(): void;
}

/**
 * Creates the bag of a shop: it copies every change of the bag and of the offer cache to the store that pages subscribe to.
 *
 * @example
 * ```ts
 * const shopperBagStore = createShopperBagStore<'eu', 'en'>();
 * const bag = createShopBag({
 *   shopperBagStore,
 *   markets: ['eu'],
 *   locales: ['en'],
 *   keys: { bag: 'shop-bag', offers: 'shop-offers' },
 * });
 * bag.dispatch({ type: 'addLine', sku: 'SERUM-30', quantity: 2 });
 * getCartCount(shopperBagStore.getState()); // => 2
 * bag.close();
 * ```
 */
export function createShopBag<
  const Market extends string,
  const Locale extends string,
  Cart extends RemoteCart,
>({
  shopperBagStore,
  markets,
  locales,
  storage,
  channel,
  limits,
  keys,
}: ShopBagOptions<Market, Locale, Cart>): ShopBag<Market, Locale> {
  const vocabulary = { markets, locales };
  const store = createBagStore({ storage, channel, limits, key: keys.bag });
  const offers: OfferCache<Market, Locale> = createOfferCache<Market, Locale>({
    ...vocabulary,
    storage,
    channel,
    key: keys.offers,
    getNeededSkus: () => store.getState().bag.lines.map(({ sku }) => sku),
  });

  const stops = [
    store.subscribe(({ bag }) => shopperBagStore.setState({ bag })),
    offers.subscribe((known) => shopperBagStore.setState({ offers: known })),
    offers.close,
    store.close,
  ];
  shopperBagStore.setState({ bag: store.getState().bag, offers: offers.getState() });

  const addOffer: ShopBag<Market, Locale>['addOffer'] = (addition, choice) => {
    const { quantity = 1, ...offer } = addition;
    offers.add([offer]);
    store.dispatch({ type: 'addLine', sku: offer.sku, quantity, ...choice });
    shopperBagStore.setState({ lastAdded: addition });
  };
  return {
    store,
    offers,
    dispatch: (command) => void store.dispatch(command),
    addOffer,
    addPendingAdditions: () => {
      for (const offer of shopperBagStore.takePendingAdditions())
        if (isMultiMarketOffer(vocabulary, offer)) addOffer(offer);
    },
    reload: () => {
      offers.reload();
      store.reload();
    },
    close: () => {
      for (const stop of stops) stop();
    },
  };
}
