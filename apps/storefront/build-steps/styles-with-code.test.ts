import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { lettersOf } from './class-names.ts';
import { filesWithCode, isRareSheet, withRareStyles } from './styles-with-code.ts';

const letters = { late: new Set(['bag']), rare: new Set(['tip', 'vid']) };
const own = '<link rel="stylesheet" href="/assets/style-1.css"/>';
const rare = '<link rel="stylesheet" href="/assets/rare-1.css"/>';
const page = (body: string, links = own) => `<head>${links}</head><body>${body}</body>`;
const styled = (body: string) => withRareStyles(page(body), '/assets/rare-1.css', letters);

describe('withRareStyles()', () => {
  test.each([
    ['nothing rare', '<p class="txtb"></p>', own],
    ['something rare', '<p class="txtb"></p><ul class="lstb tipb">', own + rare],
    ['two such things', '<div class="vidb"></div><div class="tipb">', own + rare],
    ['words that look like it', '<p title="tipb">tipb</p>', own],
  ])('links a page that shows %s to its stylesheets', (_, body, links) => {
    expect(styled(body)).toBe(page(body, links));
  });

  test('lets no page be made that shows what has no styles before its code', () => {
    expect(() => styled('<p class="txtb bagc">')).toThrow(/^Cannot style a page: .* bag,/);
  });

  test('knows the late and the rare files of the shop by their names', () => {
    const inShop = (place: string, links?: string) => page(`<p class="${lettersOf(place)}b">`, links);
    const styledInShop = (html: string) => withRareStyles(html, '/assets/rare-1.css');
    const text = 'libs/ui/src/Heading/Heading.module.css';
    expect(styledInShop(inShop(text))).toBe(inShop(text));
    expect(() => styledInShop(inShop('libs/ui/src/BagLine/BagLine.module.css'))).toThrow(
      'Cannot style a page',
    );
    const banner = 'libs/ui/src/Banner/Banner.module.css';
    expect(styledInShop(inShop(banner))).toBe(inShop(banner, own + rare));
  });
});

test('what has its styles with its code exists', () => {
  expect([...filesWithCode].filter((file) => !existsSync(file))).toEqual([]);
});

test.each([
  ['rare-BvLQoZ1U.css', true],
  ['rare-BvLQoZ1U.css.br', false],
  ['rare-blocks-CvyjaiMu.js', false],
  ['style-Db167fBB.css', false],
])('isRareSheet(%j) is %j', (name, is) => {
  expect(isRareSheet(name)).toBe(is);
});
