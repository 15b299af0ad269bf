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

/** Whether a bag is set aside. */
export const hasSetAsideBag = aside.has;

/** Sets the bag aside, unless one is already: later bags belong to a cart whose link opens it again. */
export const setBagAside = (): void => aside.save(bagStore.getState().bag, offerCache.getState());

/** Adds the bag that was set aside to the current one. Does nothing if there is none. */
export function restoreSetAsideBag(): void {
  const kept = aside.take();
  if (!kept) return;
  offerCache.add(kept.offers);
  for (const command of toBagCommands(kept.bag)) dispatchToBag(command);
}
