import { useIntl } from 'react-intl';
import { hrefFor, storageKeys } from '@marehalm/shop';
import { attempt } from '@marehalm/static-router/client';
import { SearchButton as Button } from '@marehalm/ui';
import { usePageLocale } from '../intl/page-locale';
import { useOpenSearch } from './use-search-overlay';

/** Element id of the header's search button, for focus and for turning its keyboard shortcut off. */
export const SEARCH_BUTTON_ID = 'search-opener';

const isKeyOff = () => Boolean(attempt(() => localStorage.getItem(storageKeys.searchShortcutOff)));

/** Opens the search, also with its key. Pages without this button, such as the checkout, have no search. */
export function SearchButton() {
  const intl = useIntl();
  const locale = usePageLocale();
  return (
    <Button
      id={SEARCH_BUTTON_ID}
      label={intl.formatMessage({ id: 'site.search' })}
      action={hrefFor('shop', locale)}
      onOpen={useOpenSearch()}
      isKeyOff={isKeyOff}
    />
  );
}
