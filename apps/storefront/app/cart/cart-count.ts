import { createStore } from 'zustand/vanilla';

/** How many things are in the bag, also before its code has loaded. */
export const cartCountStore = createStore<{ readonly count: number }>(() => ({ count: 0 }));

/** Sets the cart count: from the bag itself once its code has loaded, and from pending additions before. */
export function setCartCount(count: number): void {
  cartCountStore.setState({ count });
}
