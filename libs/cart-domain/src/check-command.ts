import {
  type Bag,
  type BagCommand,
  type BagLimits,
  distinctSkus,
  findBagLine,
  toValidRef,
  isBagCommand,
  isQuantity,
  isSku,
  getLineKey,
  type LineRef,
  MAX_NOTE_LENGTH,
  getMaxQuantity,
  normalizeCode,
  getSamplesLimit,
} from './bag.ts';
import { findAmountProblem } from './gift-card.ts';
import { type Offer, type FindOffer } from './offer.ts';
import { getSampleState, type SamplesRule } from './samples.ts';

/** What {@link checkCommand} knows besides the bag. */
export interface CommandContext extends BagLimits {
  /** Used to refuse what the market does not sell; without it every SKU is accepted. */
  readonly offers?: FindOffer;
  /** Which samples are offered. Its limit is passed to `reduceBag` as `samplesLimit`. */
  readonly samples?: SamplesRule;
}

/**
 * Why a command is refused: it would change nothing, or add what cannot be bought. `checkGiftCard` explains
 * `invalid-gift-card`.
 */
export type CommandRefusalReason =
  | 'not-found'
  | 'sold-out'
  | 'not-for-sale'
  | 'invalid-gift-card'
  | 'invalid-quantity'
  | 'quantity-limit'
  | 'already-applied'
  | 'empty-code'
  | 'no-such-line'
  | 'unknown-command';

/** The expected result of a command. */
export type CommandCheck =
  | { readonly kind: 'accepted' }
  /** The command is applied up to `limit`: units of the line, samples, or UTF-16 units of the note. */
  | { readonly kind: 'limited'; readonly limit: number }
  | { readonly kind: 'refused'; readonly reason: Exclude<CommandRefusalReason, 'quantity-limit'> }
  /** The line already holds the maximum of `limit` units. */
  | { readonly kind: 'refused'; readonly reason: 'quantity-limit'; readonly limit: number };

const accepted: CommandCheck = { kind: 'accepted' };

/**
 * Checks what a command would do, so that the shopper can be told before. `reduceBag` does not depend on it: it
 * always gives a valid bag, and accepts what only the offers refuse, because offers may be out of date.
 *
 * @example
 * ```ts
 * checkCommand(emptyBag, { type: 'addLine', sku: 'SERUM-30', quantity: 2 }); // => { kind: 'accepted' }
 * checkCommand(emptyBag, { type: 'addLine', sku: 'SERUM-30', quantity: 500 }); // => { kind: 'limited', limit: 99 }
 * checkCommand(emptyBag, { type: 'removeLine', sku: 'SERUM-30' }); // => { kind: 'refused', reason: 'no-such-line' }
 * ```
 */
export function checkCommand(bag: Bag, command: BagCommand, context: CommandContext = {}): CommandCheck {
  if (!isBagCommand(command)) return refused('unknown-command');
  switch (command.type) {
    case 'addLine':
      return checkAdded(bag, command, command.quantity, context);
    case 'restoreLine':
      return checkAdded(bag, command.line, command.line.quantity, context);
    case 'setQuantity':
      return checkQuantity(bag, command, context);
    case 'removeLine':
      return findBagLine(bag, command) ? accepted : refused('no-such-line');
    case 'replaceLine':
      return checkReplaced(bag, command.line, command.by, context);
    case 'selectSamples':
      return checkSelected(command.skus, context);
    case 'applyPromoCode':
      return checkCode(bag.promoCodes, command.code);
    case 'redeemGiftCard':
      return checkCode(bag.giftCards, command.code);
    case 'removePromoCode':
      return bag.promoCodes.includes(normalizeCode(command.code)) ? accepted : refused('not-found');
    case 'removeGiftCard':
      return bag.giftCards.includes(normalizeCode(command.code)) ? accepted : refused('not-found');
    case 'setNote':
      return command.note.length > MAX_NOTE_LENGTH ? { kind: 'limited', limit: MAX_NOTE_LENGTH } : accepted;
    case 'clear':
      return accepted;
  }
}

function checkAdded(bag: Bag, ref: LineRef, quantity: number, context: CommandContext): CommandCheck {
  if (!isQuantity(quantity)) return refused('invalid-quantity');
  const reason = findUnsoldReason(ref, context);
  if (reason !== undefined) return refused(reason);
  const current = findBagLine(bag, ref)?.quantity ?? 0;
  const limit = getMaxQuantity(ref.sku, context);
  if (current >= limit) return { kind: 'refused', reason: 'quantity-limit', limit };
  return current + quantity > limit ? { kind: 'limited', limit } : accepted;
}

/** Merging two lines can exceed the maximum of one. */
function checkReplaced(bag: Bag, ref: LineRef, by: LineRef, context: CommandContext): CommandCheck {
  const line = findBagLine(bag, ref);
  if (!line) return refused('no-such-line');
  const reason = findUnsoldReason(by, context);
  if (reason !== undefined) return refused(reason);
  if (getLineKey(line) === getLineKey(by)) return accepted;
  const there = findBagLine(bag, by)?.quantity ?? 0;
  const limit = Math.max(there, getMaxQuantity(by.sku, context));
  return line.quantity + there > limit ? { kind: 'limited', limit } : accepted;
}

function checkQuantity(
  bag: Bag,
  command: LineRef & { quantity: number },
  context: CommandContext,
): CommandCheck {
  if (!findBagLine(bag, command)) return refused('no-such-line');
  if (command.quantity === 0) return accepted;
  if (!isQuantity(command.quantity)) return refused('invalid-quantity');
  const limit = getMaxQuantity(command.sku, context);
  return command.quantity > limit ? { kind: 'limited', limit } : accepted;
}

/** Returns why `ref` cannot be bought now, as far as is known. */
function findUnsoldReason(ref: LineRef, { offers }: CommandContext) {
  if (!isSku(ref.sku)) return 'not-found';
  const good = toValidRef(ref);
  if (!good) return 'invalid-gift-card';
  return offers && findOfferReason(offers(ref.sku), good);
}

function findOfferReason(offer: Offer | undefined, { giftCard }: LineRef) {
  if (!offer) return 'not-found';
  if (offer.kind === 'sample' || offer.kind === 'gift') return 'not-for-sale';
  if (giftCard?.amount && findAmountProblem(giftCard.amount, offer)) return 'invalid-gift-card';
  return offer.available ? undefined : 'sold-out';
}

function checkSelected(skus: readonly string[], context: CommandContext): CommandCheck {
  const { offers, samples, samplesLimit } = context;
  const limit = getSamplesLimit(samples?.limit ?? samplesLimit);
  const wanted = distinctSkus(skus);
  for (const sku of wanted) {
    const state = offers ? getSampleState(sku, offers, samples) : 'offered';
    if (state !== 'offered') return refused(state);
  }
  return wanted.length > limit ? { kind: 'limited', limit } : accepted;
}

function checkCode(codes: readonly string[], typed: string): CommandCheck {
  const code = normalizeCode(typed);
  if (code === '') return refused('empty-code');
  return codes.includes(code) ? refused('already-applied') : accepted;
}

function refused(reason: Exclude<CommandRefusalReason, 'quantity-limit'>): CommandCheck {
  return { kind: 'refused', reason };
}
