import { type RemoteCart } from '../remote-cart.ts';
import { type CartChanges, type CartInput } from '../cart-changes.ts';
import { type CartAnswer, type CartTransport } from '../cart-transport.ts';
import { type SyncTiming } from '../sync-timing.ts';
import { type NetworkStatus, type Timers } from '../browser-apis.ts';
import { createOneShotTimer } from './one-shot-timer.ts';
import { calculateRetryDelayMs } from './retry-delay.ts';
import { type CartChangePlanner, type SentChanges } from './cart-change-planner.ts';
import { isCartAnswer } from './is-cart-answer.ts';

/** Dependencies of a {@link CartSyncer}. */
export interface CartSyncerOptions<Cart extends RemoteCart> {
  readonly planner: CartChangePlanner;
  /** Loads changes that another tab stored without a message. */
  readonly reloadBag: () => void;
  readonly transport: CartTransport<Cart>;
  readonly timers: Timers;
  readonly random: () => number;
  readonly network: NetworkStatus | undefined;
  readonly timing: SyncTiming;
  readonly onChange: () => void;
  /** The id of the cart in the storage, for the next page and the other tabs. */
  readonly storedCartId: { read(): string | undefined; write(id: string | undefined): void };
}

/**
 * Keeps one cart equal to the bag, from one tab. Sends one request at a time and ignores late answers; after `stop`, only
 * `status` and `cart` may be called until `start`.
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
const FAILURES_UNTIL_FAILING = 2;

/** Answers in a row without progress before requests are delayed. */
const MAX_IMMEDIATE_ROUNDS = 4;

/** Maximum number of stale answers in a row. After that the service is believed: its clock was set back. */
const MAX_STALE_READS = 5;

/** Longest accepted `Retry-After` of a service, in milliseconds. */
const MAX_RETRY_AFTER_MS = 600_000;

/** Creates a syncer that works by desired state: it sends what the cart lacks, not what the shopper did. */
export function createCartSyncer<Cart extends RemoteCart>({
  planner,
  reloadBag,
  transport,
  timers,
  random,
  network,
  timing,
  onChange,
  storedCartId,
}: CartSyncerOptions<Cart>): CartSyncer<Cart> {
  const stepTimer = createOneShotTimer(timers);
  const requestTimer = createOneShotTimer(timers);
  const confirmTimer = createOneShotTimer(timers);
  /** Runs while the service asks clients to wait. */
  const retryAfterTimer = createOneShotTimer(timers);

  /** A new object at each start, to recognize callbacks of an earlier one. */
  let session = {};
  let cartId: string | undefined;
  let lastCart: Cart | undefined;
  /** Whether the cart may differ from `lastCart` because the outcome of a request is unknown. */
  let mustRead = false;
  /** The pending request; answers to other requests are ignored. */
  let pendingRequest: object | undefined;
  let isBusy = false;
  let failures = 0;
  let rounds = 0;
  /** Fewest remaining changes since the bag changed. */
  let fewestRemaining = Number.POSITIVE_INFINITY;
  let staleReads = 0;
  /** Whether a request may still be on its way to the service. */
  let isRequestUnconfirmed = false;

  function scheduleStep(delay: number): void {
    if (!stepTimer.isRunning) stepTimer.start(delay, step);
  }

  function step(): void {
    if (pendingRequest) return;
    if (isOffline()) return onChange();
    const mine = session;
    reloadBag();
    // The bag became shared or unshared meanwhile: the syncer was restarted.
    if (mine !== session) return;
    adoptStoredCart();
    const id = cartId;
    if (id !== undefined && (mustRead || !lastCart)) return request(() => transport.fetchCart(id), undefined);
    const sentChanges = planner.nextChanges(id === undefined ? undefined : lastCart);
    if (!sentChanges) {
      settle();
      return onChange();
    }
    const { changes } = sentChanges;
    const send = () =>
      id === undefined ? transport.createCart(toCartInput(changes)) : transport.changeCart(id, changes);
    request(send, sentChanges);
  }

  /** Without a common leader another tab may have created a cart too: the stored one wins. */
  function adoptStoredCart(): void {
    const kept = storedCartId.read();
    if (kept === undefined || kept === cartId) return;
    [cartId, mustRead] = [kept, true];
  }

  function request(send: () => Promise<CartAnswer<Cart>>, sent: SentChanges | undefined): void {
    const mine = {};
    pendingRequest = mine;
    mustRead = false;
    isBusy ||= sent !== undefined;
    const receive = (answer: CartAnswer<Cart>): void => {
      if (pendingRequest !== mine) return;
      pendingRequest = undefined;
      requestTimer.clear();
      handle(answer, sent);
      onChange();
    };
    const lost = (): void => receive({ kind: 'retry' });
    requestTimer.start(timing.requestTimeoutMs, lost);
    onChange();
    new Promise<CartAnswer<Cart>>((resolve) => resolve(send())).then(
      (answer) => (isCartAnswer(answer) ? receive(answer) : lost()),
      lost,
    );
  }

  function handle(answer: CartAnswer<Cart>, sent: SentChanges | undefined): void {
    switch (answer.kind) {
      case 'ok':
        return handleCart(answer.cart, sent);
      case 'cart-missing':
        loseCart();
        return nextRound();
      case 'retry':
        isRequestUnconfirmed ||= sent !== undefined;
        mustRead = true;
        return retryLater(answer.afterMs);
      case 'refused':
        mustRead = true;
        if (!sent) return retryLater();
        planner.handleRefusal(sent, answer.skus ?? []);
        return nextRound();
    }
  }

  function handleCart(cart: Cart, sent: SentChanges | undefined): void {
    if (!sent && isOlder(cart, lastCart) && staleReads < MAX_STALE_READS) {
      // A lagging replica: its cart is out of date.
      staleReads += 1;
      mustRead = true;
      return retryLater();
    }
    staleReads = 0;
    // The id may not be stored: no room, or another tab removed it.
    if (cart.id !== cartId || storedCartId.read() === undefined) storedCartId.write(cart.id);
    cartId = cart.id;
    lastCart = cart;
    planner.acceptAnswer(cart, sent);
    const left = planner.countRemaining(cart);
    if (left > 0 || mustRead) nextRound(left);
    else settle();
  }

  function nextRound(left = fewestRemaining): void {
    rounds = left < fewestRemaining ? 0 : rounds + 1;
    fewestRemaining = Math.min(left, fewestRemaining);
    if (rounds > MAX_IMMEDIATE_ROUNDS) retryLater();
    else scheduleStep(0);
  }

  function retryLater(afterMs = 0): void {
    failures += 1;
    const asked = afterMs > 0 ? Math.min(afterMs, MAX_RETRY_AFTER_MS) : 0;
    if (asked > 0) retryAfterTimer.start(asked, () => undefined);
    stepTimer.start(Math.max(asked, calculateRetryDelayMs(failures, timing, random)), step);
  }

  function settle(): void {
    resetRounds();
    isBusy = false;
    if (isRequestUnconfirmed) confirmTimer.start(timing.confirmDelayMs, confirm);
    isRequestUnconfirmed = false;
  }

  function resetRounds(): void {
    [failures, rounds, fewestRemaining] = [0, 0, Number.POSITIVE_INFINITY];
    planner.resumeBatching();
  }

  /** Fetches the cart again, because a lost request may have arrived since. */
  function confirm(): void {
    mustRead = true;
    scheduleStep(0);
  }

  function loseCart(): void {
    // Another tab may have created a new cart already.
    if (storedCartId.read() === cartId) storedCartId.write(undefined);
    [cartId, lastCart, mustRead] = [undefined, undefined, false];
  }

  /** Ignores the pending answer, which is about the previous cart. */
  function leaveCart(): void {
    planner.clearRejections();
    pendingRequest = undefined;
    requestTimer.clear();
    isBusy = true;
    scheduleStepNow();
    onChange();
  }

  function isOffline(): boolean {
    return network?.isOnline() === false;
  }

  /** Continues at once, unless the service asks clients to wait. */
  function scheduleStepNow(): void {
    if (!retryAfterTimer.isRunning) stepTimer.start(0, step);
  }

  return {
    start(heard) {
      cartId = storedCartId.read();
      lastCart = heard?.id === cartId ? heard : undefined;
      [mustRead, isBusy] = [true, true];
      resetRounds();
      planner.clearRejections();
      // The previous page or tab may have left a request on its way.
      isRequestUnconfirmed = cartId !== undefined;
      scheduleStep(0);
      onChange();
    },
    stop() {
      session = {};
      pendingRequest = undefined;
      for (const alarm of [stepTimer, requestTimer, confirmTimer, retryAfterTimer]) alarm.clear();
    },
    bagChanged() {
      isBusy = true;
      [rounds, fewestRemaining] = [0, Number.POSITIVE_INFINITY];
      scheduleStep(timing.batchDelayMs);
      onChange();
    },
    networkChanged() {
      if (!isOffline()) {
        failures = 0;
        scheduleStepNow();
      }
      onChange();
    },
    refresh() {
      // Previous failures do not predict the next request.
      failures = 0;
      planner.clearRejections();
      [mustRead, isBusy] = [true, true];
      scheduleStepNow();
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
      if (!isBusy) return 'settled';
      return failures >= FAILURES_UNTIL_FAILING ? 'failing' : 'updating';
    },
    cart: () => lastCart,
  };
}

function toCartInput({ add, codes = [], giftCards = [], note = '' }: CartChanges): CartInput {
  return { lines: add, codes, giftCards, note };
}

/** Whether a cart is older than another. Without timestamps it is not. */
function isOlder(cart: RemoteCart, than: RemoteCart | undefined): boolean {
  return cart.id === than?.id && Date.parse(cart.updatedAt ?? '') < Date.parse(than.updatedAt ?? '');
}
