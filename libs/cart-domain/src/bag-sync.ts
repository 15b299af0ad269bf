import { createStore } from 'zustand/vanilla';
import { type Bag } from './bag.ts';
import { type BagStore } from './bag-store.ts';
import { type FreeItems } from './desired-cart.ts';
import { createOneShotTimer } from './internal/one-shot-timer.ts';
import { createCartSyncer } from './internal/cart-syncer.ts';
import { createCartChangePlanner } from './internal/cart-change-planner.ts';
import { createSafeStorage } from './internal/safe-storage.ts';
import { createTabLeaderElection } from './internal/tab-leader.ts';
import { TAB_MESSAGE_VERSION, createTabMessenger } from './internal/tab-messenger.ts';
import { createIsolatedListener } from './internal/isolate-errors.ts';
import { type FindOffer } from './offer.ts';
import { type ReadableStore } from './readable-store.ts';
import { type RemoteCart } from './remote-cart.ts';
import { type CartTransport } from './cart-transport.ts';
import { type SyncNotice } from './sync-notice.ts';
import { DEFAULT_SYNC_TIMING, type SyncTiming } from './sync-timing.ts';
import {
  type NetworkStatus,
  type TextStorageGetter,
  type TabChannel,
  type TabLocks,
  type Timers,
} from './browser-apis.ts';

/** Default prefix of the storage keys of cart ids; the key of a shop's cart is `<prefix>-<shop>`. */
export const DEFAULT_CART_STORAGE_KEY_PREFIX = 'cart';

/**
 * Status of the synchronization. `settled`: the cart matches the bag; `updating`: changes are being sent; `offline`: the device
 * is offline; `failing`: at least two requests in a row failed and are retried automatically.
 */
export type SyncStatus = 'settled' | 'updating' | 'offline' | 'failing';

/** State of the synchronization between bag and cart. */
export interface BagSyncState<Cart extends RemoteCart = RemoteCart> {
  readonly status: SyncStatus;
  /** The latest known cart. Its totals are correct while the status is `settled`. */
  readonly cart?: Cart;
  /** Line keys (`getLineKey`) that the service rejected: they are in the bag but not in the cart. */
  readonly unavailable: readonly string[];
  /** Whether this tab is the leader, the one that talks to the service. */
  readonly leading: boolean;
}

/** Dependencies of {@link createBagSync}. The only global it uses is `Math.random`, which can be replaced. */
export interface BagSyncOptions<Cart extends RemoteCart = RemoteCart> {
  /** Name of the remote shop, such as the market: each shop has its own cart. */
  readonly shop: string;
  readonly store: BagStore;
  readonly transport: CartTransport<Cart>;
  /**
   * Returns the samples and gifts of a bag. `unavailable` holds the SKUs that the service rejected: call
   * `calculateBagTotals({ …, bag, offers })` with offers in which these are unavailable, so that a lower gift
   * replaces a sold-out one. An exception stops the engine.
   */
  readonly freeItems: (bag: Bag, unavailable: readonly string[]) => FreeItems;
  /** Finds the offers of this shop. Start when they are loaded: without them no gift is in stock. */
  readonly offers: FindOffer;
  readonly timers: Timers;
  /** Returns 0 to below 1; `Math.random` by default. */
  readonly random?: (() => number) | undefined;
  /** Stores the cart's id, which may be a secret. Without it every page creates its own cart. */
  readonly storage?: TextStorageGetter | undefined;
  /** Lets tabs follow the leader. Without it every tab talks to the service. */
  readonly channel?: TabChannel | undefined;
  /** Lets tabs elect a leader. Without it every tab talks to the service. */
  readonly locks?: TabLocks | undefined;
  /** Pauses requests while offline. Without it requests are always tried. */
  readonly network?: NetworkStatus | undefined;
  /** Overrides the defaults that {@link SyncTiming} names. */
  readonly timing?: Partial<SyncTiming> | undefined;
  /** Prefix of the storage keys and lock names that tabs share, which end in `shop`; `cart` by default. */
  readonly key?: string | undefined;
}

/** Synchronizes the cart of a commerce service with the bag. */
export interface BagSync<Cart extends RemoteCart = RemoteCart> extends ReadableStore<BagSyncState<Cart>> {
  /**
   * Calls `listener`, in every tab, when the service corrects the bag or the prices. Returns a function that removes
   * it. An exception in a listener surfaces as an unhandled rejection and does not affect other listeners.
   */
  onNotice(listener: (notice: SyncNotice) => void): () => void;
  /**
   * Resolves when the status is no longer `updating` or the engine is closed: after {@link BagSync.refresh}, before a
   * checkout.
   */
  whenSettled(): Promise<BagSyncState<Cart>>;
  /**
   * Fetches the cart again and retries rejected changes: when a page becomes visible again, before a checkout. Skips
   * the retry delay of a failing service, but not its `Retry-After`.
   */
  refresh(): void;
  /** Drops the cart because it became an order. Clear the bag first; otherwise its lines go into a new cart. */
  forgetCart(): void;
  /**
   * Switches to another cart of the service, such as one filled by another client. Copy its contents into the bag
   * first: lines that are not in the bag are removed from the cart.
   */
  adoptCart(cartId: string): void;
  /** Stops synchronizing and lets another tab lead. The bag and the cart's id stay stored. */
  close(): void;
}

/** Messages between tabs. `from` and `count` identify a request, so that its sender recognizes the acknowledgement. */
type TabMessage<Cart extends RemoteCart> =
  | { readonly type: 'state'; readonly state: BagSyncState<Cart>; readonly revision: number }
  | { readonly type: 'notice'; readonly notice: SyncNotice }
  | { readonly type: 'hello' }
  | { readonly type: 'refresh' | 'forget' | 'heard'; readonly from: string; readonly count: number };

/**
 * Creates an engine that keeps the cart of a commerce service equal to the bag, from one tab for all tabs. It works
 * by desired state: it compares the last known cart with the bag and sends the difference, in batches, one request at
 * a time; after a lost answer it fetches the cart before it sends again. So twenty clicks become one update, a
 * repeated request does no harm, and an expired cart is created again. The service decides on price and stock.
 *
 * @example
 * ```ts
 * // A service that has one serum left. CartTransport shows the way to a real one.
 * const left: RemoteCart = {
 *   id: 'cart-1',
 *   lines: [{ id: 'line-1', sku: 'SERUM-30', quantity: 1, unitPrice: money(32_500, 'EUR') }],
 *   codes: [],
 *   cost: { subtotal: money(32_500, 'EUR'), total: money(32_500, 'EUR') },
 *   messages: [{ kind: 'not-enough-stock', sku: 'SERUM-30' }],
 * };
 * const answer = async (): Promise<CartAnswer> => ({ kind: 'ok', cart: left });
 *
 * const store = createBagStore();
 * const sync = createBagSync({
 *   shop: 'europe',
 *   store,
 *   transport: { createCart: answer, fetchCart: answer, changeCart: answer },
 *   offers: () => undefined,
 *   freeItems: () => ({ samples: [], gifts: [] }),
 *   timers: globalThis,
 * });
 * const notices: SyncNotice[] = [];
 * sync.onNotice((notice) => notices.push(notice));
 *
 * store.dispatch({ type: 'addLine', sku: 'SERUM-30', quantity: 3 });
 * const { status } = await sync.whenSettled();
 * status; // => 'settled'
 * notices; // => [{ kind: 'quantity-limited', key: 'SERUM-30', sku: 'SERUM-30', from: 3, to: 1 }]
 * store.getState().bag.lines; // => [{ sku: 'SERUM-30', quantity: 1 }]
 * sync.close();
 * ```
 */
export function createBagSync<Cart extends RemoteCart = RemoteCart>({
  shop,
  store,
  transport,
  freeItems,
  offers,
  timers,
  random = Math.random,
  storage: source,
  channel,
  locks,
  network,
  timing: givenTiming,
  key = DEFAULT_CART_STORAGE_KEY_PREFIX,
}: BagSyncOptions<Cart>): BagSync<Cart> {
  const timing = { ...DEFAULT_SYNC_TIMING, ...givenTiming };
  const storage = createSafeStorage(source);
  const cartKey = `${key}-${shop}`;
  const tabMessenger = createTabMessenger<TabMessage<Cart>>(channel, cartKey);
  const listeners = new Set<(notice: SyncNotice) => void>();
  const takeOverTimer = createOneShotTimer(timers);
  const initial: BagSyncState<Cart> = { status: 'updating', unavailable: [], leading: false };
  const api = createStore<BagSyncState<Cart>>(() => initial);
  let closed = false;
  let leading = false;
  /** Whether the bag is stored, and therefore shared with the other tabs. */
  let shared = store.getState().saved;
  /** The last state message of the leader. */
  let leaderMessage: { state: BagSyncState<Cart>; revision: number } | undefined;
  /** Number of requests sent to the leader, and number of those it acknowledged. */
  let [sentRequests, acknowledgedRequests] = [0, 0];

  const planner = createCartChangePlanner({
    store,
    freeItems,
    offers,
    onNotice(notice) {
      notify(notice);
      post({ type: 'notice', notice });
    },
  });

  const storedCartId = {
    read: () => (shared && storage.read(cartKey)) || undefined,
    write(id: string | undefined) {
      if (!shared) return;
      if (id === undefined) storage.remove(cartKey);
      else storage.write(cartKey, id);
    },
  };

  const syncer = createCartSyncer<Cart>({
    planner,
    reloadBag: store.reload,
    transport,
    timers,
    random,
    network,
    timing,
    onChange: publish,
    storedCartId,
  });

  // Tabs without a channel each lead; tabs of different versions have separate leaders.
  const leader = createTabLeaderElection(`${cartKey} ${TAB_MESSAGE_VERSION}`, channel && locks, {
    onLead: lead,
    onLost() {
      stopLeading();
      follow();
    },
  });

  function lead(): void {
    const known = api.getState().cart;
    leading = true;
    acknowledgedRequests = sentRequests;
    takeOverTimer.clear();
    syncer.start(known);
  }

  /** Stops leading. */
  function stopLeading(): void {
    leading = false;
    leaderMessage = undefined;
    syncer.stop();
  }

  function publish(): void {
    const cart = syncer.cart();
    const state: BagSyncState<Cart> = {
      status: syncer.status(),
      ...(cart && { cart }),
      unavailable: planner.unavailable(),
      leading: true,
    };
    api.setState(state, true);
    post({ type: 'state', state, revision: store.getState().revision });
  }

  /** Shows the state of the leader, and takes over when the leader does not react to the latest changes. */
  function follow(): void {
    const isHeard =
      leaderMessage !== undefined &&
      leaderMessage.revision >= store.getState().revision &&
      acknowledgedRequests === sentRequests;
    const { status, ...rest } = leaderMessage?.state ?? api.getState();
    api.setState(
      { ...rest, status: isHeard || status !== 'settled' ? status : 'updating', leading: false },
      true,
    );
    if (isHeard) takeOverTimer.clear();
    else if (!takeOverTimer.isRunning) takeOverTimer.start(timing.takeOverTimeoutMs, leader.takeOver);
  }

  function bagChanged(): void {
    const { saved } = store.getState();
    if (saved !== shared) startSharing(saved);
    else if (leading) syncer.bagChanged();
    else follow();
  }

  /** Starts to share the bag and the cart with the other tabs, or stops sharing them. */
  function startSharing(isShared: boolean): void {
    leader.stop();
    stopLeading();
    shared = isShared;
    if (!shared) return lead();
    leader.start();
    if (leading) return;
    follow();
    post({ type: 'hello' });
  }

  function receive(message: TabMessage<Cart> | undefined): void {
    if (!message || !shared) return;
    if (leading) return answer(message);
    switch (message.type) {
      case 'state':
        leaderMessage = message;
        // The storage holds changes that this tab received no message about.
        if (message.revision > store.getState().revision) store.reload();
        return leading ? undefined : follow();
      case 'notice':
        return notify(message.notice);
      case 'heard':
        if (message.from === store.tab) acknowledgedRequests = message.count;
        return follow();
    }
  }

  /** Answers a message as the leader. */
  function answer(message: TabMessage<Cart>): void {
    switch (message.type) {
      case 'hello':
        return publish();
      case 'refresh':
      case 'forget':
        syncer[message.type]();
        return post({ ...message, type: 'heard' });
    }
  }

  /** Sends a request to the leading tab. A following tab is not settled until the leader acknowledges it. */
  function requestFromLeader(type: 'refresh' | 'forget'): void {
    sentRequests += 1;
    post({ type, from: store.tab, count: sentRequests });
    if (leading) acknowledgedRequests = sentRequests;
    else follow();
  }

  function post(message: TabMessage<Cart>): void {
    if (shared) tabMessenger.broadcast(message);
  }

  function notify(notice: SyncNotice): void {
    for (const listener of listeners) listener(notice);
  }

  const ends = [
    tabMessenger.listen(receive),
    store.subscribe(bagChanged),
    network?.subscribe(() => (leading ? syncer.networkChanged() : undefined)),
  ];
  startSharing(shared);

  return {
    getState: api.getState,
    getInitialState: api.getInitialState,
    subscribe: (listener) => api.subscribe(createIsolatedListener(listener)),
    onNotice(listener) {
      const own = createIsolatedListener(listener);
      listeners.add(own);
      return () => listeners.delete(own);
    },
    whenSettled() {
      return new Promise((resolve) => {
        const isDone = (): boolean => closed || api.getState().status !== 'updating';
        if (isDone()) return resolve(api.getState());
        const end = api.subscribe((state) => {
          if (!isDone()) return;
          end();
          resolve(state);
        });
      });
    },
    refresh() {
      if (closed) return;
      store.reload();
      if (leading) syncer.refresh();
      else requestFromLeader('refresh');
    },
    forgetCart() {
      if (closed) return;
      storedCartId.write(undefined);
      // Tabs without a common leader hold the cart too.
      requestFromLeader('forget');
      if (leading) syncer.forget();
    },
    adoptCart(cartId) {
      if (closed) return;
      storedCartId.write(cartId);
      if (leading) syncer.adopt(cartId);
      // The leader loads the id from the storage.
      else requestFromLeader('refresh');
    },
    close() {
      if (closed) return;
      closed = true;
      leader.stop();
      stopLeading();
      takeOverTimer.clear();
      for (const end of ends) end?.();
      api.setState({ ...api.getState(), leading: false }, true);
    },
  };
}
