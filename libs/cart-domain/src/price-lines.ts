import { type BagContents, type GiftCardRecipient, lineKey } from './bag.ts';
import { expectCurrency, multiplyMoney, type CurrencyCode, type Money } from './money.ts';
import { type Offer, type Offers } from './offer.ts';

/** A line with its price, before any discount. */
export interface PricedLine {
  /** What tells it from the others: {@link lineKey}. */
  readonly key: string;
  readonly sku: string;
  /** Whole units. */
  readonly quantity: number;
  readonly giftCard?: GiftCardRecipient;
  readonly offer: Offer;
  /** For one unit, tax included. */
  readonly unitPrice: Money;
  /** `unitPrice` times `quantity`. */
  readonly lineTotal: Money;
}

/**
 * Why a line is in the bag but not in the total: the market does not sell the SKU, it is sold out, or it is a sample or
 * a gift, which nobody can buy.
 */
export type LineRefusalReason = 'not-found' | 'sold-out' | 'not-for-sale';

/** A line that cannot be bought now. */
export interface LineRefusal {
  readonly kind: 'line';
  readonly key: string;
  readonly sku: string;
  readonly reason: LineRefusalReason;
}

/** The lines of a bag at today's prices, and those that have none. */
export interface PricedBag {
  readonly lines: readonly PricedLine[];
  readonly refusals: readonly LineRefusal[];
}

/**
 * Puts a price on every line that can be bought now.
 *
 * @throws CurrencyMismatchError when an offer is not in `currency`.
 */
export function priceLines(
  bag: Pick<BagContents, 'lines'>,
  offers: Offers,
  currency: CurrencyCode,
): PricedBag {
  const lines: PricedLine[] = [];
  const refusals: LineRefusal[] = [];
  for (const line of bag.lines) {
    const key = lineKey(line);
    const offer = offers(line.sku);
    const reason = refusalOf(offer);
    if (offer === undefined || reason !== undefined) {
      refusals.push({ kind: 'line', key, sku: line.sku, reason: reason ?? 'not-found' });
      continue;
    }
    expectCurrency(offer.price, currency);
    const lineTotal = multiplyMoney(offer.price, line.quantity);
    lines.push({ ...line, key, offer, unitPrice: offer.price, lineTotal });
  }
  return { lines, refusals };
}

function refusalOf(offer: Offer | undefined): LineRefusalReason | undefined {
  if (offer === undefined) return 'not-found';
  if (offer.kind === 'sample' || offer.kind === 'gift') return 'not-for-sale';
  return offer.available ? undefined : 'sold-out';
}

/** The lines that are goods: what discounts, thresholds, samples and VAT are about. Gift cards are not among them. */
export function merchandiseLines(lines: readonly PricedLine[]): readonly PricedLine[] {
  return lines.filter((line) => line.offer.kind === 'merchandise');
}
