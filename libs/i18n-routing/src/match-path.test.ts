import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { hrefOf } from './href.ts';
import { segmentsOf } from './internal/segments.ts';
import { locales } from './locales.ts';
import { localeOfPath, matchPath } from './match-path.ts';
import { type RouteMatch, routeNames } from './route-table.ts';
import { anyMatch, anyPath } from './testing/arbitraries.ts';

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
    ['leaves out an optional parameter', '/routine', { name: 'routine', locale: 'en', parameters: {} }],
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
      'takes all that follows for a catch-all',
      '/care-journal/ingredients/2',
      { name: 'careJournal', locale: 'en', parameters: { path: 'ingredients/2' } },
    ],
    ['decodes parameters', '/tips/bl%C3%B8d', { name: 'tips', locale: 'en', parameters: { slug: 'blød' } }],
    ['reads an encoded path as a browser does', '/%73hop', { name: 'shop', locale: 'en', parameters: {} }],
    ['overlooks one slash at the end', '/da/shop/', { name: 'shop', locale: 'da', parameters: {} }],
    ['overlooks query and hash', '/shop?q=/x#y', { name: 'shop', locale: 'en', parameters: {} }],
    ['tells cases apart', '/Shop', { name: 'collection', locale: 'en', parameters: { collection: 'Shop' } }],
    ['takes the not-found page for a page', '/404', { name: 'notFound', locale: 'en', parameters: {} }],
    ['finds nothing below a fixed page', '/cart/anything', undefined],
    ['finds no product without its slug', '/product', undefined],
    ['finds no page two levels below a slug', '/product/lee-serum/reviews', undefined],
    ['finds nothing in a malformed escape', '/product/%E0%A4%A', undefined],
    ['finds nothing in an empty segment', '/face//cleansers', undefined],
    ['finds nothing in a path that names a host', '//evil.example', undefined],
    ['finds nothing in dot segments', '/product/%2e%2e', undefined],
    ['finds nothing in what is no path', 'shop', undefined],
  ])('%s', (_criterion, path, expected) => {
    expect(matchPath(path)).toEqual(expected);
  });

  test.prop([anyMatch])('finds the page that a path was built for', (match) => {
    expect(matchPath(hrefOf(match))).toEqual(match);
  });

  test.prop([anyPath])('gives a match whose own path gives it again', (path) => {
    const match = matchPath(path);
    if (match) expect(matchPath(hrefOf(match))).toEqual(match);
  });

  test.prop([fc.string({ unit: 'binary' }).map((text) => `/${text}`)])('never throws', (path) => {
    const match = matchPath(path);
    if (match) expect(matchPath(hrefOf(match))).toEqual(match);
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
    ['', 'en'],
  ])('%j is %s', (path, locale) => {
    expect(localeOfPath(path)).toBe(locale);
  });

  test.prop([anyMatch])('is the locale of any page there is', (match) => {
    expect(localeOfPath(hrefOf(match))).toBe(match.locale);
  });
});

test.prop([anyPath], { numRuns: 500 })('no two routes claim a path', (path) => {
  const match = matchPath(path);
  const words = path.split('/').filter(Boolean).map(decodeURIComponent);
  const locale = words[0] === 'da' ? 'da' : 'en';
  const rest = locales[locale].prefix === '' ? words : words.slice(1);
  const claims = routeNames.filter((name) => {
    const segments = segmentsOf(name, locale);
    const atLeast = segments.filter(
      (part) => part.kind === 'static' || (part.kind === 'dynamic' && !part.optional),
    );
    const endless = segments.some((part) => part.kind === 'catchAll');
    const fits = rest.length >= atLeast.length && (endless || rest.length <= segments.length);
    // A collection is what is left over, so it claims a path only when nothing begins like it.
    const begins = segments.every((part, position) => part.kind !== 'static' || part.word === rest[position]);
    return fits && begins && name !== 'collection';
  });
  expect(claims.length).toBeLessThanOrEqual(1);
  if (claims.length === 1) expect(match?.name).toBe(claims[0]);
  else expect([undefined, 'collection']).toContain(match?.name);
});
