import { type Bag, lineKey, normalizeCode } from '../bag.ts';
import { type BagStore } from '../bag-store.ts';
import {
  type CartContents,
  countChanges,
  type DesiredCart,
  desiredCart,
  type DesiredLine,
  diffCart,
  firstChange,
  type FreeItems,
  lackedGiftCards,
  lackedPromoCodes,
  noCart,
} from '../desired-cart.ts';
import { type Offers } from '../offer.ts';
import {
  chargedFreeLines,
  type CodeRefusal,
  inapplicableCodes,
  missingCodes,
  priceDifferences,
  quantitiesOf,
  shortfalls,
} from '../reconcile-cart.ts';
import { type CartChanges, type CartLineInput, type RemoteCart } from '../remote-cart.ts';
import { type SyncNotice } from '../sync-notice.ts';
import { createTold } from './told.ts';
import { createRefusals } from './turned-down.ts';

/** What wishes are made of, and who is told when they are not fulfilled. */
export interface CartWishesOptions {
  readonly store: Pick<BagStore, 'getState' | 'dispatch'>;
  readonly freeItems: (bag: Bag, unavailable: readonly string[]) => FreeItems;
  readonly offers: Offers;
  readonly onNotice: (notice: SyncNotice) => void;
}

/** A wish as it is sent, to be compared with the answer. */
export interface SentWish {
  readonly desired: DesiredCart;
  /** The cart that is to be changed. */
  readonly cart: CartContents;
  readonly changes: CartChanges;
}

/**
 * What the bag asks of the commerce service, and what has become of it. It takes the service's word on price, stock and
 * codes: the bag follows where fewer can be had, and what is turned down is left for now.
 */
export interface CartWishes {
  /** What to ask for next, of a service that has `cart` or none yet; nothing when all is as it should be. */
  next(cart?: RemoteCart): SentWish | undefined;
  /** How many things there are to ask for. */
  left(cart: RemoteCart): number;
  /** Believes an answer. A read answers no wish. */
  believe(cart: RemoteCart, sent?: SentWish): void;
  /** It will not happen, because of the lines of `skus` when the service tells. */
  giveUp(sent: SentWish, skus: readonly string[]): void;
  /** Asks in one go again. */
  settled(): void;
  /** What was turned down may be asked for again. */
  tryAgain(): void;
  /** Keys of lines that were turned down. */
  unavailable(): readonly string[];
}

/** Wishes that nobody has heard yet. */
export function createCartWishes({ store, freeItems, offers, onNotice }: CartWishesOptions): CartWishes {
  const refusals = createRefusals();
  const toldLines = createTold<number>();
  const toldPrices = createTold<number>();
  const toldCodes = createTold<true>();
  /** Lines that came back other than asked for, and nobody knows why. */
  let suspicious: ReadonlySet<string> = new Set();
  /** One change a request, to find the one that is refused. */
  let oneByOne = false;

  /**
   * What the bag asks for, and the samples and gifts that were turned down, in this order. Each counts only while the bag asks for it
   * without those before it: otherwise asking for a lower gift would end the refusal of the higher one, and so on by turns.
   */
  function everything(cart: CartContents): {
    readonly all: DesiredCart;
    readonly rejected: readonly string[];
  } {
    const { bag } = store.getState();
    const without = (keys: readonly string[]) => desiredCart(bag, freeItems(bag, keys), offers);
    const got = quantitiesOf(cart);
    const rejected = refusals.soldOut().filter((key) => !got.has(key));
    let all = without(rejected);
    for (const key of refusals.heldLines()) {
      const line = all.lines.get(key);
      if (!line?.free || rejected.includes(key) || !isOpen(key, all, cart)) continue;
      const isLeftOut = refusals.isLineHeld(key, line.quantity, 0) && !got.has(key);
      if (!isLeftOut && !refusals.isLineDropped(key, line.quantity)) continue;
      rejected.push(key);
      all = without(rejected);
    }
    return { all, rejected };
  }

  /** What the bag asks for, without what must stay out of the cart. */
  function desiredFor(cart: CartContents): DesiredCart {
    const { all, rejected } = everything(cart);
    forgetWhatIsOver(all, rejected, cart);
    const lines = [...all.lines].filter(([key, { quantity }]) => !refusals.isLineDropped(key, quantity));
    return { ...all, lines: new Map(lines) };
  }

  function forgetWhatIsOver(all: DesiredCart, rejected: readonly string[], cart: CartContents): void {
    const lacked = [...lackedPromoCodes(all.codes, cart), ...lackedGiftCards(all.giftCards, cart)];
    const useless = cart.codes.filter(({ applicable }) => !applicable).map(({ code }) => normalizeCode(code));
    const isLineOpen = (key: string): boolean => rejected.includes(key) || isOpen(key, all, cart);
    refusals.keepOnly(isLineOpen, (code) => lacked.includes(code));
    toldLines.keepOnly(isLineOpen);
    toldCodes.keepOnly((code) => lacked.includes(code) || useless.includes(code));
  }

  /** Takes the service's word on what it did otherwise than asked. */
  function compare({ desired, changes }: SentWish, cart: RemoteCart): void {
    const unexplained = new Set<string>();
    for (const { key, sku, asked, got, explained } of shortfalls(desired, changes, cart)) {
      // Without an explanation it may be another tab's or device's doing: asking once more tells.
      if (!explained && !suspicious.has(key)) unexplained.add(key);
      else if (got > 0 && !isFree(desired, key)) limit(key, sku, got);
      else {
        if (got === 0 && isFree(desired, key)) refusals.holdSoldOut(key);
        hold(key, sku, asked, got);
      }
    }
    suspicious = unexplained;
    for (const refusal of missingCodes(changes, cart)) holdCode(refusal);
    if (changes.note !== undefined) refusals.holdNote(changes.note, cart.note);
  }

  function limit(key: string, sku: string, to: number): void {
    const line = store.getState().bag.lines.find((one) => lineKey(one) === key);
    // The shopper has meanwhile asked for less.
    if (!line || line.quantity <= to) return;
    store.dispatch({ ...line, type: 'setQuantity', quantity: to });
    onNotice({ kind: 'quantity-limited', key, sku, from: line.quantity, to });
  }

  function hold(key: string, sku: string, quantity: number, there: number): void {
    refusals.holdLine(key, quantity, there);
    if (toldLines.isNews(key, quantity)) onNotice({ kind: 'unavailable', key, sku });
  }

  function holdCode(refusal: CodeRefusal): void {
    refusals.holdCode(refusal.code);
    tellCode(refusal);
  }

  function tellCode(refusal: CodeRefusal): void {
    if (toldCodes.isNews(refusal.code, true)) onNotice({ kind: 'code-refused', ...refusal });
  }

  function tellPrices(cart: RemoteCart, desired: DesiredCart): void {
    // What is given and charged for is not dearer: it must go.
    const bought = cart.lines.filter((line) => desired.lines.get(lineKey(line))?.free === false);
    const differences = priceDifferences(bought, offers);
    toldPrices.keepOnly((sku) => differences.some((one) => one.sku === sku));
    for (const { sku, from, to } of differences) {
      if (toldPrices.isNews(sku, to.amount)) onNotice({ kind: 'price-changed', sku, from, to });
    }
  }

  /** Leaves a line that will not become what is wanted. */
  function turnDown(line: CartLineInput, { desired, cart }: SentWish): void {
    const { sku, quantity } = line;
    const key = lineKey(line);
    const there = quantitiesOf(cart).get(key) ?? 0;
    if (!isFree(desired, key)) {
      // As many as there are can be had.
      if (there > 0 && there < quantity) return limit(key, sku, there);
      // More than the shopper wants must not be paid for.
      if (there > quantity) refusals.dropLine(key, quantity);
    }
    hold(key, sku, quantity, there);
  }

  return {
    next(cart) {
      const before = cart ?? noCart;
      const desired = desiredFor(before);
      const changes = diffCart(desired, before, refusals);
      // Nobody needs a cart for a code or a sample alone.
      const isWorthIt = cart || changes?.add.some((line) => !isFree(desired, lineKey(line)));
      if (!changes || !isWorthIt) return undefined;
      const sent = oneByOne ? firstChange(changes, before) : withHeldCodes(changes, desired);
      return { desired, cart: before, changes: sent };
    },
    left(cart) {
      const changes = diffCart(desiredFor(cart), cart, refusals);
      return changes ? countChanges(changes) : 0;
    },
    believe(cart, sent) {
      if (sent) compare(sent, cart);
      const { all: desired } = everything(cart);
      tellPrices(cart, desired);
      for (const refusal of inapplicableCodes(cart)) {
        if (desired.codes.includes(refusal.code)) tellCode(refusal);
      }
      for (const key of chargedFreeLines(desired, cart)) {
        const { sku, quantity } = desired.lines.get(key) as DesiredLine;
        refusals.dropLine(key, quantity);
        hold(key, sku, quantity, 0);
      }
    },
    giveUp(sent, skus) {
      const { cart, changes } = sent;
      const { add, update, codes = [], giftCards = [], note } = changes;
      const culprits = [...add, ...update].filter(({ sku }) => skus.includes(sku));
      if (culprits.length > 0) return culprits.forEach((line) => turnDown(line, sent));
      const newCodes = [...lackedPromoCodes(codes, cart), ...lackedGiftCards(giftCards, cart)];
      if (countChanges(changes) > 1 || newCodes.length > 1) {
        oneByOne = true;
        return;
      }
      for (const line of add) turnDown(line, sent);
      for (const line of update) {
        // Another tab or device may have taken it out: asking once more tells.
        if (suspicious.has(lineKey(line))) turnDown(line, sent);
        else suspicious = new Set([lineKey(line)]);
      }
      for (const code of newCodes) holdCode({ code });
      if (note !== undefined) refusals.holdNote(note, cart.note);
    },
    settled() {
      oneByOne = false;
    },
    tryAgain: () => refusals.clear(),
    unavailable: () => refusals.heldLines(),
  };

  /** A code that was left out may apply to the new lines. */
  function withHeldCodes(changes: CartChanges, { codes }: DesiredCart): CartChanges {
    const hasLines = changes.add.length + changes.update.length + changes.remove.length > 0;
    return hasLines && codes.some(refusals.isCodeHeld) ? { ...changes, codes } : changes;
  }
}

/** Whether the cart does not have the line of `key` as it is asked for. */
function isOpen(key: string, all: DesiredCart, cart: CartContents): boolean {
  const line = all.lines.get(key);
  return (
    line !== undefined &&
    (line.quantity !== quantitiesOf(cart).get(key) || chargedFreeLines(all, cart).includes(key))
  );
}

function isFree({ lines }: DesiredCart, key: string): boolean {
  return lines.get(key)?.free === true;
}
