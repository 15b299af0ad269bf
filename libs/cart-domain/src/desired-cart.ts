import { type Bag, getLineKey, normalizeCode } from './bag.ts';
import { findGiftCardAmountProblem } from './gift-card.ts';
import { type EarnedGift } from './gifts.ts';
import { type FindOffer } from './offer.ts';
import { type CartChanges, type CartLineInput, type CartLineUpdate, type RemoteCart } from './remote-cart.ts';

/** A line that the cart should have. */
export interface DesiredLine extends CartLineInput {
  /** Whether the line costs nothing: a sample or a gift. */
  readonly free: boolean;
}

/** The cart that a bag asks for. */
export interface DesiredCart {
  /** By line key. */
  readonly lines: ReadonlyMap<string, DesiredLine>;
  /** In any order. */
  readonly codes: readonly string[];
  /** In any order. */
  readonly giftCards: readonly string[];
  readonly note: string;
}

/**
 * The samples and gifts that belong to a bag; a `BagTotals` can be passed. A SKU that is also bought is not added for free,
 * because a cart has one line per SKU.
 */
export interface FreeItems {
  /** SKUs, one unit each. */
  readonly samples: readonly string[];
  /** SKUs with their number of units. */
  readonly gifts: readonly Pick<EarnedGift, 'sku' | 'quantity'>[];
}

/**
 * Returns the cart that a bag asks for: purchases, samples, gifts and codes. Lines unknown in this market are
 * included, because the service decides. Purchases of samples and gifts, and gift cards of an amount that is not
 * sold, are left out, because the service would change the amount.
 */
export function toDesiredCart(bag: Bag, { samples, gifts }: FreeItems, offers: FindOffer): DesiredCart {
  const lines = new Map<string, DesiredLine>();
  for (const line of bag.lines) {
    if (isForSale(line, offers)) lines.set(getLineKey(line), { ...line, free: false });
  }
  const free = [...samples.map((sku) => ({ sku, quantity: 1 })), ...gifts];
  for (const { sku, quantity } of free) {
    const other = lines.get(sku);
    if (other && !other.free) continue;
    // Two rules may give the same SKU.
    lines.set(sku, { sku, quantity: quantity + (other?.quantity ?? 0), free: true });
  }
  return { lines, codes: bag.promoCodes, giftCards: bag.giftCards, note: bag.note };
}

function isForSale({ sku, giftCard }: CartLineInput, offers: FindOffer): boolean {
  const offer = offers(sku);
  if (offer?.kind === 'sample' || offer?.kind === 'gift') return false;
  return !offer || !giftCard?.amount || !findGiftCardAmountProblem(giftCard.amount, offer);
}

/** Looks up which changes the service has rejected, so that {@link diffCart} does not send them again. */
export interface RejectionLookup {
  /** Whether to leave the line of this key as it is when `quantity` units are desired and the cart has `there`. */
  isLineRejected(key: string, quantity: number, there: number): boolean;
  /** Whether to leave the code out. */
  isCodeRejected(code: string): boolean;
  /** Whether the service turns `note` into `there`. */
  isNoteRejected(note: string, there: string): boolean;
}

/** The part of a cart that can be changed. */
export type CartContents = Pick<RemoteCart, 'lines' | 'codes' | 'giftCards' | 'note'>;

/** The contents before a cart exists. */
export const emptyCart: CartContents = { lines: [], codes: [], giftCards: [], note: '' };

/** Maximum number of lines per kind of change in one request: Shopify's limit is 250. */
export const MAX_LINES_PER_REQUEST = 250;

/**
 * Returns the changes that turn `remote` into `desired`, or `undefined` when they are equal. At most {@link
 * MAX_LINES_PER_REQUEST} lines per kind of change; call it again after the answer for the rest.
 */
export function diffCart(
  desired: DesiredCart,
  remote: CartContents,
  rejected: RejectionLookup,
): CartChanges | undefined {
  const codes = codesToSend(
    desired.codes,
    findMissingPromoCodes(desired.codes, remote),
    remote.codes,
    rejected,
  );
  const giftCards =
    remote.giftCards &&
    codesToSend(
      desired.giftCards,
      findMissingGiftCards(desired.giftCards, remote),
      remote.giftCards,
      rejected,
    );
  const { note } = desired;
  const isNoteOther =
    remote.note !== undefined && remote.note !== note && !rejected.isNoteRejected(note, remote.note);
  const changes: CartChanges = {
    ...diffLines(desired, remote, rejected),
    ...(codes && { codes }),
    ...(giftCards && { giftCards }),
    ...(isNoteOther && { note }),
  };
  return countChanges(changes) > 0 ? changes : undefined;
}

function diffLines(desired: DesiredCart, remote: CartContents, rejected: RejectionLookup) {
  const add: CartLineInput[] = [];
  const update: CartLineUpdate[] = [];
  const remove: string[] = [];
  const present = new Set<string>();
  for (const line of remote.lines) {
    const key = getLineKey(line);
    const wanted = desired.lines.get(key);
    // A second line with the same key comes from an addition that was sent twice.
    if (!wanted || present.has(key)) remove.push(line.id);
    else if (
      wanted.quantity !== line.quantity &&
      !rejected.isLineRejected(key, wanted.quantity, line.quantity)
    ) {
      update.push({ id: line.id, ...toLineInput(wanted) });
    }
    present.add(key);
  }
  for (const [key, line] of desired.lines) {
    if (!present.has(key) && !rejected.isLineRejected(key, line.quantity, 0)) add.push(toLineInput(line));
  }
  return {
    add: add.slice(0, MAX_LINES_PER_REQUEST),
    update: update.slice(0, MAX_LINES_PER_REQUEST),
    remove: remove.slice(0, MAX_LINES_PER_REQUEST),
  };
}

/** Returns the whole list without rejected codes, or `undefined` when the cart already has it. */
function codesToSend(
  desired: readonly string[],
  lacked: readonly string[],
  there: readonly unknown[],
  { isCodeRejected }: RejectionLookup,
): readonly string[] | undefined {
  const wanted = desired.filter((code) => !lacked.includes(code) || !isCodeRejected(code));
  const present = desired.length - lacked.length;
  return wanted.length > present || there.length > present ? wanted : undefined;
}

/** Returns those of `codes` that the cart lacks. */
export function findMissingPromoCodes(
  codes: readonly string[],
  { codes: there }: CartContents,
): readonly string[] {
  return findMissing(
    codes,
    normalizeCode,
    there.map(({ code }) => normalizeCode(code)),
  );
}

/** Returns those gift cards of `codes` that the cart lacks. The service reveals only the last characters. */
export function findMissingGiftCards(
  codes: readonly string[],
  { giftCards: there = [] }: CartContents,
): readonly string[] {
  return findMissing(
    codes,
    lastCharacters,
    there.map((card) => normalizeCode(card.lastCharacters)),
  );
}

function findMissing(
  codes: readonly string[],
  nameOf: (code: string) => string,
  there: readonly string[],
): readonly string[] {
  // One by one, because two gift cards may end in the same characters.
  const left = [...there];
  return codes.filter((code) => {
    const index = left.indexOf(nameOf(code));
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}

function lastCharacters(code: string): string {
  return normalizeCode(code).slice(-4);
}

/**
 * Counts the changes: each line counts once, and a changed list of promo codes, list of gift cards or note counts as one change
 * each.
 */
export function countChanges({ add, update, remove, codes, giftCards, note }: CartChanges): number {
  const others = [codes, giftCards, note].filter((change) => change !== undefined);
  return add.length + update.length + remove.length + others.length;
}

/** Returns `changes` reduced to one change: one line, or one code that `remote` does not have yet. */
export function getFirstChange(
  { add, update, remove, codes, giftCards, ...rest }: CartChanges,
  remote: CartContents,
): CartChanges {
  const none = { add: [], update: [], remove: [] };
  const oneMore = (list: readonly string[], [, ...others]: readonly string[]): readonly string[] =>
    list.filter((code) => !others.includes(code));
  if (remove.length > 0) return { ...none, remove: remove.slice(0, 1) };
  if (update.length > 0) return { ...none, update: update.slice(0, 1) };
  if (add.length > 0) return { ...none, add: add.slice(0, 1) };
  if (codes) return { ...none, codes: oneMore(codes, findMissingPromoCodes(codes, remote)) };
  if (giftCards) return { ...none, giftCards: oneMore(giftCards, findMissingGiftCards(giftCards, remote)) };
  return { ...none, ...rest };
}

/** Returns the line as the service accepts it. */
function toLineInput({ sku, quantity, giftCard }: DesiredLine): CartLineInput {
  return { sku, quantity, ...(giftCard && { giftCard }) };
}
