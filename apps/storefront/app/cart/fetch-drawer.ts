import type { LocaleCode } from '@marehalm/shop';
import { createOnceLoader } from '@marehalm/static-router/client';
import { fetchBagMessages } from './bag-messages';

const fetchCode = createOnceLoader(() => import('./bag-drawer'));

/** Fetches the drawer and its messages once. Rejects if either fails. */
export async function fetchDrawer(locale: LocaleCode) {
  const [{ BagDrawer }, messages] = await Promise.all([fetchCode(), fetchBagMessages[locale]()]);
  return [BagDrawer, messages] as const;
}
