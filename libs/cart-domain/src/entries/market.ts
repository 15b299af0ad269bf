// A bag in a shop with several markets: its storage and its sync
export { replaceBag, restoreBag } from '../replace-bag.ts';
export {
  findBadge,
  findPriceMeasure,
  findPriceRange,
  isAvailableInAnyMarket,
  type PackSize,
  type SoldVariant,
  toMarketPrice,
} from '../market-price.ts';
export { createShopBag, type ShopBag, type ShopBagOptions, startSyncWithFirstLine } from '../shop-bag.ts';
export {
  createMarketSync,
  type MarketSync,
  type MarketSyncOptions,
  type MarketTransportContext,
} from '../market-sync.ts';
