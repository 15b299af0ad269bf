/**
 * Minimum length of a secret in characters: that of a card's security code. Redacting shorter texts would make
 * messages unreadable: `a`, `DK`.
 */
const MIN_SECRET_LENGTH = 3;

/**
 * Removes `texts`, plain or JSON-encoded, from `message`. Servers repeat their input in messages, and messages end in
 * logs.
 */
export function redactTexts(message: string, texts: readonly string[]): string {
  return texts
    .flatMap((text) => [text, JSON.stringify(text).slice(1, -1)])
    .filter((text) => text.length >= MIN_SECRET_LENGTH)
    .sort((a, b) => b.length - a.length)
    .reduce((rest, text) => rest.replaceAll(text, '…'), message);
}

/** Collects every string in a JSON value. */
export function collectTexts(value: unknown): readonly string[] {
  const texts: string[] = [];
  JSON.stringify(value, (_key, part: unknown) => {
    if (typeof part === 'string') texts.push(part);
    return part;
  });
  return texts;
}
