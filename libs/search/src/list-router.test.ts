import { productFacets } from './facets.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createListRouter } from './list-router.ts';
import { createSearchUrlCodec } from './search-url-codec.ts';

const address = createSearchUrlCodec({ facets: productFacets, sortOrders: ['most-popular', 'newest'] });

/** A list on `/shop`, and what its router has written and followed. */
function openList(search = '') {
  const location = { pathname: '/shop', search, hash: '' };
  vi.stubGlobal('window', { location });
  const written: { href: string; replace: boolean }[] = [];
  const router = createListRouter({
    navigate: (href, { replace }) => {
      written.push({ href, replace });
      const url = new URL(href, 'https://shop.example');
      Object.assign(location, { pathname: url.pathname, search: url.search });
    },
    urlCodec: address,
    path: '/shop',
    search,
  });
  const followed: object[] = [];
  router.onUpdate((route) => followed.push(route));
  return { router, location, written, followed };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('writes the last of several states after 400 ms, and reads it at once', () => {
  const { router, written } = openList('?utm_source=mail');
  router.write({ 'skin-type': ['dry'] });
  vi.advanceTimersByTime(399);
  router.write({ 'skin-type': ['oily'] });
  vi.advanceTimersByTime(399);
  expect(written).toEqual([]);
  expect(router.read()).toEqual({ 'skin-type': ['oily'] });
  vi.advanceTimersByTime(1);
  expect(written).toEqual([{ href: '/shop?skin-type=oily&utm_source=mail', replace: false }]);
});

test('adds no history entry for a longer list', () => {
  const { router, written } = openList('?sort=newest');
  router.write({ sort: 'newest', page: '2' });
  router.flush();
  expect(written).toEqual([{ href: '/shop?sort=newest&page=2', replace: true }]);
});

test('writes nothing that the URL already contains, and nothing to another page', () => {
  const { router, location, written } = openList('?skin-type=dry');
  router.write({ 'skin-type': ['dry'] });
  router.flush();
  router.write({ 'skin-type': ['oily'] });
  location.pathname = '/about';
  router.flush();
  router.write({});
  router.stop();
  vi.runAllTimers();
  expect(written).toEqual([]);
});

test('ignores its own navigation, also when the router reports it late', () => {
  const { router, followed } = openList();
  router.write({ q: 'a' });
  router.flush();
  router.write({ q: 'ab' });
  router.flush();
  router.handleNavigation('?q=ab');
  expect(followed).toEqual([]);
});

test('follows back navigation, and drops pending writes', () => {
  const { router, written, followed } = openList('?q=serum');
  router.write({ q: 'oil' });
  router.handleNavigation('');
  vi.runAllTimers();
  expect(followed).toEqual([{}]);
  expect(written).toEqual([]);
  expect(router.read()).toEqual({});
});

test('keeps other query parameters, and writes what is pending', () => {
  const { router, location, written, followed } = openList();
  router.write({ q: 'oil' });
  location.search = '?soeg=serum';
  router.handleNavigation('?soeg=serum');
  vi.runAllTimers();
  expect(followed).toEqual([]);
  expect(written).toEqual([{ href: '/shop?q=oil&soeg=serum', replace: false }]);
});

test('creates the URL of a route', () => {
  const { router } = openList('?utm_source=mail');
  expect(router.createURL({ q: 'oil' })).toBe('/shop?q=oil&utm_source=mail');
  router.dispose();
  expect(router.read()).toEqual({});
});
