import { storageKeys } from '@marehalm/shop';
import { tabStorage } from './tab-storage';

/** Removes the orders stored in this tab, so that the next person cannot read them after a log-out. */
export function removeStoredOrders(): void {
  tabStorage.removeMatching(storageKeys.orderKeyPattern);
}
