import { Suspense, useEffect } from 'react';
import { useLocation } from 'react-router';
import { useStore } from 'zustand';
import { fetchBagDrawer } from '../cart/fetch-bag-drawer';
import {
  createLazyLocalizedComponent,
  createLazyOverlay,
  type LazyOverlay,
} from '../intl/lazy-localized-components';
import { usePageLocale } from '../intl/page-locale';
import { useLazyParts } from '@marehalm/static-router/client';
import { closeOverlay, overlayStore } from '../session/overlay-store';
import { isSearchOpen, type ShellData } from '@marehalm/page-data';
import { useCloseSearch } from './use-search-overlay';

/** The search overlay, which routes pass in, because `layout` must not import `search`. */
export type SearchOverlay = LazyOverlay<{
  readonly isOpen: boolean;
  /** `in-place` keeps the history entry. */
  readonly onClose: (how?: 'in-place') => void;
  readonly popularSearches: readonly string[];
  /** Links for a query without results. */
  readonly categories: ShellData['categories'];
}>;

/** Overlays whose code and messages load when they are first opened. */
const parts = {
  // Loaded with the first addition to the bag, so that it opens offline.
  bag: { fetch: fetchBagDrawer, Component: createLazyLocalizedComponent(fetchBagDrawer) },
  preferences: createLazyOverlay(() =>
    import('./preferences-dialog').then((module) => module.PreferencesDialog),
  ),
  location: createLazyOverlay(() =>
    import('./delivery-country-overlay').then((module) => module.DeliveryCountryOverlay),
  ),
};

/** The drawer and the dialogs. They stay mounted once opened, so that closing is animated. */
export function Overlays({
  markets,
  popularSearches,
  categories,
  search: Search,
}: Pick<ShellData, 'markets' | 'popularSearches' | 'categories'> & { search: SearchOverlay }) {
  const { open: chosen, Question } = useStore(overlayStore);
  const closeSearch = useCloseSearch();
  const { pathname, search } = useLocation();
  const isSearching = isSearchOpen(search);
  const open = isSearching ? 'search' : chosen;
  const locale = usePageLocale();
  const here = useLazyParts<keyof typeof parts | 'search'>(
    open,
    (part) => (part === 'search' ? Search : parts[part]).fetch(locale),
    isSearching ? closeSearch : closeOverlay,
  );
  // Back and Forward lead to another page or to the search while an overlay is open.
  useEffect(closeOverlay, [pathname, isSearching]);

  return (
    <Suspense>
      {Question && <Question />}
      {here.has('bag') && <parts.bag.Component isOpen={open === 'bag'} onClose={closeOverlay} />}
      {here.has('search') && (
        <Search.Component
          isOpen={open === 'search'}
          onClose={closeSearch}
          popularSearches={popularSearches}
          categories={categories}
        />
      )}
      {here.has('preferences') && (
        <parts.preferences.Component
          isOpen={open === 'preferences'}
          onClose={closeOverlay}
          markets={markets}
        />
      )}
      {here.has('location') && (
        <parts.location.Component isOpen={open === 'location'} onClose={closeOverlay} markets={markets} />
      )}
    </Suspense>
  );
}
