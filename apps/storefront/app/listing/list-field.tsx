import { useIntl } from 'react-intl';
import { hrefFor, type RouteName } from '@marehalm/shop';
import { limitQuery, refineSearch } from '@marehalm/search';
import { SearchField } from '@marehalm/ui';
import { usePageLocale } from '../intl/page-locale';
import type { useListing } from './use-listing';

export interface ListFieldProps {
  readonly listing: Pick<ReturnType<typeof useListing<unknown>>, 'state' | 'change' | 'flush'>;
  readonly label: string;
  /** The list's own page. */
  readonly page: Extract<RouteName, 'shop' | 'careJournal'>;
}

/** The words that a list is searched by. It answers while they are typed; Enter writes them into the address at once. */
export function ListField({ listing: { state, change, flush }, label, page }: ListFieldProps) {
  const intl = useIntl();
  return (
    <SearchField
      label={label}
      action={hrefFor(page, usePageLocale())}
      name="q"
      value={state.query}
      onChange={(text) => {
        change(refineSearch(state, { query: limitQuery(text) }));
      }}
      onSubmit={flush}
      clearLabel={intl.formatMessage({ id: 'search.clear' })}
      submitLabel={intl.formatMessage({ id: 'site.search' })}
    />
  );
}
