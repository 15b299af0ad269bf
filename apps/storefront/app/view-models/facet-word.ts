const spelledOut: Readonly<Record<string, string>> = { æ: 'ae', ø: 'oe', å: 'aa' };

/** What stands in an address for a facet's value: its name in letters that need no encoding. */
export function facetWord(name: string): string {
  return name
    .toLowerCase()
    .replace(/[æøå]/g, (letter) => spelledOut[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 64)
    .replace(/^-+|-+$/g, '');
}
