import { expect, test } from 'vitest';
import { expectRouteFiles } from './expect-route-files.ts';

const files = { home: 'routes/home.tsx' };

test('expectRouteFiles() accepts routes whose pages are there', () => {
  expect(() => expectRouteFiles(files, ['home'], () => true)).not.toThrow();
});

test('expectRouteFiles() refuses a route without a page', () => {
  expect(() => expectRouteFiles(files, ['home', 'tips'], () => true)).toThrow(
    'Cannot build the shop: libs/shop/src/routes.ts has the route "tips", for which apps/storefront/app/routes.ts names no file',
  );
});

test('expectRouteFiles() refuses a page that is missing', () => {
  expect(() => expectRouteFiles(files, ['home'], () => false)).toThrow(
    'Cannot build the shop: apps/storefront/app/routes/home.tsx, the page of the route "home", is missing',
  );
});
