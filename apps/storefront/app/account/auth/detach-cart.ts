/**
 * Detaches the bag from the cart of the account: its contents stay and go into a guest's cart.
 */
export async function detachCart(): Promise<void> {
  try {
    const { currentSync, startBagSync } = await import('../../cart/bag-sync');
    await startBagSync();
    currentSync()?.forgetCart();
  } catch {
    // Without a connection the cart's id is of no use outside of this browser.
  }
}
