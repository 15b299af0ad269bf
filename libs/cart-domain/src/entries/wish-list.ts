export {
  addToWishList,
  parseWishList,
  removeFromWishList,
  serializeWishList,
  WISH_LIST_LIMIT,
  type WishList,
} from '../wish-list.ts';
export { createWishListStore, type WishListStore, type WishListStoreOptions } from '../wish-list-store.ts';
