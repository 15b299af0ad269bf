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

/** Dependencies of a {@link CartReconciler}. */
export interface CartWishesOptions {
  readonly store: Pick<BagStore, 'getState' | 'dispatch'>;
  readonly freeItems: (bag: Bag, unavailable: readonly string[]) => FreeItems;
  readonly offers: Offers;
  readonly onNotice: (notice: SyncNotice) => void;
}

/** Changes as they were sent, to be compared with the answer. */
export interface SentWish {
  readonly desired: DesiredCart;
  /** The cart before the changes. */
  readonly cart: CartContents;
  readonly changes: CartChanges;
}

/**
 * Decides what to send to the commerce service and interprets its answers. The service decides on price, stock and
 * codes: the bag follows where fewer units are available, and rejected changes are not sent again for now.
 */
export interface CartWishes {
  /** Returns the next changes for a service that has `cart`, or no cart yet; `undefined` when it matches the bag. */
  next(cart?: RemoteCart): SentWish | undefined;
  /** Counts the changes still to be sent. */
  left(cart: RemoteCart): number;
  /** Accepts an answer. `sent` is missing for a fetch. */
  believe(cart: RemoteCart, sent?: SentWish): void;
  /** Handles a refused request. `skus` are the lines at fault, when the service names them. */
  giveUp(sent: SentWish, skus: readonly string[]): void;
  /** Sends changes in batches again. */
  settled(): void;
  /** Allows rejected changes to be sent again. */
  tryAgain(): void;
  /** Keys of rejected lines. */
  unavailable(): readonly string[];
}

/** Creates a reconciler without rejections. */
export function createCartWishes({ store, freeItems, offers, onNotice }: CartWishesOptions): CartWishes {
  const refusals = createRefusals();
  const toldLines = createTold<number>();
  const toldPrices = createTold<number>();
  const toldCodes = createTold<true>();
  /** Lines that differed from the request without an explanation. */
  let suspicious: ReadonlySet<string> = new Set();
  /** Whether to send one change per request, to find the refused one. */
  let oneByOne = false;

  /**
   * Returns the desired cart and the rejected samples and gifts in order. Each rejection counts only while the bag
   * asks for the SKU without the earlier ones; otherwise asking for a lower gift would end the rejection of the
   * higher one, in a loop.
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

  /** Returns the desired cart without rejected lines. */
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

  /** Accepts where the service deviated from the request. */
  function compare({ desired, changes }: SentWish, cart: RemoteCart): void {
    const unexplained = new Set<string>();
    for (const { key, sku, asked, got, explained } of shortfalls(desired, changes, cart)) {
      // Without an explanation it may be the work of another tab or device: try once more.
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
    // The shopper has reduced the quantity meanwhile.
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
    // A free item with a price is no price change: it is removed.
    const bought = cart.lines.filter((line) => desired.lines.get(lineKey(line))?.free === false);
    const differences = priceDifferences(bought, offers);
    toldPrices.keepOnly((sku) => differences.some((one) => one.sku === sku));
    for (const { sku, from, to } of differences) {
      if (toldPrices.isNews(sku, to.amount)) onNotice({ kind: 'price-changed', sku, from, to });
    }
  }

  /** Rejects a line that the service does not change as requested. */
  function turnDown(line: CartLineInput, { desired, cart }: SentWish): void {
    const { sku, quantity } = line;
    const key = lineKey(line);
    const there = quantitiesOf(cart).get(key) ?? 0;
    if (!isFree(desired, key)) {
      // As many units as there are remain available.
      if (there > 0 && there < quantity) return limit(key, sku, there);
      // More units than desired must not be paid for.
      if (there > quantity) refusals.dropLine(key, quantity);
    }
    hold(key, sku, quantity, there);
  }

  return {
    next(cart) {
      const before = cart ?? noCart;
      const desired = desiredFor(before);
      const changes = diffCart(desired, before, refusals);
      // A code or a sample alone needs no cart.
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
        // Another tab or device may have removed it: try once more.
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

  /** Adds rejected codes again, because they may apply to the new lines. */
  function withHeldCodes(changes: CartChanges, { codes }: DesiredCart): CartChanges {
    const hasLines = changes.add.length + changes.update.length + changes.remove.length > 0;
    return hasLines && codes.some(refusals.isCodeHeld) ? { ...changes, codes } : changes;
  }
}

/** Whether the cart does not have the line of `key` as desired. */
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
