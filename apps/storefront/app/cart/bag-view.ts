import { calculateMarketTotals, getOffersInMarket, type MarketBag } from '@marehalm/cart-domain/bag';
import { brand, type LocaleCode, type MarketId, markets } from '@marehalm/shop';

export type BagSources = MarketBag<MarketId, LocaleCode>;

/** Returns the offers of one market: those known of the bag, the samples and the gifts. */
export const offersOf = (sources: Omit<BagSources, 'bag' | 'now'>) =>
  getOffersInMarket(sources, markets[sources.market].currency);

/** Returns what the bag costs and brings, by the one calculation of the domain. */
export const totalsOf = (sources: BagSources) =>
  calculateMarketTotals(sources, markets[sources.market], brand.timeZone);
