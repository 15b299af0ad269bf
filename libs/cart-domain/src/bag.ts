/** The most whole units of one line. */
export const MAX_QUANTITY = 99;

/** How many samples an order may carry unless the shop's rule says otherwise (specification, section 9). */
export const DEFAULT_SAMPLES_LIMIT = 3;

/** Whom a gift card is sent to, and when. */
export type GiftCardRecipient = {
  readonly recipientName: string;
  readonly recipientEmail: string;
  readonly senderName?: string;
  readonly message?: string;
} & (
  | { readonly type: 'email-now' }
  | {
      readonly type: 'email-on-date';
      /** ISO 8601 date, `2026-12-24`. */
      readonly sendOn: string;
    }
);

/** Names a line: its SKU and, for a gift card that is sent to somebody, to whom. A line is its own reference. */
export interface LineRef {
  readonly sku: string;
  readonly giftCard?: GiftCardRecipient;
}

/** What the shopper chose. Never what it costs: a stored price would outlive the sale it came from. */
export interface BagLine extends LineRef {
  /** Whole units, 1 to {@link MAX_QUANTITY}. */
  readonly quantity: number;
}

/** The part of a bag that decides what it costs. */
export interface BagContents {
  /** In the order in which they were added; no two have the same {@link lineKey}. */
  readonly lines: readonly BagLine[];
  /** SKUs of the chosen samples, without repeats. They count while something is bought: see `checkSamples`. */
  readonly samples: readonly string[];
  /** As typed, in the form of {@link normalizeCode}, in the order in which they were applied. */
  readonly promoCodes: readonly string[];
}

/** Everything the shopper put together: what survives reload, a change of language and a change of market. */
export interface Bag extends BagContents {
  /** Codes of gift cards to pay with. Whoever reads them can spend them. */
  readonly giftCards: readonly string[];
  /** A word to the shop, at most {@link MAX_NOTE_LENGTH} characters. */
  readonly note: string;
}

/** UTF-16 units of the longest note; longer ones are cut. */
export const MAX_NOTE_LENGTH = 500;

/** A bag with nothing in it. */
export const emptyBag: Bag = { lines: [], samples: [], promoCodes: [], giftCards: [], note: '' };

/** Everything a shopper can do to a bag. */
export type BagCommand =
  | ({ readonly type: 'addLine'; readonly quantity: number } & LineRef)
  /** A quantity of 0 removes the line. */
  | ({ readonly type: 'setQuantity'; readonly quantity: number } & LineRef)
  | ({ readonly type: 'removeLine' } & LineRef)
  /** Undoes a removal. `position` is the index the line had. */
  | { readonly type: 'restoreLine'; readonly line: BagLine; readonly position: number }
  /** Another size of the same product in the same place, or another recipient of a gift card. */
  | { readonly type: 'replaceLine'; readonly line: LineRef; readonly by: LineRef }
  | { readonly type: 'selectSamples'; readonly skus: readonly string[] }
  | { readonly type: 'applyPromoCode'; readonly code: string }
  | { readonly type: 'removePromoCode'; readonly code: string }
  | { readonly type: 'redeemGiftCard'; readonly code: string }
  | { readonly type: 'removeGiftCard'; readonly code: string }
  | { readonly type: 'setNote'; readonly note: string }
  | { readonly type: 'clear' };

/** Limits that come from outside the bag. */
export interface BagLimits {
  /** Whole units a line may hold, for one SKU or for all. {@link MAX_QUANTITY} unless given, and never more. */
  readonly maxQuantity?: number | ((sku: string) => number);
  /** {@link DEFAULT_SAMPLES_LIMIT} unless given. */
  readonly samplesLimit?: number;
}

/**
 * The bag after `command`. Total: any command on any bag gives a valid bag, and one that changes nothing gives the same
 * bag back. Quantities above the limit become the limit; quantities that are no whole number from 0 are ignored.
 * `checkCommand` says beforehand what will not happen as asked.
 *
 * @example
 * reduceBag(emptyBag, { type: 'addLine', sku: 'MH-P04-30', quantity: 2 }).lines; // [{ sku: 'MH-P04-30', quantity: 2 }]
 */
export function reduceBag(bag: Bag, command: BagCommand, limits: BagLimits = {}): Bag {
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
      return withList(bag, 'samples', distinct(command.skus.filter(isSku)).slice(0, samplesLimitOf(limits)));
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
    default:
      // A command of a newer version of the shop, open in another tab.
      return bag;
  }
}

/** Whether the bag holds nothing at all. */
export function isEmptyBag(bag: Bag): boolean {
  const { lines, samples, promoCodes, giftCards, note } = bag;
  return lines.length + samples.length + promoCodes.length + giftCards.length + note.length === 0;
}

/** Whole units in all lines: the number on the bag's icon. Samples and gifts do not count. */
export function bagQuantity(bag: BagContents): number {
  return bag.lines.reduce((sum, line) => sum + line.quantity, 0);
}

/** The line that `ref` names. */
export function findLine(bag: BagContents, ref: LineRef): BagLine | undefined {
  const key = lineKey(ref);
  return bag.lines.find((line) => lineKey(line) === key);
}

/**
 * What tells a line from the others, for lists and maps: the SKU, and for a gift card to somebody the recipient too, so
 * that two cards of one amount to two people stay two lines.
 */
export function lineKey({ sku, giftCard }: LineRef): string {
  if (giftCard === undefined) return sku;
  const { type, recipientName, recipientEmail, senderName = '', message = '' } = giftCard;
  const sendOn = type === 'email-on-date' ? giftCard.sendOn : '';
  return `${sku} ${JSON.stringify([recipientEmail, recipientName, senderName, message, sendOn])}`;
}

/** A promo or gift-card code in the form it is compared in: without spaces, in capitals, at most 64 characters. */
export function normalizeCode(code: string): string {
  return code.replace(/\s+/gu, '').toUpperCase().slice(0, 64);
}

/** The most units a line of `sku` may hold: 1 to {@link MAX_QUANTITY}. */
export function maxQuantityOf(sku: string, { maxQuantity = MAX_QUANTITY }: BagLimits = {}): number {
  const limit = typeof maxQuantity === 'function' ? maxQuantity(sku) : maxQuantity;
  return limit >= 1 ? Math.min(Math.floor(limit), MAX_QUANTITY) : 1;
}

/** Whether a value can name something to buy: a text of 1 to 255 characters. */
export function isSku(value: unknown): value is string {
  return typeof value === 'string' && value.length >= 1 && value.length <= 255;
}

/** Whether a value is a whole number of units from 1. */
export function isQuantity(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 1;
}

function addLine(bag: Bag, ref: LineRef, quantity: number, position: number, limits: BagLimits): Bag {
  if (!isSku(ref.sku) || !isQuantity(quantity)) return bag;
  const existing = findLine(bag, ref);
  if (existing) return withQuantity(bag, existing, existing.quantity + quantity, limits);
  const line = { ...refOf(ref), quantity: Math.min(quantity, maxQuantityOf(ref.sku, limits)) };
  // A position that is no number, from a stored undo, means the end.
  const index = position >= 0 ? Math.min(Math.floor(position), bag.lines.length) : bag.lines.length;
  return { ...bag, lines: bag.lines.toSpliced(index, 0, line) };
}

function setQuantity(bag: Bag, command: LineRef & { quantity: number }, limits: BagLimits): Bag {
  if (command.quantity === 0) return removeLine(bag, command);
  const line = findLine(bag, command);
  return line && isQuantity(command.quantity) ? withQuantity(bag, line, command.quantity, limits) : bag;
}

function withQuantity(bag: Bag, line: BagLine, wanted: number, limits: BagLimits): Bag {
  const quantity = Math.min(wanted, maxQuantityOf(line.sku, limits));
  if (quantity === line.quantity) return bag;
  return { ...bag, lines: bag.lines.map((other) => (other === line ? { ...line, quantity } : other)) };
}

function removeLine(bag: Bag, ref: LineRef): Bag {
  const line = findLine(bag, ref);
  return line ? { ...bag, lines: bag.lines.filter((other) => other !== line) } : bag;
}

function replaceLine(bag: Bag, ref: LineRef, by: LineRef, limits: BagLimits): Bag {
  const line = findLine(bag, ref);
  if (!line || !isSku(by.sku) || lineKey(ref) === lineKey(by)) return bag;
  return addLine(removeLine(bag, line), by, line.quantity, bag.lines.indexOf(line), limits);
}

function setNote(bag: Bag, text: string): Bag {
  const note = text.slice(0, MAX_NOTE_LENGTH);
  return note === bag.note ? bag : { ...bag, note };
}

/** Only the fields of a reference: commands and foreign values may carry more. */
function refOf({ sku, giftCard }: LineRef): LineRef {
  return giftCard === undefined ? { sku } : { sku, giftCard };
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

function samplesLimitOf({ samplesLimit = DEFAULT_SAMPLES_LIMIT }: BagLimits): number {
  return samplesLimit >= 0 ? Math.floor(samplesLimit) : 0;
}

function distinct(list: readonly string[]): readonly string[] {
  return [...new Set(list)];
}
