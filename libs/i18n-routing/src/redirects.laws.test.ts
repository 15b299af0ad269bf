import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { createRedirectLookup, type Redirect } from './redirects.ts';

const paths = ['/a', '/b', '/c/æ', '/d', '/e'];

/** Each leads further down the list, so there is no circle. */
const anyRedirects: fc.Arbitrary<readonly Redirect[]> = fc
  .tuple(
    ...paths.slice(0, -1).map((from, position) =>
      fc.option(
        fc.record({
          from: fc.constant(from),
          to: fc
            .tuple(
              fc.constantFrom(...paths.slice(position + 1)),
              fc.constantFrom('', '?x=1', '?'),
              fc.constantFrom('', '#here'),
            )
            .map((parts) => parts.join('')),
          status: fc.constantFrom<Redirect['status'][]>(undefined, 301, 302, 307, 308),
        }),
        { nil: undefined },
      ),
    ),
  )
  .map((redirects) => redirects.filter((redirect) => redirect !== undefined));

const anyQuery = fc.constantFrom('', '?', '?size=30', 'size=30');

describe('createRedirectLookup()', () => {
  test.prop([anyRedirects, fc.constantFrom(...paths), anyQuery])(
    'redirects once to the target that a browser would reach step by step',
    (redirects, path, query) => {
      const steps = follow(redirects, path, query);
      const target = createRedirectLookup(redirects)(path, query);
      expect(target?.location).toBe(steps.at(-1)?.location);
      const statuses = steps.map(({ status }) => status);
      if (target) {
        expect([301, 308].includes(target.status)).toBe(
          statuses.every((status) => status === 301 || status === 308),
        );
        expect([307, 308].includes(target.status)).toBe(
          statuses.every((status) => status === 307 || status === 308),
        );
      }
    },
  );

  test.prop([anyRedirects, fc.constantFrom(...paths), anyQuery])(
    'never redirects to a path that redirects',
    (redirects, path, query) => {
      const lookup = createRedirectLookup(redirects);
      const target = lookup(path, query);
      if (target) expect(lookup(target.location)).toBeUndefined();
    },
  );

  /** A browser that is answered with one redirect at a time, and a server that passes its query on. */
  function follow(redirects: readonly Redirect[], path: string, query: string) {
    const steps: { location: string; status: number }[] = [];
    let url = new URL(path, 'https://shop.example');
    url.search = query;
    for (;;) {
      const redirect = redirects.find(({ from }) => from === decodeURI(url.pathname));
      if (!redirect) return steps;
      const next = new URL(redirect.to, url);
      if (next.search === '') next.search = url.search;
      if (next.hash === '') next.hash = url.hash;
      const location = decodeURI(next.pathname) + next.search + next.hash;
      steps.push({ location, status: redirect.status ?? 301 });
      url = next;
    }
  }
});
