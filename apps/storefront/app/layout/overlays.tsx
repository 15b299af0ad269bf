import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { useStore } from 'zustand';
import { fetchDrawer } from '../cart/fetch-drawer';
import { lazyInPageLanguage, createLazyOverlay, type LazyOverlay } from '../intl/lazy-overlay';
import { usePageLocale } from '../intl/page-locale';
import { isLeaving, noteUnreachable } from '@marehalm/static-router/client';
import { closeOverlay, overlayStore } from '../session/open-overlay';
import { isSearchOpen } from '../session/search-address';
import type { ShellData } from '../server/shell.server';
import { useCloseSearch } from './use-search';

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
  bag: { fetch: fetchDrawer, Component: lazyInPageLanguage(fetchDrawer) },
  preferences: createLazyOverlay(() =>
    import('./preferences-dialog').then((module) => module.PreferencesDialog),
  ),
  location: createLazyOverlay(() => import('./location-dialog').then((module) => module.LocationDialog)),
};

type Part = keyof typeof parts | 'search';

/**
 * Returns the loaded overlays, including `open` once its code has loaded. If loading fails, the page stays as it is, the connection status
 * says so, and the next press tries again. A page that reloads for the code keeps the address that opens the overlay.
 */
function useOverlaysHere(open: Part | null, close: () => void, search: SearchOverlay): ReadonlySet<Part> {
  const locale = usePageLocale();
  const [here, setHere] = useState<ReadonlySet<Part>>(new Set());
  const onMissing = useEffectEvent((missing: Part) => {
    if (open !== missing || isLeaving()) return;
    noteUnreachable();
    close();
  });
  useEffect(() => {
    if (!open || here.has(open)) return;
    (open === 'search' ? search : parts[open]).fetch(locale).then(
      () => {
        setHere((others) => new Set([...others, open]));
      },
      () => {
        onMissing(open);
      },
    );
  }, [open, here, locale, search]);
  return here;
}

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
  const here = useOverlaysHere(open, isSearching ? closeSearch : closeOverlay, Search);
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
