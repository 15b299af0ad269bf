import { storageKeys } from '@marehalm/shop';
import { tabStorage } from './tab-storage';

/**
 * Removes what a tab keeps of orders, so that the next person after a log-out reads nothing of them. What an account has filled in at
 * the checkout goes when that is opened (`checkout/state/use-login.ts`); what a guest enters for the next order stays.
 */
export function forgetOrders(): void {
  tabStorage.removeMatching(storageKeys.orders);
}
