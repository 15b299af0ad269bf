/**
 * Forgets the id of the customer's cart, so that the sync creates a guest cart with the same lines. Does not change the cart in
 * the commerce service; never rejects, even offline.
 */
export async function forgetAccountCart(): Promise<void> {
  try {
    const { getBagSync, startBagSync } = await import('../../cart/bag-sync');
    await startBagSync();
    getBagSync()?.forgetCart();
  } catch {
    // While offline, the cart's id is useless outside of this browser.
  }
}
