import { type GiftCardDetails, toValidGiftCard } from './gift-card.ts';
import { truncateText } from './internal/truncate-text.ts';
import { toRecord } from './internal/to-record.ts';

/** Maximum number of units of one line. */
export const MAX_LINE_QUANTITY = 99;

/** Default maximum number of samples per order (specification, section 9). */
const DEFAULT_SAMPLES_LIMIT = 3;

/** Identifies a line: its SKU and, for a gift card, the buyer's choice. A line is its own reference. */
export interface LineRef {
  /** 1 to 255 UTF-16 units. */
  readonly sku: string;
  /** Without it a gift card goes to the buyer, at the price of its offer. */
  readonly giftCard?: GiftCardDetails;
}

/**
 * A line as the shopper chose it. Holds no price, because a stored price would outlive its sale; only the amount of a
 * gift card can be the shopper's choice.
 */
export interface BagLine extends LineRef {
  /** Whole units, 1 to {@link MAX_LINE_QUANTITY}. */
  readonly quantity: number;
}

/** The contents of a bag that determine its costs: lines, samples and promo codes, without gift cards and the note. */
export interface PriceRelevantBag {
  /** In the order of addition, with distinct {@link getLineKey}. The order does not affect the costs. */
  readonly lines: readonly BagLine[];
  /** SKUs of the chosen samples, without duplicates. See `checkSamples` for when they count. */
  readonly samples: readonly string[];
  /** In the form of {@link normalizeCode}, in the order in which they were applied. */
  readonly promoCodes: readonly string[];
}

/** Everything the shopper put together. It survives reloads, language changes and market changes. */
export interface Bag extends PriceRelevantBag {
  /** Codes of gift cards to pay with. A code is all that is needed to spend the card. */
  readonly giftCards: readonly string[];
  /** A message to the shop, at most 500 UTF-16 units. */
  readonly note: string;
}

/** Maximum length of a note in UTF-16 units; longer notes are cut between characters. */
export const MAX_NOTE_LENGTH = 500;

/** A bag without contents. */
export const emptyBag: Bag = { lines: [], samples: [], promoCodes: [], giftCards: [], note: '' };

/** All changes a shopper can make to a bag. */
export type BagCommand =
  /** Adds to the existing line, or appends a new one. */
  | ({ readonly type: 'addLine'; readonly quantity: number } & LineRef)
  /** `quantity` is absolute; 0 removes the line. */
  | ({ readonly type: 'setQuantity'; readonly quantity: number } & LineRef)
  | ({ readonly type: 'removeLine' } & LineRef)
  /** Undoes a removal: see `createUndoRemovalCommand`. `position` is the index the line had. */
  | { readonly type: 'restoreLine'; readonly line: BagLine; readonly position: number }
  /** Replaces a line in place by another size of the product, or by a gift card for another recipient. */
  | { readonly type: 'replaceLine'; readonly line: LineRef; readonly by: LineRef }
  /** Replaces the selection; samples beyond the limit are dropped. */
  | { readonly type: 'selectSamples'; readonly skus: readonly string[] }
  /** `code` as typed: spaces and case do not matter. */
  | { readonly type: 'applyPromoCode'; readonly code: string }
  | { readonly type: 'removePromoCode'; readonly code: string }
  | { readonly type: 'redeemGiftCard'; readonly code: string }
  | { readonly type: 'removeGiftCard'; readonly code: string }
  | { readonly type: 'setNote'; readonly note: string }
  | { readonly type: 'clear' };

/** Limits set by the caller. */
export interface BagLimits {
  /**
   * Maximum number of units of a line, for one SKU or for all, at least 1. {@link MAX_LINE_QUANTITY} by default and
   * at most. `(sku) => offers(sku)?.stock ?? MAX_LINE_QUANTITY` limits a line to the stock.
   */
  readonly maxQuantity?: number | ((sku: string) => number);
  /** Maximum number of samples, from 0; 3 by default. */
  readonly samplesLimit?: number;
}

/**
 * Returns the bag after `command`. Any command on any bag gives a valid bag, and a command without effect returns the
 * same object. Quantities above the limit become the limit; invalid quantities and gift cards without a name or an
 * address are ignored.
 *
 * @example
 * ```ts
 * const bag = reduceBag(emptyBag, { type: 'addLine', sku: 'SERUM-30', quantity: 2 });
 * bag.lines; // => [{ sku: 'SERUM-30', quantity: 2 }]
 * reduceBag(bag, { type: 'setQuantity', sku: 'SERUM-30', quantity: 500 }).lines[0]?.quantity; // => 99
 * reduceBag(bag, { type: 'removeLine', sku: 'OIL-30' }) === bag; // => true
 * ```
 */
export function reduceBag(bag: Bag, command: BagCommand, limits: BagLimits = {}): Bag {
  if (!isBagCommand(command)) return bag;
  switch (command.type) {
    case 'addLine':
      return addLine(bag, command, command.quantity, bag.lines.length, limits);
    case 'setQuantity':
      return setQuantity(bag, command, limits);
    case 'removeLine':
      return removeLine(bag, command);
    case 'restoreLine':
      return addLine(bag, command.line, command.line.quantity, command.position, limits);
    case 'replaceLine':
      return replaceLine(bag, command.line, command.by, limits);
    case 'selectSamples':
      return withList(
        bag,
        'samples',
        toValidSkus(command.skus).slice(0, normalizeSamplesLimit(limits.samplesLimit)),
      );
    case 'applyPromoCode':
      return withList(bag, 'promoCodes', withCode(bag.promoCodes, command.code));
    case 'removePromoCode':
      return withList(bag, 'promoCodes', withoutCode(bag.promoCodes, command.code));
    case 'redeemGiftCard':
      return withList(bag, 'giftCards', withCode(bag.giftCards, command.code));
    case 'removeGiftCard':
      return withList(bag, 'giftCards', withoutCode(bag.giftCards, command.code));
    case 'setNote':
      return setNote(bag, command.note);
    case 'clear':
      return isEmptyBag(bag) ? bag : emptyBag;
  }
}

/**
 * Whether `value` has the shape of a command. Commands travel between tabs that may run different versions of the
 * shop; `reduceBag` ignores unknown ones.
 */
export function isBagCommand(value: unknown): value is BagCommand {
  const { type, line, by, quantity, position, skus, code, note } = toRecord(value);
  switch (type) {
    case 'addLine':
    case 'setQuantity':
      return isRef(value) && typeof quantity === 'number';
    case 'removeLine':
      return isRef(value);
    case 'restoreLine':
      return isRef(line) && typeof toRecord(line).quantity === 'number' && typeof position === 'number';
    case 'replaceLine':
      return isRef(line) && isRef(by);
    case 'selectSamples':
      return Array.isArray(skus) && skus.every((sku) => typeof sku === 'string');
    case 'applyPromoCode':
    case 'removePromoCode':
    case 'redeemGiftCard':
    case 'removeGiftCard':
      return typeof code === 'string';
    case 'setNote':
      return typeof note === 'string';
    default:
      return type === 'clear';
  }
}

/** Whether the bag has no contents. */
export function isEmptyBag(bag: Bag): boolean {
  const { lines, samples, promoCodes, giftCards, note } = bag;
  return [lines, samples, promoCodes, giftCards, note].every((part) => part.length === 0);
}

/** Counts the units of all lines, without samples and gifts: the number on the bag's icon. */
export function countBagUnits(bag: PriceRelevantBag): number {
  return bag.lines.reduce((sum, line) => sum + line.quantity, 0);
}

/** Finds the line that `ref` identifies. */
export function findBagLine(bag: PriceRelevantBag, ref: LineRef): BagLine | undefined {
  const key = getLineKey(ref);
  return bag.lines.find((line) => line.sku === ref.sku && getLineKey(line) === key);
}

/**
 * Returns a string that identifies a line: the SKU, and for a gift card also the buyer's choice, so that cards for
 * two recipients stay separate lines.
 */
export function getLineKey({ sku, giftCard }: LineRef): string {
  return giftCard === undefined ? sku : `${sku} ${JSON.stringify(toValidGiftCard(giftCard))}`;
}

/** Normalizes a promo or gift-card code for comparison: no spaces, upper case, Unicode NFC, at most 64 UTF-16 units. */
export function normalizeCode(code: string): string {
  return truncateText(code.replace(/\s/gu, '').toUpperCase().normalize('NFC'), 64);
}

/** Returns the maximum number of units of a line of `sku`: 1 to {@link MAX_LINE_QUANTITY}. */
function getMaxQuantity(sku: string, { maxQuantity = MAX_LINE_QUANTITY }: BagLimits = {}): number {
  const limit = typeof maxQuantity === 'function' ? maxQuantity(sku) : maxQuantity;
  return Math.min(Math.max(Math.floor(limit) || 1, 1), MAX_LINE_QUANTITY);
}

/** Whether a value can be a SKU: a string of 1 to 255 UTF-16 units. */
export function isSku(value: unknown): value is string {
  return typeof value === 'string' && value.length >= 1 && value.length <= 255;
}

/** Whether a value has the shape of a line reference; {@link toValidRef} validates its gift card. */
function isRef(value: unknown): boolean {
  return typeof toRecord(value).sku === 'string';
}

/** Whether a value is an integer from 1. */
function isQuantity(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 1;
}

function addLine(bag: Bag, ref: LineRef, quantity: number, position: number, limits: BagLimits): Bag {
  const good = toValidRef(ref);
  if (!good || !isQuantity(quantity)) return bag;
  const most = getMaxQuantity(good.sku, limits);
  const existing = findBagLine(bag, good);
  if (existing) {
    // A limit that has dropped since must not turn an addition into a removal.
    return withQuantity(
      bag,
      existing,
      Math.max(existing.quantity, Math.min(existing.quantity + quantity, most)),
    );
  }
  const line = { ...good, quantity: Math.min(quantity, most) };
  // An invalid position means the end.
  const index = position >= 0 ? Math.min(Math.floor(position), bag.lines.length) : bag.lines.length;
  return { ...bag, lines: bag.lines.toSpliced(index, 0, line) };
}

function setQuantity(bag: Bag, command: LineRef & { quantity: number }, limits: BagLimits): Bag {
  if (command.quantity === 0) return removeLine(bag, command);
  const line = findBagLine(bag, command);
  if (!line || !isQuantity(command.quantity)) return bag;
  return withQuantity(bag, line, Math.min(command.quantity, getMaxQuantity(line.sku, limits)));
}

function withQuantity(bag: Bag, line: BagLine, quantity: number): Bag {
  if (quantity === line.quantity) return bag;
  return { ...bag, lines: bag.lines.map((other) => (other === line ? { ...line, quantity } : other)) };
}

function removeLine(bag: Bag, ref: LineRef): Bag {
  const line = findBagLine(bag, ref);
  return line ? { ...bag, lines: bag.lines.filter((other) => other !== line) } : bag;
}

function replaceLine(bag: Bag, ref: LineRef, by: LineRef, limits: BagLimits): Bag {
  const line = findBagLine(bag, ref);
  if (!line || !toValidRef(by) || getLineKey(line) === getLineKey(by)) return bag;
  return addLine(removeLine(bag, line), by, line.quantity, bag.lines.indexOf(line), limits);
}

function setNote(bag: Bag, text: string): Bag {
  const note = truncateText(text, MAX_NOTE_LENGTH);
  return note === bag.note ? bag : { ...bag, note };
}

/** Returns the reference with its known fields only; `undefined` when it is invalid. */
function toValidRef({ sku, giftCard }: LineRef): LineRef | undefined {
  if (!isSku(sku)) return undefined;
  if (giftCard === undefined) return { sku };
  const good = toValidGiftCard(giftCard);
  return good && { sku, giftCard: good };
}

function withList(bag: Bag, key: 'samples' | 'promoCodes' | 'giftCards', list: readonly string[]): Bag {
  const before = bag[key];
  const same = before.length === list.length && before.every((entry, index) => entry === list[index]);
  return same ? bag : { ...bag, [key]: list };
}

function withCode(codes: readonly string[], typed: string): readonly string[] {
  const code = normalizeCode(typed);
  return code === '' || codes.includes(code) ? codes : [...codes, code];
}

function withoutCode(codes: readonly string[], typed: string): readonly string[] {
  const code = normalizeCode(typed);
  return codes.filter((other) => other !== code);
}

/** Returns `limit` as a whole number from 0, rounded down; 3 when it is `undefined`, 0 when it is not a number. */
export function normalizeSamplesLimit(limit: number = DEFAULT_SAMPLES_LIMIT): number {
  return Math.max(Math.floor(limit) || 0, 0);
}

/** Returns the SKUs of `list` once each, in order, without those that {@link isSku} rejects. */
export function toValidSkus(list: readonly string[]): readonly string[] {
  return [...new Set(list.filter(isSku))];
}
