import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { getScrollTarget, type PageLocation } from './scroll-target.ts';

const place = (address: string): PageLocation => {
  const { pathname, search, hash } = new URL(address, 'http://shop');
  return { pathname, search, hash };
};

test.each<[criterion: string, from: string, to: string, isRelated: boolean, target: string]>([
  ['begins a different path at the top', '/shop', '/product/lee-serum', false, 'top'],
  ['keeps the position on a related page', '/face', '/face/cleansers', true, 'related'],
  ['scrolls to the hash of another page', '/product/lee-serum', '/about/ingredients#oat', false, 'hash'],
  ['scrolls to the hash of a related page', '/face', '/face/cleansers#story', true, 'hash'],
  ['scrolls to the hash of the same page', '/about/help', '/about/help#returns', false, 'hash'],
  ['stays when the query changes', '/shop', '/shop?q=serum', false, 'stay'],
  ['stays when the query is removed', '/shop?q=serum', '/shop', false, 'stay'],
  [
    'stays at a hash when the query changes',
    '/about/help#returns',
    '/about/help?search#returns',
    false,
    'stay',
  ],
  ['scrolls to another hash when the query changes', '/about/help?q#a', '/about/help#b', false, 'hash'],
  ['scrolls to the top for a link to the current page', '/shop?q=serum', '/shop?q=serum', false, 'top'],
  ['scrolls to the top when the hash is removed', '/about/help#returns', '/about/help', false, 'top'],
])('getScrollTarget() %s', (_criterion, from, to, isRelated, target) => {
  expect(
    getScrollTarget({
      from: place(from),
      to: place(to),
      savedPosition: undefined,
      isRelated,
    }),
  ).toBe(target);
});

const anyPageLocation = fc
  .tuple(fc.constantFrom('/', '/shop', '/da/shop'), fc.constantFrom('', '?q=a'), fc.constantFrom('', '#b'))
  .map(([pathname, search, hash]): PageLocation => ({
    pathname,
    search,
    hash,
  }));

property.prop([anyPageLocation, anyPageLocation, fc.nat(), fc.boolean()])(
  'getScrollTarget() restores the position of a history entry, wherever the visitor comes from',
  (from, to, savedPosition, isRelated) => {
    expect(getScrollTarget({ from, to, savedPosition, isRelated })).toBe(savedPosition);
  },
);

property.prop([anyPageLocation, anyPageLocation, fc.boolean()])(
  'getScrollTarget() keeps the position only for a related page without a hash',
  (from, to, isRelated) => {
    const target = getScrollTarget({
      from,
      to,
      savedPosition: undefined,
      isRelated,
    });
    expect(target === 'related').toBe(isRelated && from.pathname !== to.pathname && to.hash === '');
  },
);
