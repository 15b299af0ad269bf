import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useStore } from 'zustand';
import { fetchDrawer } from '../features/bag/fetch-drawer';
import { later } from '../later';
import { usePageLocale } from '../page-locale';
import { closeOverlay, openOverlay, overlayStore, type Overlay } from './open-overlay';
import type { ShellData } from './shell';

/** Every page has its words, and a bag with something in it has had the drawer fetched: it opens without a connection. */
const loadBag = () => fetchDrawer().then((module) => ({ default: module.BagDrawer }));

/** Their code and their words come when they are first opened. */
const parts = {
  bag: { fetch: loadBag, Component: lazy(loadBag) },
  search: later(() => import('../features/search/search-dialog').then((module) => module.SearchDialog)),
  preferences: later(() => import('./preferences-dialog').then((module) => module.PreferencesDialog)),
  location: later(() => import('./location-dialog').then((module) => module.LocationDialog)),
};

/**
 * Which overlays are here, `open` among them as soon as its code has come. Code that does not come, as without a connection,
 * leaves the page as it is, and the next press asks again.
 */
function useOverlaysHere(open: Overlay | null): ReadonlySet<Overlay> {
  const locale = usePageLocale();
  const [here, setHere] = useState<ReadonlySet<Overlay>>(new Set());
  useEffect(() => {
    if (!open || here.has(open)) return;
    parts[open].fetch(locale).then(
      () => {
        setHere((others) => new Set([...others, open]));
      },
      () => {
        if (overlayStore.getState().open === open) closeOverlay();
      },
    );
  }, [open, here, locale]);
  return here;
}

/** The drawer and the dialogs. Once opened they stay, so that closing is animated. */
export function Overlays({ markets, popularSearches }: Pick<ShellData, 'markets' | 'popularSearches'>) {
  const open = useStore(overlayStore, (state) => state.open);
  const here = useOverlaysHere(open);

  const { pathname } = useLocation();
  useEffect(closeOverlay, [pathname]);
  useEffect(() => {
    const openSearch = (event: KeyboardEvent) => {
      const isTyping =
        event.target instanceof HTMLElement &&
        event.target.closest('input,textarea,select,[contenteditable]');
      if (event.key !== '/' || isTyping || overlayStore.getState().open) return;
      event.preventDefault();
      openOverlay('search');
    };
    addEventListener('keydown', openSearch);
    return () => {
      removeEventListener('keydown', openSearch);
    };
  }, []);

  return (
    <Suspense>
      {here.has('bag') && <parts.bag.Component isOpen={open === 'bag'} onClose={closeOverlay} />}
      {here.has('search') && (
        <parts.search.Component
          isOpen={open === 'search'}
          onClose={closeOverlay}
          popularSearches={popularSearches}
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
