/**
 * Names under which a tab keeps what was ordered (`features/checkout/checkout-storage.ts`) and what is written to withdraw from it
 * (`features/blocks/withdrawal-form.tsx`).
 */
const ORDERS = /^marehalm-(?:last-order|draft-order|withdrawal)/;

/** What this tab would keep, were there a place for it, by name: it lasts as long as the page is open. */
export const unkept = new Map<string, string>();

/**
 * Lets go of what a tab keeps of orders: whoever sits here after a log-out reads nothing of them. What an account has told the checkout
 * goes when that is opened (`features/checkout/use-login.ts`); what a guest types for the next order stays.
 */
export function forgetOrders(source: () => Storage): void {
  for (const key of unkept.keys()) if (ORDERS.test(key)) unkept.delete(key);
  try {
    const storage = source();
    for (const key of Object.keys(storage)) if (ORDERS.test(key)) storage.removeItem(key);
  } catch {
    // A storage that is forbidden keeps nothing.
  }
}
