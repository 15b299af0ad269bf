import type { ComponentType } from 'react';
import { createStore } from 'zustand/vanilla';

/**
 * Overlays, of which one is open at a time. Whether the search is open is in the address instead
 * (`use-search-overlay.ts`).
 */
export type Overlay = 'bag' | 'preferences' | 'location';

interface Overlays {
  /** The open overlay. */
  readonly open: Overlay | null;
  /** The consent question at the end of the page; set where the shop has a tag manager (`analytics`). */
  readonly Question?: ComponentType;
}

/** Store of the open overlay, and of the consent question once analytics has registered it. */
export const overlayStore = createStore<Overlays>(() => ({ open: null }));

/** Opens an overlay and closes the one that was open. */
export function openOverlay(overlay: Overlay): void {
  overlayStore.setState({ open: overlay });
}

/** Closes the open overlay, if any. The search overlay is closed through the URL instead. */
export function closeOverlay(): void {
  overlayStore.setState({ open: null });
}
