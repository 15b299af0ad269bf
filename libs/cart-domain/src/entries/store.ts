// One store for everything that shows a bag: small enough for the first script of every page
export { clearLastAdded, dismissNotices, updateLink } from '../cart-link.ts';
export {
  type BagAddition,
  type BagMove,
  type CartLink,
  type CartState,
  type CartStore,
  type CartStoreOptions,
  createCartStore,
  getCartCount,
} from '../cart-store.ts';
export { hasStoredItems } from '../has-stored-items.ts';
