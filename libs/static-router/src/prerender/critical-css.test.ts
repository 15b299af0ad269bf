import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import {
  extractCriticalCss,
  collectVisibleElements,
  parseStylesheet,
  findStylesheetUrl,
  insertCriticalCss,
} from './critical-css.ts';

const link = '<link rel="stylesheet" href="/assets/style-1.css"/>';
const page = (body: string) => `<html lang="en"><head>${link}</head><body>${body}</body></html>`;

const options = { elementsInViewport: 100, maxBytes: 3900, rootAttributes: ['data-market'] };

function criticalFor(css: string, ...bodies: readonly string[]) {
  const stylesheet = parseStylesheet(css);
  const elements = bodies.map((body) =>
    collectVisibleElements(page(body), stylesheet).map(({ description }) => description),
  );
  return { stylesheet, ...extractCriticalCss(stylesheet, elements, options) };
}

const cssFor = (css: string, ...bodies: readonly string[]) =>
  criticalFor(css, ...bodies).css.replace(/@media \(scripting:enabled\).*/, '');

test.each([
  ['an element of the page', 'p{color:red}', 'p{color:red}'],
  ['an element that is not on the page', 'h2{color:red}', ''],
  ['the needed selectors of a list', 'p,h2,.x{color:red}', 'p,.x{color:red}'],
  [
    'a class and an attribute of one element',
    '.x[data-size=large]{color:red}',
    '.x[data-size=large]{color:red}',
  ],
  ['a class and an attribute of two elements', '.y[data-size=large]{color:red}', ''],
  ['another value', '.x[data-size=small]{color:red}', ''],
  ['each side of a combinator', '.x>.y{color:red}', '.x>.y{color:red}'],
  ['one side of a combinator alone', '.x>.z{color:red}', ''],
  ['a negation', '.x:not(.z){color:red}', '.x:not(.z){color:red}'],
  ['a negation that no element matches', 'p:not(.y){color:red}', ''],
  ['a negated state', 'p:not(:hover){color:red}', 'p:not(:hover){color:red}'],
  ['a negated relation', 'p:not(:has(b)){color:red}', 'p:not(:has(b)){color:red}'],
  ['a state that no element has', 'p:disabled{color:red}', ''],
  ['an attribute that only another page has', '[data-size=small]{color:red}', ''],
  ['one of several alternatives', ':is(.z,.y) p{color:red}', ':is(.z,.y) p{color:red}'],
  ['none of several alternatives', ':where(.z,.a .b) p{color:red}', ''],
  [
    'an attribute that the first script sets',
    ':root[data-market=dk] .x{color:red}',
    ':root[data-market=dk] .x{color:red}',
  ],
  ['a pseudo-element', '.x::before{content:""}', '.x::before{content:""}'],
  ['a hover state', '.x:hover{color:red}', ''],
  ['the backdrop of a dialog', '.x::backdrop{color:red}', ''],
  ['a layer in its order', '@layer a,b;@layer b{p{color:red}h2{top:0}}', '@layer a,b;@layer b{p{color:red}}'],
  ['a window', '@media (width>=64em){p{color:red}}', '@media (width>=64em){p{color:red}}'],
  ['print', '@media print{p{color:red}}', ''],
  ['a media query for a pointer', '@media (hover:hover){p{color:red}}', ''],
  [
    'a media query for a wide viewport with a pointer',
    '@media (width>=64em) and (hover:hover){p{color:red}}',
    '',
  ],
  [
    'a media query for no pointer',
    '@media not (hover:hover){p{display:none}}',
    '@media not (hover:hover){p{display:none}}',
  ],
  ['motion', '@keyframes in{from{top:0}}p{animation:in 1s;color:red}', 'p{color:red}'],
  [
    'used variables, and those they use',
    'p{--a:1px;--b:var(--a);--c:2px;top:var(--b)}',
    'p{--0:1px;--1:var(--0);top:var(--1)}',
  ],
  ['fonts, which every page has', '@font-face{font-family:Sans}p{color:red}', 'p{color:red}'],
])('extractCriticalCss() decides on %s', (_what, css, kept) => {
  const body = '<div class="x" data-size="large"><p class="y">Balm</p></div>';
  expect(cssFor(css, body)).toBe(kept);
});

test('extractCriticalCss() ignores closed and unpainted elements', () => {
  const body = `<details><summary>Open</summary><b>b</b></details><dialog><i>i</i></dialog><div hidden><u>u</u></div>
    <svg><path d=""/></svg><details open><summary></summary><em>em</em></details>`;
  expect(cssFor('b,i,u,path,em,summary{top:0}', body)).toBe('em,summary{top:0}');
});

test('extractCriticalCss() covers the elements of all given pages', () => {
  expect(cssFor('b{top:0}i{top:0}u{top:0}', '<b></b>', '<i></i>')).toBe('b{top:0}i{top:0}');
});

test('extractCriticalCss() stays within its limit by omitting elements further down', () => {
  // What cannot be compressed: 400 classes with 40 random letters each.
  let seed = 1;
  const letter = () => String.fromCodePoint(97 + ((seed = (seed * 48_271) % 2_147_483_647) % 26));
  const names = Array.from({ length: 400 }, () => Array.from({ length: 40 }, letter).join(''));
  const css = names.map((name) => `.${name}{top:0}`).join('');
  const body = names.map((name) => `<p class="${name}"></p>`).join('');
  const critical = criticalFor(css, body);
  expect(brotliCompressSync(critical.css).length).toBeLessThanOrEqual(options.maxBytes);
  expect(critical.css).toContain(names[10]);
  const styled = insertCriticalCss(page(body), critical, critical.stylesheet);
  const [, fold = ''] = /<p data-below-fold="" class="(\w+)">/.exec(styled) ?? [];
  expect(critical.css).not.toContain(fold);
  expect(critical.css).toContain(names[names.indexOf(fold) - 1]);
});

test('insertCriticalCss() preloads the stylesheet, and applies it where scripts are disabled', () => {
  const critical = criticalFor('p{top:0}', '<p>Balm</p>');
  const styled = insertCriticalCss(page('<p>Balm</p>'), critical, critical.stylesheet);
  expect(styled).toContain(
    `<style>${critical.css}</style><link rel="preload" as="style" fetchpriority="low" href="/assets/style-1.css"/><noscript>${link}</noscript></head>`,
  );
  expect(styled).not.toContain('data-below-fold=""');
});

test('insertCriticalCss() preloads a second stylesheet as well', () => {
  const critical = criticalFor('p{top:0}', '<p>Balm</p>');
  const rare = '<link rel="stylesheet" href="/assets/rare-1.css"/>';
  const two = page('<p>Balm</p>').replace(link, link + rare);
  expect(findStylesheetUrl(two)).toBe('/assets/style-1.css');
  expect(insertCriticalCss(two, critical, critical.stylesheet)).toContain(
    `<link rel="preload" as="style" fetchpriority="low" href="/assets/style-1.css"/><link rel="preload" as="style" fetchpriority="low" href="/assets/rare-1.css"/><noscript>${link}${rare}</noscript></head>`,
  );
});

test('insertCriticalCss() marks the first element that is not covered, and later ones that are in none of them', () => {
  const critical = criticalFor(
    '.x,.y,.z,[data-ground=dark]{top:0}',
    '<main><p class="x" data-ground="#abc">Balm</p></main>',
  );
  const other =
    '<main><p class="x" data-ground="#def">Serum</p><p class="x y">Soap <b class="x">bar</b></p><p class="z">Oil</p></main><footer><p class="x">Aarhus</p></footer>';
  expect(insertCriticalCss(page(other), critical, critical.stylesheet)).toContain(
    '<main><p class="x" data-ground="#def">Serum</p><p data-below-fold="" class="x y">Soap <b class="x">bar</b></p><p data-below-fold="" class="z">Oil</p></main><footer data-below-fold=""><p class="x">Aarhus</p></footer>',
  );
});

test('insertCriticalCss() keeps a page unchanged without critical CSS', () => {
  const critical = criticalFor('p{top:0}');
  expect(critical).toMatchObject({ css: '', covered: [] });
  expect(insertCriticalCss(page('<p></p>'), critical, critical.stylesheet)).toBe(page('<p></p>'));
});

test('extractCriticalCss() replaces custom properties that have one value', () => {
  const css =
    ':root{--b:2px solid var(--c);--c:red}@layer tokens{:root{--d:3px}}p{border:var(--b);top:var(--d)}';
  expect(cssFor(css, '<p></p>')).toBe('p{border:2px solid red;top:3px}');
});

test('extractCriticalCss() shortens the names of custom properties', () => {
  expect(
    cssFor(
      'p{--ink:red;--edge:1px solid var(--ink)}p{--foot:0px;border:var(--edge);top:var(--foot,var(--other))}',
      '<p></p>',
    ),
  ).toBe('p{--0:red;--1:1px solid var(--0)}p{--2:0px;border:var(--1);top:var(--2,var(--other))}');
});
