import { hrefFor, type LocaleCode } from '@marehalm/shop';
import { createSearchAddress, emptySearchState, searchWords, type SearchAddress } from '@marehalm/search';

const addresses: Readonly<Record<LocaleCode, SearchAddress>> = {
  en: createSearchAddress({ words: searchWords.en }),
  da: createSearchAddress({ words: searchWords.da }),
};

/** The list of everything that `query` finds: `/da/shop?q=serum`. */
export function shopAddress(query: string, locale: LocaleCode): string {
  const search = addresses[locale].write({ ...emptySearchState, query: query.trim() });
  return hrefFor('shop', locale) + (search === '' ? '' : `?${search}`);
}
