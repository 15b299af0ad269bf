// eslint-disable-next-line @nx/enforce-module-boundaries -- The patterns are written for React Router, so it must read them.
import { matchRoutes } from 'react-router';
import { test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { arbitraryMatch } from './testing/arbitraries.ts';
import { hrefOf, localeCodes, routeNames, getTestRoutePatterns } from './testing/example-shop.ts';

const routes = localeCodes.flatMap((locale) =>
  routeNames.map((name) => ({
    id: `${locale}.${name}`,
    path: getTestRoutePatterns(locale)[name],
    caseSensitive: true,
  })),
);

// React Router reads the text "%2F" in a segment as a slash, and takes no line break into a catch-all; nothing else is lost on it.
const readableMatch = arbitraryMatch.filter(
  (match) => !/%2f|[\n\r\u2028\u2029]/iu.test(Object.values(match.parameters).join()),
);

test.prop([readableMatch])('React Router finds the page that matchPath() finds', (match) => {
  const found = matchRoutes(routes, hrefOf(match))?.at(-1);
  expect(found?.route.id).toBe(`${match.locale}.${match.name}`);
  expect(JSON.stringify(Object.values(found?.params ?? {}).filter(Boolean))).toBe(
    JSON.stringify(Object.values(match.parameters)),
  );
});
