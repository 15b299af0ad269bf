// A bag in a shop with several markets: its storage and its sync
export { replaceBag, mergeSetAsideBag } from '../replace-bag.ts';
export { findProductBadge, isAvailableInAnyMarket } from '../product-badge.ts';
export { findUnitPriceMeasure, type PackSize, type SellableVariant, toMarketPrice } from '../market-price.ts';
export { calculatePriceRange } from '../price-range.ts';
export { createShopBag, type ShopBag, type ShopBagOptions } from '../shop-bag.ts';
export { startSyncWithFirstLine } from '../start-sync-with-first-line.ts';
export {
  createCurrentMarketSync,
  type CurrentMarketSync,
  type CurrentMarketSyncOptions,
  type CartTransportDependencies,
} from '../current-market-sync.ts';
