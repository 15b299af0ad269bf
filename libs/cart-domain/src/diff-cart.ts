import { getLineKey } from './bag.ts';
import {
  type CartContents,
  type CartChanges,
  countChanges,
  type CartLineInput,
  type CartLineUpdate,
} from './cart-changes.ts';
import type { DesiredCart, DesiredLine } from './desired-cart.ts';
import { findMissingPromoCodes, findMissingGiftCards } from './missing-codes.ts';

/** Looks up which changes the service has rejected, so that {@link diffCart} does not send them again. */
export interface RejectionLookup {
  /** Whether to leave the line of this key as it is when `quantity` units are desired and the cart has `there`. */
  isLineRejected(key: string, quantity: number, there: number): boolean;
  /** Whether to leave the code out. */
  isCodeRejected(code: string): boolean;
  /** Whether the service turns `note` into `there`. */
  isNoteRejected(note: string, there: string): boolean;
}

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
