import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { sampleCases } from './sample-cases.ts';
import { expect, test } from './test.ts';
import { builtShopDirectory } from './workspace.ts';

test('every page is valid HTML', async ({ prerenderedPages: pages }) => {
  // 330 pages of 100 kB take 15 seconds on an idle machine.
  test.setTimeout(180_000);
  const validator = new HtmlValidate({
    root: true,
    extends: ['html-validate:standard', 'html-validate:a11y'],
    rules: {
      // Safari drops the role of a list without bullets, and of a table with another display.
      'no-redundant-role': 'off',
    },
  });
  const wrong: string[] = [];
  // Pages of one folder are of one kind.
  const kinds = sampleCases(pages, ({ path, lang }) => `${lang} ${dirname(path)}`);
  for (const file of ['404.html', 'da/404.html', ...kinds.map(({ path }) => join(path, 'index.html'))]) {
    const html = await readFile(join(builtShopDirectory, file), 'utf8');
    const { results } = await validator.validateString(html);
    for (const { ruleId, message, line } of results.flatMap(({ messages }) => messages)) {
      wrong.push(`${file}:${line} ${message} (${ruleId})`);
    }
  }
  expect(wrong).toEqual([]);
});

/*
 * React separates texts by comments, and Chromium drops a space that stands alone next to one: a screen reader then
 * says 'from€17'. The space belongs to the text before or after it.
 */
test('no two words look separate and are read as one', async ({ prerenderedPages: pages }) => {
  const joined: string[] = [];
  for (const { path } of pages) {
    const html = await readFile(join(builtShopDirectory, path, 'index.html'), 'utf8');
    for (const [words] of html.matchAll(/.{0,30}(?:-->\s+<|>\s+<!--).{0,30}/g))
      joined.push(`${path}: ${words}`);
  }
  expect(joined).toEqual([]);
});

/** Same as in `libs/ui/scripts/subset-fonts.mjs` for the display font. */
const NOT_IN_TITLES = /[#$*<=>@_°·•−]/g;

test('no page needs characters beyond the font subset that every page loads', async ({
  prerenderedPages: pages,
}) => {
  const others: string[] = [];
  for (const { path } of pages) {
    const html = await readFile(join(builtShopDirectory, path, 'index.html'), 'utf8');
    const faces = [...html.matchAll(/@font-face\{[^}]*unicode-range:([^;}]+)/g)].map(([, face = '']) => face);
    const [loaded = ''] = faces;
    expect(faces, path).toEqual([loaded, loaded]);
    const ranges = loaded.split(',').map((range) =>
      range
        .replace('U+', '')
        .split('-')
        .map((point) => Number.parseInt(point, 16)),
    );
    const isLoaded = (point: number) =>
      ranges.some(([first = 0, last = first]) => first <= point && point <= last);
    const text = html.replaceAll(/<(script|style)\b[^]*?<\/\1>|<[^>]*>|&#?\w+;|\s/g, '');
    for (const letter of new Set(text))
      if (!isLoaded(letter.codePointAt(0) ?? 0)) others.push(`${path}: ${letter}`);
    const titles = [...html.matchAll(/<(h[1-6]|blockquote)\b[^]*?<\/\1>/g)].map(([title]) => title);
    for (const [sign] of titles
      .join(' ')
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll(/&#?\w+;/g, '')
      .matchAll(NOT_IN_TITLES))
      others.push(`${path}: ${sign} in a title`);
  }
  expect(others).toEqual([]);
});
