import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './workspace.ts';

/** Facts of this shop only: its name, currencies, languages, markets and SKUs, and keys derived from them. */
const FACT = /(?<!@)marehalm|DKK|NOK|'da'|'dk'|\bMH-/giu;

/** Not what a consumer imports, or generated from a document of another company. */
const isOther = (file: string) =>
  file.startsWith('libs/shop/') ||
  /\.(?:test|stories|fuzz)\.|\/testing\/|storefront-schema\.d\.ts$/u.test(file);

/** The places in a text that state a fact, as `line: text`. Names of packages are none. */
function factsIn(text: string): readonly string[] {
  return text
    .split('\n')
    .flatMap((line, index) => (line.search(FACT) < 0 ? [] : [`${index + 1}: ${line.trim()}`]));
}

test('only libs/shop states facts of this shop: elsewhere make them arguments with a documented default', () => {
  const files = globSync('libs/*/src/**/*.{ts,tsx,css,json}', { cwd: root }).filter((file) => !isOther(file));
  expect(files.length).toBeGreaterThan(150);
  const found = files.flatMap((file) =>
    factsIn(readFileSync(join(root, file), 'utf8')).map((fact) => `${file}:${fact}`),
  );
  expect(found).toEqual([]);
});

test.each([
  ["export const KEY = 'marehalm-bag';", 1],
  ["type Currency = 'DKK' | 'EUR';", 1],
  ["const locales = ['en', 'da'];", 1],
  ["country: 'DK',", 1],
  ['/^MH(-[A-Z0-9]+)+$/ matches MH-P04-30', 1],
  ["import { money } from '@marehalm/cart-domain/money';", 0],
  ["// as in Denmark, 'data' and 'dark'", 0],
])('%j has %i', (line, count) => {
  expect(factsIn(line)).toHaveLength(count);
});

test('all libraries have the same currency decimals', () => {
  const copies = globSync('libs/*/src/**/currency-exponent.ts', { cwd: root }).map((file) => ({
    file,
    code: readFileSync(join(root, file), 'utf8').replaceAll(/\/\*\*.*?\*\//gsu, ''),
  }));
  expect(copies.map(({ file }) => file.split('/')[1]).sort()).toEqual([
    'analytics',
    'cart-domain',
    'commerce-client',
    'i18n-routing',
    'search',
    'site-metadata',
  ]);
  for (const { file, code } of copies) expect(code, file).toBe(copies[0]?.code);
});
