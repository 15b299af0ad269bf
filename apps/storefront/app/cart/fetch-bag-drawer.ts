import type { LocaleCode } from '@marehalm/shop';
import { createOnceLoader } from '@marehalm/static-router/client';
import { bagMessageFetchers } from './bag-message-fetchers';

const fetchCode = createOnceLoader(() => import('./bag-drawer'));

/** Fetches the bag drawer. Resolves to the component and its messages; rejects if either fails to load. */
export async function fetchBagDrawer(locale: LocaleCode) {
  const [{ BagDrawer }, messages] = await Promise.all([fetchCode(), bagMessageFetchers[locale]()]);
  return [BagDrawer, messages] as const;
}
