import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { hrefFor, storageKeys } from '@marehalm/shop';
import { IconButton } from '@marehalm/ui';
import { usePageLocale } from '../intl/page-locale';
import { useOpenSearch } from './use-search';
import styles from './shell.module.css';

/** Id of the button. */
export const SEARCH_OPENER = 'search-opener';

/** The key works while the button has `aria-keyshortcuts`. */
export const SEARCH_KEY = 'aria-keyshortcuts';

const WRITING = 'input,textarea,select,[contenteditable]';

/** Returns whether `/` was pressed without modifiers. Shift is allowed, because many keyboards need it for `/`. */
function isSearchKey(event: KeyboardEvent): boolean {
  if (event.key !== '/' || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return false;
  // Keys in fields and dialogs are not meant for the page.
  return !(event.target as Element).closest?.(WRITING) && !document.querySelector(':modal');
}

/**
 * Opens the search, also with its key. Without scripts it links to the list. Pages without this button, such as the checkout, have no
 * search.
 */
export function SearchButton() {
  const intl = useIntl();
  const locale = usePageLocale();
  const open = useOpenSearch();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    try {
      if (localStorage.getItem(storageKeys.searchKeyOff)) button.current?.removeAttribute(SEARCH_KEY);
    } catch {
      // Storage is blocked: the key is on, and can be turned off for this visit.
    }
    const press = (event: KeyboardEvent) => {
      if (!isSearchKey(event) || !button.current?.hasAttribute(SEARCH_KEY)) return;
      event.preventDefault();
      button.current.click();
    };
    addEventListener('keydown', press);
    return () => {
      removeEventListener('keydown', press);
    };
  }, []);
  return (
    <form
      className={styles.searchForm}
      action={hrefFor('shop', locale)}
      data-replay=""
      onSubmit={(event) => {
        event.preventDefault();
        open();
      }}
    >
      <IconButton
        ref={button}
        id={SEARCH_OPENER}
        type="submit"
        icon="search"
        label={intl.formatMessage({ id: 'site.search' })}
        aria-haspopup="dialog"
        {...{ [SEARCH_KEY]: '/' }}
      />
    </form>
  );
}
