import { hrefFor, type LocaleCode } from '@marehalm/i18n-routing';
import { emptySearchState, writeSearchState } from '@marehalm/search';

/** The list of everything that `query` finds: `/da/shop?q=serum`. */
export function shopAddress(query: string, locale: LocaleCode): string {
  const search = writeSearchState({ ...emptySearchState, query: query.trim() });
  return hrefFor('shop', locale) + (search === '' ? '' : `?${search}`);
}
