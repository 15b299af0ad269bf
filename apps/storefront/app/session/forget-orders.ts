import { storageKeys } from '@marehalm/shop';
import { tabStorage } from './tab-storage';

/**
 * Removes stored orders of the tab, so that the next person after a log-out cannot read them. Checkout fields filled in from an account are
 * removed when the checkout opens (`checkout/state/use-login.ts`); a guest's input stays.
 */
export function removeStoredOrders(): void {
  tabStorage.removeMatching(storageKeys.ordersPattern);
}
