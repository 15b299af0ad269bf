import { describe, expect, test } from 'vitest';
import { extractJsonLdMarkup } from './json-ld.ts';

const loaded = [
  ['root', null],
  ['en', { menu: ['Face'] }],
  [
    'en.shop',
    { head: { title: 'Shop', statements: [{ '@type': 'ItemList' }, { '@type': 'Article' }] }, intro: 'All' },
  ],
] as const;

describe('extractJsonLdMarkup()', () => {
  test('writes each item into an element of its own', () => {
    expect(extractJsonLdMarkup(loaded).markup).toBe(
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"ItemList"}</script>' +
        '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Article"}</script>',
    );
  });

  test('leaves other data and its input unchanged', () => {
    const before = structuredClone(loaded);
    expect(JSON.parse(JSON.stringify(extractJsonLdMarkup(loaded).data))).toEqual([
      ['root', null],
      ['en', { menu: ['Face'] }],
      ['en.shop', { head: { title: 'Shop' }, intro: 'All' }],
    ]);
    expect(loaded).toEqual(before);
  });

  test.each(['</script><img onerror=alert(1)>', '<!--<script>', '$& $1'])('escapes the text %s', (name) => {
    const { markup } = extractJsonLdMarkup([['en', { head: { statements: [{ name }] } }]]);
    const [, text = ''] = /^<script[^>]*>(.*)<\/script>$/.exec(markup) ?? [];
    expect(text).not.toContain('<');
    expect(JSON.parse(text)).toMatchObject({ name });
  });
});
