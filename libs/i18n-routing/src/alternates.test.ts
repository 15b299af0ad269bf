import { test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { alternatesFor } from './alternates.ts';
import { matchPath } from './match-path.ts';
import { anyTranslatedPage } from './testing/arbitraries.ts';
import { type RouteMatch } from './route-table.ts';

const serum = { en: { slug: 'lee-serum' }, da: { slug: 'lae-serum' } };

describe('alternatesFor()', () => {
  test('gives absolute addresses in both languages, and English to everybody else', () => {
    const match = { name: 'product', locale: 'da', parameters: serum.da } as const;
    expect(alternatesFor(match, serum, 'https://shop.example/')).toEqual({
      canonical: 'https://shop.example/da/produkt/lae-serum',
      alternates: [
        { hreflang: 'en', href: 'https://shop.example/product/lee-serum' },
        { hreflang: 'da', href: 'https://shop.example/da/produkt/lae-serum' },
        { hreflang: 'x-default', href: 'https://shop.example/product/lee-serum' },
      ],
    });
  });

  test('leaves out a language that lacks the page', () => {
    const match = { name: 'journal', locale: 'da', parameters: { slug: 'kun-paa-dansk' } } as const;
    expect(alternatesFor(match)).toEqual({
      canonical: '/da/journal/kun-paa-dansk',
      alternates: [{ hreflang: 'da', href: '/da/journal/kun-paa-dansk' }],
    });
  });

  test('writes the home page with the slash that an origin has', () => {
    const match = { name: 'home', locale: 'en', parameters: {} } as const;
    expect(alternatesFor(match, {}, 'https://shop.example').canonical).toBe('https://shop.example/');
  });

  test.prop([anyTranslatedPage])('is the same set seen from each twin', ({ match, parametersPerLocale }) => {
    const { canonical, alternates } = alternatesFor(match, parametersPerLocale);
    expect(matchPath(canonical)).toEqual(match);
    for (const { href } of alternates) {
      const twin = matchPath(href) as RouteMatch;
      expect(alternatesFor(twin, parametersPerLocale).alternates).toEqual(alternates);
    }
  });
});
