import { type Bag, getLineKey, normalizeCode } from '../bag.ts';
import { type BagStore } from '../bag-store.ts';
import { type DesiredCart, toDesiredCart, type DesiredLine, type FreeItems } from '../desired-cart.ts';
import { diffCart, getFirstChange } from '../diff-cart.ts';
import { findMissingGiftCards, findMissingPromoCodes } from '../missing-codes.ts';
import {
  countChanges,
  type CartContents,
  emptyCart,
  type CartChanges,
  type CartLineInput,
} from '../cart-changes.ts';
import { type FindOffer } from '../offer.ts';
import {
  findChargedFreeLineKeys,
  type CodeRefusal,
  findInapplicableCodes,
  findMissingCodes,
  findPriceDifferences,
  countUnitsByKey,
  findQuantityShortfalls,
} from '../cart-corrections.ts';
import { type RemoteCart } from '../remote-cart.ts';
import { type SyncNotice } from '../sync-notice.ts';
import { createReportDeduplicator } from './report-deduplicator.ts';
import { createRejectionStore } from './rejections.ts';

/** Dependencies of a {@link CartChangePlanner}. */
export interface CartChangePlannerOptions {
  readonly store: Pick<BagStore, 'getState' | 'dispatch'>;
  readonly freeItems: (bag: Bag, unavailable: readonly string[]) => FreeItems;
  readonly offers: FindOffer;
  readonly onNotice: (notice: SyncNotice) => void;
}

/** Changes as they were sent, to be compared with the answer. */
export interface SentChanges {
  readonly desired: DesiredCart;
  /** The cart before the changes. */
  readonly cart: CartContents;
  readonly changes: CartChanges;
}

/**
 * Decides what to send to the commerce service and interprets its answers. The service decides on price, stock and
 * codes: the bag follows where fewer units are available, and rejected changes are not sent again for now.
 */
export interface CartChangePlanner {
  /** Returns the next changes for a service that has `cart`, or no cart yet; `undefined` when it matches the bag. */
  nextChanges(cart?: RemoteCart): SentChanges | undefined;
  /** Counts the changes still to be sent. */
  countRemaining(cart: RemoteCart): number;
  /** Accepts an answer. `sent` is missing for a fetch. */
  acceptAnswer(cart: RemoteCart, sent?: SentChanges): void;
  /** Handles a refused request. `skus` are the lines at fault, when the service names them. */
  handleRefusal(sent: SentChanges, skus: readonly string[]): void;
  /** Sends changes in batches again. */
  resumeBatching(): void;
  /** Allows rejected changes to be sent again. */
  clearRejections(): void;
  /** Keys of rejected lines. */
  unavailable(): readonly string[];
}

/** Creates a planner without rejections. */
export function createCartChangePlanner({
  store,
  freeItems,
  offers,
  onNotice,
}: CartChangePlannerOptions): CartChangePlanner {
  const rejections = createRejectionStore();
  const reportedLines = createReportDeduplicator<number>();
  const reportedPrices = createReportDeduplicator<number>();
  const reportedCodes = createReportDeduplicator<true>();
  /** Lines that differed from the request without an explanation. */
  let unexplainedLines: ReadonlySet<string> = new Set();
  /** Whether to send one change per request, to find the refused one. */
  let isOneByOne = false;

  /**
   * Returns the desired cart and the rejected samples and gifts in order. Each rejection counts only while the bag
   * asks for the SKU without the earlier ones; otherwise asking for a lower gift would end the rejection of the
   * higher one, in a loop.
   */
  function desiredWithRejections(cart: CartContents): {
    readonly all: DesiredCart;
    readonly rejected: readonly string[];
  } {
    const { bag } = store.getState();
    const without = (keys: readonly string[]) => toDesiredCart(bag, freeItems(bag, keys), offers);
    const got = countUnitsByKey(cart);
    const rejected = rejections.soldOut().filter((key) => !got.has(key));
    let all = without(rejected);
    for (const key of rejections.rejectedLines()) {
      const line = all.lines.get(key);
      if (!line?.free || rejected.includes(key) || !isOpen(key, all, cart)) continue;
      const isLeftOut = rejections.isLineRejected(key, line.quantity, 0) && !got.has(key);
      if (!isLeftOut && !rejections.isLineDropped(key, line.quantity)) continue;
      rejected.push(key);
      all = without(rejected);
    }
    return { all, rejected };
  }

  /** Returns the desired cart without rejected lines. */
  function toDesired(cart: CartContents): DesiredCart {
    const { all, rejected } = desiredWithRejections(cart);
    forgetObsolete(all, rejected, cart);
    const lines = [...all.lines].filter(([key, { quantity }]) => !rejections.isLineDropped(key, quantity));
    return { ...all, lines: new Map(lines) };
  }

  function forgetObsolete(all: DesiredCart, rejected: readonly string[], cart: CartContents): void {
    const lacked = [...findMissingPromoCodes(all.codes, cart), ...findMissingGiftCards(all.giftCards, cart)];
    const useless = cart.codes.filter(({ applicable }) => !applicable).map(({ code }) => normalizeCode(code));
    const isLineOpen = (key: string): boolean => rejected.includes(key) || isOpen(key, all, cart);
    rejections.keepOnly(isLineOpen, (code) => lacked.includes(code));
    reportedLines.keepOnly(isLineOpen);
    reportedCodes.keepOnly((code) => lacked.includes(code) || useless.includes(code));
  }

  /** Accepts where the service deviated from the request. */
  function compare({ desired, changes }: SentChanges, cart: RemoteCart): void {
    const unexplained = new Set<string>();
    for (const { key, sku, requestedQuantity, cartQuantity, isExplainedByStock } of findQuantityShortfalls(
      desired,
      changes,
      cart,
    )) {
      // Without an explanation it may be the work of another tab or device: try once more.
      if (!isExplainedByStock && !unexplainedLines.has(key)) unexplained.add(key);
      else if (cartQuantity > 0 && !isFree(desired, key)) limitQuantity(key, sku, cartQuantity);
      else {
        if (cartQuantity === 0 && isFree(desired, key)) rejections.addSoldOut(key);
        rejectQuantity(key, sku, requestedQuantity, cartQuantity);
      }
    }
    unexplainedLines = unexplained;
    for (const refusal of findMissingCodes(changes, cart)) rejectCode(refusal);
    if (changes.note !== undefined) rejections.rejectNote(changes.note, cart.note);
  }

  function limitQuantity(key: string, sku: string, to: number): void {
    const line = store.getState().bag.lines.find((one) => getLineKey(one) === key);
    // The shopper has reduced the quantity meanwhile.
    if (!line || line.quantity <= to) return;
    store.dispatch({ ...line, type: 'setQuantity', quantity: to });
    onNotice({ kind: 'quantity-limited', key, sku, from: line.quantity, to });
  }

  function rejectQuantity(key: string, sku: string, quantity: number, there: number): void {
    rejections.rejectLine(key, quantity, there);
    if (reportedLines.isNews(key, quantity)) onNotice({ kind: 'unavailable', key, sku });
  }

  function rejectCode(refusal: CodeRefusal): void {
    rejections.rejectCode(refusal.code);
    reportCode(refusal);
  }

  function reportCode(refusal: CodeRefusal): void {
    if (reportedCodes.isNews(refusal.code, true)) onNotice({ kind: 'code-refused', ...refusal });
  }

  function reportPrices(cart: RemoteCart, desired: DesiredCart): void {
    // A free item with a price is no price change: it is removed.
    const bought = cart.lines.filter((line) => desired.lines.get(getLineKey(line))?.free === false);
    const differences = findPriceDifferences(bought, offers);
    reportedPrices.keepOnly((sku) => differences.some((one) => one.sku === sku));
    for (const { sku, from, to } of differences) {
      if (reportedPrices.isNews(sku, to.amount)) onNotice({ kind: 'price-changed', sku, from, to });
    }
  }

  /** Rejects a line that the service does not change as requested. */
  function rejectLine(line: CartLineInput, { desired, cart }: SentChanges): void {
    const { sku, quantity } = line;
    const key = getLineKey(line);
    const there = countUnitsByKey(cart).get(key) ?? 0;
    if (!isFree(desired, key)) {
      // As many units as there are remain available.
      if (there > 0 && there < quantity) return limitQuantity(key, sku, there);
      // More units than desired must not be paid for.
      if (there > quantity) rejections.dropLine(key, quantity);
    }
    rejectQuantity(key, sku, quantity, there);
  }

  return {
    nextChanges(cart) {
      const before = cart ?? emptyCart;
      const desired = toDesired(before);
      const changes = diffCart(desired, before, rejections);
      // A code or a sample alone needs no cart.
      const isWorthIt = cart || changes?.add.some((line) => !isFree(desired, getLineKey(line)));
      if (!changes || !isWorthIt) return undefined;
      const sent = isOneByOne ? getFirstChange(changes, before) : withHeldCodes(changes, desired);
      return { desired, cart: before, changes: sent };
    },
    countRemaining(cart) {
      const changes = diffCart(toDesired(cart), cart, rejections);
      return changes ? countChanges(changes) : 0;
    },
    acceptAnswer(cart, sent) {
      if (sent) compare(sent, cart);
      const { all: desired } = desiredWithRejections(cart);
      reportPrices(cart, desired);
      for (const refusal of findInapplicableCodes(cart)) {
        if (desired.codes.includes(refusal.code)) reportCode(refusal);
      }
      for (const key of findChargedFreeLineKeys(desired, cart)) {
        const { sku, quantity } = desired.lines.get(key) as DesiredLine;
        rejections.dropLine(key, quantity);
        rejectQuantity(key, sku, quantity, 0);
      }
    },
    handleRefusal(sent, skus) {
      const { cart, changes } = sent;
      const { add, update, codes = [], giftCards = [], note } = changes;
      const culprits = [...add, ...update].filter(({ sku }) => skus.includes(sku));
      if (culprits.length > 0) return culprits.forEach((line) => rejectLine(line, sent));
      const newCodes = [...findMissingPromoCodes(codes, cart), ...findMissingGiftCards(giftCards, cart)];
      if (countChanges(changes) > 1 || newCodes.length > 1) {
        isOneByOne = true;
        return;
      }
      for (const line of add) rejectLine(line, sent);
      for (const line of update) {
        // Another tab or device may have removed it: try once more.
        if (unexplainedLines.has(getLineKey(line))) rejectLine(line, sent);
        else unexplainedLines = new Set([getLineKey(line)]);
      }
      for (const code of newCodes) rejectCode({ code });
      if (note !== undefined) rejections.rejectNote(note, cart.note);
    },
    resumeBatching() {
      isOneByOne = false;
    },
    clearRejections: () => rejections.clear(),
    unavailable: () => rejections.rejectedLines(),
  };

  /** Adds rejected codes again, because they may apply to the new lines. */
  function withHeldCodes(changes: CartChanges, { codes }: DesiredCart): CartChanges {
    const hasLines = changes.add.length + changes.update.length + changes.remove.length > 0;
    return hasLines && codes.some(rejections.isCodeRejected) ? { ...changes, codes } : changes;
  }
}

/** Whether the cart does not have the line of `key` as desired. */
function isOpen(key: string, all: DesiredCart, cart: CartContents): boolean {
  const line = all.lines.get(key);
  return (
    line !== undefined &&
    (line.quantity !== countUnitsByKey(cart).get(key) || findChargedFreeLineKeys(all, cart).includes(key))
  );
}

function isFree({ lines }: DesiredCart, key: string): boolean {
  return lines.get(key)?.free === true;
}
