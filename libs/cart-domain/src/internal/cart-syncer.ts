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

/** What one tab needs to bring one remote cart after the bag. */
export interface CartSyncerOptions<Cart extends RemoteCart> {
  readonly wishes: CartWishes;
  /** Looks for what another tab stored without a word. */
  readonly reloadBag: () => void;
  readonly transport: CartTransport<Cart>;
  readonly timers: Timers;
  readonly random: () => number;
  readonly network: Network | undefined;
  readonly timing: SyncTiming;
  readonly onChange: () => void;
  /** Where the id of the cart is kept, for the next page and for the other tabs. */
  readonly keptId: { read(): string | undefined; write(id: string | undefined): void };
}

/**
 * The engine of one tab. It sends one request at a time and believes only the answer to the last one. Between `stop` and
 * the next `start` nothing of it may be called but what tells.
 */
export interface CartSyncer<Cart extends RemoteCart> {
  /** Begins with the cart whose id was kept, if any. `heard` is what another tab knew of it. */
  start(heard: Cart | undefined): void;
  stop(): void;
  /** The bag has changed. */
  bagChanged(): void;
  /** The network may be back. */
  networkChanged(): void;
  /** Reads the cart anew and tries once more what was turned down. */
  refresh(): void;
  /** Lets go of the cart, for it became an order. */
  forget(): void;
  /** Goes on with the cart of that id. */
  adopt(id: string): void;
  status(): 'settled' | 'updating' | 'offline' | 'failing';
  cart(): Cart | undefined;
}

/** Failures in a row after which the shopper is told. */
const FAILING_AFTER = 2;

/** Answers in a row that leave no less to do than there was, after which there is a pause between them. */
const PATIENT_ROUNDS = 4;

/** Reads in a row that may be older than what is known, until the service is believed: its clock was put back. */
const STALE_READS = 5;

/** The most that a service may ask to wait, in milliseconds: nobody waits longer before a bag. */
const LONGEST_PAUSE = 600_000;

/** Brings a remote cart after the bag by desired state: it asks for what is missing, never for what was done. */
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
  /** Set as long as the service wants to be left alone. */
  const quiet = createAlarm(timers);

  /** Another one from each start to the next. */
  let term = {};
  let cartId: string | undefined;
  let lastCart: Cart | undefined;
  /** Whether the service may have something else than `lastCart`: nobody knows what became of a request. */
  let mustRead = false;
  /** The request whose answer is awaited; answers to others are late. */
  let awaited: object | undefined;
  let busy = false;
  let failures = 0;
  let rounds = 0;
  /** The least that was left to do since the bag changed. */
  let leastLeft = Number.POSITIVE_INFINITY;
  let staleReads = 0;
  /** Whether a request may still be on its way. */
  let doubtful = false;

  function wake(delay: number): void {
    if (!work.isSet) work.set(delay, step);
  }

  function step(): void {
    if (awaited) return;
    if (isOffline()) return onChange();
    const mine = term;
    reloadBag();
    // The bag has become one that is shared, or one that is not: this tab began anew.
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

  /** Where tabs cannot agree on a leader, another one may have made a cart too: the one that is kept is the one. */
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
      // A replica that lags behind: what it shows is over.
      staleReads += 1;
      mustRead = true;
      return pause();
    }
    staleReads = 0;
    // There may have been no room for it, or another tab may have lost sight of the cart.
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

  /** What was lost on the way may have arrived since. */
  function confirm(): void {
    mustRead = true;
    wake(0);
  }

  function loseCart(): void {
    // Another tab may have made a new one already.
    if (keptId.read() === cartId) keptId.write(undefined);
    [cartId, lastCart, mustRead] = [undefined, undefined, false];
  }

  /** Goes on without the answer that is on its way, which is about the cart that was. */
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

  /** Goes on at once, unless the service wants to be left alone. */
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
      // The page or tab before this one may have left a request on its way.
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
      // Somebody looks: what failed until now says nothing of what happens next.
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

/** Whether a cart is of an earlier moment. Without moments nobody can tell. */
function isOlder(cart: RemoteCart, than: RemoteCart | undefined): boolean {
  return cart.id === than?.id && Date.parse(cart.updatedAt ?? '') < Date.parse(than.updatedAt ?? '');
}
