import { useIntl } from 'react-intl';
import { hrefFor, type RouteName } from '@marehalm/shop';
import { useListSearchBox } from '@marehalm/search/react';
import { SearchField } from '@marehalm/ui';
import { usePageLocale } from '../intl/page-locale';

/** Props of {@link ListField}: the label of the field, and the route that its form submits to. */
export interface ListFieldProps {
  readonly label: string;
  /** Route of the list. */
  readonly page: Extract<RouteName, 'shop' | 'careJournal'>;
}

/** The search field of a list. Results follow while the shopper types; Enter writes the query into the address at once. */
export function ListField({ label, page }: ListFieldProps) {
  const intl = useIntl();
  const { value, change, submit } = useListSearchBox();
  return (
    <SearchField
      label={label}
      action={hrefFor(page, usePageLocale())}
      name="q"
      value={value}
      onChange={change}
      onSubmit={submit}
      clearLabel={intl.formatMessage({ id: 'search.clear' })}
      submitLabel={intl.formatMessage({ id: 'site.search' })}
    />
  );
}
