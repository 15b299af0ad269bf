import { toValidSkus, normalizeSamplesLimit } from './bag.ts';
import { filterMerchandise, type PricedLine } from './price-lines.ts';
import { isInStock, type FindOffer } from './offer.ts';

/** The samples that are offered, and the maximum number per order. */
export interface AllowedSamples {
  /** Maximum number per order, from 0; 3 by default. */
  readonly limit?: number;
  /** SKUs that are offered now; every offer of the kind `sample` by default. */
  readonly skus?: readonly string[];
}

/**
 * Why a chosen sample does not come with the order: no goods are bought (a gift card does not count), it is sold out,
 * it is not offered, or the limit is reached.
 */
export type SampleRefusalReason = 'nothing-bought' | 'sold-out' | 'not-found' | 'limit-reached';

/** A chosen sample that does not come with the order. */
export interface SampleRefusal {
  readonly kind: 'sample';
  readonly sku: string;
  readonly reason: SampleRefusalReason;
}

/** Input of `checkSamples`. */
export interface SamplesContext {
  /** SKUs the shopper chose. */
  readonly chosen: readonly string[];
  /** The bag at today's prices, from `priceLines`. */
  readonly lines: readonly PricedLine[];
  readonly offers: FindOffer;
  readonly rule?: AllowedSamples;
}

/**
 * Returns which of the chosen samples come with the current order. The selection itself stays in the bag, so that
 * restoring a removed line restores the samples too. A refused sample does not count towards the limit.
 */
export function checkSamples({ chosen, lines, offers, rule = {} }: SamplesContext): {
  readonly samples: readonly string[];
  readonly refusals: readonly SampleRefusal[];
} {
  const limit = normalizeSamplesLimit(rule.limit);
  const bought = filterMerchandise(lines).length > 0;
  const samples: string[] = [];
  const refusals: SampleRefusal[] = [];
  for (const sku of toValidSkus(chosen)) {
    const state = getSampleAvailability(sku, offers, rule);
    const reason = !bought ? 'nothing-bought' : state !== 'offered' ? state : undefined;
    if (reason !== undefined) refusals.push({ kind: 'sample', sku, reason });
    else if (samples.length >= limit) refusals.push({ kind: 'sample', sku, reason: 'limit-reached' });
    else samples.push(sku);
  }
  return { samples, refusals };
}

/** Returns whether a sample can be chosen now: offered and in stock. */
export function getSampleAvailability(
  sku: string,
  offers: FindOffer,
  rule: AllowedSamples = {},
): 'offered' | 'sold-out' | 'not-found' {
  const offer = offers(sku);
  if (offer?.kind !== 'sample' || rule.skus?.includes(sku) === false) return 'not-found';
  return isInStock(offer) ? 'offered' : 'sold-out';
}
