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
  ]);

  test.each([
    ['finds an old slug', '/product/lee', '', { location: '/product/lee-serum', status: 301 }],
    [
      'follows a chain to its end',
      '/product/shelter-serum',
      '',
      { location: '/product/lee-serum', status: 301 },
    ],
    ['is temporary when a step is', '/campaign', '', { location: '/face?sort=newest', status: 302 }],
    [
      'stays temporary when later steps are not',
      '/offer',
      '',
      { location: '/product/lee-serum', status: 302 },
    ],
    ['overlooks a slash at the end', '/product/lee/', '', { location: '/product/lee-serum', status: 301 }],
    ['keeps the query', '/product/lee', '?size=30', { location: '/product/lee-serum?size=30', status: 301 }],
    ['prefers the query of the target', '/summer', '?utm=x', { location: '/face?sort=newest', status: 302 }],
    [
      'puts the query before the hash, and reads an encoded path',
      '/da/produkt/l%C3%A6',
      '?size=30',
      { location: '/da/produkt/lae-serum?size=30#indhold', status: 301 },
    ],
    ['leaves all other paths alone', '/product/lee-serum', '', undefined],
    ['survives a malformed path', '/%E0%A4', '', undefined],
  ])('%s', (_criterion, path, query, expected) => {
    expect(lookup(path, query)).toEqual(expected);
  });

  test('refuses a circle, by name', () => {
    const circle = [
      { from: '/a', to: '/b' },
      { from: '/b', to: '/a?x=1' },
    ];
    expect(() => createRedirectLookup(circle)).toThrow('"/a": it leads in a circle');
  });

  test('refuses the same path twice', () => {
    const twice = [
      { from: '/a', to: '/b' },
      { from: '/a/', to: '/c' },
    ];
    expect(() => createRedirectLookup(twice)).toThrow('listed twice');
  });

  test.each(['a', '//a', '/a?b', 'https://shop.example/a'])('refuses %s, which is no path', (from) => {
    expect(() => createRedirectLookup([{ from, to: '/' }])).toThrow('is not a path');
  });
});
