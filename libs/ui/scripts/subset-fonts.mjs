/**
 * Cuts the two files of type that every page loads out of the typefaces: the letters that English, Danish and Norwegian texts are
 * set in, in the weights of `tokens.css`. They are half as heavy as the files they come from, which `other-letters.css` names
 * for all other letters. Run after a typeface is updated: `node libs/ui/scripts/subset-fonts.mjs`; it prints the `unicode-range`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

/** Code points, first and last: ASCII; the signs and letters of Western Europe; dashes, quotation marks, dots, €, ™ and −. */
const LETTERS = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x2013, 0x2014],
  [0x2018, 0x201a],
  [0x201c, 0x201e],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2212, 0x2212],
];

/** What a browser does of itself with letters that stand together, and the numerals that the kit's styles ask for. */
const FEATURES = ['ccmp', 'locl', 'mark', 'mkmk', 'kern', 'liga', 'clig', 'calt', 'rlig', 'lnum', 'tnum'];

const FACES = [
  { family: 'cormorant-garamond', weight: 500, file: 'cormorant-garamond-500.woff2' },
  { family: 'hanken-grotesk', weight: { min: 400, max: 600 }, file: 'hanken-grotesk-400-600.woff2' },
];

const text = LETTERS.map(([first, last]) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index)),
).join('');

for (const { family, weight, file } of FACES) {
  const whole = readFileSync(
    require.resolve(`@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`),
  );
  const cut = await subsetFont(whole, text, {
    targetFormat: 'woff2',
    variationAxes: { wght: weight },
    keepFeatures: FEATURES,
  });
  writeFileSync(join(import.meta.dirname, '../src/tokens/fonts', file), cut);
  process.stdout.write(`${file}: ${whole.length} bytes, cut to ${cut.length}\n`);
}

const hex = (point) => point.toString(16).toUpperCase().padStart(4, '0');
const ranges = LETTERS.map(([first, last]) => `U+${hex(first)}${first === last ? '' : `-${hex(last)}`}`);
process.stdout.write(`${ranges.join(', ')}\n`);
