/** Detaches the bag from the account's cart. Its contents move to a guest's cart. */
export async function detachCart(): Promise<void> {
  try {
    const { getBagSync, startBagSync } = await import('../../cart/bag-sync');
    await startBagSync();
    getBagSync()?.forgetCart();
  } catch {
    // While offline, the cart's id is useless outside of this browser.
  }
}
