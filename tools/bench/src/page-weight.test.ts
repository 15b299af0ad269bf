import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findPageBudgetProblems } from './page-budgets.ts';
import { sumSizes, weighPage } from './page-weight.ts';

const start = {
  data: '/assets/data.json',
  manifest: '/assets/manifest.js',
  entry: '/assets/entry.js',
  routes: [
    ['root', '/assets/root.js'],
    ['en.product', '/assets/load.js', '/assets/product.js'],
  ],
  shared: ['/assets/react.js'],
};

const page = `<!doctype html><html><head>
<link rel="preload" as="font" href="/assets/serif-latin.woff2" crossorigin>
<link rel="stylesheet" href="/assets/style.css"/>
<style>@font-face{font-family:Sans;src:url(/assets/sans-latin.woff2) format("woff2");unicode-range:U+??,U+2000-206F}</style>
</head><body><script>begin()</script><script type="application/ld+json">{"a":1}</script>
<script type="application/json" id="hydration-plan">${JSON.stringify(start)}</script></body></html>`;

const files: Readonly<Record<string, string>> = {
  'product/serum/index.html': page,
  'product/serum/index.html.br': 'x'.repeat(11),
  'assets/style.css': `@font-face{font-family:Serif;src:url(serif-latin.woff2)format("woff2");unicode-range:U+0000-00FF}
    @font-face{font-family:Serif;src:url(serif-greek.woff2)format("woff2");unicode-range:U+0370-03FF}`,
  'assets/style.css.br': 'x'.repeat(7),
  'assets/serif-latin.woff2': 'x'.repeat(100),
  'assets/serif-greek.woff2': 'x'.repeat(1000),
  'assets/sans-latin.woff2': 'x'.repeat(200),
  'assets/manifest.js': 'window.manifest={imports:["./named-in-text.js"]}',
  'assets/entry.js': 'import{a as b}from"./react.js";import"./style-free.js";b()',
  'assets/style-free.js': 'export*from"../assets/deep.js"',
  'assets/deep.js': 'export const deep="import \\"./named-in-text.js\\""',
  'assets/root.js': 'import("./later.js");export default 1',
  'assets/load.js': 'export const load=1',
  'assets/product.js': 'import{load}from"./load.js";export default load',
  'assets/react.js': 'export const a=()=>{}',
  'assets/react.js.br': 'x'.repeat(5),
  'assets/later.js': 'export default 2',
  'assets/data.json': '[]',
  'assets/data.json.br': 'x'.repeat(3),
};

let directory: string;
const write = async (name: string, text: string) => {
  await mkdir(dirname(join(directory, name)), { recursive: true });
  await writeFile(join(directory, name), text);
};
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'page-weight-'));
  for (const [name, text] of Object.entries(files)) await write(name, text);
});
afterEach(() => rm(directory, { recursive: true }));

const weigh = () => weighPage(directory, '/product/serum');
const addresses = (kind: 'html' | 'styles' | 'fonts' | 'scripts') => {
  const { [kind]: files } = weigh();
  return files.map(({ address }) => address).sort();
};

test('weighPage() counts the compressed file where there is one', () => {
  const { html, styles, scripts, data, stylesInPage } = weigh();
  expect(data).toEqual([{ address: '/assets/data.json', size: 3 }]);
  expect(stylesInPage).toBeGreaterThan(60);
  expect(html).toEqual([{ address: '/product/serum/index.html', size: 11 }]);
  expect(styles).toEqual([{ address: '/assets/style.css', size: 7 }]);
  expect(scripts).toContainEqual({ address: '/assets/react.js', size: 5 });
  expect(scripts).toContainEqual({ address: '/assets/load.js', size: 'export const load=1'.length });
});

test('weighPage() counts each font for Latin text once, under whatever name', () => {
  expect(addresses('fonts')).toEqual(['/assets/sans-latin.woff2', '/assets/serif-latin.woff2']);
});

test('weighPage() follows static imports, but not dynamic imports or mentions', () => {
  expect(addresses('scripts')).toEqual([
    '/assets/deep.js',
    '/assets/entry.js',
    '/assets/load.js',
    '/assets/manifest.js',
    '/assets/product.js',
    '/assets/react.js',
    '/assets/root.js',
    '/assets/style-free.js',
    'script in the page',
  ]);
});

test('weighPage() finds a deeply nested module, and the exceeded budget names it', async () => {
  const before = sumSizes(weigh().scripts);
  await write('assets/deep.js', 'import"./planted.js"');
  await write('assets/planted.js', `"${'x'.repeat(3000)}"`);
  const weight = weigh();
  expect(sumSizes(weight.scripts) - before).toBeGreaterThan(2900);

  const budget = { html: 1, styles: 1, fonts: 1, scripts: 1, data: 1, all: 5, requests: 14 };
  expect(findPageBudgetProblems(weight, budget)).toEqual([
    expect.stringMatching(/^3\.\d KiB of scripts, its limit is 1:\n +2\.9 {2}\/assets\/planted\.js\n/),
  ]);
  expect(findPageBudgetProblems(weight, { ...budget, scripts: 4 })).toEqual([]);
  expect(findPageBudgetProblems(weight, { ...budget, scripts: 4, all: 3 })).toEqual([
    expect.stringMatching(/^3\.\d KiB in all, its limit is 3$/),
  ]);
  expect(findPageBudgetProblems(weight, { ...budget, scripts: 4, requests: 13 })).toEqual([
    expect.stringMatching(/^14 requests, its limit is 13:\n[^]*planted/),
  ]);
});

test('weighPage() counts files that the page itself requests', async () => {
  await write(
    'product/serum/index.html',
    page.replace('</head>', '<link rel="modulepreload" href="/assets/later.js"></head>'),
  );
  expect(addresses('scripts')).toContain('/assets/later.js');
});

test('weighPage() throws for a page that it cannot measure correctly', async () => {
  await write('product/serum/index.html', page.replace('id="hydration-plan"', 'id="begin"'));
  expect(weigh).toThrow('Cannot weigh /product/serum: it has no script with the id "hydration-plan"');
  await write('product/serum/index.html', page.replace('/assets/root.js', '/assets/gone.js'));
  expect(weigh).toThrow('Cannot weigh /assets/gone.js');
});
