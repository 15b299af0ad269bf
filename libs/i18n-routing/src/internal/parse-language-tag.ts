/** Parses a BCP 47 language tag. Browsers send what people typed into settings; `Intl` throws on anything that is no tag. */
export function parseLanguageTag(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag);
  } catch {
    return undefined;
  }
}
