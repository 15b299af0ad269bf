import { type TextLocale } from './format-locale.ts';

/**
 * An order of texts for a list that people read, to be given to `sort`. Letters' case and marks decide only between texts
 * that are otherwise the same; digits count as numbers (`2 ml` before `10 ml`). Danish ends with æ, ø, å; *aa* is å.
 * The order is the same in Node and in every browser.
 *
 * @example
 * ```ts
 * ['Ålegræs', 'Ymer', 'Ærlig', 'Ørred'].sort(compareText('da')); // => ['Ymer', 'Ærlig', 'Ørred', 'Ålegræs']
 * ['Serum, 10 ml', 'Serum, 2 ml'].sort(compareText('en')); // => ['Serum, 2 ml', 'Serum, 10 ml']
 * ```
 */
export function compareText(locale: TextLocale): (a: string, b: string) => number {
  return (a, b) =>
    comparePieces(pieces(a, locale), pieces(b, locale)) ||
    compareUnits(a.toLowerCase(), b.toLowerCase()) ||
    compareUnits(a, b);
}

/** What stands in one place of a text: signs (0) come before numbers (1), and those before letters (2). */
type Piece = readonly [kind: number, value: number | string];

/** Runs of digits as numbers, letters by their place in the alphabet. */
function pieces(text: string, locale: TextLocale): readonly Piece[] {
  const folded = locale === 'da' ? foldDanish(text) : fold(text);
  return [...folded.matchAll(/(\d+)|([\p{L}\uE000-\uE002])|\D/gu)].map(([piece, digits, letter]) =>
    digits === undefined ? [letter === undefined ? 0 : 2, piece] : [1, Number(digits)],
  );
}

function comparePieces(a: readonly Piece[], b: readonly Piece[]): number {
  for (const [position, [kind, value]] of a.entries()) {
    const other = b[position];
    if (!other) return 1;
    const order = kind - other[0] || compareUnits(value, other[1]);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

function compareUnits<Value extends number | string>(a: Value, b: Value): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Private-use letters that stand behind z, for the three that close the Danish alphabet. */
const danishLetters: Readonly<Record<string, string>> = {
  æ: '\uE000',
  ä: '\uE000',
  ø: '\uE001',
  ö: '\uE001',
  œ: '\uE001',
  å: '\uE002',
  aa: '\uE002',
  ü: 'y',
};

function foldDanish(text: string): string {
  // Put together again are only the letters below: with an accent they are still the same.
  const letters = text
    .normalize('NFC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[aou][\u0308\u030A]/gu, (letter) => letter.normalize('NFC'));
  return fold(letters.replace(/aa|[æäøöœåü]/gu, (letter) => danishLetters[letter] ?? letter));
}

function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'o');
}
