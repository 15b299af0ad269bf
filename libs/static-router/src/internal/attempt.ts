/** Returns the result of `action`, or `undefined` if it throws, as browser APIs do where they are blocked or missing. */
export function attempt<Value>(action: () => Value): Value | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/** Returns whether the media query matches; false where the browser does not say. */
export const matchesMedia = (query: string): boolean => attempt(() => matchMedia(query).matches) ?? false;
