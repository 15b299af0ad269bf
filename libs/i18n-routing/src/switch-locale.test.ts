import { describe, expect, expectTypeOf, test } from 'vitest';
import { switchLocale } from './testing/example-shop.ts';

const serum = { en: { slug: 'lee-serum' }, da: { slug: 'lae-serum' } };

describe('switchLocale()', () => {
  test('leads to the twin of a page', () => {
    const match = { name: 'product', locale: 'en', parameters: serum.en } as const;
    expect(switchLocale(match, 'da', serum)).toBe('/da/produkt/lae-serum');
    expect(switchLocale({ ...match, locale: 'da', parameters: serum.da }, 'en', serum)).toBe(
      '/product/lee-serum',
    );
  });

  test('stays on the page when its language is asked for', () => {
    const match = { name: 'product', locale: 'en', parameters: serum.en } as const;
    expect(switchLocale(match, 'en')).toBe('/product/lee-serum');
  });

  test('needs to know nothing of a page without parameters', () => {
    expect(switchLocale({ name: 'cart', locale: 'da', parameters: {} }, 'en')).toBe('/cart');
    expect(switchLocale({ name: 'tips', locale: 'en', parameters: {} }, 'da')).toBe('/da/tips');
  });

  test('leads to the index where the twin is not known', () => {
    const inJournal = { name: 'careJournal', locale: 'en', parameters: { path: 'ingredients' } } as const;
    expect(switchLocale(inJournal, 'da')).toBe('/da/care-journal');
    const tip = { name: 'tips', locale: 'da', parameters: { slug: 'fugtig-hud' } } as const;
    expect(switchLocale(tip, 'en')).toBe('/tips');
  });

  test('leads home where there is no index either, and never to a slug of another language', () => {
    const match = { name: 'product', locale: 'en', parameters: serum.en } as const;
    expect(switchLocale(match, 'da', { en: serum.en })).toBe('/da');
    expect(switchLocale({ ...match, locale: 'da' }, 'en')).toBe('/');
    const collection = { collection: 'face', path: undefined };
    expect(switchLocale({ name: 'collection', locale: 'en', parameters: collection }, 'da')).toBe('/da');
  });

  test('compiles only with the parameters of the page', () => {
    const mistakes = () => {
      const match = { name: 'product', locale: 'en', parameters: serum.en } as const;
      // @ts-expect-error: a product has no path.
      switchLocale(match, 'da', { da: { path: 'lae-serum' } });
      // @ts-expect-error: no such language.
      switchLocale(match, 'nb');
      // @ts-expect-error: a product has a slug.
      switchLocale({ name: 'product', locale: 'en', parameters: {} }, 'da');
    };
    expectTypeOf(mistakes).toBeFunction();
  });
});
