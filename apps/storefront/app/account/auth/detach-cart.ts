/**
 * Forgets the cart that belongs to the account; the sync then creates a guest cart with the same bag. Never rejects, also while
 * offline.
 */
export async function detachCart(): Promise<void> {
  try {
    const { getBagSync, startBagSync } = await import('../../cart/bag-sync');
    await startBagSync();
    getBagSync()?.forgetCart();
  } catch {
    // While offline, the cart's id is useless outside of this browser.
  }
}
