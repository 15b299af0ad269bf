/** Whether the media query holds; false where the browser does not say. */
export function matchesMedia(query: string): boolean {
  try {
    return matchMedia(query).matches;
  } catch {
    return false;
  }
}

/** Calls `changed` when the media query begins or ceases to hold, where the browser says so. Returns how to stop. */
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
