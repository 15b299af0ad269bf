/** Names under which a tab keeps what was ordered (`checkout/last-order.ts`) and what is written to withdraw from it. */
const ORDERS = /^marehalm-(?:last-order|draft-order|withdrawal)/;

/** Lets go of what a tab keeps of orders: whoever sits here after a log-out reads nothing of them. */
export function forgetOrders(source: () => Storage): void {
  try {
    const storage = source();
    for (const key of Object.keys(storage)) if (ORDERS.test(key)) storage.removeItem(key);
  } catch {
    // A storage that is forbidden keeps nothing.
  }
}
