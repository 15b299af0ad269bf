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
 * A text as a slug: lower-case ASCII letters and digits, parted by single hyphens; `''` when nothing is left. Danish
 * letters are spelled out, for without their marks *blød* (soft) would read *blod* (blood).
 *
 * @example
 * ```ts
 * slugify('Læ Serum, 30 ml'); // => 'lae-serum-30-ml'
 * slugify('Blød på øjet'); // => 'bloed-paa-oejet'
 * ```
 */
export function slugify(text: string): string {
  return (
    text
      .toLowerCase()
      .normalize('NFD')
      // Of the letters that are spelled out it alone has been taken apart; with an accent it is still one.
      .replaceAll('a\u030A', 'å')
      .replace(/[æøåœßðþłđħŧŋı]/gu, (letter) => letters[letter] ?? letter)
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[\p{M}'’]/gu, '')
      .replace(/[^a-z0-9]+/gu, '-')
      .replace(/^-|-$/gu, '')
  );
}
