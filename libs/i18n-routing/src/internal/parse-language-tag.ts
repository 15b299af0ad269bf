/** Parses a BCP 47 language tag; returns `undefined` where `Intl.Locale` would throw. */
export function parseLanguageTag(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag);
  } catch {
    return undefined;
  }
}
