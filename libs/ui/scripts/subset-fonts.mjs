/**
 * Cuts the typefaces into subsets, in the weights of `tokens.css`: the letters of English, Danish and Norwegian, which every page
 * loads, and the rest of Western Europe. They are a third and a sixth of the complete files, which `extended-fonts.css` declares for
 * everything else. Run `node libs/ui/scripts/subset-fonts.mjs` after an update of a typeface; it prints each `unicode-range`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

/** Code points, first and last. */
const ASCII = [
  [0x20, 0x5a],
  [0x5f, 0x5f],
  [0x61, 0x7a],
];
/** The hard space, °, ·, the letters of the North and of German, é, è, ó and ô, ×, dashes, quotation marks, dots, € and −. */
const NORTHERN = [
  [0xa0, 0xa0],
  [0xb0, 0xb0],
  [0xb7, 0xb7],
  [0xc4, 0xc6],
  [0xc9, 0xc9],
  [0xd6, 0xd8],
  [0xdc, 0xdc],
  [0xe4, 0xe6],
  [0xe8, 0xe9],
  [0xf3, 0xf4],
  [0xf6, 0xf6],
  [0xf8, 0xf8],
  [0xfc, 0xfc],
  [0x2013, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x20ac, 0x20ac],
  [0x2212, 0x2212],
];
/** ASCII, the letters and signs of Western Europe, two more quotation marks, and ™. */
const ALL = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x201a, 0x201a],
  [0x201e, 0x201e],
  [0x2122, 0x2122],
];

/** Characters that do not occur in titles: the display face has them in its second subset. */
const NOT_IN_TITLES = '#$*<=>@_°·•−';

const pointsOf = (ranges) =>
  ranges.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index));
const first = pointsOf([...ASCII, ...NORTHERN]);
const firstOfTitles = first.filter((point) => !NOT_IN_TITLES.includes(String.fromCodePoint(point)));
const all = new Set([...first, ...pointsOf(ALL)].sort((one, other) => one - other));
const cutsWith = (points) => [
  { suffix: '', points },
  { suffix: '-western', points: [...all].filter((point) => !points.includes(point)) },
];

/** Font features that browsers apply by default to adjacent letters, and the numerals that the kit's styles use. */
const FEATURES = ['ccmp', 'mark', 'mkmk', 'kern', 'liga', 'clig', 'calt', 'rlig', 'lnum', 'tnum'];

const FACES = [
  {
    family: 'cormorant-garamond',
    weight: 500,
    file: 'cormorant-garamond-500',
    cuts: cutsWith(firstOfTitles),
  },
  {
    family: 'hanken-grotesk',
    weight: { min: 400, max: 600 },
    file: 'hanken-grotesk-400-600',
    cuts: cutsWith(first),
  },
];

const hex = (point) => point.toString(16).toUpperCase().padStart(4, '0');
function rangesOf(points) {
  return points
    .filter((point) => !points.includes(point - 1))
    .map((from) => {
      let to = from;
      while (points.includes(to + 1)) to += 1;
      return `U+${hex(from)}${from === to ? '' : `-${hex(to)}`}`;
    })
    .join(', ');
}

for (const { family, weight, file, cuts } of FACES) {
  const whole = readFileSync(
    require.resolve(`@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`),
  );
  for (const { suffix, points } of cuts) {
    const cut = await subsetFont(whole, String.fromCodePoint(...points), {
      targetFormat: 'woff2',
      variationAxes: { wght: weight },
      keepFeatures: FEATURES,
    });
    const name = `${file}${suffix}.woff2`;
    writeFileSync(join(import.meta.dirname, '../src/tokens/fonts', name), cut);
    process.stdout.write(`${name}: ${whole.length} bytes, cut to ${cut.length}\n${rangesOf(points)}\n`);
  }
}
