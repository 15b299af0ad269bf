import { describe, expect, expectTypeOf, test } from 'vitest';
import { switchLocale } from './testing/example-shop.ts';

const serum = { en: { slug: 'lee-serum' }, da: { slug: 'lae-serum' } };

describe('switchLocale()', () => {
  test('returns the same page in another language', () => {
    const match = { name: 'product', locale: 'en', parameters: serum.en } as const;
    expect(switchLocale(match, 'da', serum)).toBe('/da/produkt/lae-serum');
    expect(switchLocale({ ...match, locale: 'da', parameters: serum.da }, 'en', serum)).toBe(
      '/product/lee-serum',
    );
  });

  test("returns the same path for the page's own language", () => {
    const match = { name: 'product', locale: 'en', parameters: serum.en } as const;
    expect(switchLocale(match, 'en')).toBe('/product/lee-serum');
  });

  test('needs no parameters for a page without them', () => {
    expect(switchLocale({ name: 'cart', locale: 'da', parameters: {} }, 'en')).toBe('/cart');
    expect(switchLocale({ name: 'tips', locale: 'en', parameters: {} }, 'da')).toBe('/da/tips');
  });

  test('returns the index where the slug of the other language is unknown', () => {
    const inJournal = { name: 'careJournal', locale: 'en', parameters: { path: 'ingredients' } } as const;
    expect(switchLocale(inJournal, 'da')).toBe('/da/care-journal');
    const tip = { name: 'tips', locale: 'da', parameters: { slug: 'fugtig-hud' } } as const;
    expect(switchLocale(tip, 'en')).toBe('/tips');
  });

  test('returns the home page without an index, and never a slug of another language', () => {
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
