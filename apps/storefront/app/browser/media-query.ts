import { attempt } from './attempt';

/** Whether the media query holds; false where the browser does not say. */
export const matchesMedia = (query: string): boolean => attempt(() => matchMedia(query).matches) ?? false;

/** Calls `changed` when the media query begins or ceases to hold; returns how to stop. */
export function onMediaChange(query: string, changed: () => void): () => void {
  const list = attempt(() => matchMedia(query));
  attempt(() => list?.addEventListener('change', changed));
  return () => attempt(() => list?.removeEventListener('change', changed));
}
