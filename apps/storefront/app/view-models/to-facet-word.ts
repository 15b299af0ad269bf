const spelledOut: Readonly<Record<string, string>> = { æ: 'ae', ø: 'oe', å: 'aa' };

/** Returns the word of a facet's value in URLs: its name in characters that need no encoding. */
export function toFacetWord(name: string): string {
  return name
    .toLowerCase()
    .replace(/[æøå]/g, (letter) => spelledOut[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 64)
    .replace(/^-+|-+$/g, '');
}
