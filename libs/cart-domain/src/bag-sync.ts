import { createStore, type StoreApi } from 'zustand/vanilla';
import { type Bag } from './bag.ts';
import { type BagStore } from './bag-store.ts';
import { type FreeItems } from './desired-cart.ts';
import { createAlarm } from './internal/alarm.ts';
import { createCartSyncer, type SyncerTiming } from './internal/cart-syncer.ts';
import { postMessage } from './internal/post-message.ts';
import { safeStorage } from './internal/safe-storage.ts';
import { tabLeader } from './internal/tab-leader.ts';
import { type Offers } from './offer.ts';
import { type CartTransport, type RemoteCart } from './remote-cart.ts';
import { type SyncNotice } from './sync-notice.ts';
import {
  type Network,
  type StorageSource,
  type TabChannel,
  type TabLocks,
  type Timers,
} from './tab-ports.ts';

/**
 * `settled`: the remote cart is what the bag asks for. `updating`: it is on its way. `offline`: it waits for the
 * network. `failing`: the service has failed more than once in a row; it is tried again by itself.
 */
export type SyncStatus = 'settled' | 'updating' | 'offline' | 'failing';

/** How patient the engine is, in milliseconds. */
export interface SyncTiming extends SyncerTiming {
  /** After how long without a word from the leading tab another one takes over: it may be frozen. */
  readonly takeOverMs: number;
}

/** What is used unless something else is given. */
export const DEFAULT_SYNC_TIMING: SyncTiming = {
  gatherMs: 150,
  requestMs: 15_000,
  confirmMs: 30_000,
  firstMs: 500,
  mostMs: 30_000,
  takeOverMs: 8_000,
};

/** How the remote cart stands to the bag. */
export interface BagSyncState<Cart extends RemoteCart = RemoteCart> {
  readonly status: SyncStatus;
  /** The cart as last heard of. Its totals are right while the status is `settled`. */
  readonly cart?: Cart;
  /** Keys (`lineKey`) of lines that the service turned down: they are in the bag but not in the cart. */
  readonly unavailable: readonly string[];
  /** Whether this tab is the one that talks to the service. */
  readonly leading: boolean;
}

/** Everything {@link createBagSync} works with. Nothing is taken from globals. */
export interface BagSyncOptions<Cart extends RemoteCart = RemoteCart> {
  /** Names the remote shop, such as the market: each has a cart of its own. */
  readonly shop: string;
  readonly store: BagStore;
  readonly transport: CartTransport<Cart>;
  /** The samples and gifts that go along with a bag: `(bag) => bagTotals({ … })`. */
  readonly freeItems: (bag: Bag) => FreeItems;
  /** Offers of this shop. Begin when they are there: without them no gift is in stock. */
  readonly offers: Offers;
  readonly timers: Timers;
  /** Gives 0 to below 1; `Math.random` unless given. */
  readonly random?: () => number;
  /** Keeps the cart's id. */
  readonly storage?: StorageSource;
  readonly channel?: TabChannel;
  /** Without locks every tab talks to the service. */
  readonly locks?: TabLocks;
  readonly network?: Network;
  readonly timing?: Partial<SyncTiming>;
  /** Prefix of the keys and names that tabs share; `marehalm-cart` unless given. */
  readonly key?: string;
}

/** The engine that brings a remote cart after the bag. A store of zustand, for `useStore`. */
export interface BagSync<Cart extends RemoteCart = RemoteCart> extends Pick<
  StoreApi<BagSyncState<Cart>>,
  'getState' | 'getInitialState' | 'subscribe'
> {
  /** Calls `listener` with what the service knew better, in every tab. Returns what ends it. */
  onNotice(listener: (notice: SyncNotice) => void): () => void;
  /** Resolves as soon as the status is another than `updating`: before a checkout, for instance. */
  whenSettled(): Promise<BagSyncState<Cart>>;
  /** Reads the cart anew and tries once more what was turned down: when a page returns to view, before a checkout. */
  refresh(): void;
  /** Lets go of the cart, for it became an order. Clear the bag first, or it is put into a new cart. */
  forget(): void;
  /** Stops, and lets another tab lead. The bag and the cart's id stay stored. */
  close(): void;
}

/** What tabs tell each other. */
type TabMessage<Cart extends RemoteCart> = { readonly shop: string } & (
  | { readonly type: 'sync-state'; readonly state: BagSyncState<Cart>; readonly revision: number }
  | { readonly type: 'sync-notice'; readonly notice: SyncNotice }
  | { readonly type: 'sync-hello' | 'sync-refresh' | 'sync-forget' }
);

/**
 * Brings the cart of a commerce service after the bag, from one tab for all of them. It works by desired state: it
 * compares the cart it knows with the one the bag asks for and sends the difference, one request at a time, changes
 * gathered; when an answer is lost it reads before it sends again. So twenty clicks end in one number, a repeated
 * request does no harm, and a cart that is gone is made anew. Price and stock are the service's to say.
 *
 * @example
 * const sync = createBagSync({
 *   shop: 'dk',
 *   store,
 *   transport,
 *   offers,
 *   freeItems: (bag) => bagTotals({ ...terms, bag, at: new Date() }),
 *   timers: globalThis,
 *   storage: () => window.localStorage,
 *   channel: new BroadcastChannel('marehalm'),
 *   locks: navigator.locks,
 * });
 */
export function createBagSync<Cart extends RemoteCart = RemoteCart>(
  options: BagSyncOptions<Cart>,
): BagSync<Cart> {
  const { shop, store, timers, channel, locks, network, key = 'marehalm-cart' } = options;
  const timing = { ...DEFAULT_SYNC_TIMING, ...options.timing };
  const storage = safeStorage(options.storage);
  const cartKey = `${key}-${shop}`;
  const listeners = new Set<(notice: SyncNotice) => void>();
  const patience = createAlarm(timers);
  const initial: BagSyncState<Cart> = { status: 'updating', unavailable: [], leading: false };
  const api = createStore<BagSyncState<Cart>>(() => initial);
  let leading = false;
  /** Whether this tab follows the others and is followed by them, rather than keeping a bag and a cart for itself. */
  let shared = true;
  /** What the leading tab said last, and the bag it spoke of. */
  let heard: { state: BagSyncState<Cart>; revision: number } | undefined;

  const syncer = createCartSyncer<Cart>({
    store,
    transport: options.transport,
    freeItems: options.freeItems,
    offers: options.offers,
    timers,
    random: options.random ?? Math.random,
    network,
    timing,
    onChange: publish,
    onNotice(notice) {
      tell(notice);
      post({ type: 'sync-notice', shop, notice });
    },
    keptId: {
      read: () => (shared && storage.read(cartKey)) || undefined,
      write(id) {
        if (!shared) return;
        if (id === undefined) storage.remove(cartKey);
        else storage.write(cartKey, id);
      },
    },
  });

  const leader = tabLeader(cartKey, locks, {
    onLead() {
      leading = true;
      patience.clear();
      syncer.start();
    },
    onLost() {
      leading = false;
      syncer.stop();
      heard = undefined;
      follow();
    },
  });

  function publish(): void {
    const cart = syncer.cart();
    const state: BagSyncState<Cart> = {
      status: syncer.status(),
      ...(cart && { cart }),
      unavailable: syncer.unavailable(),
      leading: true,
    };
    api.setState(state, true);
    post({ type: 'sync-state', shop, state, revision: store.getState().revision });
  }

  /** Shows what the leading tab said, and takes over when it does not notice what happened here. */
  function follow(): void {
    const unheard = heard === undefined || heard.revision < store.getState().revision;
    const { status, ...rest } = heard?.state ?? initial;
    const updating = unheard && status === 'settled';
    api.setState({ ...rest, status: updating ? 'updating' : status, leading: false }, true);
    if (!unheard) patience.clear();
    else if (!patience.isSet) patience.set(timing.takeOverMs, leader.takeOver);
  }

  function bagChanged(): void {
    if (leading) syncer.bagChanged();
    else if (store.getState().saved) follow();
    else leadAlone();
  }

  /** A bag that cannot be stored is known to this tab alone: so is its cart. */
  function leadAlone(): void {
    shared = false;
    leader.leadAlone();
  }

  function onMessage({ data }: { readonly data: unknown }): void {
    const message = data as TabMessage<Cart> | null;
    if (typeof message !== 'object' || message?.shop !== shop || !shared) return;
    switch (message.type) {
      case 'sync-state':
        heard = message;
        return leading ? undefined : follow();
      case 'sync-notice':
        return leading ? undefined : tell(message.notice);
      case 'sync-hello':
        return leading ? publish() : undefined;
      case 'sync-refresh':
        return leading ? syncer.refresh() : undefined;
      case 'sync-forget':
        return leading ? syncer.forget() : undefined;
    }
  }

  function post(message: TabMessage<Cart>): void {
    if (shared) postMessage(channel, message);
  }

  function tell(notice: SyncNotice): void {
    for (const listener of listeners) listener(notice);
  }

  channel?.addEventListener('message', onMessage);
  const ends = [
    store.subscribe((state, before) => {
      if (state.revision !== before.revision || state.bag !== before.bag) bagChanged();
    }),
    network?.subscribe(() => (leading ? syncer.networkChanged() : undefined)),
  ];
  if (store.getState().saved) leader.start();
  else leadAlone();
  if (!leading) {
    follow();
    post({ type: 'sync-hello', shop });
  }

  return {
    getState: api.getState,
    getInitialState: api.getInitialState,
    subscribe: api.subscribe,
    onNotice(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    whenSettled() {
      return new Promise((resolve) => {
        const check = (state: BagSyncState<Cart>): boolean => {
          if (state.status === 'updating') return false;
          resolve(state);
          return true;
        };
        if (check(api.getState())) return;
        const end = api.subscribe((state) => {
          if (check(state)) end();
        });
      });
    },
    refresh() {
      if (leading) syncer.refresh();
      else post({ type: 'sync-refresh', shop });
    },
    forget() {
      if (leading) return syncer.forget();
      storage.remove(cartKey);
      post({ type: 'sync-forget', shop });
    },
    close() {
      leading = false;
      syncer.stop();
      patience.clear();
      leader.close();
      for (const end of ends) end?.();
      channel?.removeEventListener('message', onMessage);
    },
  };
}
