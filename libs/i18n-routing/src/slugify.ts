/** Letters that Unicode does not decompose, and `å`, as their languages transliterate them. */
const letters: Readonly<Record<string, string>> = {
  æ: 'ae',
  ø: 'oe',
  å: 'aa',
  œ: 'oe',
  ß: 'ss',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  đ: 'd',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'ng',
  ı: 'i',
};

/**
 * Converts a text to a URL slug: words joined by single hyphens, Latin letters as lower-case ASCII (`æ` becomes `ae`), other
 * scripts unchanged. Never returns an empty string: text without letters or digits becomes its hexadecimal code points, and empty
 * text `untitled`.
 *
 * @example
 * ```ts
 * slugify('Læ Serum, 30 ml'); // => 'lae-serum-30-ml'
 * slugify('化粧水 (ローズ)'); // => '化粧水-ローズ'
 * slugify('مصل الورد'); // => 'مصل-الورد'
 * slugify('!?'); // => '21-3f'
 * ```
 */
export function slugify(text: string): string {
  const slug = text
    // First convert stylistic variants, such as a mathematical dotless i, to plain letters.
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFD')
    // Of the transliterated letters only å has been decomposed.
    .replaceAll('a\u030A', 'å')
    .replace(/[æøåœßðþłđħŧŋı]/gu, (letter) => letters[letter] ?? letter)
    // A mark belongs to a letter in other scripts: without it が would be か.
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFKC')
    .replace(/['’]/gu, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/gu, '');
  if (/[\p{L}\p{N}]/u.test(slug)) return slug;
  return Array.from(text, (character) => character.codePointAt(0)?.toString(16)).join('-') || 'untitled';
}
