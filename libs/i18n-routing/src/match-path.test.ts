import { describe, expect, test } from 'vitest';
import { localeOfPath, matchPath, type RouteMatch } from './testing/example-shop.ts';

describe('matchPath()', () => {
  test.each<[criterion: string, path: string, expected: RouteMatch | undefined]>([
    ['finds the English home page', '/', { name: 'home', locale: 'en', parameters: {} }],
    ['finds the Danish home page', '/da', { name: 'home', locale: 'da', parameters: {} }],
    ['finds a fixed page', '/shop', { name: 'shop', locale: 'en', parameters: {} }],
    ['finds a fixed page under the prefix', '/da/cart', { name: 'cart', locale: 'da', parameters: {} }],
    [
      'finds a translated segment',
      '/da/produkt/lae-serum',
      { name: 'product', locale: 'da', parameters: { slug: 'lae-serum' } },
    ],
    ['omits a missing optional parameter', '/routine', { name: 'routine', locale: 'en', parameters: {} }],
    [
      'reads an optional parameter',
      '/routine/the-simple-morning',
      { name: 'routine', locale: 'en', parameters: { slug: 'the-simple-morning' } },
    ],
    ['finds a collection', '/face', { name: 'collection', locale: 'en', parameters: { collection: 'face' } }],
    [
      'finds a child of a collection',
      '/da/ansigt/rens',
      { name: 'collection', locale: 'da', parameters: { collection: 'ansigt', path: 'rens' } },
    ],
    [
      'returns all remaining segments of a catch-all',
      '/care-journal/ingredients/2',
      { name: 'careJournal', locale: 'en', parameters: { path: 'ingredients/2' } },
    ],
    ['decodes parameters', '/tips/bl%C3%B8d', { name: 'tips', locale: 'en', parameters: { slug: 'blød' } }],
    ['decodes an encoded path as a browser does', '/%73hop', { name: 'shop', locale: 'en', parameters: {} }],
    ['ignores one trailing slash', '/da/shop/', { name: 'shop', locale: 'da', parameters: {} }],
    ['ignores query and hash', '/shop?q=/x#y', { name: 'shop', locale: 'en', parameters: {} }],
    ['is case-sensitive', '/Shop', { name: 'collection', locale: 'en', parameters: { collection: 'Shop' } }],
    ['finds the not-found page', '/404', { name: 'notFound', locale: 'en', parameters: {} }],
    ['finds nothing below a fixed page', '/cart/anything', undefined],
    ['finds no product without its slug', '/product', undefined],
    ['finds no page two levels below a slug', '/product/lee-serum/reviews', undefined],
    ['finds nothing in a malformed escape', '/product/%E0%A4%A', undefined],
    ['finds nothing in an empty segment', '/face//cleansers', undefined],
    ['finds nothing in two slashes', '//', undefined],
    ['finds nothing in three slashes', '///', undefined],
    ['finds nothing in a path that names a host', '//evil.example', undefined],
    ['finds nothing in dot segments', '/product/%2e%2e', undefined],
    ['finds nothing in a slash within a segment of a catch-all', '/face/cleansers%2F', undefined],
    ['finds nothing in a slash within one of several segments', '/face/a%2Fb/c', undefined],
    [
      'decodes a slash within a parameter of one segment',
      '/tips/a%2Fb',
      { name: 'tips', locale: 'en', parameters: { slug: 'a/b' } },
    ],
    ['finds nothing for a path without a slash', 'shop', undefined],
  ])('%s', (_criterion, path, expected) => {
    expect(matchPath(path)).toEqual(expected);
  });
});

describe('localeOfPath()', () => {
  test.each([
    ['/', 'en'],
    ['/da', 'da'],
    ['/da?x=/en', 'da'],
    ['/da/no/such/page', 'da'],
    ['/dansk', 'en'],
    ['/shop/da', 'en'],
    ['?da', 'en'],
    ['/%64a/shop', 'da'],
    ['/%E0%A4', 'en'],
    ['', 'en'],
  ])('%j is %s', (path, locale) => {
    expect(localeOfPath(path)).toBe(locale);
  });
});
