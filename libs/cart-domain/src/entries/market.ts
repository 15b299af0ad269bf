// A bag in a shop with several markets: its storage and its sync
export { replaceBag, mergeSetAsideBag } from '../replace-bag.ts';
export {
  findProductBadge,
  findUnitPriceMeasure,
  calculatePriceRange,
  isAvailableInAnyMarket,
  type PackSize,
  type SellableVariant,
  toMarketPrice,
} from '../market-price.ts';
export { createShopBag, type ShopBag, type ShopBagOptions, startSyncWithFirstLine } from '../shop-bag.ts';
export {
  createMarketSync,
  type MarketSync,
  type MarketSyncOptions,
  type CartTransportDependencies,
} from '../market-sync.ts';
