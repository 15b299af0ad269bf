import type { LocaleCode } from '@marehalm/shop';
import { openOverlay } from '../session/open-overlay';
import type { BagOffer } from '../view-models/product';
import { addToBag } from './add-to-bag';
import { fetchDrawer } from './fetch-drawer';

/** Adds one of each of `offers` to the bag and opens it. If the bag's code fails to load, they are added later. */
export function addAndOpenBag(offers: readonly BagOffer[], locale: LocaleCode): void {
  fetchDrawer(locale).catch(() => undefined);
  Promise.all(offers.map(addToBag)).then(
    () => {
      openOverlay('bag');
    },
    () => undefined,
  );
}
