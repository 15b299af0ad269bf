import {
  type Bag,
  type BagCommand,
  type BagLimits,
  DEFAULT_SAMPLES_LIMIT,
  findLine,
  isQuantity,
  isSku,
  type LineRef,
  MAX_NOTE_LENGTH,
  maxQuantityOf,
  normalizeCode,
} from './bag.ts';
import { type Offers } from './offer.ts';
import { sampleState, type SamplesRule } from './samples.ts';

/** What {@link checkCommand} knows beside the bag. */
export interface CommandContext extends BagLimits {
  /** Refuses what the market does not sell or cannot give; without it every SKU is taken. */
  readonly offers?: Offers;
  /** Which samples are offered; its limit is the one that counts. */
  readonly samples?: SamplesRule;
}

/** Why a command would change nothing. */
export type CommandRefusalReason =
  | 'not-found'
  | 'sold-out'
  | 'not-for-sale'
  | 'invalid-quantity'
  | 'quantity-limit'
  | 'already-applied'
  | 'empty-code'
  | 'no-such-line'
  | 'unknown-command';

/** What would become of a command. */
export type CommandCheck =
  | { readonly kind: 'accepted' }
  /** It would happen up to `limit`: whole units of the line, samples, or characters of the note. */
  | { readonly kind: 'limited'; readonly limit: number }
  /** It would change nothing; `limit` goes with `quantity-limit`. */
  | { readonly kind: 'refused'; readonly reason: CommandRefusalReason; readonly limit?: number };

const accepted: CommandCheck = { kind: 'accepted' };

/**
 * Says beforehand what will not happen as asked, so that the shopper can be told. `reduceBag` needs no such check: it
 * gives a valid bag whatever it is told.
 */
export function checkCommand(bag: Bag, command: BagCommand, context: CommandContext = {}): CommandCheck {
  switch (command.type) {
    case 'addLine':
      return checkAdded(bag, command, command.quantity, context);
    case 'restoreLine':
      return checkAdded(bag, command.line, command.line.quantity, context);
    case 'setQuantity':
      return checkQuantity(bag, command, context);
    case 'removeLine':
      return findLine(bag, command) ? accepted : refused('no-such-line');
    case 'replaceLine':
      return findLine(bag, command.line) ? checkSold(command.by.sku, context) : refused('no-such-line');
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
    default:
      return refused('unknown-command');
  }
}

function checkAdded(bag: Bag, ref: LineRef, quantity: number, context: CommandContext): CommandCheck {
  if (!isQuantity(quantity)) return refused('invalid-quantity');
  const sold = checkSold(ref.sku, context);
  if (sold.kind !== 'accepted') return sold;
  const current = findLine(bag, ref)?.quantity ?? 0;
  const limit = maxQuantityOf(ref.sku, context);
  if (current >= limit) return { kind: 'refused', reason: 'quantity-limit', limit };
  return current + quantity > limit ? { kind: 'limited', limit } : accepted;
}

function checkQuantity(
  bag: Bag,
  command: LineRef & { quantity: number },
  context: CommandContext,
): CommandCheck {
  if (!findLine(bag, command)) return refused('no-such-line');
  if (command.quantity === 0) return accepted;
  if (!isQuantity(command.quantity)) return refused('invalid-quantity');
  const limit = maxQuantityOf(command.sku, context);
  return command.quantity > limit ? { kind: 'limited', limit } : accepted;
}

function checkSold(sku: string, { offers }: CommandContext): CommandCheck {
  if (!isSku(sku)) return refused('not-found');
  if (!offers) return accepted;
  const offer = offers(sku);
  if (!offer) return refused('not-found');
  if (offer.kind === 'sample' || offer.kind === 'gift') return refused('not-for-sale');
  return offer.available ? accepted : refused('sold-out');
}

function checkSelected(skus: readonly string[], context: CommandContext): CommandCheck {
  const { offers, samples, samplesLimit = DEFAULT_SAMPLES_LIMIT } = context;
  const limit = samples?.limit ?? samplesLimit;
  const wanted = [...new Set(skus)];
  for (const sku of wanted) {
    const state = offers ? sampleState(sku, offers, samples) : 'offered';
    if (state !== 'offered') return refused(state);
  }
  return wanted.length > limit ? { kind: 'limited', limit } : accepted;
}

function checkCode(codes: readonly string[], typed: string): CommandCheck {
  const code = normalizeCode(typed);
  if (code === '') return refused('empty-code');
  return codes.includes(code) ? refused('already-applied') : accepted;
}

function refused(reason: CommandRefusalReason): CommandCheck {
  return { kind: 'refused', reason };
}
