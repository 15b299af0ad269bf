import { useLocation, useNavigate, type Location } from 'react-router';
import { usePageLocale } from '../intl/page-locale';
import { isSearchOpen, withoutSearch, withSearch } from '../session/search-address';

/** Kept with an entry of the history that opening the search has added: the page without it stands before. */
interface Opened {
  readonly isSearch?: boolean;
}

/** Opens the search over the page that is here, as an entry of the history: Back closes it. */
export function useOpenSearch(): () => void {
  const locale = usePageLocale();
  const navigate = useNavigate();
  return () => {
    // Of the window, which is ahead of what the router shows: a press may come in between.
    const { pathname, search, hash } = window.location;
    if (isSearchOpen(search)) return;
    void navigate({ pathname, search: withSearch(search, locale), hash }, { state: { isSearch: true } });
  };
}

/**
 * Closes the search with a step back to the page that it was opened on, so that the history keeps no entry of its own for it. A shared
 * URL has no such page before it and is replaced by the URL without search, as it is with `in-place`, where a step back would
 * cancel another navigation.
 */
export function useCloseSearch(): (how?: 'in-place') => void {
  const navigate = useNavigate();
  const { state } = useLocation() as Location<Opened | null>;
  return (how) => {
    const { pathname, search, hash } = window.location;
    // Back has closed it, or a result was followed.
    if (!isSearchOpen(search)) return;
    if (state?.isSearch && !how) void navigate(-1);
    else void navigate({ pathname, search: withoutSearch(search), hash }, { replace: true });
  };
}
