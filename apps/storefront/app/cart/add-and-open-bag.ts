import type { LocaleCode } from '@marehalm/shop';
import { openOverlay } from '../session/overlay-store';
import { addToBag } from './add-to-bag';
import type { Addition } from './shopper-bag-store';
import { fetchDrawer } from './fetch-drawer';

/** Adds to the bag and opens it. If the bag's code fails to load, they are added later. */
export function addAndOpenBag(additions: readonly Addition[], locale: LocaleCode): void {
  fetchDrawer(locale).catch(() => undefined);
  Promise.all(additions.map(addToBag)).then(
    () => {
      openOverlay('bag');
    },
    () => undefined,
  );
}
