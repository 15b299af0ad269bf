import {
  calculateMarketTotals,
  createMarketOfferFinder,
  type MarketTotalsInput,
} from '@marehalm/cart-domain/bag';
import { brand, type LocaleCode, type MarketId, markets } from '@marehalm/shop';

/** Input of {@link calculateShopBagTotals}: the bag, offers, terms and unavailable SKUs of one market, and the current time. */
export type ShopBagTotalsInput = MarketTotalsInput<MarketId, LocaleCode>;

/** Creates a function that returns the offer of a SKU in one market, including samples and gifts. */
export const createShopOfferFinder = (sources: Omit<ShopBagTotalsInput, 'bag' | 'now'>) =>
  createMarketOfferFinder(sources, markets[sources.market].currency);

/**
 * Calculates the totals of the bag in one market, including gifts, samples and taxes. Promotions begin and end in the shop's time
 * zone.
 */
export const calculateShopBagTotals = (sources: ShopBagTotalsInput) =>
  calculateMarketTotals(sources, markets[sources.market], brand.timeZone);
