import { type BagContents, type BagLine, lineKey } from './bag.ts';
import { amountProblemOf, type GiftCardAmountProblem, type GiftCardChoice } from './gift-card.ts';
import { expectCurrency, multiplyMoney, type CurrencyCode, type Money } from './money.ts';
import { type Offer, type Offers } from './offer.ts';

/** A line with its price, before any discount. */
export interface PricedLine {
  /** What tells it from the others: {@link lineKey}. */
  readonly key: string;
  readonly sku: string;
  /** Whole units. */
  readonly quantity: number;
  readonly giftCard?: GiftCardChoice;
  readonly offer: Offer;
  /** For one unit, tax included: the price of the offer, or the amount that was chosen for a gift card. */
  readonly unitPrice: Money;
  /** `unitPrice` times `quantity`. */
  readonly lineTotal: Money;
}

/**
 * Why a line is in the bag but not in the total: the market does not sell the SKU, it is sold out, it is a sample or a
 * gift, which nobody can buy, or it is a gift card of an amount that the offer does not allow.
 */
export type LineRefusalReason = 'not-found' | 'sold-out' | 'not-for-sale' | GiftCardAmountProblem['kind'];

/** A line that cannot be bought now. */
export interface LineRefusal {
  readonly kind: 'line';
  readonly key: string;
  readonly sku: string;
  readonly reason: LineRefusalReason;
  /** The least or the most that a gift card may bear, with `amount-too-low` and `amount-too-high`. */
  readonly limit?: Money;
}

/** The lines of a bag at today's prices, and those that have none. */
export interface PricedBag {
  /** In the order of the bag. */
  readonly lines: readonly PricedLine[];
  readonly refusals: readonly LineRefusal[];
}

/**
 * Puts a price on every line that can be bought now. The first step of `bagTotals`, for those who check a promo code or
 * gifts by themselves.
 *
 * @throws CurrencyMismatchError when an offer is not in `currency`, RangeError when a line comes to more than
 *   {@link Money} holds.
 */
export function priceLines(
  bag: Pick<BagContents, 'lines'>,
  offers: Offers,
  currency: CurrencyCode,
): PricedBag {
  const lines: PricedLine[] = [];
  const refusals: LineRefusal[] = [];
  for (const line of bag.lines) {
    const priced = pricedLine(line, offers(line.sku), currency);
    if ('kind' in priced) refusals.push(priced);
    else lines.push(priced);
  }
  return { lines, refusals };
}

function pricedLine(
  line: BagLine,
  offer: Offer | undefined,
  currency: CurrencyCode,
): PricedLine | LineRefusal {
  const { sku, quantity, giftCard } = line;
  const key = lineKey(line);
  const refused = (reason: LineRefusalReason): LineRefusal => ({ kind: 'line', key, sku, reason });
  if (!offer) return refused('not-found');
  if (offer.kind === 'sample' || offer.kind === 'gift') return refused('not-for-sale');
  if (!offer.available) return refused('sold-out');
  expectCurrency(offer.price, currency);
  const amount = giftCard?.amount;
  const problem = amount && amountProblemOf(amount, offer);
  if (problem) return { ...refused(problem.kind), ...('limit' in problem && { limit: problem.limit }) };
  const unitPrice = amount ?? offer.price;
  return {
    key,
    sku,
    quantity,
    ...(giftCard && { giftCard }),
    offer,
    unitPrice,
    lineTotal: multiplyMoney(unitPrice, quantity),
  };
}

/** The lines that are goods: what discounts, thresholds, samples and VAT are about. Gift cards are not among them. */
export function merchandiseLines(lines: readonly PricedLine[]): readonly PricedLine[] {
  return lines.filter((line) => line.offer.kind === 'merchandise');
}
