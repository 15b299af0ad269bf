import { describe, expectTypeOf, test } from 'vitest';
import { hrefFor } from './href.ts';
import { type matchPath } from './match-path.ts';
import { type RouteName, type RouteParameters, type routeTable } from './route-table.ts';

/** Names of parameters in a pattern, apart from the code under test: union in, union out. */
type NamesIn<Pattern extends string> = Pattern extends `${infer First}/${infer Rest}`
  ? NamesIn<First> | NamesIn<Rest>
  : Pattern extends `:${string}` | `*${string}`
    ? Pattern
    : never;

describe('RouteParameters', () => {
  test('follows the pattern', () => {
    expectTypeOf<RouteParameters<'product'>>().toEqualTypeOf<{ readonly slug: string }>();
    expectTypeOf<RouteParameters<'routine'>>().toEqualTypeOf<{ readonly slug?: string | undefined }>();
    expectTypeOf<RouteParameters<'careJournal'>>().toEqualTypeOf<{ readonly path?: string | undefined }>();
    expectTypeOf<RouteParameters<'collection'>>().toEqualTypeOf<{
      readonly collection: string;
      readonly path?: string | undefined;
    }>();
    expectTypeOf<RouteParameters<'cart'>>().toEqualTypeOf<Readonly<Record<string, never>>>();
  });

  test('is the same in every language', () => {
    type Table = typeof routeTable;
    type Differing = {
      [Name in RouteName]: [NamesIn<Table[Name]['en']>, NamesIn<Table[Name]['da']>] extends [
        NamesIn<Table[Name]['da']>,
        NamesIn<Table[Name]['en']>,
      ]
        ? never
        : Name;
    }[RouteName];
    expectTypeOf<Differing>().toEqualTypeOf<never>();
  });

  test('is narrowed by the name of a match', () => {
    type Match = NonNullable<ReturnType<typeof matchPath>>;
    expectTypeOf<Extract<Match, { name: 'product' }>['parameters']['slug']>().toEqualTypeOf<string>();
  });
});

describe('hrefFor()', () => {
  test('compiles only for a page that exists, with what its path needs', () => {
    const mistakes = () => {
      // @ts-expect-error: no such page.
      hrefFor('basket', 'en');
      // @ts-expect-error: no such language.
      hrefFor('cart', 'nb');
      // @ts-expect-error: a product has a slug.
      hrefFor('product', 'en');
      // @ts-expect-error: a product's parameter is called slug.
      hrefFor('product', 'en', { handle: 'lee-serum' });
      // @ts-expect-error: the cart has no parameters.
      hrefFor('cart', 'en', { slug: 'lee-serum' });
      // @ts-expect-error: a path needs its collection.
      hrefFor('collection', 'en', { path: 'cleansers' });
      // @ts-expect-error: a slug is text.
      hrefFor('product', 'en', { slug: 4 });
    };
    expectTypeOf(mistakes).toBeFunction();
    expectTypeOf(hrefFor('cart', 'en')).toBeString();
    expectTypeOf(hrefFor('tips', 'da')).toBeString();
  });
});
