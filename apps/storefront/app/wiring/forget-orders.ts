import { tabStorage } from './tab-storage';

/**
 * Keys under which a tab keeps what was ordered (`checkout/state/order-storage.ts`) and what is entered to withdraw from it
 * (`features/blocks/withdrawal-form.tsx`).
 */
const ORDERS = /^marehalm-(?:last-order|draft-order|withdrawal)/;

/**
 * Removes what a tab keeps of orders, so that the next person after a log-out reads nothing of them. What an account has filled in at
 * the checkout goes when that is opened (`checkout/state/use-login.ts`); what a guest enters for the next order stays.
 */
export function forgetOrders(): void {
  tabStorage.removeMatching(ORDERS);
}
