import { attempt, matchesMedia } from '../internal/attempt.ts';

export { matchesMedia };

/** Calls `listener` when the media query begins or ceases to match. Returns a function that stops it. */
export function onMediaChange(query: string, listener: () => void): () => void {
  const list = attempt(() => matchMedia(query));
  attempt(() => list?.addEventListener('change', listener));
  return () => attempt(() => list?.removeEventListener('change', listener));
}
