import { useStore } from 'zustand';
import { createWishListStore, type WishList } from '@marehalm/cart-domain/wish-list';
import { storageKeys } from '@marehalm/shop';

const key = storageKeys.wishList;

/** The products that the shopper has saved for later on this device. */
export const wishListStore = createWishListStore({ storage: () => window.localStorage, key });

if (typeof window !== 'undefined') {
  wishListStore.load();
  // Clearing the storage has no key.
  addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) wishListStore.load();
  });
}

/** Saves a product unless it is saved already. Returns whether it was added. */
export function saveForLater(product: string): boolean {
  const isNew = !wishListStore.getState().includes(product);
  wishListStore.add(product);
  return isNew;
}

/** Returns the ids of the saved products, the latest first. Prerendered pages and the first render in the browser show none. */
export const useWishList = (): WishList => useStore(wishListStore);
