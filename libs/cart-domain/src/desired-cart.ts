import { type Bag, lineKey, normalizeCode } from './bag.ts';
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
  readonly codes: readonly string[];
  readonly giftCards: readonly string[];
  readonly note: string;
}

/** What goes along with a bag for nothing; the totals of a bag are one. */
export interface FreeItems {
  /** SKUs. */
  readonly samples: readonly string[];
  readonly gifts: readonly Pick<EarnedGift, 'sku' | 'quantity'>[];
}

/**
 * The remote cart that a bag asks for: what is bought, the samples and gifts that go along, and the codes. Lines that
 * this market does not sell are asked for all the same, for the service knows better; samples and gifts that somebody
 * tries to buy are not.
 */
export function desiredCart(bag: Bag, { samples, gifts }: FreeItems, offers: Offers): DesiredCart {
  const lines = new Map<string, DesiredLine>();
  for (const line of bag.lines) {
    const kind = offers(line.sku)?.kind;
    if (kind !== 'sample' && kind !== 'gift') lines.set(lineKey(line), { ...line, free: false });
  }
  const free = [...samples.map((sku) => ({ sku, quantity: 1 })), ...gifts];
  for (const { sku, quantity } of free) {
    const other = lines.get(sku);
    // Two rules may give the same thing.
    lines.set(sku, { sku, quantity: quantity + (other?.quantity ?? 0), free: true });
  }
  return { lines, codes: bag.promoCodes, giftCards: bag.giftCards, note: bag.note };
}

/** What the service has turned down and is not asked again for now. */
export interface TurnedDown {
  /** Whether the line of this key is to be left as it is in that quantity. */
  isLineHeld(key: string, quantity: number): boolean;
  /** Whether the code is to be left as it is. */
  isCodeHeld(code: string): boolean;
  /** Whether the service keeps another note than this one. */
  isNoteHeld(note: string): boolean;
}

/** Lines in one request: Shopify takes 250. */
export const MAX_LINES_PER_REQUEST = 250;

/**
 * What must change for `remote` to become `desired`, or nothing when it is already. At most
 * {@link MAX_LINES_PER_REQUEST} lines at once; asking again after the answer gives the rest.
 */
export function diffCart(
  desired: DesiredCart,
  remote: RemoteCart,
  turnedDown: TurnedDown,
): CartChanges | undefined {
  const { add, update, remove } = diffLines(desired, remote, turnedDown);
  const codes = diffCodes(
    desired.codes,
    remote.codes.map(({ code }) => code),
    turnedDown,
    normalizeCode,
  );
  const giftCards =
    remote.giftCards &&
    diffCodes(
      desired.giftCards,
      remote.giftCards.map((card) => card.lastCharacters),
      turnedDown,
      lastCharacters,
    );
  const note =
    remote.note !== undefined && remote.note !== desired.note && !turnedDown.isNoteHeld(desired.note)
      ? desired.note
      : undefined;
  if (add.length + update.length + remove.length === 0 && !codes && !giftCards && note === undefined) {
    return undefined;
  }
  return {
    add,
    update,
    remove,
    ...(codes && { codes }),
    ...(giftCards && { giftCards }),
    ...(note !== undefined && { note }),
  };
}

/** What is told of a gift card's code: its last four characters. */
export function lastCharacters(code: string): string {
  return normalizeCode(code).slice(-4);
}

function diffLines(desired: DesiredCart, remote: RemoteCart, turnedDown: TurnedDown) {
  const add: CartLineInput[] = [];
  const update: CartLineUpdate[] = [];
  const remove: string[] = [];
  const present = new Set<string>();
  for (const line of remote.lines) {
    const key = lineKey(line);
    const wanted = desired.lines.get(key);
    // A second line of one key comes from an add that was sent twice.
    if (!wanted || present.has(key)) remove.push(line.id);
    else if (wanted.quantity !== line.quantity && !turnedDown.isLineHeld(key, wanted.quantity)) {
      update.push({ id: line.id, ...inputOf(wanted) });
    }
    present.add(key);
  }
  for (const [key, line] of desired.lines) {
    if (!present.has(key) && !turnedDown.isLineHeld(key, line.quantity)) add.push(inputOf(line));
  }
  return {
    add: add.slice(0, MAX_LINES_PER_REQUEST),
    update: update.slice(0, MAX_LINES_PER_REQUEST),
    remove: remove.slice(0, MAX_LINES_PER_REQUEST),
  };
}

/** The whole wanted list when the remote one lacks something that was not turned down, or has something too many. */
function diffCodes(
  desired: readonly string[],
  remote: readonly string[],
  turnedDown: TurnedDown,
  nameOf: (code: string) => string,
): readonly string[] | undefined {
  const there = new Set(remote.map(nameOf));
  const wanted = new Set(desired.map(nameOf));
  const lacks = desired.some((code) => !there.has(nameOf(code)) && !turnedDown.isCodeHeld(code));
  const exceeds = [...there].some((name) => !wanted.has(name));
  return lacks || exceeds ? desired : undefined;
}

/** The line as the service takes it. */
export function inputOf({ sku, quantity, giftCard }: DesiredLine): CartLineInput {
  return { sku, quantity, ...(giftCard && { giftCard }) };
}
