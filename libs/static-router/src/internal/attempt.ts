/** Returns the result of `action`, or `undefined` if it throws, as browser APIs do where they are blocked or missing. */
export function attempt<Value>(action: () => Value): Value | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/** Whether a media query matches; false in browsers without `matchMedia`. */
export const matchesMedia = (query: string): boolean => attempt(() => matchMedia(query).matches) ?? false;
