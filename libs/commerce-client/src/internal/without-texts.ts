/**
 * Characters, as many as the code on the back of a card has. Shorter texts are no secrets, and hiding them would leave nothing
 * of a message: `a`, `DK`.
 */
const shortest = 3;

/**
 * `message` without any of `texts`, as they are or as JSON writes them. Servers repeat what they were given in their
 * messages, and messages end in logs.
 */
export function withoutTexts(message: string, texts: readonly string[]): string {
  return texts
    .flatMap((text) => [text, JSON.stringify(text).slice(1, -1)])
    .filter((text) => text.length >= shortest)
    .sort((a, b) => b.length - a.length)
    .reduce((rest, text) => rest.replaceAll(text, '…'), message);
}

/** Every text in a value of JSON, however deep. */
export function textsIn(value: unknown): readonly string[] {
  const texts: string[] = [];
  JSON.stringify(value, (_key, part: unknown) => {
    if (typeof part === 'string') texts.push(part);
    return part;
  });
  return texts;
}
