import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Bag } from './bag.ts';
import type { BagSyncState } from './bag-sync.ts';
import { createSafeStorage } from './internal/safe-storage.ts';
import type { ShopRules } from './shop-rules.ts';
import type { MultiMarketOffer, MultiMarketOffersBySku } from './multi-market-offer.ts';
import type { RemoteCart } from './remote-cart.ts';
import type { SyncNotice } from './sync-notice.ts';
import type { TextStorageGetter } from './browser-apis.ts';

/** The result of changing the market of a bag. */
export interface BagMarketChange<Market extends string = string> {
  readonly to: Market;
  /** Number of lines that are sold in the new market. */
  readonly availableLineCount: number;
  /** SKUs of the lines that cannot be bought in the new market and are not part of the total. */
  readonly unavailableSkus: readonly string[];
}

/** A multi-market offer with the number of units to add to the bag, 1 by default. */
export type OfferWithQuantity<
  Market extends string = string,
  Locale extends string = string,
> = MultiMarketOffer<Market, Locale> & {
  /** Whole units; 1 by default. */
  readonly quantity?: number;
};

/**
 * What is known from the commerce service: the shop's rules, the sync state and the notices. `shopRules` and `sync` are missing until
 * the rules have loaded.
 */
export interface CartServiceState<
  Market extends string = string,
  Locale extends string = string,
  Cart extends RemoteCart = RemoteCart,
> {
  readonly shopRules?: ShopRules<Market, Locale>;
  readonly sync?: BagSyncState<Cart>;
  /** Corrections by the commerce service that the shopper has not dismissed, the latest last. */
  readonly notices: readonly SyncNotice[];
  /** The latest change of market, until the shopper dismisses it. */
  readonly marketChange?: BagMarketChange<Market> | undefined;
}

/** The shopper's bag with everything known about it. */
export interface ShopperBagState<
  Market extends string = string,
  Locale extends string = string,
  Cart extends RemoteCart = RemoteCart,
> {
  /** `null` until the bag's code has loaded: most pages are viewed with an empty bag and never need it. */
  readonly bag: Bag | null;
  /** Additions until then. After a reload they are unvalidated, because any script may have written them. */
  readonly pending: readonly unknown[];
  /** Names, pictures and prices of the products in the bag, in all markets. */
  readonly offers: MultiMarketOffersBySku<Market, Locale>;
  /** The latest addition, until {@link clearLastAdded}. */
  readonly lastAdded: OfferWithQuantity<Market, Locale> | null;
  readonly cartService: CartServiceState<Market, Locale, Cart>;
}

/** The store that header, drawer, bag page and checkout subscribe to. */
export interface ShopperBagStore<
  Market extends string = string,
  Locale extends string = string,
  Cart extends RemoteCart = RemoteCart,
> extends StoreApi<ShopperBagState<Market, Locale, Cart>> {
  /** Adds to the pending additions. Does nothing when an addition of the same SKU is pending, as after a double click. */
  addPendingAddition(addition: OfferWithQuantity<Market, Locale>): void;
  /** Restores the additions that were pending when this tab was left or reloaded. Returns their number. */
  restorePendingAdditions(): number;
  /** Returns the pending additions and removes them, unchecked. `createShopBag` takes those that are valid. */
  takePendingAdditions(): readonly unknown[];
}

/** Where pending additions are stored, to survive a reload of the tab. */
export interface ShopperBagStoreOptions {
  /** Storage of this tab: `() => window.sessionStorage`. Without one, a reload loses pending additions. */
  readonly storage?: TextStorageGetter | undefined;
  /** Storage key of the pending additions; `pending-additions` by default. */
  readonly key?: string | undefined;
}

/**
 * Creates the store that pages subscribe to. It queues additions until the bag's code has loaded and restores them after a
 * reload; `createShopBag` fills in the bag and the offers.
 */
export function createShopperBagStore<
  Market extends string = string,
  Locale extends string = string,
  Cart extends RemoteCart = RemoteCart,
>({ storage: source, key = 'pending-additions' }: ShopperBagStoreOptions = {}): ShopperBagStore<
  Market,
  Locale,
  Cart
> {
  const storage = createSafeStorage(source);
  const store = createStore<ShopperBagState<Market, Locale, Cart>>(() => ({
    bag: null,
    pending: [],
    offers: {},
    lastAdded: null,
    cartService: { notices: [] },
  }));

  const savePending = (pending: readonly unknown[]) => {
    store.setState({ pending });
    if (pending.length > 0) storage.write(key, JSON.stringify(pending));
    else storage.remove(key);
  };
  const restorePendingAdditions = (): number => {
    const { pending } = store.getState();
    if (pending.length > 0) return pending.length;
    const stored = parseList(storage.read(key));
    if (stored.length > 0) store.setState({ pending: stored });
    return stored.length;
  };

  return {
    ...store,
    addPendingAddition: (addition) => {
      const { pending } = store.getState();
      const isPending = pending.some(
        (one) => (one as { readonly sku?: unknown } | null)?.sku === addition.sku,
      );
      if (!isPending) savePending([...pending, addition]);
    },
    restorePendingAdditions,
    takePendingAdditions: () => {
      restorePendingAdditions();
      const { pending } = store.getState();
      if (pending.length > 0) savePending([]);
      return pending;
    },
  };
}

/** Returns the number on the cart icon: the units of all lines and of the pending additions. */
export function getCartCount({ bag, pending }: Pick<ShopperBagState, 'bag' | 'pending'>): number {
  const counted = [
    ...(pending as readonly ({ readonly quantity?: unknown } | null)[]),
    ...(bag?.lines ?? []),
  ];
  return counted.reduce((sum, one) => sum + (Number(one?.quantity) || 1), 0);
}

function parseList(text: string | null): readonly unknown[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}
