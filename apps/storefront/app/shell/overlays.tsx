import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useStore } from 'zustand';
import { closeOverlay, openOverlay, overlayStore, type Overlay } from './open-overlay';
import type { ShellData } from './shell';

const BagDrawer = lazy(() =>
  import('../features/bag/bag-drawer').then((module) => ({ default: module.BagDrawer })),
);
const SearchDialog = lazy(() =>
  import('../features/search/search-dialog').then((module) => ({ default: module.SearchDialog })),
);
const PreferencesDialog = lazy(() =>
  import('./preferences-dialog').then((module) => ({ default: module.PreferencesDialog })),
);

/** The drawer and the dialogs. Their code comes when they are first opened; they then stay, so that closing is animated. */
export function Overlays({ markets, popularSearches }: Pick<ShellData, 'markets' | 'popularSearches'>) {
  const open = useStore(overlayStore, (state) => state.open);
  const [seen, setSeen] = useState<ReadonlySet<Overlay>>(new Set());
  if (open && !seen.has(open)) setSeen(new Set([...seen, open]));

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
      {seen.has('bag') && <BagDrawer isOpen={open === 'bag'} onClose={closeOverlay} />}
      {seen.has('search') && (
        <SearchDialog isOpen={open === 'search'} onClose={closeOverlay} popularSearches={popularSearches} />
      )}
      {seen.has('preferences') && (
        <PreferencesDialog isOpen={open === 'preferences'} onClose={closeOverlay} markets={markets} />
      )}
    </Suspense>
  );
}
