import { createStore } from 'zustand/vanilla';
import { type Bag } from './bag.ts';
import { type BagStore } from './bag-store.ts';
import { type FreeItems } from './desired-cart.ts';
import { createAlarm } from './internal/alarm.ts';
import { createCartSyncer } from './internal/cart-syncer.ts';
import { createCartWishes } from './internal/cart-wishes.ts';
import { safeStorage } from './internal/safe-storage.ts';
import { tabLeader } from './internal/tab-leader.ts';
import { TAB_TALK_VERSION, tabTalk } from './internal/tab-talk.ts';
import { undisturbed } from './internal/undisturbed.ts';
import { type Offers } from './offer.ts';
import { type ReadableStore } from './readable-store.ts';
import { type CartTransport, type RemoteCart } from './remote-cart.ts';
import { type SyncNotice } from './sync-notice.ts';
import { DEFAULT_SYNC_TIMING, type SyncTiming } from './sync-timing.ts';
import {
  type Network,
  type StorageSource,
  type TabChannel,
  type TabLocks,
  type Timers,
} from './tab-ports.ts';

/** The prefix that the cart's id is stored under unless another is given; the name of the shop follows. */
export const DEFAULT_CART_KEY = 'marehalm-cart';

/**
 * `settled`: the remote cart is what the bag asks for. `updating`: it is on its way. `offline`: it waits for the
 * network. `failing`: the service has failed more than once in a row; it is tried again by itself.
 *
 * Of gift cards a service tells the last four characters alone. One that takes the place of another with the same four, before that
 * one's removal was sent, counts as there: send the removal first.
 */
export type SyncStatus = 'settled' | 'updating' | 'offline' | 'failing';

/** How the remote cart stands to the bag. */
export interface BagSyncState<Cart extends RemoteCart = RemoteCart> {
  readonly status: SyncStatus;
  /** The cart as last heard of. Its totals are right while the status is `settled`. */
  readonly cart?: Cart;
  /** Keys (`lineKey`) of lines that the service turned down: they are asked for but not in the cart. */
  readonly unavailable: readonly string[];
  /** Whether this tab is the one that talks to the service. */
  readonly leading: boolean;
}

/** Everything {@link createBagSync} works with. Nothing is taken from globals but chance, which can be given too. */
export interface BagSyncOptions<Cart extends RemoteCart = RemoteCart> {
  /** Names the remote shop, such as the market: each has a cart of its own. */
  readonly shop: string;
  readonly store: BagStore;
  readonly transport: CartTransport<Cart>;
  /**
   * The samples and gifts that go along with a bag, `unavailable` being the SKUs of those that the service has turned down:
   * `(bag, unavailable) => bagTotals({ …, bag, offers })` with offers in which these are not available, so that a lower gift takes
   * the place of one that has sold out. What it throws stops the engine.
   */
  readonly freeItems: (bag: Bag, unavailable: readonly string[]) => FreeItems;
  /** Offers of this shop. Begin when they are there: without them no gift is in stock. */
  readonly offers: Offers;
  readonly timers: Timers;
  /** Gives 0 to below 1; `Math.random` unless given. */
  readonly random?: (() => number) | undefined;
  /** Keeps the cart's id, which may be a secret. Without one every page makes a cart of its own. */
  readonly storage?: StorageSource | undefined;
  /** How tabs follow the one that leads. Without one every tab talks to the service. */
  readonly channel?: TabChannel | undefined;
  /** How tabs agree on the one that leads. Without them every tab talks to the service. */
  readonly locks?: TabLocks | undefined;
  /** Without one requests are tried whether or not there is a network. */
  readonly network?: Network | undefined;
  /** {@link DEFAULT_SYNC_TIMING} where nothing else is given. */
  readonly timing?: Partial<SyncTiming> | undefined;
  /** Prefix of the keys and names that tabs share: {@link DEFAULT_CART_KEY} unless given. */
  readonly key?: string | undefined;
}

/** The engine that brings a remote cart after the bag. */
export interface BagSync<Cart extends RemoteCart = RemoteCart> extends ReadableStore<BagSyncState<Cart>> {
  /**
   * Calls `listener` with what the service knew better, in every tab. Returns what ends it. A listener that throws stops
   * nobody: its error surfaces as an unhandled rejection.
   */
  onNotice(listener: (notice: SyncNotice) => void): () => void;
  /**
   * Resolves as soon as the status is another than `updating`, or the engine is closed: before a checkout, for instance,
   * after {@link BagSync.refresh}.
   */
  whenSettled(): Promise<BagSyncState<Cart>>;
  /**
   * Reads the cart anew and tries once more what was turned down: when a page returns to view, before a checkout. A service that
   * was failing is asked at once, unless it wants to be left alone.
   */
  refresh(): void;
  /** Lets go of the cart, for it became an order. Clear the bag first, or it is put into a new cart. */
  forget(): void;
  /**
   * Goes on with another cart of the service from now on, such as one that another client has filled. Put what it holds into the bag
   * first: what the bag does not ask for is taken out of it.
   */
  adopt(cartId: string): void;
  /** Stops, and lets another tab lead. The bag and the cart's id stay stored. */
  close(): void;
}

/** What tabs tell each other. `from` and `count` name a request, so that its tab knows when it was heard. */
type TabMessage<Cart extends RemoteCart> =
  | { readonly type: 'state'; readonly state: BagSyncState<Cart>; readonly revision: number }
  | { readonly type: 'notice'; readonly notice: SyncNotice }
  | { readonly type: 'hello' }
  | { readonly type: 'refresh' | 'forget' | 'heard'; readonly from: string; readonly count: number };

/**
 * Brings the cart of a commerce service after the bag, from one tab for all of them. It works by desired state: it
 * compares the cart it knows with the one the bag asks for and sends the difference, one request at a time, changes
 * gathered; when an answer is lost it reads before it sends again. So twenty clicks end in one number, a repeated
 * request does no harm, and a cart that is gone is made anew. Price and stock are the service's to say.
 *
 * @example
 * ```ts
 * // A service that has one serum left. CartTransport shows the way to a real one.
 * const left: RemoteCart = {
 *   id: 'cart-1',
 *   lines: [{ id: 'line-1', sku: 'SERUM-30', quantity: 1, unitPrice: money(32_500, 'DKK') }],
 *   codes: [],
 *   cost: { subtotal: money(32_500, 'DKK'), total: money(32_500, 'DKK') },
 *   messages: [{ kind: 'not-enough-stock', sku: 'SERUM-30' }],
 * };
 * const answer = async (): Promise<CartAnswer> => ({ kind: 'ok', cart: left });
 *
 * const store = createBagStore();
 * const sync = createBagSync({
 *   shop: 'dk',
 *   store,
 *   transport: { create: answer, read: answer, apply: answer },
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
  key = DEFAULT_CART_KEY,
}: BagSyncOptions<Cart>): BagSync<Cart> {
  const timing = { ...DEFAULT_SYNC_TIMING, ...givenTiming };
  const storage = safeStorage(source);
  const cartKey = `${key}-${shop}`;
  const talk = tabTalk<TabMessage<Cart>>(channel, cartKey);
  const listeners = new Set<(notice: SyncNotice) => void>();
  const patience = createAlarm(timers);
  const initial: BagSyncState<Cart> = { status: 'updating', unavailable: [], leading: false };
  const api = createStore<BagSyncState<Cart>>(() => initial);
  let closed = false;
  let leading = false;
  /** Whether this tab follows the others and is followed by them: a bag that is not stored is known to this tab alone. */
  let shared = store.getState().saved;
  /** What the leading tab said last, and the bag it spoke of. */
  let heard: { state: BagSyncState<Cart>; revision: number } | undefined;
  /** Requests to the leading tab, and up to which of them it has heard. */
  let [askedCount, heardCount] = [0, 0];

  const wishes = createCartWishes({
    store,
    freeItems,
    offers,
    onNotice(notice) {
      tell(notice);
      post({ type: 'notice', notice });
    },
  });

  const keptId = {
    read: () => (shared && storage.read(cartKey)) || undefined,
    write(id: string | undefined) {
      if (!shared) return;
      if (id === undefined) storage.remove(cartKey);
      else storage.write(cartKey, id);
    },
  };

  const syncer = createCartSyncer<Cart>({
    wishes,
    reloadBag: store.reload,
    transport,
    timers,
    random,
    network,
    timing,
    onChange: publish,
    keptId,
  });

  // Tabs that do not hear of each other cannot follow; those of another version follow one of their own.
  const leader = tabLeader(`${cartKey} ${TAB_TALK_VERSION}`, channel && locks, {
    onLead: lead,
    onLost() {
      rest();
      follow();
    },
  });

  function lead(): void {
    const known = api.getState().cart;
    leading = true;
    heardCount = askedCount;
    patience.clear();
    syncer.start(known);
  }

  /** Leads no longer. */
  function rest(): void {
    leading = false;
    heard = undefined;
    syncer.stop();
  }

  function publish(): void {
    const cart = syncer.cart();
    const state: BagSyncState<Cart> = {
      status: syncer.status(),
      ...(cart && { cart }),
      unavailable: wishes.unavailable(),
      leading: true,
    };
    api.setState(state, true);
    post({ type: 'state', state, revision: store.getState().revision });
  }

  /** Shows what the leading tab said, and takes over when it does not notice what happened here. */
  function follow(): void {
    const isHeard =
      heard !== undefined && heard.revision >= store.getState().revision && heardCount === askedCount;
    const { status, ...rest } = heard?.state ?? api.getState();
    api.setState(
      { ...rest, status: isHeard || status !== 'settled' ? status : 'updating', leading: false },
      true,
    );
    if (isHeard) patience.clear();
    else if (!patience.isSet) patience.set(timing.takeOverMs, leader.takeOver);
  }

  function bagChanged(): void {
    const { saved } = store.getState();
    if (saved !== shared) begin(saved);
    else if (leading) syncer.bagChanged();
    else follow();
  }

  /** Begins to share the bag and the cart with the other tabs, or to keep them for itself. */
  function begin(isShared: boolean): void {
    leader.stop();
    rest();
    shared = isShared;
    if (!shared) return lead();
    leader.start();
    if (leading) return;
    follow();
    post({ type: 'hello' });
  }

  function hear(message: TabMessage<Cart> | undefined): void {
    if (!message || !shared) return;
    if (leading) return answer(message);
    switch (message.type) {
      case 'state':
        heard = message;
        // There is something in the storage of which this tab was not told.
        if (message.revision > store.getState().revision) store.reload();
        return leading ? undefined : follow();
      case 'notice':
        return tell(message.notice);
      case 'heard':
        if (message.from === store.tab) heardCount = message.count;
        return follow();
    }
  }

  /** What the leading tab does for the others. */
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

  /** Asks whoever else leads. Until the leading tab has heard, nothing is settled for one that follows. */
  function ask(type: 'refresh' | 'forget'): void {
    askedCount += 1;
    post({ type, from: store.tab, count: askedCount });
    if (leading) heardCount = askedCount;
    else follow();
  }

  function post(message: TabMessage<Cart>): void {
    if (shared) talk.tell(message);
  }

  function tell(notice: SyncNotice): void {
    for (const listener of listeners) listener(notice);
  }

  const ends = [
    talk.listen(hear),
    store.subscribe(bagChanged),
    network?.subscribe(() => (leading ? syncer.networkChanged() : undefined)),
  ];
  begin(shared);

  return {
    getState: api.getState,
    getInitialState: api.getInitialState,
    subscribe: (listener) => api.subscribe(undisturbed(listener)),
    onNotice(listener) {
      const own = undisturbed(listener);
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
      else ask('refresh');
    },
    forget() {
      if (closed) return;
      keptId.write(undefined);
      // Where tabs could not agree on a leader, or have agreed on another, others have the cart too.
      ask('forget');
      if (leading) syncer.forget();
    },
    adopt(cartId) {
      if (closed) return;
      keptId.write(cartId);
      if (leading) syncer.adopt(cartId);
      // The tab that leads finds the id where it is kept.
      else ask('refresh');
    },
    close() {
      if (closed) return;
      closed = true;
      leader.stop();
      rest();
      patience.clear();
      for (const end of ends) end?.();
      api.setState({ ...api.getState(), leading: false }, true);
    },
  };
}
