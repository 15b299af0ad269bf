/**
 * Lets go of the cart that is the account's own: what is in the bag stays there, and goes into a cart that knows nobody.
 */
export async function leaveBag(): Promise<void> {
  try {
    const { currentSync, startBagSync } = await import('../../wiring/bag-sync');
    await startBagSync();
    currentSync()?.forget();
  } catch {
    // Without a connection: the cart's id is of no use to anybody who has not got this browser.
  }
}
