import { describe, expect, test } from 'vitest';
import { createRedirectLookup } from './redirects.ts';

describe('createRedirectLookup()', () => {
  const lookup = createRedirectLookup([
    { from: '/product/lee', to: '/product/lee-serum' },
    { from: '/product/shelter-serum', to: '/product/lee' },
    { from: '/summer', to: '/face?sort=newest', status: 302 },
    { from: '/campaign', to: '/summer' },
    { from: '/offer', to: '/product/lee', status: 302 },
    { from: '/da/produkt/læ', to: '/da/produkt/lae-serum#indhold' },
    { from: '/advent', to: '/da/produkt/l%C3%A6?lys=1#fire', status: 308 },
    { from: '/moved', to: 'https://other.example/face', status: 308 },
    { from: '/moved-too', to: '/moved', status: 307 },
  ]);

  test.each([
    ['finds an old slug', '/product/lee', '', { location: '/product/lee-serum', status: 301 }],
    [
      'follows a chain to its end',
      '/product/shelter-serum',
      '',
      { location: '/product/lee-serum', status: 301 },
    ],
    ['is temporary when one step is', '/campaign', '', { location: '/face?sort=newest', status: 302 }],
    [
      'stays temporary when later steps are not',
      '/offer',
      '',
      { location: '/product/lee-serum', status: 302 },
    ],
    ['ignores a trailing slash', '/product/lee/', '', { location: '/product/lee-serum', status: 301 }],
    ['keeps the query', '/product/lee', '?size=30', { location: '/product/lee-serum?size=30', status: 301 }],
    ['prefers the query of the target', '/summer', '?utm=x', { location: '/face?sort=newest', status: 302 }],
    [
      'writes the query before the hash, and decodes the path',
      '/da/produkt/l%C3%A6',
      '?size=30',
      { location: '/da/produkt/lae-serum?size=30#indhold', status: 301 },
    ],
    [
      'passes on query and hash of a step',
      '/advent',
      '?size=30',
      { location: '/da/produkt/lae-serum?lys=1#indhold', status: 301 },
    ],
    [
      'redirects to another site, keeping the method of a form',
      '/moved-too',
      'size=30',
      { location: 'https://other.example/face?size=30', status: 307 },
    ],
    [
      'stays permanent with the method',
      '/moved',
      '',
      { location: 'https://other.example/face', status: 308 },
    ],
    ['ignores an empty query', '/product/lee', '?', { location: '/product/lee-serum', status: 301 }],
    [
      'ignores query and hash of the path',
      '/moved?a#b',
      '',
      { location: 'https://other.example/face', status: 308 },
    ],
    ['does not redirect the front page', '/', '', undefined],
    ['does not redirect other paths', '/product/lee-serum', '', undefined],
    ['accepts a malformed path', '/%E0%A4', '', undefined],
  ])('%s', (_criterion, path, query, expected) => {
    expect(lookup(path, query)).toEqual(expected);
  });

  test('needs no query', () => {
    expect(lookup('/product/lee')).toEqual({ location: '/product/lee-serum', status: 301 });
  });

  test('keeps unusual characters in a query', () => {
    expect(lookup('/product/lee', 'q=?x')?.location).toBe('/product/lee-serum?q=?x');
    expect(lookup('/product/lee', '?q=?x#')?.location).toBe('/product/lee-serum?q=?x');
  });

  test('ignores a bare question mark', () => {
    const bare = createRedirectLookup([
      { from: '/a', to: '/b?#' },
      { from: '/c', to: '/a?x=1#y' },
    ]);
    expect([bare('/a', '?z')?.location, bare('/c')?.location]).toEqual(['/b?z', '/b?x=1#y']);
  });

  test('compares a malformed path literally', () => {
    const odd = createRedirectLookup([{ from: '/100%', to: '/sale' }]);
    expect([odd('/100%')?.location, odd('/200%')]).toEqual(['/sale', undefined]);
  });

  test('throws for a loop, with its path', () => {
    const circle = [
      { from: '/a', to: '/b' },
      { from: '/b', to: '/a?x=1' },
    ];
    expect(() => createRedirectLookup(circle)).toThrow('"/a": it is part of a loop');
  });

  test('throws for a repeated path', () => {
    const twice = [
      { from: '/a', to: '/b' },
      { from: '/a/', to: '/c' },
    ];
    expect(() => createRedirectLookup(twice)).toThrow('listed twice');
  });

  test.each(['a', '//a', '/a?b', 'https://shop.example/a'])('refuses %s, which is no path', (from) => {
    expect(() => createRedirectLookup([{ from, to: '/' }])).toThrow('is not a path');
  });

  test.each([
    '',
    'a',
    '//a',
    '/\\a',
    'http://shop.example',
    'javascript:alert(1)',
    '/a\nSet-Cookie: x',
    'https:/a',
  ])('throws for the target %j', (to) => {
    expect(() => createRedirectLookup([{ from: '/a', to }])).toThrow(
      new RangeError(`Cannot redirect to "${to}": it is neither a path nor an https: address`),
    );
  });
});
