import { describe, expect, test } from 'vitest';
import { alternatesFor } from './testing/example-shop.ts';

const serum = { en: { slug: 'lee-serum' }, da: { slug: 'lae-serum' } };

describe('alternatesFor()', () => {
  test('returns absolute URLs in both languages, and English as the default', () => {
    const match = { name: 'product', locale: 'da', parameters: serum.da } as const;
    expect(alternatesFor(match, serum, 'https://shop.example//')).toEqual({
      canonical: 'https://shop.example/da/produkt/lae-serum',
      alternates: [
        { hreflang: 'en', href: 'https://shop.example/product/lee-serum' },
        { hreflang: 'da', href: 'https://shop.example/da/produkt/lae-serum' },
        { hreflang: 'x-default', href: 'https://shop.example/product/lee-serum' },
      ],
    });
  });

  test('omits a language without the page', () => {
    const match = { name: 'journal', locale: 'da', parameters: { slug: 'kun-paa-dansk' } } as const;
    expect(alternatesFor(match)).toEqual({
      canonical: '/da/journal/kun-paa-dansk',
      alternates: [{ hreflang: 'da', href: '/da/journal/kun-paa-dansk' }],
    });
  });

  test('prefers the slugs of the content to that of an old URL', () => {
    const match = { name: 'product', locale: 'da', parameters: { slug: 'shelter' } } as const;
    expect(alternatesFor(match, serum).canonical).toBe('/da/produkt/lae-serum');
  });

  test('returns both languages of an index, also when its parameter is named', () => {
    const match = { name: 'tips', locale: 'en', parameters: { slug: undefined } } as const;
    expect(alternatesFor(match).alternates.map(({ href }) => href)).toEqual(['/tips', '/da/tips', '/tips']);
  });

  test('writes the home page with the slash of an origin', () => {
    const match = { name: 'home', locale: 'en', parameters: {} } as const;
    expect(alternatesFor(match, {}, 'https://shop.example').canonical).toBe('https://shop.example/');
  });
});
