/** Whether the media query matches; false in browsers without media queries. */
export function matchesMedia(query: string): boolean {
  try {
    return matchMedia(query).matches;
  } catch {
    return false;
  }
}

/** Calls `changed` when the result of the media query changes. Returns a function that stops it. */
export function onMediaChange(query: string, changed: () => void): () => void {
  try {
    const list = matchMedia(query);
    list.addEventListener('change', changed);
    return () => {
      list.removeEventListener('change', changed);
    };
  } catch {
    return () => undefined;
  }
}
