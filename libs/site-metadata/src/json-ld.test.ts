import { describe, expect, test } from 'vitest';
import { extractJsonLd } from './json-ld.ts';

const loaded = [
  ['root', null],
  ['en', { menu: ['Face'] }],
  [
    'en.shop',
    { head: { title: 'Shop', statements: [{ '@type': 'ItemList' }, { '@type': 'Article' }] }, intro: 'All' },
  ],
] as const;

describe('extractJsonLd()', () => {
  test('writes each item into an element of its own', () => {
    expect(extractJsonLd(loaded).markup).toBe(
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"ItemList"}</script>' +
        '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Article"}</script>',
    );
  });

  test('leaves other data and its input unchanged', () => {
    const before = structuredClone(loaded);
    expect(JSON.parse(JSON.stringify(extractJsonLd(loaded).data))).toEqual([
      ['root', null],
      ['en', { menu: ['Face'] }],
      ['en.shop', { head: { title: 'Shop' }, intro: 'All' }],
    ]);
    expect(loaded).toEqual(before);
  });

  test.each(['</script><img onerror=alert(1)>', '<!--<script>', '$& $1'])('escapes the text %s', (name) => {
    const { markup } = extractJsonLd([['en', { head: { statements: [{ name }] } }]]);
    const [, text = ''] = /^<script[^>]*>(.*)<\/script>$/.exec(markup) ?? [];
    expect(text).not.toContain('<');
    expect(JSON.parse(text)).toMatchObject({ name });
  });
});
