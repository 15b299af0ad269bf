import { createStore } from 'zustand/vanilla';

/**
 * What opens over a page. One at a time (ux-rules, part 2, rule 48). The search is another one: it is open where the address says
 * so (`use-search.ts`).
 */
export type Overlay = 'bag' | 'preferences' | 'location';

/** Which one is open. */
export const overlayStore = createStore<{ readonly open: Overlay | null }>(() => ({ open: null }));

export function openOverlay(overlay: Overlay): void {
  overlayStore.setState({ open: overlay });
}

export function closeOverlay(): void {
  overlayStore.setState({ open: null });
}
