import { describe, expect, test } from 'vitest';
import { isRareSheet, withRareStyles } from './styles-with-code.ts';

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
    expect(withRareStyles(page('<p class="txtb">'), '/assets/rare-1.css')).toBe(page('<p class="txtb">'));
  });
});

test.each([
  ['rare-BvLQoZ1U.css', true],
  ['rare-BvLQoZ1U.css.br', false],
  ['rare-blocks-CvyjaiMu.js', false],
  ['style-Db167fBB.css', false],
])('isRareSheet(%j) is %j', (name, is) => {
  expect(isRareSheet(name)).toBe(is);
});
