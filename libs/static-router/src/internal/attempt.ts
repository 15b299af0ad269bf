/** Returns what `action` returns; `undefined` where it throws, as each API does in some browser that blocks, lacks or breaks it. */
export function attempt<Value>(action: () => Value): Value | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/** Returns whether the media query matches; false where the browser does not say. */
export const matchesMedia = (query: string): boolean => attempt(() => matchMedia(query).matches) ?? false;
