import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { createRouting } from './create-routing.ts';
import { type AnyMatch } from './internal/paths.ts';
import { type AnyRoutingDefinition, getRouteSegments } from './internal/route-tree.ts';
import {
  arbitraryMatch,
  arbitraryPath,
  arbitraryRouting,
  arbitrarySegment,
  arbitraryMatchIn,
} from './testing/arbitraries.ts';
import {
  hrefOf,
  isReservedSegment,
  localeOfPath,
  matchPath,
  routeNames,
  shopRoutingDefinition,
} from './testing/example-shop.ts';

describe('the routes of a shop', () => {
  test.prop([arbitraryMatch])('matchPath() parses what hrefOf() formats', (match) => {
    expect(matchPath(hrefOf(match))).toEqual(match);
  });

  test.prop([arbitraryPath])('hrefOf() of a match gives a path with the same match', (path) => {
    const match = matchPath(path);
    if (match) expect(matchPath(hrefOf(match))).toEqual(match);
  });

  test.prop([fc.string({ unit: 'binary' }).map((text) => `/${text}`)])('matchPath() never throws', (path) => {
    const match = matchPath(path);
    if (match) expect(matchPath(hrefOf(match))).toEqual(match);
  });

  test.prop([arbitraryMatch])('browsers keep a path of hrefOf() unchanged', (match) => {
    const href = hrefOf(match);
    expect(new URL(href, 'https://shop.example').pathname).toBe(href);
    expect(href).toMatch(/^\/(?:[^/]+(?:\/[^/]+)*)?$/u);
  });

  test.prop([arbitraryPath])('localeOfPath() is the locale of the matched page', (path) => {
    expect(localeOfPath(path)).toBe(matchPath(path)?.locale ?? localeOfPath(path));
  });

  test.prop([arbitraryPath])('no two routes match a path', (path) => {
    const words = path.split('/').filter(Boolean).map(decodeURIComponent);
    const locale = words[0] === 'da' ? 'da' : 'en';
    // A collection is what is left over, so it claims a path only when nothing begins like it.
    const claims = routeNames.filter((name) => name !== 'collection' && claimsPath(name, locale, words));
    const found = matchPath(path)?.name;
    expect(claims.length).toBeLessThanOrEqual(1);
    expect(claims.length === 1 ? claims : [undefined, 'collection']).toContain(found);
  });

  /** Read from the pattern alone, without the tree that is under test. */
  function claimsPath(name: string, locale: string, words: readonly string[]): boolean {
    const segments = getRouteSegments(shopRoutingDefinition, { name, locale });
    const needed = segments.filter((part) => part.parameter === undefined || !part.isOptional);
    const isEndless = segments.some((part) => part.isCatchAll);
    const fits = words.length >= needed.length && (isEndless || words.length <= segments.length);
    return fits && segments.every((part, at) => part.parameter !== undefined || part.before === words[at]);
  }
});

describe('the routes of any table that createRouting() takes', () => {
  type AnyFunctions = {
    matchPath(path: string): AnyMatch | undefined;
    hrefOf(match: AnyMatch): string;
    localeOfPath(path: string): string;
    isReservedSegment(word: string, locale: string): boolean;
  };

  /** `undefined` when the table is refused. */
  function routingOf(definition: AnyRoutingDefinition): AnyFunctions | undefined {
    try {
      return createRouting(definition) as unknown as AnyFunctions;
    } catch (error) {
      expect(error).toBeInstanceOf(RangeError);
      return undefined;
    }
  }

  /** `undefined` when the table keeps a word of the path for another route. */
  function hrefIn({ hrefOf }: AnyFunctions, match: AnyMatch): string | undefined {
    try {
      return hrefOf(match);
    } catch (error) {
      expect(String(error)).toMatch(/matches another route, or none/u);
      return undefined;
    }
  }

  const anyPageOfAnyRouting = arbitraryRouting.chain((definition) =>
    fc.tuple(fc.constant(definition), arbitraryMatchIn(definition)),
  );

  test.prop([arbitraryRouting])('a table is accepted, or refused with a RangeError', (definition) => {
    routingOf(definition);
  });

  test.prop([anyPageOfAnyRouting])(
    'matchPath() parses what hrefOf() formats, in the same locale',
    ([definition, match]) => {
      const routing = routingOf(definition);
      fc.pre(routing !== undefined);
      const href = hrefIn(routing, match);
      if (href === undefined) return;
      expect(routing.matchPath(href)).toEqual(match);
      expect(routing.localeOfPath(href)).toBe(match.locale);
    },
  );

  test.prop([anyPageOfAnyRouting])(
    'hrefOf() refuses only literal segments of the table',
    ([definition, match]) => {
      const routing = routingOf(definition);
      fc.pre(routing !== undefined);
      // No word of a table has this letter.
      const parameters = Object.fromEntries(
        Object.entries(match.parameters).map(([name, value]) => [name, `Ω${value}`]),
      );
      expect(hrefIn(routing, { ...match, parameters })).toBeTypeOf('string');
    },
  );
});

test.prop([arbitrarySegment, fc.constantFrom('en', 'da')])(
  'isReservedSegment() is true exactly for segments that no collection can have',
  (collection, locale) => {
    const build = () => hrefOf({ name: 'collection', locale, parameters: { collection } });
    if (isReservedSegment(collection, locale)) expect(build).toThrow(RangeError);
    else expect(build()).toContain(encodeURIComponent(collection));
  },
);
