import { describe, expect, test } from 'vitest';
import { hrefFor, hrefOf, matchPath } from './testing/example-shop.ts';

describe('hrefFor()', () => {
  test.each([
    ['the home page', hrefFor('home', 'en'), '/'],
    ['the home page under the prefix', hrefFor('home', 'da'), '/da'],
    ['a fixed page', hrefFor('accountAddressEdit', 'da'), '/da/account/addresses/edit'],
    [
      'a translated segment',
      hrefFor('sustainability', 'da', { slug: 'ansvar' }),
      '/da/baeredygtighed/ansvar',
    ],
    ['an optional parameter that is left out', hrefFor('tips', 'en'), '/tips'],
    ['an optional parameter that is undefined', hrefFor('tips', 'en', { slug: undefined }), '/tips'],
    [
      'an optional parameter',
      hrefFor('tips', 'en', { slug: 'apply-to-damp-skin' }),
      '/tips/apply-to-damp-skin',
    ],
    [
      'a catch-all',
      hrefFor('collection', 'en', { collection: 'face', path: 'cleansers/all' }),
      '/face/cleansers/all',
    ],
    [
      'a value with special characters',
      hrefFor('journal', 'en', { slug: '100% grass?/#' }),
      '/journal/100%25%20grass%3F%2F%23',
    ],
  ])('writes %s', (_criterion, href, expected) => {
    expect(href).toBe(expected);
  });

  test.each(['', '.', '..', '\uD800'])('refuses the segment %j, which no URL can carry', (slug) => {
    expect(() => hrefFor('product', 'en', { slug })).toThrow(RangeError);
    expect(() => hrefFor('careJournal', 'en', { path: `grass/${slug}` })).toThrow(RangeError);
  });

  test('throws for a collection that is named like another route', () => {
    expect(() => hrefFor('collection', 'en', { collection: 'cart' })).toThrow(
      'Cannot build the path of "collection": "/cart" matches another route, or none',
    );
    expect(() => hrefFor('collection', 'da', { collection: 'produkt' })).toThrow(RangeError);
    expect(hrefFor('collection', 'en', { collection: 'produkt' })).toBe('/produkt');
  });

  test('names the given value', () => {
    expect(() => hrefFor('product', 'en', { slug: '..' })).toThrow(
      new RangeError('Cannot build the path of "product": parameter "slug" cannot be ".." in a URL'),
    );
  });

  test('throws for a path that is a page of another language, though one of the same name', () => {
    expect(() => hrefFor('collection', 'en', { collection: 'da', path: 'ansigt' })).toThrow(RangeError);
  });

  test('names a missing parameter to untyped callers', () => {
    // @ts-expect-error: the slug is missing.
    expect(() => hrefFor('product', 'en', {})).toThrow('parameter "slug" is missing');
  });
});

describe('hrefOf()', () => {
  test('returns the canonical form of the matched path', () => {
    const match = matchPath('/da/%70rodukt/l%c3%a6-serum/?size=30');
    expect(match && hrefOf(match)).toBe('/da/produkt/l%C3%A6-serum');
  });
});
