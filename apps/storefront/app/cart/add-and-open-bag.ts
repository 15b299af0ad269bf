import type { LocaleCode } from '@marehalm/shop';
import { openOverlay } from '../session/open-overlay';
import type { BagOffer } from '../view-models/product';
import { addToBag } from './add-to-bag';
import { fetchDrawer } from './fetch-drawer';

/** Puts one of each of `offers` into the bag, and opens it. Where its code does not load, they go in later. */
export function addAndOpenBag(offers: readonly BagOffer[], locale: LocaleCode): void {
  fetchDrawer(locale).catch(() => undefined);
  Promise.all(offers.map(addToBag)).then(
    () => {
      openOverlay('bag');
    },
    () => undefined,
  );
}
