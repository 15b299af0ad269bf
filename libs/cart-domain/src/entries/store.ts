// One store for everything that shows a bag: small enough for the first script of every page
export { clearLastAdded, dismissNotices } from '../cart-link.ts';
export {
  type BagAddition,
  type BagMarketChange,
  type CartConnection,
  type ShopperBagState,
  type ShopperBagStore,
  type ShopperBagStoreOptions,
  createShopperBagStore,
  getCartCount,
} from '../shopper-bag-store.ts';
export { hasStoredItems } from '../has-stored-items.ts';
