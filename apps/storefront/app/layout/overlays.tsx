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

/** The search, which the route brings: it stands above the layout. */
export type SearchOverlay = LazyOverlay<{
  readonly isOpen: boolean;
  /** `in-place` leaves the entry of the history where it is. */
  readonly onClose: (how?: 'in-place') => void;
  readonly popularSearches: readonly string[];
  /** Where to look when nothing was found. */
  readonly categories: ShellData['categories'];
}>;

/** Their code and their words come when they are first opened. */
const parts = {
  // Fetched with the first thing in the bag: it opens without a connection.
  bag: { fetch: fetchDrawer, Component: lazyInPageLanguage(fetchDrawer) },
  preferences: createLazyOverlay(() =>
    import('./preferences-dialog').then((module) => module.PreferencesDialog),
  ),
  location: createLazyOverlay(() => import('./location-dialog').then((module) => module.LocationDialog)),
};

type Part = keyof typeof parts | 'search';

/**
 * Which overlays are here, `open` among them as soon as its code has come. Code that does not come, as without a connection,
 * leaves the page as it is; the line at the foot of the window says so, and the next press asks again. A page that comes anew for
 * it comes with the address that asks for it.
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

/** The drawer and the dialogs. Once opened they stay, so that closing is animated. */
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
  // Back and forward lead to another page, or to the search, from under what is open.
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
        <parts.location.Component isOpen={open === 'location'} onClose={closeOverlay} />
      )}
    </Suspense>
  );
}
