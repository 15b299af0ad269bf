/** A text and how much it counts that a word stands in it. */
export interface Weighted {
  readonly text: string;
  readonly weight: number;
}

/**
 * How well a query fits some texts: 0 unless every word of it stands in one of them, more for texts that count more and for
 * whole words. Accents and capitals do not matter.
 * @param isOpen Whether the last word may be the beginning of one.
 */
export function matchText(query: string, texts: readonly Weighted[], isOpen: boolean): number {
  const wanted = splitWords(query);
  if (wanted.length === 0) return 0;
  const known = texts.map(({ text, weight }) => ({ words: new Set(splitWords(text)), weight }));
  let total = 0;
  for (const [index, word] of wanted.entries()) {
    const mayBegin = isOpen && index === wanted.length - 1;
    let best = 0;
    for (const { words, weight } of known) {
      if (words.has(word)) best = Math.max(best, weight * 2);
      else if (mayBegin && [...words].some((each) => each.startsWith(word))) best = Math.max(best, weight);
    }
    if (best === 0) return 0;
    total += best;
  }
  return total;
}

function splitWords(text: string): readonly string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      // What is not seen parts no word.
      .replaceAll(/\p{Cf}/gu, '')
      .normalize('NFD')
      // Accents go; å stays one letter, which NFD takes apart.
      .replaceAll(/(?<!a)\u030a|[\u0300-\u0309\u030b-\u036f]/g, '')
      .normalize('NFC')
      // `SPF30` is two words, as `SPF 30` is.
      .match(/\p{L}+|\p{N}+/gu) ?? []
  );
}
