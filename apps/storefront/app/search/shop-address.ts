import { hrefFor, type LocaleCode } from '@marehalm/shop';
import { searchWords } from '@marehalm/shop/search';
import { createSearchAddress, emptySearchState, type SearchAddress } from '@marehalm/search';

const addresses: Readonly<Record<LocaleCode, SearchAddress<never>>> = {
  en: createSearchAddress({ words: searchWords.en }),
  da: createSearchAddress({ words: searchWords.da }),
};

/** The list of everything that `query` finds: `/da/shop?q=serum`. */
export function shopAddress(query: string, locale: LocaleCode): string {
  const search = addresses[locale].write({ ...emptySearchState, query: query.trim() });
  return hrefFor('shop', locale) + (search === '' ? '' : `?${search}`);
}
