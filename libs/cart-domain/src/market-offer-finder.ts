import type { MarketTotalsInput } from './market-totals.ts';
import type { CurrencyCode } from './money.ts';
import { findMultiMarketOffer, toOfferInMarket } from './multi-market-offer.ts';
import type { FindOffer } from './offer.ts';
import { getSampleAndGiftOffers } from './shop-rules.ts';

/**
 * Creates a function that finds the offer of a SKU in one market, among the known offers, samples and gifts. Samples and gifts in
 * `unavailable` count as sold out.
 */
export function createMarketOfferFinder<Market extends string>(
  {
    market,
    offers,
    shopRules: terms,
    unavailable = [],
  }: Pick<MarketTotalsInput<Market>, 'market' | 'offers' | 'shopRules' | 'unavailable'>,
  currency: CurrencyCode,
): FindOffer {
  const free = new Map(getSampleAndGiftOffers(terms).map((offer) => [offer.sku, offer]));
  return (sku) => {
    const offer = findMultiMarketOffer(offers, sku) ?? free.get(sku);
    if (!offer) return undefined;
    const inMarket = toOfferInMarket(offer, market, currency);
    const isFree = offer.kind === 'sample' || offer.kind === 'gift';
    return isFree && unavailable.includes(sku) ? { ...inMarket, available: false } : inMarket;
  };
}
