import { describe, expect, expectTypeOf, test } from 'vitest';
import { createRouting } from './create-routing.ts';
import { type PathParameters } from './localized-routes.ts';
import { toRoutePatterns } from './to-route-patterns.ts';

const same = <const Path extends string>(path: Path) => ({ us: path, ca: path, fr: path }) as const;

const site = createRouting({
  locales: { us: { prefix: '' }, ca: { prefix: 'ca/en' }, fr: { prefix: 'ca/fr' } },
  defaultLocale: 'us',
  routes: {
    home: same(''),
    product: { us: 'p-:id', ca: 'p-:id', fr: 'a-:id' },
    guide: same('guides/:slug.html'),
    manual: same('manuals/m-:model-us'),
    sale: same('shop/:category?/sale'),
    article: same('blog/:year?/:slug.html'),
    pages: same('blog/page-:number'),
    collection: same(':collection/*path'),
  },
});

describe('patterns with text around a parameter', () => {
  test.each([
    ['/p-42', { name: 'product', locale: 'us', parameters: { id: '42' } }],
    ['/ca/fr/a-42', { name: 'product', locale: 'fr', parameters: { id: '42' } }],
    ['/guides/dry%20skin.html', { name: 'guide', locale: 'us', parameters: { slug: 'dry skin' } }],
    ['/guides/a.html.html', { name: 'guide', locale: 'us', parameters: { slug: 'a.html' } }],
    ['/manuals/m-x1-us', { name: 'manual', locale: 'us', parameters: { model: 'x1' } }],
  ] as const)('%s is read, and written again', (path, match) => {
    expect(site.matchPath(path)).toEqual(match);
    expect(site.hrefOf(match)).toBe(path);
  });

  test.each(['/guides/.html', '/guides/dry', '/p-/x', '/manuals/m--us', '/manuals/m-us'])(
    '%s is no page of them',
    (path) => {
      expect(['guide', 'product', 'manual']).not.toContain(site.matchPath(path)?.name);
    },
  );

  test('the longer text goes before the shorter, and any text before none', () => {
    const { matchPath } = createRouting({
      locales: { en: { prefix: '' } },
      defaultLocale: 'en',
      routes: { any: { en: ':slug' }, html: { en: ':slug.html' }, old: { en: 'old-:slug.html' } },
    });
    expect(['/a', '/a.html', '/old-a.html'].map((path) => matchPath(path)?.name)).toEqual([
      'any',
      'html',
      'old',
    ]);
  });

  test('a parameter is refused when it makes the path of another page, or none', () => {
    expect(() => site.hrefFor('collection', 'us', { collection: 'p-42' })).toThrow(RangeError);
    expect(() => site.hrefFor('product', 'us', { id: '' })).toThrow(RangeError);
    expect(() => site.hrefFor('product', 'us', { id: '\uD800' })).toThrow(RangeError);
    expect(site.hrefFor('guide', 'us', { slug: '.' })).toBe('/guides/..html');
    expect(site.isReservedSegment('p-42', 'us')).toBe(true);
    expect(site.isReservedSegment('a-42', 'us')).toBe(false);
    expect(site.isReservedSegment('a-42', 'fr')).toBe(true);
  });

  test('the types know the parameters', () => {
    expectTypeOf<PathParameters<'p-:id'>>().toEqualTypeOf<{ readonly id: string }>();
    expectTypeOf<PathParameters<'m-:model-us/:slug.en.html'>>().toEqualTypeOf<{
      readonly model: string;
      readonly slug: string;
    }>();
    expectTypeOf<PathParameters<'shop/:category?/sale'>>().toEqualTypeOf<{
      readonly category?: string | undefined;
    }>();
  });
});

describe('an optional parameter in the middle', () => {
  test.each([
    ['/shop/sale', {}],
    ['/shop/face/sale', { category: 'face' }],
  ])('%s has %j', (path, parameters) => {
    const match = { name: 'sale', locale: 'us', parameters } as const;
    expect(site.matchPath(path)).toEqual(match);
    expect(site.hrefOf(match)).toBe(path);
  });

  test('may stand before text around another', () => {
    expect(site.hrefFor('article', 'us', { slug: 'tides' })).toBe('/blog/tides.html');
    expect(site.hrefFor('article', 'ca', { year: '2026', slug: 'tides' })).toBe(
      '/ca/en/blog/2026/tides.html',
    );
    expect(site.matchPath('/blog/2026/tides.html')?.parameters).toEqual({ year: '2026', slug: 'tides' });
    expect(site.matchPath('/blog/page-2')?.name).toBe('pages');
  });

  test('takes no word that the table keeps', () => {
    expect(() => site.hrefFor('sale', 'us', { category: 'sale' })).toThrow(RangeError);
  });

  test('a value that would be read as another parameter is refused', () => {
    const { hrefFor } = createRouting({
      locales: { en: { prefix: '' } },
      defaultLocale: 'en',
      routes: { page: { en: ':a?/x/:b?' } },
    });
    expect(hrefFor('page', 'en', { a: 'y' })).toBe('/y/x');
    expect(() => hrefFor('page', 'en', { a: 'x' })).toThrow(RangeError);
  });

  test('two in a row are refused: a path could be read in two ways', () => {
    const create = (page: string) =>
      createRouting({ locales: { en: { prefix: '' } }, defaultLocale: 'en', routes: { page: { en: page } } });
    expect(() => create('shop/:a?/:b?')).toThrow('in two ways');
    expect(create('shop/:a?/x/:b?').hrefFor('page', 'en', {} as never)).toBe('/shop/x');
  });
});

describe('a prefix of several segments', () => {
  test.each([
    ['/ca/en', 'ca'],
    ['/ca/fr/guides/x.html', 'fr'],
    ['/ca', 'us'],
    ['/ca/de', 'us'],
    ['/%63a/fr', 'fr'],
  ])('the language of %s is %s', (path, locale) => {
    expect(site.localeOfPath(path)).toBe(locale);
  });

  test('goes before a shorter one that it begins with', () => {
    const { hrefFor, localeOfPath } = createRouting({
      locales: { en: { prefix: 'us' }, es: { prefix: 'us/es' } },
      defaultLocale: 'en',
      routes: { home: { en: '', es: '' }, page: { en: 'pages/:slug', es: 'paginas/:slug' } },
    });
    expect(hrefFor('page', 'es', { slug: 'x' })).toBe('/us/es/paginas/x');
    expect(['/us/es/paginas/x', '/us/pages/x', '/us/esp'].map(localeOfPath)).toEqual(['es', 'en', 'en']);
  });

  test('switches languages', () => {
    const match = site.matchPath('/p-42');
    if (match?.name !== 'product') throw new Error('Not found');
    expect(site.switchLocale(match, 'fr', { fr: { id: '43' } })).toBe('/ca/fr/a-43');
    expect(site.switchLocale(match, 'fr')).toBe('/ca/fr');
  });

  test.each(['/ca', 'ca/', 'ca//fr', 'ca/:x'])('%j is refused', (prefix) => {
    const create = () =>
      createRouting({ locales: { en: { prefix } }, defaultLocale: 'en', routes: { home: { en: '' } } });
    expect(create).toThrow(RangeError);
  });
});

describe('toRoutePatterns()', () => {
  test('writes text behind a parameter after a dot, and an optional parameter in the middle', () => {
    const table = {
      locales: { en: { prefix: 'us/en' } },
      defaultLocale: 'en',
      routes: { guide: { en: 'guides/:slug.html' }, sale: { en: 'shop/:category?/sale' } },
    } as const;
    expect(toRoutePatterns(table, 'en')).toEqual({
      guide: 'us/en/guides/:slug.html',
      sale: 'us/en/shop/:category?/sale',
    });
  });

  test.each(['p-:id', ':id-p'])('refuses %s, which React Router does not know', (pattern) => {
    const table = {
      locales: { en: { prefix: '' } },
      defaultLocale: 'en',
      routes: { page: { en: pattern } },
    } as const;
    expect(() => toRoutePatterns(table, 'en')).toThrow(`Cannot write "${pattern}" for React Router`);
  });
});
