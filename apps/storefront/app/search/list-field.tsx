import { useState } from 'react';
import { useSearchBox } from 'react-instantsearch';
import { hrefFor, type RouteName } from '@marehalm/shop';
import { limitQuery } from '@marehalm/search';
import { SearchField } from '@marehalm/ui';
import { usePageLocale } from '../intl/page-locale';
import { useIntl } from 'react-intl';
import { useList } from './search-list';

export interface ListFieldProps {
  readonly label: string;
  /** Route of the list. */
  readonly page: Extract<RouteName, 'shop' | 'careJournal'>;
}

/** The search field of a list. Results follow while the shopper types; Enter writes the query into the address at once. */
export function ListField({ label, page }: ListFieldProps) {
  const intl = useIntl();
  const { router } = useList();
  const { query, refine } = useSearchBox();
  // InstantSearch renders its query a moment later, when more may have been typed.
  const [typed, setTyped] = useState(query);
  const [sent, setSent] = useState<readonly string[]>([]);
  const [known, setKnown] = useState(query);
  if (query !== known) {
    const position = sent.indexOf(query);
    setKnown(query);
    setSent(sent.slice(position + 1));
    if (position < 0) setTyped(query);
  }
  return (
    <SearchField
      label={label}
      action={hrefFor(page, usePageLocale())}
      name="q"
      value={typed}
      onChange={(text) => {
        const limited = limitQuery(text);
        setTyped(limited);
        setSent((before) => [...before, limited]);
        refine(limited);
      }}
      onSubmit={router.flush}
      clearLabel={intl.formatMessage({ id: 'search.clear' })}
      submitLabel={intl.formatMessage({ id: 'site.search' })}
    />
  );
}
