import { describe, expect, expectTypeOf, test } from 'vitest';
import { createRouting } from './create-routing.ts';
import { type AnyRoutingDefinition } from './internal/route-tree.ts';

const locales = { da: { prefix: '' }, nb: { prefix: 'no' } };

const site = createRouting({
  locales,
  defaultLocale: 'da',
  routes: {
    home: { da: '', nb: '' },
    guides: { da: 'guide', nb: 'veiledning' },
    newGuide: { da: 'guide/ny', nb: 'veiledning/ny' },
    guide: { da: 'guide/:slug', nb: 'veiledning/:slug' },
    guideStep: { da: 'guide/:slug/trin/:step?', nb: 'veiledning/:slug/trinn/:step?' },
    archive: { da: 'arkiv/*path', nb: 'arkiv/*path' },
    archiveHelp: { da: 'arkiv/hjælp', nb: 'arkiv/hjelp' },
  },
});

describe('createRouting()', () => {
  test.each([
    ['finds the front page', '/', { name: 'home', locale: 'da', parameters: {} }],
    ['finds the front page of a prefix', '/no', { name: 'home', locale: 'nb', parameters: {} }],
    [
      'prefers a literal segment to a parameter',
      '/guide/ny',
      { name: 'newGuide', locale: 'da', parameters: {} },
    ],
    ['reads a parameter', '/guide/tang', { name: 'guide', locale: 'da', parameters: { slug: 'tang' } }],
    [
      'reads parameters between words',
      '/no/veiledning/tang/trinn/2',
      { name: 'guideStep', locale: 'nb', parameters: { slug: 'tang', step: '2' } },
    ],
    [
      'accepts a missing optional parameter',
      '/guide/tang/trin',
      { name: 'guideStep', locale: 'da', parameters: { slug: 'tang' } },
    ],
    ['finds an empty catch-all', '/arkiv', { name: 'archive', locale: 'da', parameters: {} }],
    [
      'finds a catch-all',
      '/arkiv/2025/maj',
      { name: 'archive', locale: 'da', parameters: { path: '2025/maj' } },
    ],
    [
      'prefers a literal segment to a catch-all',
      '/arkiv/hj%C3%A6lp',
      { name: 'archiveHelp', locale: 'da', parameters: {} },
    ],
    ['does not backtrack from a literal segment to a catch-all', '/arkiv/hj%C3%A6lp/os', undefined],
    ['does not backtrack from a literal segment to a parameter', '/guide/ny/trin', undefined],
    ['finds nothing for a path that ends too soon', '/no/veiledning/tang/trinn/2/3', undefined],
    ['finds only paths in the language of the prefix', '/no/guide', undefined],
  ])('matchPath() %s', (_criterion, path, expected) => {
    expect(site.matchPath(path)).toEqual(expected);
  });

  test('hrefFor() encodes literal segments as well as parameters', () => {
    expect(site.hrefFor('archiveHelp', 'da')).toBe('/arkiv/hj%C3%A6lp');
    expect(site.hrefFor('guideStep', 'nb', { slug: 'tang & tare' })).toBe(
      '/no/veiledning/tang%20%26%20tare/trinn',
    );
  });

  test('hrefFor() throws for a value that is a literal segment of the table in that position, and in no other', () => {
    expect(() => site.hrefFor('guide', 'da', { slug: 'ny' })).toThrow(
      'Cannot build the path of "guide": "/guide/ny" matches another route, or none',
    );
    expect(() => site.hrefFor('archive', 'da', { path: 'hjælp/os' })).toThrow(RangeError);
    expect(site.hrefFor('archive', 'da', { path: 'os/hjælp' })).toBe('/arkiv/os/hj%C3%A6lp');
    expect(site.hrefFor('guideStep', 'da', { slug: 'tang', step: 'ny' })).toBe('/guide/tang/trin/ny');
  });

  test('hrefFor() throws for a route or locale that the table lacks, for untyped callers', () => {
    // @ts-expect-error: no such route.
    expect(() => site.hrefFor('basket', 'da')).toThrow('Cannot build the path of "basket"');
    // @ts-expect-error: no such language.
    expect(() => site.hrefFor('home', 'sv')).toThrow(RangeError);
  });

  test('localeOfPath() returns the language without a prefix for a path without a known prefix', () => {
    expect(['/no/xyz', '/xyz', '/', 'no'].map(site.localeOfPath)).toEqual(['nb', 'da', 'da', 'da']);
  });

  test('localeOfPath() returns the default language where every language has a prefix', () => {
    const prefixed = createRouting({
      locales: { da: { prefix: 'da' }, nb: { prefix: 'no' } },
      defaultLocale: 'nb',
      routes: { home: { da: '', nb: '' } },
    });
    expect(['/da', '/no', '/', '/xyz'].map(prefixed.localeOfPath)).toEqual(['da', 'nb', 'nb', 'nb']);
    expect(prefixed.matchPath('/')).toBeUndefined();
  });

  test('localeOfPath() returns the language without a prefix, even if it is not the default', () => {
    const foreign = createRouting({ locales, defaultLocale: 'nb', routes: { home: { da: '', nb: '' } } });
    expect(['/xyz', '/no/xyz'].map(foreign.localeOfPath)).toEqual(['da', 'nb']);
  });

  test('parameters may be in another order in another language', () => {
    const { hrefFor } = createRouting({
      locales,
      defaultLocale: 'da',
      routes: { step: { da: ':guide/trin/:step', nb: 'trinn/:step/:guide' } },
    });
    const parameters = { guide: 'tang', step: '2' };
    expect([hrefFor('step', 'da', parameters), hrefFor('step', 'nb', parameters)]).toEqual([
      '/tang/trin/2',
      '/no/trinn/2/tang',
    ]);
  });

  test('switchLocale() and alternatesFor() return the same page in another language', () => {
    const match = { name: 'guide', locale: 'nb', parameters: { slug: 'tare' } } as const;
    expect(site.switchLocale(match, 'da', { da: { slug: 'tang' } })).toBe('/guide/tang');
    expect(site.switchLocale(match, 'da')).toBe('/');
    expect(site.switchLocale({ ...match, locale: 'da' }, 'nb')).toBe('/no');
    expect(site.alternatesFor(match)).toEqual({
      canonical: '/no/veiledning/tare',
      alternates: [{ hreflang: 'nb', href: '/no/veiledning/tare' }],
    });
    expect(site.alternatesFor(match, { da: { slug: 'tang' } }, 'https://site.example').alternates).toEqual([
      { hreflang: 'da', href: 'https://site.example/guide/tang' },
      { hreflang: 'nb', href: 'https://site.example/no/veiledning/tare' },
      { hreflang: 'x-default', href: 'https://site.example/guide/tang' },
    ]);
  });

  test('hrefOf(), routeNames and isReservedSegment() use the same table', () => {
    expect(site.hrefOf({ name: 'archive', locale: 'nb', parameters: { path: '2025' } })).toBe(
      '/no/arkiv/2025',
    );
    expect(site.routeNames).toEqual([
      ...['home', 'guides', 'newGuide', 'guide', 'guideStep', 'archive', 'archiveHelp'],
    ]);
    expect(
      (['guide', 'no', 'veiledning', 'ny'] as const).map((word) => site.isReservedSegment(word, 'da')),
    ).toEqual([true, true, false, false]);
    expect(site.isReservedSegment('veiledning', 'nb')).toBe(true);
  });

  const refused: [criterion: string, definition: Partial<AnyRoutingDefinition>, message: string][] = [
    [
      'a default locale that it lacks',
      { defaultLocale: 'sv' },
      'the default locale "sv" is not one of its locales',
    ],
    [
      'a prefix that ends in a slash',
      { locales: { ...locales, da: { prefix: 'a/' } } },
      'the prefix of locale "da" is "a/"',
    ],
    [
      'a prefix that needs encoding',
      { locales: { ...locales, nb: { prefix: 'bokmål' } } },
      'the prefix of locale "nb" is "bokmål"',
    ],
    [
      'two locales with the same prefix',
      { locales: { da: { prefix: '' }, nb: { prefix: '' } } },
      '"home" in locale "da" shares "/" with "home"',
    ],
    [
      'a route without a path in a language',
      { routes: { a: { da: 'a' } } },
      '"a" in locale "nb" has no path',
    ],
    [
      'parameters that differ between languages',
      { routes: { a: { da: 'a/:slug', nb: 'a/:handle' } } },
      '"a" in locale "nb" has other parameters in "a/:handle" than in "a/:slug"',
    ],
    [
      'a parameter that is optional in one language only',
      { routes: { a: { da: 'a/:slug', nb: 'a/:slug?' } } },
      '"a" in locale "nb" has other parameters in "a/:slug?" than in "a/:slug"',
    ],
    [
      'a parameter that occurs twice',
      { routes: { a: { da: ':a/:b/:a?', nb: ':a/:b/:a?' } } },
      '"a" in locale "da" has a parameter twice in ":a/:b/:a?"',
    ],
    [
      'a parameter that every object inherits',
      { routes: { a: { da: ':constructor?', nb: ':constructor?' } } },
      '"a" in locale "da" has the parameter "constructor", which every object has',
    ],
    [
      'two routes with the same path',
      { routes: { a: { da: 'a', nb: 'a' }, b: { da: 'b', nb: 'a' } } },
      '"a" in locale "nb" shares "/no/a" with "b"',
    ],
    [
      'two routes that differ by a parameter’s name',
      { routes: { a: { da: 'x/:a', nb: 'x/:a' }, b: { da: 'x/:b', nb: 'y/:b' } } },
      '"a" in locale "da" shares "/x/:a" with "b"',
    ],
    [
      'an optional parameter whose omission gives another route',
      { routes: { a: { da: 'x/:a?', nb: 'x/:a?' }, b: { da: 'x', nb: 'y' } } },
      '"a" in locale "da" shares "/x" with "b"',
    ],
    [
      'a catch-all whose omission gives another route',
      { routes: { a: { da: 'x/*a', nb: 'x/*a' }, b: { da: 'x', nb: 'y' } } },
      '"a" in locale "da" shares "/x" with "b"',
    ],
    [
      'a catch-all beside a parameter',
      { routes: { a: { da: 'x/*a', nb: 'x/*a' }, b: { da: 'x/:b/c', nb: 'y/:b/c' } } },
      '"a" in locale "da" shares "/x/*a" with a longer path',
    ],
    [
      'a literal segment that is another language’s prefix',
      { routes: { home: { da: '', nb: '' }, a: { da: 'no', nb: 'a' } } },
      '"a" in locale "da" begins with the prefix of locale "nb"',
    ],
  ];

  test.each(refused)('throws for %s', (_criterion, change, message) => {
    const definition = { locales, defaultLocale: 'da', routes: { home: { da: '', nb: '' } }, ...change };
    expect(() => createRouting(definition as AnyRoutingDefinition)).toThrow(
      new RangeError(`Cannot create a routing: ${message}`),
    );
  });

  test('accepts a literal segment twice in one path', () => {
    const routing = createRouting({
      locales,
      defaultLocale: 'da',
      routes: { page: { da: 'om/om', nb: 'om/om' } },
    });
    expect(routing.matchPath('/om/om')).toMatchObject({ name: 'page', locale: 'da' });
  });

  test.each([
    ...['/a', 'a/', 'a//b', '.', 'a/..', 'a/\uD800', ':', '*', ':a?-b', ':1', '*a-b', ':a??'],
    ...['a:', 'a*', 'a?', ':a:b', '*a/b', 'a:b?', 'a*b', ':a_b~', ':a.b*'],
  ])('throws for the pattern %j', (pattern) => {
    const routes = { page: { da: pattern, nb: pattern } };
    expect(() => createRouting({ locales, defaultLocale: 'da', routes } as AnyRoutingDefinition)).toThrow(
      /^Cannot create a routing: "page" in locale "da" has the segment "/u,
    );
  });
});

describe('createRouting() in types', () => {
  test('has the names, locales and parameters', () => {
    type Match = NonNullable<ReturnType<typeof site.matchPath>>;
    expectTypeOf<Match['locale']>().toEqualTypeOf<'da' | 'nb'>();
    expectTypeOf<Extract<Match, { name: 'guideStep' }>['parameters']>().toEqualTypeOf<{
      readonly slug: string;
      readonly step?: string | undefined;
    }>();
    expectTypeOf(site.routeNames).items.toEqualTypeOf<Match['name']>();
    expectTypeOf(site.alternatesFor).returns.toHaveProperty('canonical').toBeString();
    expectTypeOf(site.localeOfPath).returns.toEqualTypeOf<'da' | 'nb'>();
  });

  test('rejects mistakes at compile time', () => {
    const mistakes = () => {
      // @ts-expect-error: a guide has a slug.
      site.hrefFor('guide', 'da');
      // @ts-expect-error: its parameter is called slug.
      site.hrefFor('guide', 'da', { handle: 'tang' });
      // @ts-expect-error: a step is a step of a guide.
      site.hrefFor('guideStep', 'da', { step: '2' });
      // @ts-expect-error: the front page has no parameters.
      site.hrefFor('home', 'da', { slug: 'tang' });
      // @ts-expect-error: the alternate URL of a guide has a slug.
      site.switchLocale({ name: 'guide', locale: 'da', parameters: { slug: 'tang' } }, 'nb', { nb: {} });
      createRouting({
        locales,
        defaultLocale: 'da',
        // @ts-expect-error: no path in nb.
        routes: { home: { da: '' } },
      });
      createRouting({
        locales,
        // @ts-expect-error: no such locale.
        defaultLocale: 'sv',
        routes: { home: { da: '', nb: '' } },
      });
      createRouting({
        locales,
        defaultLocale: 'da',
        // @ts-expect-error: the same page has the same parameters.
        routes: { guide: { da: 'guide/:slug', nb: 'veiledning/:handle' } },
      });
    };
    expectTypeOf(mistakes).toBeFunction();
  });
});
