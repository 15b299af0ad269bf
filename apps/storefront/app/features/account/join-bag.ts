// Every page has this module. Imported here as well, it keeps what the sync engine shares with it in one file: the bundler would
// cut it in two for a page that fetches the engine alone, and all pages would be longer for it.
import '../bag/use-bag';

/** Has the bag's cart become the account's own, now that somebody has logged in. A bag with nothing in it joins when it has. */
export function joinBag(): void {
  void import('../../wiring/bag-sync')
    .then(({ currentSync }) => currentSync()?.refresh())
    .catch(() => undefined);
}

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
