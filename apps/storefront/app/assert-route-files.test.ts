import { expect, test } from 'vitest';
import { assertRouteFiles } from './assert-route-files.ts';

const files = { home: 'routes/home.tsx' };

test('assertRouteFiles() accepts routes whose pages are there', () => {
  expect(() => assertRouteFiles(files, ['home'], () => true)).not.toThrow();
});

test('assertRouteFiles() refuses a route without a page', () => {
  expect(() => assertRouteFiles(files, ['home', 'tips'], () => true)).toThrow(
    'Cannot build the shop: libs/shop/src/routes.ts has the route "tips", for which apps/storefront/app/routes.ts names no file',
  );
});

test('assertRouteFiles() refuses a page that is missing', () => {
  expect(() => assertRouteFiles(files, ['home'], () => false)).toThrow(
    'Cannot build the shop: apps/storefront/app/routes/home.tsx, the page of the route "home", is missing',
  );
});
