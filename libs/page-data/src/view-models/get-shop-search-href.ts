import { hrefFor, type LocaleCode, mapLocales } from '@marehalm/shop';
import { listUrlWords } from '@marehalm/shop/search';
import { createSearchUrlCodec, emptySearchState } from '@marehalm/search';

const addresses = mapLocales((locale) => createSearchUrlCodec({ words: listUrlWords[locale] }));

/** Returns the address of the list of everything that `query` finds: `/da/shop?q=serum`. */
export function getShopSearchHref(query: string, locale: LocaleCode): string {
  const search = addresses[locale].write({ ...emptySearchState, query: query.trim() });
  return hrefFor('shop', locale) + (search === '' ? '' : `?${search}`);
}
