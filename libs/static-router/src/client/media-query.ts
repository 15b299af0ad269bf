import { attempt, matchesMedia } from '../internal/attempt.ts';

export { matchesMedia };

/** Calls `listener` when a media query starts or stops matching. Returns a function that removes the listener. */
export function onMediaChange(query: string, listener: () => void): () => void {
  const list = attempt(() => matchMedia(query));
  attempt(() => list?.addEventListener('change', listener));
  return () => attempt(() => list?.removeEventListener('change', listener));
}
