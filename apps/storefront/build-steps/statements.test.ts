import { describe, expect, test } from 'vitest';
import { statementsIn, withoutStatements, withStatements } from './statements.ts';

const loaded = [
  ['root', null],
  ['en', { menu: ['Face'] }],
  ['en.shop', { head: { title: 'Shop', statements: [{ '@type': 'ItemList' }] }, intro: 'All' }],
] as const;

test('statementsIn() finds what any loader says', () => {
  expect(statementsIn(loaded)).toEqual([{ '@type': 'ItemList' }]);
});

test('withoutStatements() leaves all else as it is, and what it was given', () => {
  const before = structuredClone(loaded);
  expect(JSON.parse(JSON.stringify(withoutStatements(loaded)))).toEqual([
    ['root', null],
    ['en', { menu: ['Face'] }],
    ['en.shop', { head: { title: 'Shop' }, intro: 'All' }],
  ]);
  expect(loaded).toEqual(before);
});

describe('withStatements()', () => {
  test('says each in an element of its own, at the end of the body', () => {
    expect(withStatements('<body>a</body></html>', [{ '@type': 'Product' }, { '@type': 'Article' }])).toBe(
      '<body>a<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product"}</script>' +
        '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Article"}</script></body></html>',
    );
  });

  test.each(['</script><img onerror=alert(1)>', '<!--<script>', '$& $1'])(
    'lets the text %s neither out nor get lost',
    (name) => {
      const html = withStatements('<body></body>', [{ name }]);
      const [, text = ''] = /<script[^>]*>(.*)<\/script><\/body>$/.exec(html) ?? [];
      expect(text).not.toContain('<');
      expect(JSON.parse(text)).toMatchObject({ name });
    },
  );
});
