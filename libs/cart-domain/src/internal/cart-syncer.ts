import {
  type CartAnswer,
  type CartChanges,
  type CartInput,
  type CartTransport,
  type RemoteCart,
} from '../remote-cart.ts';
import { type SyncTiming } from '../sync-timing.ts';
import { type Network, type Timers } from '../tab-ports.ts';
import { createAlarm } from './alarm.ts';
import { backoff } from './backoff.ts';
import { type CartWishes, type SentWish } from './cart-wishes.ts';
import { isCartAnswer } from './is-cart-answer.ts';

/** Dependencies of a {@link CartSyncer}. */
export interface CartSyncerOptions<Cart extends RemoteCart> {
  readonly wishes: CartWishes;
  /** Loads changes that another tab stored without a message. */
  readonly reloadBag: () => void;
  readonly transport: CartTransport<Cart>;
  readonly timers: Timers;
  readonly random: () => number;
  readonly network: Network | undefined;
  readonly timing: SyncTiming;
  readonly onChange: () => void;
  /** The id of the cart in the storage, for the next page and the other tabs. */
  readonly keptId: { read(): string | undefined; write(id: string | undefined): void };
}

/**
 * Synchronizes one cart with the bag, in one tab. Sends one request at a time and ignores answers to earlier ones.
 * Between `stop` and the next `start`, call only `status` and `cart`.
 */
export interface CartSyncer<Cart extends RemoteCart> {
  /** Starts with the cart whose id is stored, if any. `heard` is the cart that another tab knew. */
  start(heard: Cart | undefined): void;
  stop(): void;
  /** Call it when the bag changes. */
  bagChanged(): void;
  /** Call it when the network may be back. */
  networkChanged(): void;
  /** Fetches the cart again and retries rejected changes. */
  refresh(): void;
  /** Drops the cart because it became an order. */
  forget(): void;
  /** Switches to the cart of that id. */
  adopt(id: string): void;
  status(): 'settled' | 'updating' | 'offline' | 'failing';
  cart(): Cart | undefined;
}

/** Failures in a row after which the status is `failing`. */
const FAILING_AFTER = 2;

/** Answers in a row without progress before requests are delayed. */
const PATIENT_ROUNDS = 4;

/** Maximum number of stale answers in a row. After that the service is believed: its clock was set back. */
const STALE_READS = 5;

/** Longest accepted `Retry-After` of a service, in milliseconds. */
const LONGEST_PAUSE = 600_000;

/** Creates a syncer that works by desired state: it sends what the cart lacks, not what the shopper did. */
export function createCartSyncer<Cart extends RemoteCart>({
  wishes,
  reloadBag,
  transport,
  timers,
  random,
  network,
  timing,
  onChange,
  keptId,
}: CartSyncerOptions<Cart>): CartSyncer<Cart> {
  const work = createAlarm(timers);
  const watchdog = createAlarm(timers);
  const confirmation = createAlarm(timers);
  /** Runs while the service asks clients to wait. */
  const quiet = createAlarm(timers);

  /** A new object at each start, to recognize callbacks of an earlier one. */
  let term = {};
  let cartId: string | undefined;
  let lastCart: Cart | undefined;
  /** Whether the cart may differ from `lastCart` because the outcome of a request is unknown. */
  let mustRead = false;
  /** The pending request; answers to other requests are ignored. */
  let awaited: object | undefined;
  let busy = false;
  let failures = 0;
  let rounds = 0;
  /** Fewest remaining changes since the bag changed. */
  let leastLeft = Number.POSITIVE_INFINITY;
  let staleReads = 0;
  /** Whether a request may still be on its way to the service. */
  let doubtful = false;

  function wake(delay: number): void {
    if (!work.isSet) work.set(delay, step);
  }

  function step(): void {
    if (awaited) return;
    if (isOffline()) return onChange();
    const mine = term;
    reloadBag();
    // The bag became shared or unshared meanwhile: the syncer was restarted.
    if (mine !== term) return;
    adoptKeptCart();
    const id = cartId;
    if (id !== undefined && (mustRead || !lastCart)) return request(() => transport.read(id), undefined);
    const wish = wishes.next(id === undefined ? undefined : lastCart);
    if (!wish) {
      settle();
      return onChange();
    }
    const { changes } = wish;
    const send = () => (id === undefined ? transport.create(inputOf(changes)) : transport.apply(id, changes));
    request(send, wish);
  }

  /** Without a common leader another tab may have created a cart too: the stored one wins. */
  function adoptKeptCart(): void {
    const kept = keptId.read();
    if (kept === undefined || kept === cartId) return;
    [cartId, mustRead] = [kept, true];
  }

  function request(send: () => Promise<CartAnswer<Cart>>, sent: SentWish | undefined): void {
    const mine = {};
    awaited = mine;
    mustRead = false;
    busy ||= sent !== undefined;
    const receive = (answer: CartAnswer<Cart>): void => {
      if (awaited !== mine) return;
      awaited = undefined;
      watchdog.clear();
      handle(answer, sent);
      onChange();
    };
    const lost = (): void => receive({ kind: 'retry' });
    watchdog.set(timing.requestMs, lost);
    onChange();
    new Promise<CartAnswer<Cart>>((resolve) => resolve(send())).then(
      (answer) => (isCartAnswer(answer) ? receive(answer) : lost()),
      lost,
    );
  }

  function handle(answer: CartAnswer<Cart>, sent: SentWish | undefined): void {
    switch (answer.kind) {
      case 'ok':
        return handleCart(answer.cart, sent);
      case 'cart-missing':
        loseCart();
        return nextRound();
      case 'retry':
        doubtful ||= sent !== undefined;
        mustRead = true;
        return pause(answer.afterMs);
      case 'refused':
        mustRead = true;
        if (!sent) return pause();
        wishes.giveUp(sent, answer.skus ?? []);
        return nextRound();
    }
  }

  function handleCart(cart: Cart, sent: SentWish | undefined): void {
    if (!sent && isOlder(cart, lastCart) && staleReads < STALE_READS) {
      // A lagging replica: its cart is out of date.
      staleReads += 1;
      mustRead = true;
      return pause();
    }
    staleReads = 0;
    // The id may not be stored: no room, or another tab removed it.
    if (cart.id !== cartId || keptId.read() === undefined) keptId.write(cart.id);
    cartId = cart.id;
    lastCart = cart;
    wishes.believe(cart, sent);
    const left = wishes.left(cart);
    if (left > 0 || mustRead) nextRound(left);
    else settle();
  }

  function nextRound(left = leastLeft): void {
    rounds = left < leastLeft ? 0 : rounds + 1;
    leastLeft = Math.min(left, leastLeft);
    if (rounds > PATIENT_ROUNDS) pause();
    else wake(0);
  }

  function pause(afterMs = 0): void {
    failures += 1;
    const asked = afterMs > 0 ? Math.min(afterMs, LONGEST_PAUSE) : 0;
    if (asked > 0) quiet.set(asked, () => undefined);
    work.set(Math.max(asked, backoff(failures, timing, random)), step);
  }

  function settle(): void {
    beginAnew();
    busy = false;
    if (doubtful) confirmation.set(timing.confirmMs, confirm);
    doubtful = false;
  }

  function beginAnew(): void {
    [failures, rounds, leastLeft] = [0, 0, Number.POSITIVE_INFINITY];
    wishes.settled();
  }

  /** Fetches the cart again, because a lost request may have arrived since. */
  function confirm(): void {
    mustRead = true;
    wake(0);
  }

  function loseCart(): void {
    // Another tab may have created a new cart already.
    if (keptId.read() === cartId) keptId.write(undefined);
    [cartId, lastCart, mustRead] = [undefined, undefined, false];
  }

  /** Ignores the pending answer, which is about the previous cart. */
  function leaveCart(): void {
    wishes.tryAgain();
    awaited = undefined;
    watchdog.clear();
    busy = true;
    wakeNow();
    onChange();
  }

  function isOffline(): boolean {
    return network?.isOnline() === false;
  }

  /** Continues at once, unless the service asks clients to wait. */
  function wakeNow(): void {
    if (!quiet.isSet) work.set(0, step);
  }

  return {
    start(heard) {
      cartId = keptId.read();
      lastCart = heard?.id === cartId ? heard : undefined;
      [mustRead, busy] = [true, true];
      beginAnew();
      wishes.tryAgain();
      // The previous page or tab may have left a request on its way.
      doubtful = cartId !== undefined;
      wake(0);
      onChange();
    },
    stop() {
      term = {};
      awaited = undefined;
      for (const alarm of [work, watchdog, confirmation, quiet]) alarm.clear();
    },
    bagChanged() {
      busy = true;
      [rounds, leastLeft] = [0, Number.POSITIVE_INFINITY];
      wake(timing.gatherMs);
      onChange();
    },
    networkChanged() {
      if (!isOffline()) {
        failures = 0;
        wakeNow();
      }
      onChange();
    },
    refresh() {
      // Previous failures do not predict the next request.
      failures = 0;
      wishes.tryAgain();
      [mustRead, busy] = [true, true];
      wakeNow();
      onChange();
    },
    forget() {
      loseCart();
      leaveCart();
    },
    adopt(id) {
      [cartId, lastCart, mustRead, failures] = [id, undefined, true, 0];
      leaveCart();
    },
    status() {
      if (isOffline()) return 'offline';
      if (!busy) return 'settled';
      return failures >= FAILING_AFTER ? 'failing' : 'updating';
    },
    cart: () => lastCart,
  };
}

function inputOf({ add, codes = [], giftCards = [], note = '' }: CartChanges): CartInput {
  return { lines: add, codes, giftCards, note };
}

/** Whether a cart is older than another. Without timestamps it is not. */
function isOlder(cart: RemoteCart, than: RemoteCart | undefined): boolean {
  return cart.id === than?.id && Date.parse(cart.updatedAt ?? '') < Date.parse(than.updatedAt ?? '');
}
