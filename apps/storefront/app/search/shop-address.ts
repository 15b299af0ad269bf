import { hrefFor, type LocaleCode, perLocale } from '@marehalm/shop';
import { searchWords } from '@marehalm/shop/search';
import { createSearchAddress, emptySearchState } from '@marehalm/search';

const addresses = perLocale((locale) => createSearchAddress({ words: searchWords[locale] }));

/** Returns the address of the list of everything that `query` finds: `/da/shop?q=serum`. */
export function shopAddress(query: string, locale: LocaleCode): string {
  const search = addresses[locale].write({ ...emptySearchState, query: query.trim() });
  return hrefFor('shop', locale) + (search === '' ? '' : `?${search}`);
}
