import { matchPath } from '@marehalm/shop';
import { expect, test } from 'vitest';
import { isRelatedListPage } from './is-related-list-page.ts';

test.each<[next: string, here: string, expected: boolean]>([
  ['/face/cleansers', '/face', true],
  ['/face', '/face/cleansers', true],
  ['/face/serums-oils', '/face/cleansers', true],
  ['/da/marehalm/serum-olie', '/da/marehalm', true],
  ['/care-journal/skin', '/care-journal', true],
  ['/tips-tricks/morning', '/tips-tricks/evening', true],
  // Another list.
  ['/body', '/face', false],
  ['/body/hands', '/face/cleansers', false],
  ['/care-journal', '/tips-tricks', false],
  // The same list in another language has other words of other lengths.
  ['/da/care-journal', '/care-journal', false],
  // No choices of a list.
  ['/product/lee-serum', '/product/salt-cream', false],
  ['/account/order', '/account', false],
  ['/shop', '/', false],
  ['/face', '/shop', false],
])('isRelatedListPage() of %s after %s is %s', (next, here, expected) => {
  const [nextMatch, hereMatch] = [matchPath(next), matchPath(here)];
  if (!nextMatch || !hereMatch) throw new Error('Cannot compare: the shop has no such path');
  expect(isRelatedListPage(nextMatch, hereMatch)).toBe(expected);
});
