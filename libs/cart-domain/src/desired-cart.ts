import { type Bag, lineKey, normalizeCode } from './bag.ts';
import { amountProblemOf } from './gift-card.ts';
import { type EarnedGift } from './gifts.ts';
import { type Offers } from './offer.ts';
import { type CartChanges, type CartLineInput, type CartLineUpdate, type RemoteCart } from './remote-cart.ts';

/** A line that the remote cart should have. */
export interface DesiredLine extends CartLineInput {
  /** Given for nothing: a sample or a gift. */
  readonly free: boolean;
}

/** What the remote cart should hold. */
export interface DesiredCart {
  /** By line key. */
  readonly lines: ReadonlyMap<string, DesiredLine>;
  /** In which order a service keeps them is its own affair: nothing is asked of it for another order. */
  readonly codes: readonly string[];
  /** In whatever order, as the codes. */
  readonly giftCards: readonly string[];
  readonly note: string;
}

/**
 * What goes along with a bag for nothing; the totals of a bag are one. A cart has one line of a SKU: of what is bought
 * nothing is given.
 */
export interface FreeItems {
  /** SKUs. One of each is given. */
  readonly samples: readonly string[];
  /** Whole units of SKUs. */
  readonly gifts: readonly Pick<EarnedGift, 'sku' | 'quantity'>[];
}

/**
 * The remote cart that a bag asks for: what is bought, the samples and gifts that go along, and the codes. Lines that
 * this market does not sell are asked for all the same, for the service knows better. Samples and gifts that somebody
 * tries to buy are not; nor are gift cards of an amount that is not sold, for the service would put another one on them.
 */
export function desiredCart(bag: Bag, { samples, gifts }: FreeItems, offers: Offers): DesiredCart {
  const lines = new Map<string, DesiredLine>();
  for (const line of bag.lines) {
    if (isForSale(line, offers)) lines.set(lineKey(line), { ...line, free: false });
  }
  const free = [...samples.map((sku) => ({ sku, quantity: 1 })), ...gifts];
  for (const { sku, quantity } of free) {
    const other = lines.get(sku);
    if (other && !other.free) continue;
    // Two rules may give the same thing.
    lines.set(sku, { sku, quantity: quantity + (other?.quantity ?? 0), free: true });
  }
  return { lines, codes: bag.promoCodes, giftCards: bag.giftCards, note: bag.note };
}

function isForSale({ sku, giftCard }: CartLineInput, offers: Offers): boolean {
  const offer = offers(sku);
  if (offer?.kind === 'sample' || offer?.kind === 'gift') return false;
  return !offer || !giftCard?.amount || !amountProblemOf(giftCard.amount, offer);
}

/** What the service has turned down and is not asked again for now. */
export interface TurnedDown {
  /** Whether the line of this key, wanted in `quantity`, is to be left as it is while `there` units are in the cart. */
  isLineHeld(key: string, quantity: number, there: number): boolean;
  /** Whether the code is to be left out. */
  isCodeHeld(code: string): boolean;
  /** Whether the service makes `there` of `note`. */
  isNoteHeld(note: string, there: string): boolean;
}

/** The part of a remote cart that can be asked for. */
export type CartContents = Pick<RemoteCart, 'lines' | 'codes' | 'giftCards' | 'note'>;

/** What there is before there is a cart. */
export const noCart: CartContents = { lines: [], codes: [], giftCards: [], note: '' };

/** Lines of one kind of change in one request: Shopify takes 250. */
export const MAX_LINES_PER_REQUEST = 250;

/**
 * What must change for `remote` to become `desired`, or nothing when it is already. At most
 * {@link MAX_LINES_PER_REQUEST} lines of each kind of change at once; asking again after the answer gives the rest.
 */
export function diffCart(
  desired: DesiredCart,
  remote: CartContents,
  turnedDown: TurnedDown,
): CartChanges | undefined {
  const codes = wantedCodes(desired.codes, lackedPromoCodes(desired.codes, remote), remote.codes, turnedDown);
  const giftCards =
    remote.giftCards &&
    wantedCodes(desired.giftCards, lackedGiftCards(desired.giftCards, remote), remote.giftCards, turnedDown);
  const { note } = desired;
  const isNoteOther =
    remote.note !== undefined && remote.note !== note && !turnedDown.isNoteHeld(note, remote.note);
  const changes: CartChanges = {
    ...diffLines(desired, remote, turnedDown),
    ...(codes && { codes }),
    ...(giftCards && { giftCards }),
    ...(isNoteOther && { note }),
  };
  return countChanges(changes) > 0 ? changes : undefined;
}

function diffLines(desired: DesiredCart, remote: CartContents, turnedDown: TurnedDown) {
  const add: CartLineInput[] = [];
  const update: CartLineUpdate[] = [];
  const remove: string[] = [];
  const present = new Set<string>();
  for (const line of remote.lines) {
    const key = lineKey(line);
    const wanted = desired.lines.get(key);
    // A second line of one key comes from an add that was sent twice.
    if (!wanted || present.has(key)) remove.push(line.id);
    else if (
      wanted.quantity !== line.quantity &&
      !turnedDown.isLineHeld(key, wanted.quantity, line.quantity)
    ) {
      update.push({ id: line.id, ...inputOf(wanted) });
    }
    present.add(key);
  }
  for (const [key, line] of desired.lines) {
    if (!present.has(key) && !turnedDown.isLineHeld(key, line.quantity, 0)) add.push(inputOf(line));
  }
  return {
    add: add.slice(0, MAX_LINES_PER_REQUEST),
    update: update.slice(0, MAX_LINES_PER_REQUEST),
    remove: remove.slice(0, MAX_LINES_PER_REQUEST),
  };
}

/** The whole list without what was turned down, unless that is what is there. */
function wantedCodes(
  desired: readonly string[],
  lacked: readonly string[],
  there: readonly unknown[],
  { isCodeHeld }: TurnedDown,
): readonly string[] | undefined {
  const wanted = desired.filter((code) => !lacked.includes(code) || !isCodeHeld(code));
  const present = desired.length - lacked.length;
  return wanted.length > present || there.length > present ? wanted : undefined;
}

/** Those of `codes` that a cart does not have. */
export function lackedPromoCodes(
  codes: readonly string[],
  { codes: there }: CartContents,
): readonly string[] {
  return lacking(
    codes,
    normalizeCode,
    there.map(({ code }) => normalizeCode(code)),
  );
}

/** Those gift cards of `codes` that a cart does not have. A service tells of the last characters alone. */
export function lackedGiftCards(
  codes: readonly string[],
  { giftCards: there = [] }: CartContents,
): readonly string[] {
  return lacking(
    codes,
    lastCharacters,
    there.map((card) => normalizeCode(card.lastCharacters)),
  );
}

function lacking(
  codes: readonly string[],
  nameOf: (code: string) => string,
  there: readonly string[],
): readonly string[] {
  // One by one, for two gift cards may end in the same characters.
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

/** How many things `changes` ask for, a list of codes being one. */
export function countChanges({ add, update, remove, codes, giftCards, note }: CartChanges): number {
  const others = [codes, giftCards, note].filter((change) => change !== undefined);
  return add.length + update.length + remove.length + others.length;
}

/** The first thing that `changes` ask for: one line, or one more code than `remote` has. */
export function firstChange(
  { add, update, remove, codes, giftCards, ...rest }: CartChanges,
  remote: CartContents,
): CartChanges {
  const none = { add: [], update: [], remove: [] };
  const oneMore = (list: readonly string[], [, ...others]: readonly string[]): readonly string[] =>
    list.filter((code) => !others.includes(code));
  if (remove.length > 0) return { ...none, remove: remove.slice(0, 1) };
  if (update.length > 0) return { ...none, update: update.slice(0, 1) };
  if (add.length > 0) return { ...none, add: add.slice(0, 1) };
  if (codes) return { ...none, codes: oneMore(codes, lackedPromoCodes(codes, remote)) };
  if (giftCards) return { ...none, giftCards: oneMore(giftCards, lackedGiftCards(giftCards, remote)) };
  return { ...none, ...rest };
}

/** The line as the service takes it. */
function inputOf({ sku, quantity, giftCard }: DesiredLine): CartLineInput {
  return { sku, quantity, ...(giftCard && { giftCard }) };
}
