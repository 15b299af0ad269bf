import type { LocaleCode } from '@marehalm/shop';
import { fetchBagWords } from './bag-words';
import { fetchOnce } from './fetch-once';

const fetchCode = fetchOnce(() => import('./bag-drawer'));

/** Fetches the drawer and its words, once. Rejects when either does not come. */
export async function fetchDrawer(locale: LocaleCode) {
  const [{ BagDrawer }, words] = await Promise.all([fetchCode(), fetchBagWords[locale]()]);
  return [BagDrawer, words] as const;
}
