/** A text with its weight in a search. */
export interface WeightedText {
  readonly text: string;
  readonly weight: number;
}

/**
 * Returns a relevance score, higher for heavier texts and whole words; 0 if a query word is in none of the texts. Ignores accents
 * and case.
 *
 * @param isOpen Whether the last word may be a prefix.
 */
export function scoreTextMatch(query: string, texts: readonly WeightedText[], isOpen: boolean): number {
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
      // Invisible characters do not split words.
      .replaceAll(/\p{Cf}/gu, '')
      .normalize('NFD')
      // Removes accents except that of å, which is one letter although NFD splits it.
      .replaceAll(/(?<!a)\u030a|[\u0300-\u0309\u030b-\u036f]/g, '')
      .normalize('NFC')
      // `SPF30` is two words, as `SPF 30` is.
      .match(/\p{L}+|\p{N}+/gu) ?? []
  );
}
