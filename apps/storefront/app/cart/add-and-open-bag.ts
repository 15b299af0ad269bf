import type { LocaleCode } from '@marehalm/shop';
import { openOverlay } from '../session/overlay-store';
import { addToBag } from './add-to-bag';
import type { ShopBagAddition } from './shopper-bag-store';
import { fetchBagDrawer } from './fetch-bag-drawer';

/**
 * Adds all `additions` to the bag, then opens the bag drawer. If the bag's code fails to load, the additions stay pending and the
 * drawer stays closed.
 */
export function addAndOpenBag(additions: readonly ShopBagAddition[], locale: LocaleCode): void {
  fetchBagDrawer(locale).catch(() => undefined);
  Promise.all(additions.map(addToBag)).then(
    () => {
      openOverlay('bag');
    },
    () => undefined,
  );
}
