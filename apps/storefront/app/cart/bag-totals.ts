import { calculateMarketTotals, getOffersInMarket, type MarketTotalsInput } from '@marehalm/cart-domain/bag';
import { brand, type LocaleCode, type MarketId, markets } from '@marehalm/shop';

/** The bag with everything that its totals in one market depend on: offers, terms, cart and time. */
export type ShopMarketBag = MarketTotalsInput<MarketId, LocaleCode>;

/** Returns a function that finds the offer of a SKU in one market, including samples and gifts. */
export const createOfferLookup = (sources: Omit<ShopMarketBag, 'bag' | 'now'>) =>
  getOffersInMarket(sources, markets[sources.market].currency);

/**
 * Calculates the totals of the bag in one market, including gifts, samples and taxes. Promotions begin and end in the shop's time
 * zone.
 */
export const calculateShopBagTotals = (sources: ShopMarketBag) =>
  calculateMarketTotals(sources, markets[sources.market], brand.timeZone);
