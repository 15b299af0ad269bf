import { type Bag, lineKey } from '../bag.ts';
import { type BagStore } from '../bag-store.ts';
import {
  desiredCart,
  type DesiredCart,
  diffCart,
  type FreeItems,
  inputOf,
  MAX_LINES_PER_REQUEST,
} from '../desired-cart.ts';
import { type Offers } from '../offer.ts';
import {
  chargedFreeLines,
  inapplicableCodes,
  missingCodes,
  priceDifferences,
  shortfalls,
} from '../reconcile-cart.ts';
import { type CartAnswer, type CartChanges, type CartTransport, type RemoteCart } from '../remote-cart.ts';
import { type SyncNotice } from '../sync-notice.ts';
import { type Network, type Timers } from '../tab-ports.ts';
import { createAlarm } from './alarm.ts';
import { backoff, type BackoffTiming } from './backoff.ts';
import { createRefusals } from './turned-down.ts';

/** How patient the engine is, in milliseconds. */
export interface SyncerTiming extends BackoffTiming {
  /** How long changes are gathered before they are sent. */
  readonly gatherMs: number;
  /** After how long a request counts as lost. */
  readonly requestMs: number;
  /** How long a lost request may still be on its way: the cart is read once more after that. */
  readonly confirmMs: number;
}

/** What one tab needs to bring one remote cart after the bag. */
export interface CartSyncerOptions<Cart extends RemoteCart> {
  readonly store: BagStore;
  readonly transport: CartTransport<Cart>;
  readonly freeItems: (bag: Bag) => FreeItems;
  readonly offers: Offers;
  readonly timers: Timers;
  readonly random: () => number;
  readonly network: Network | undefined;
  readonly timing: SyncerTiming;
  readonly onChange: () => void;
  readonly onNotice: (notice: SyncNotice) => void;
  /** Where the id of the cart is kept, for the next page and for the other tabs. */
  readonly keptId: { read(): string | undefined; write(id: string | undefined): void };
}

/** The engine of one tab. It sends one request at a time and believes only the answer to the last one. */
export interface CartSyncer<Cart extends RemoteCart> {
  /** Begins with the cart that was kept, if any. */
  start(): void;
  stop(): void;
  /** The bag has changed. */
  bagChanged(): void;
  /** The network may be back. */
  networkChanged(): void;
  /** Reads the cart anew and tries once more what was turned down. */
  refresh(): void;
  /** Lets go of the cart, for it became an order. */
  forget(): void;
  status(): 'settled' | 'updating' | 'offline' | 'failing';
  cart(): Cart | undefined;
  /** Keys of lines that the service turned down. */
  unavailable(): readonly string[];
}

/** Failures in a row after which the shopper is told. */
const FAILING_AFTER = 2;

/** Answers in a row that still leave something to do, after which there is a pause between them. */
const PATIENT_ROUNDS = 4;

/** Brings a remote cart after the bag by desired state: it asks for what is missing, never for what was done. */
export function createCartSyncer<Cart extends RemoteCart>(
  options: CartSyncerOptions<Cart>,
): CartSyncer<Cart> {
  const { store, transport, offers, timers, network, timing, onChange } = options;
  const work = createAlarm(timers);
  const watchdog = createAlarm(timers);
  const confirmation = createAlarm(timers);
  const refusals = createRefusals();

  let running = false;
  let cartId: string | undefined;
  let lastCart: Cart | undefined;
  /** Whether `lastCart` is what the service has: not after a request of which nobody knows whether it happened. */
  let known = false;
  let inFlight = false;
  /** Grows with every request and answer, so that a late answer is recognized. */
  let ticket = 0;
  let busy = false;
  /** Whether the shopper went on while a request was on its way. */
  let gathering = false;
  let failures = 0;
  let rounds = 0;
  /** One change a request, to find the one that is refused. */
  let oneByOne = false;
  /** Whether a request may still be on its way. */
  let doubtful = false;
  let suspicious: ReadonlySet<string> = new Set();
  let toldPrices: ReadonlyMap<string, number> = new Map();
  let toldCodes: ReadonlySet<string> = new Set();

  function wake(delay: number): void {
    if (running && !inFlight && !work.isSet) work.set(delay, step);
  }

  function step(): void {
    if (!running || inFlight) return;
    if (isOffline()) return onChange();
    // Another tab may have stored something of which no message came.
    store.reload();
    const desired = desiredNow();
    refusals.keepOnly(desired);
    adoptKeptCart();
    if (cartId === undefined) return create(desired);
    const id = cartId;
    if (!known || !lastCart) return request(() => transport.read(id), undefined);
    const changes = diffCart(desired, lastCart, refusals);
    if (!changes) return settle();
    busy = true;
    const sent = oneByOne ? firstOf(changes) : withHeldCodes(changes, desired);
    request(() => transport.apply(id, sent), { desired, changes: sent });
  }

  /** Where tabs cannot agree on a leader, another one may have made a cart too: the one that is kept is the one. */
  function adoptKeptCart(): void {
    const kept = options.keptId.read();
    if (kept === undefined || kept === cartId) return;
    [cartId, known] = [kept, false];
  }

  function create(desired: DesiredCart): void {
    const wanted = [...desired.lines]
      .filter(([key, line]) => !refusals.isLineHeld(key, line.quantity))
      .map(([, line]) => line);
    // Nobody needs a cart for a code or a sample alone.
    if (!wanted.some((line) => !line.free)) return settle();
    const lines = wanted.map(inputOf).slice(0, oneByOne ? 1 : MAX_LINES_PER_REQUEST);
    const { codes, giftCards, note } = oneByOne ? { codes: [], giftCards: [], note: '' } : desired;
    const changes: CartChanges = {
      add: lines,
      update: [],
      remove: [],
      ...(codes.length > 0 && { codes }),
      ...(giftCards.length > 0 && { giftCards }),
      ...(note !== '' && { note }),
    };
    busy = true;
    request(() => transport.create({ lines, codes, giftCards, note }), { desired, changes });
  }

  /** What was asked for, to be compared with the answer. A read asks for nothing. */
  type Sent = { readonly desired: DesiredCart; readonly changes: CartChanges } | undefined;

  function request(send: () => Promise<CartAnswer<Cart>>, sent: Sent): void {
    ticket += 1;
    const mine = ticket;
    [inFlight, gathering] = [true, false];
    const receive = (answer: CartAnswer<Cart>): void => {
      if (mine !== ticket) return;
      ticket += 1;
      inFlight = false;
      watchdog.clear();
      handle(answer, sent);
      onChange();
    };
    const lost = (): void => receive({ kind: 'retry' });
    watchdog.set(timing.requestMs, lost);
    onChange();
    new Promise<CartAnswer<Cart>>((resolve) => resolve(send())).then(receive, lost);
  }

  function handle(answer: CartAnswer<Cart>, sent: Sent): void {
    switch (answer.kind) {
      case 'ok':
        return handleCart(answer.cart, sent);
      case 'cart-missing':
        loseCart();
        return nextRound();
      case 'retry':
        doubtful ||= sent !== undefined;
        known = false;
        return pause(answer.afterMs);
      case 'refused':
        known = false;
        if (!sent) return pause();
        handleRefusal(sent, answer.skus ?? []);
        return nextRound();
    }
  }

  function handleCart(cart: Cart, sent: Sent): void {
    // A replica that lags behind: what this read shows is over.
    if (!sent && isOlder(cart, lastCart)) return pause();
    if (cart.id !== cartId) {
      cartId = cart.id;
      options.keptId.write(cartId);
    }
    lastCart = cart;
    known = true;
    if (sent) compare(sent.desired, sent.changes, cart);
    tellPrices(cart);
    tellCodes(cart);
    for (const key of chargedFreeLines(desiredNow(), cart)) {
      refusals.dropLine(key);
      options.onNotice({ kind: 'unavailable', key, sku: key });
    }
    if (diffCart(desiredNow(), cart, refusals)) nextRound();
    else settle();
  }

  /** Takes the service's word on what it did otherwise than asked. */
  function compare(desired: DesiredCart, changes: CartChanges, cart: Cart): void {
    const short = shortfalls(desired, changes, cart);
    const shortKeys = new Set(short.map(({ key }) => key));
    for (const key of [...changes.add, ...changes.update].map(lineKey)) {
      if (!shortKeys.has(key)) refusals.acceptLine(key);
    }
    const unexplained = new Set<string>();
    for (const { key, sku, asked, got, explained } of short) {
      // Without an explanation it may be another tab's or device's doing: asking once more tells.
      if (!explained && !suspicious.has(key)) unexplained.add(key);
      else if (got === 0 || desired.lines.get(key)?.free) hold(key, sku, asked);
      else limit(key, sku, got);
    }
    suspicious = unexplained;
    for (const code of changes.codes ?? []) refusals.acceptCode(code);
    for (const refusal of missingCodes(changes, cart)) {
      const isNews = refusals.holdCode(refusal.code);
      if (isNews && !toldCodes.has(refusal.code)) options.onNotice({ kind: 'code-refused', ...refusal });
      toldCodes = new Set([...toldCodes, refusal.code]);
    }
    if (changes.note !== undefined && cart.note !== changes.note) refusals.holdNote(changes.note);
  }

  function limit(key: string, sku: string, to: number): void {
    const line = store.getState().bag.lines.find((one) => lineKey(one) === key);
    if (!line || line.quantity <= to) return;
    store.dispatch({ ...line, type: 'setQuantity', quantity: to });
    options.onNotice({ kind: 'quantity-limited', key, sku, from: line.quantity, to });
  }

  function hold(key: string, sku: string, quantity: number): void {
    if (refusals.holdLine(key, quantity)) options.onNotice({ kind: 'unavailable', key, sku });
  }

  function handleRefusal({ desired, changes }: NonNullable<Sent>, skus: readonly string[]): void {
    const lines = [...changes.add, ...changes.update];
    const culprits = lines.filter(({ sku }) => skus.includes(sku));
    const isOnlyOne = countOf(changes) === 1;
    if (culprits.length === 0 && !isOnlyOne) {
      oneByOne = true;
      return;
    }
    for (const line of culprits.length > 0 ? culprits : lines) hold(lineKey(line), line.sku, line.quantity);
    if (culprits.length > 0) return;
    for (const code of [...(changes.codes ?? []), ...(changes.giftCards ?? [])]) {
      if (refusals.holdCode(code)) options.onNotice({ kind: 'code-refused', code });
    }
    if (changes.note !== undefined) refusals.holdNote(desired.note);
  }

  function tellPrices(cart: Cart): void {
    const differences = priceDifferences(cart, offers);
    for (const { sku, from, to } of differences) {
      if (toldPrices.get(sku) !== to.amount) options.onNotice({ kind: 'price-changed', sku, from, to });
    }
    toldPrices = new Map(differences.map(({ sku, to }) => [sku, to.amount]));
  }

  function tellCodes(cart: Cart): void {
    const inapplicable = inapplicableCodes(cart);
    for (const refusal of inapplicable) {
      if (!toldCodes.has(refusal.code)) options.onNotice({ kind: 'code-refused', ...refusal });
    }
    const { codes, giftCards } = desiredNow();
    const held = [...codes, ...giftCards].filter((code) => refusals.isCodeHeld(code));
    toldCodes = new Set([...inapplicable.map(({ code }) => code), ...held]);
  }

  /** A code that was dropped may apply to the new lines. */
  function withHeldCodes(changes: CartChanges, { codes }: DesiredCart): CartChanges {
    const hasLines = changes.add.length + changes.update.length + changes.remove.length > 0;
    return hasLines && codes.some((code) => refusals.isCodeHeld(code)) ? { ...changes, codes } : changes;
  }

  function nextRound(): void {
    rounds += 1;
    if (rounds > PATIENT_ROUNDS) pause();
    else wake(gathering ? timing.gatherMs : 0);
  }

  function pause(afterMs = 0): void {
    failures += 1;
    wake(Math.max(afterMs, backoff(failures, timing, options.random)));
  }

  function settle(): void {
    [failures, rounds, oneByOne, busy] = [0, 0, false, false];
    if (doubtful) confirmation.set(timing.confirmMs, confirm);
    doubtful = false;
    onChange();
  }

  /** What was lost on the way may have arrived since. */
  function confirm(): void {
    known = false;
    wake(0);
  }

  function loseCart(): void {
    [cartId, lastCart, known] = [undefined, undefined, false];
    options.keptId.write(undefined);
  }

  function desiredNow(): DesiredCart {
    const { bag } = store.getState();
    const desired = desiredCart(bag, options.freeItems(bag), offers);
    const lines = [...desired.lines].filter(([key, line]) => !(line.free && refusals.isLineDropped(key)));
    return { ...desired, lines: new Map(lines) };
  }

  function isOffline(): boolean {
    return network?.isOnline() === false;
  }

  function wakeNow(): void {
    work.clear();
    wake(0);
  }

  return {
    start() {
      running = true;
      [cartId, lastCart, known, busy] = [options.keptId.read(), undefined, false, true];
      [failures, rounds, oneByOne] = [0, 0, false];
      refusals.clear();
      // The page or tab before this one may have left a request on its way.
      doubtful = cartId !== undefined;
      wake(0);
      onChange();
    },
    stop() {
      running = false;
      inFlight = false;
      ticket += 1;
      for (const alarm of [work, watchdog, confirmation]) alarm.clear();
    },
    bagChanged() {
      busy = true;
      rounds = 0;
      gathering = inFlight;
      wake(timing.gatherMs);
      onChange();
    },
    networkChanged() {
      if (isOffline()) return onChange();
      failures = 0;
      wakeNow();
      onChange();
    },
    refresh() {
      refusals.clear();
      [known, busy] = [false, true];
      wakeNow();
      onChange();
    },
    forget() {
      loseCart();
      refusals.clear();
      // The answer that is on its way is about the cart that was.
      ticket += 1;
      inFlight = false;
      watchdog.clear();
      wakeNow();
      onChange();
    },
    status() {
      if (isOffline()) return 'offline';
      if (!busy) return 'settled';
      return failures >= FAILING_AFTER ? 'failing' : 'updating';
    },
    cart: () => lastCart,
    unavailable: () => refusals.heldLines(),
  };
}

function isOlder(cart: RemoteCart, than: RemoteCart | undefined): boolean {
  if (cart.updatedAt === undefined || than?.updatedAt === undefined || cart.id !== than.id) return false;
  return Date.parse(cart.updatedAt) < Date.parse(than.updatedAt);
}

function countOf({ add, update, remove, codes, giftCards, note }: CartChanges): number {
  const others = [codes, giftCards, note].filter((change) => change !== undefined);
  return add.length + update.length + remove.length + others.length;
}

/** The first of several changes. */
function firstOf({ add, update, remove, ...rest }: CartChanges): CartChanges {
  const none = { add: [], update: [], remove: [] };
  if (remove.length > 0) return { ...none, remove: remove.slice(0, 1) };
  if (update.length > 0) return { ...none, update: update.slice(0, 1) };
  if (add.length > 0) return { ...none, add: add.slice(0, 1) };
  if (rest.codes) return { ...none, codes: rest.codes };
  return rest.giftCards ? { ...none, giftCards: rest.giftCards } : { ...none, ...rest };
}
