import { useLocation, useNavigate, type Location } from 'react-router';
import { usePageLocale } from '../intl/page-locale';
import { isSearchOpen, removeSearchParameter, addEmptySearchParameter } from '@marehalm/page-data';

/** State of a history entry that opening the search has added. The entry before it is the page without the search. */
interface Opened {
  readonly isSearch?: boolean;
}

/**
 * Returns a function that opens the search overlay in a new history entry, so that Back closes it. Does nothing if it is open.
 */
export function useOpenSearch(): () => void {
  const locale = usePageLocale();
  const navigate = useNavigate();
  return () => {
    // The window's address, because the router's may be out of date during a navigation.
    const { pathname, search, hash } = window.location;
    if (isSearchOpen(search)) return;
    void navigate(
      { pathname, search: addEmptySearchParameter(search, locale), hash },
      { state: { isSearch: true } },
    );
  };
}

/**
 * Returns a function that closes the search overlay: it goes back to the page below, or removes the search parameter if the
 * overlay was opened from a shared URL or `in-place` is passed.
 */
export function useCloseSearch(): (how?: 'in-place') => void {
  const navigate = useNavigate();
  const { state } = useLocation() as Location<Opened | null>;
  return (how) => {
    const { pathname, search, hash } = window.location;
    // Back has closed it, or the shopper has followed a result.
    if (!isSearchOpen(search)) return;
    if (state?.isSearch && !how) void navigate(-1);
    else void navigate({ pathname, search: removeSearchParameter(search), hash }, { replace: true });
  };
}
