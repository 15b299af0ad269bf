import type { ComponentType } from 'react';
import { createStore } from 'zustand/vanilla';

/**
 * What opens over a page. One at a time (ux-rules, part 2, rule 48). The search is another one: it is open where the address says
 * so (`use-search.ts`).
 */
export type Overlay = 'bag' | 'preferences' | 'location';

interface Overlays {
  /** Which one is open. */
  readonly open: Overlay | null;
  /** Asks at the end of the page whether visits may be measured; given by the shop that measures (`analytics`). */
  readonly Question?: ComponentType;
}

export const overlayStore = createStore<Overlays>(() => ({ open: null }));

export function openOverlay(overlay: Overlay): void {
  overlayStore.setState({ open: overlay });
}

export function closeOverlay(): void {
  overlayStore.setState({ open: null });
}
