import { test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { hrefOf } from './href.ts';
import { matchPath } from './match-path.ts';
import { switchLocale } from './switch-locale.ts';
import { anyTranslatedPage } from './testing/arbitraries.ts';

const serum = { en: { slug: 'lee-serum' }, da: { slug: 'lae-serum' } };

describe('switchLocale()', () => {
  test('leads to the twin of a page', () => {
    const match = { name: 'product', locale: 'en', parameters: serum.en } as const;
    expect(switchLocale(match, 'da', serum)).toBe('/da/produkt/lae-serum');
  });

  test('needs to know nothing of a page without parameters', () => {
    expect(switchLocale({ name: 'cart', locale: 'da', parameters: {} }, 'en')).toBe('/cart');
    expect(switchLocale({ name: 'tips', locale: 'en', parameters: {} }, 'da')).toBe('/da/tips');
  });

  test('leads to the index where the twin is not known', () => {
    const match = { name: 'careJournal', locale: 'en', parameters: { path: 'ingredients' } } as const;
    expect(switchLocale(match, 'da')).toBe('/da/care-journal');
  });

  test('leads home where there is no index either, and never to a slug of another language', () => {
    const match = { name: 'product', locale: 'en', parameters: serum.en } as const;
    expect(switchLocale(match, 'da', { en: serum.en })).toBe('/da');
  });

  test.prop([anyTranslatedPage])('there and back is where it began', ({ match, parametersPerLocale }) => {
    const there = match.locale === 'en' ? 'da' : 'en';
    const twin = matchPath(switchLocale(match, there, parametersPerLocale));
    expect(twin).toEqual({ name: match.name, locale: there, parameters: parametersPerLocale[there] });
    expect(twin && switchLocale(twin, match.locale, parametersPerLocale)).toBe(hrefOf(match));
  });
});
