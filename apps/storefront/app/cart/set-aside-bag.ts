import { toBagCommands } from '@marehalm/cart-domain/bag';
import { createSetAsideBag } from '@marehalm/cart-domain/sync';
import { localeCodes, marketIds, storageKeys } from '@marehalm/shop';
import { dispatchToBag } from './bag';
import { bagStore, offerCache } from './bag-store';

const aside = createSetAsideBag({
  markets: marketIds,
  locales: localeCodes,
  source: () => window.localStorage,
  key: storageKeys.bagAside,
  offersKey: storageKeys.offersAside,
});

/** Whether a bag was put aside and not put back. */
export const hasBagAside = aside.has;

/** Keeps the bag for later, unless one is kept: what came after that is in a cart whose link opens it again. */
export const setBagAside = (): void => aside.save(bagStore.getState().bag, offerCache.getState());

/** Adds what was put aside to the bag, and forgets that it was. Does nothing where nothing was. */
export function putBagBack(): void {
  const kept = aside.take();
  if (!kept) return;
  offerCache.add(kept.offers);
  for (const command of toBagCommands(kept.bag)) dispatchToBag(command);
}
