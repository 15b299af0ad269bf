import { type PriceRelevantBag, type BagLine, getLineKey } from './bag.ts';
import { findGiftCardAmountProblem, type GiftCardAmountProblem, type GiftCardDetails } from './gift-card.ts';
import { assertCurrency, multiplyMoney, type CurrencyCode, type Money } from './money.ts';
import { type Offer, type FindOffer } from './offer.ts';

/** A line with its price before discounts. */
export interface PricedLine {
  /** Line key, from {@link getLineKey}. */
  readonly key: string;
  readonly sku: string;
  /** Whole units. */
  readonly quantity: number;
  readonly giftCard?: GiftCardDetails;
  readonly offer: Offer;
  /** For one unit, VAT included: the price of the offer, or the chosen amount of a gift card. */
  readonly unitPrice: Money;
  /** `unitPrice` times `quantity`. */
  readonly lineTotal: Money;
}

/**
 * Why a line is in the bag but not in the total: not sold in this market, sold out, a sample or a gift (not for
 * sale), or a gift card of an amount that the offer does not allow.
 */
export type LineRefusalReason = 'not-found' | 'sold-out' | 'not-for-sale' | GiftCardAmountProblem['kind'];

/** A line that cannot be bought now. */
export interface LineRefusal {
  readonly kind: 'line';
  readonly key: string;
  readonly sku: string;
  readonly reason: LineRefusalReason;
  /** Minimum or maximum amount of the gift card, with `amount-too-low` and `amount-too-high`. */
  readonly limit?: Money;
}

/** The lines of a bag at today's prices, and those without a price. */
export interface PricedBag {
  /** In the order of the bag. */
  readonly lines: readonly PricedLine[];
  readonly refusals: readonly LineRefusal[];
}

/**
 * Prices all lines that can be bought now: the first step of `calculateBagTotals`, for callers that check a promo
 * code or gifts themselves.
 *
 * @throws CurrencyMismatchError when an offer is not in `currency`.
 * @throws RangeError when a line exceeds {@link Money}.
 */
export function priceLines(
  bag: Pick<PriceRelevantBag, 'lines'>,
  offers: FindOffer,
  currency: CurrencyCode,
): PricedBag {
  const lines: PricedLine[] = [];
  const refusals: LineRefusal[] = [];
  for (const line of bag.lines) {
    const priced = priceLine(line, offers(line.sku), currency);
    if ('kind' in priced) refusals.push(priced);
    else lines.push(priced);
  }
  return { lines, refusals };
}

function priceLine(
  line: BagLine,
  offer: Offer | undefined,
  currency: CurrencyCode,
): PricedLine | LineRefusal {
  const { sku, quantity, giftCard } = line;
  const key = getLineKey(line);
  const refused = (reason: LineRefusalReason): LineRefusal => ({ kind: 'line', key, sku, reason });
  if (!offer) return refused('not-found');
  if (offer.kind === 'sample' || offer.kind === 'gift') return refused('not-for-sale');
  if (!offer.available) return refused('sold-out');
  assertCurrency(offer.price, currency);
  const amount = giftCard?.amount;
  const problem = amount && findGiftCardAmountProblem(amount, offer);
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

/**
 * Returns the lines that are merchandise. Discounts, thresholds, samples and VAT at sale apply to these only, not to gift cards.
 */
export function filterMerchandise(lines: readonly PricedLine[]): readonly PricedLine[] {
  return lines.filter((line) => line.offer.kind === 'merchandise');
}
