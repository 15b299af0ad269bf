import { distinctSkus, samplesLimitOf } from './bag.ts';
import { merchandiseLines, type PricedLine } from './price-lines.ts';
import { isInStock, type Offers } from './offer.ts';

/** Which samples a shopper may have, and how many. */
export interface SamplesRule {
  /** How many an order may carry, from 0; `DEFAULT_SAMPLES_LIMIT` unless given. */
  readonly limit?: number;
  /** SKUs that are offered now; every offer of the kind `sample` unless given. */
  readonly skus?: readonly string[];
}

/**
 * Why a chosen sample does not go along: nothing is bought (one line of goods is enough, a gift card is none), it is
 * sold out, the shop offers no such sample, or the order has as many as it may.
 */
export type SampleRefusalReason = 'nothing-bought' | 'sold-out' | 'not-found' | 'limit-reached';

/** A chosen sample that does not go along. */
export interface SampleRefusal {
  readonly kind: 'sample';
  readonly sku: string;
  readonly reason: SampleRefusalReason;
}

/** What {@link checkSamples} looks at. */
export interface SamplesContext {
  /** SKUs the shopper chose. */
  readonly chosen: readonly string[];
  /** The bag at today's prices, from `priceLines`. */
  readonly lines: readonly PricedLine[];
  readonly offers: Offers;
  readonly rule?: SamplesRule;
}

/**
 * Which of the chosen samples go along with the order as it is now. The choice itself stays in the bag: when the last
 * line is removed and then restored, so are the samples. A sample that does not go along takes no place.
 */
export function checkSamples({ chosen, lines, offers, rule = {} }: SamplesContext): {
  readonly samples: readonly string[];
  readonly refusals: readonly SampleRefusal[];
} {
  const limit = samplesLimitOf(rule.limit);
  const bought = merchandiseLines(lines).length > 0;
  const samples: string[] = [];
  const refusals: SampleRefusal[] = [];
  for (const sku of distinctSkus(chosen)) {
    const state = sampleState(sku, offers, rule);
    const reason = !bought ? 'nothing-bought' : state !== 'offered' ? state : undefined;
    if (reason !== undefined) refusals.push({ kind: 'sample', sku, reason });
    else if (samples.length >= limit) refusals.push({ kind: 'sample', sku, reason: 'limit-reached' });
    else samples.push(sku);
  }
  return { samples, refusals };
}

/** Whether a sample can be chosen now: the shop offers it and has one left. */
export function sampleState(
  sku: string,
  offers: Offers,
  rule: SamplesRule = {},
): 'offered' | 'sold-out' | 'not-found' {
  const offer = offers(sku);
  if (offer?.kind !== 'sample' || rule.skus?.includes(sku) === false) return 'not-found';
  return isInStock(offer) ? 'offered' : 'sold-out';
}
