// One store for everything that shows a bag: small enough for the first script of every page
export { clearLastAdded, dismissNoticesAndMarketChange } from '../shopper-bag-updates.ts';
export {
  type OfferWithQuantity,
  type BagMarketChange,
  type CartServiceState,
  type ShopperBagState,
  type ShopperBagStore,
  type ShopperBagStoreOptions,
  createShopperBagStore,
  getCartCount,
} from '../shopper-bag-store.ts';
export { hasStoredBagItems } from '../has-stored-bag-items.ts';
