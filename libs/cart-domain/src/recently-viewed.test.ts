import { describe, expect, test } from 'vitest';
import {
  addRecentlyViewedProduct,
  emptyRecentlyViewed,
  parseRecentlyViewed,
  selectRecentlyViewedIds,
  serializeRecentlyViewed,
  createEmptyRecentlyViewed,
} from './recently-viewed.ts';

const viewed = ['a', 'b', 'c'].reduce((list, id) => addRecentlyViewedProduct(list, id), emptyRecentlyViewed);

test('addRecentlyViewedProduct() puts the latest first and forgets the oldest', () => {
  expect(addRecentlyViewedProduct(viewed, 'a').ids).toEqual(['a', 'c', 'b']);
  expect(addRecentlyViewedProduct(viewed, 'd', 3).ids).toEqual(['d', 'c', 'b']);
  expect(addRecentlyViewedProduct(viewed, '')).toBe(viewed);
});

test('createEmptyRecentlyViewed() forgets everything, and nothing is remembered until it is on again', () => {
  const off = createEmptyRecentlyViewed(true);
  expect(addRecentlyViewedProduct(off, 'a')).toBe(off);
  expect(addRecentlyViewedProduct(createEmptyRecentlyViewed(false), 'a').ids).toEqual(['a']);
});

test('selectRecentlyViewedIds() leaves out the product of the page and what is not sold', () => {
  expect(selectRecentlyViewedIds(viewed, { except: 'c', isSold: (id) => id !== 'b', limit: 4 })).toEqual([
    'a',
  ]);
  expect(selectRecentlyViewedIds(viewed, { except: 'x', isSold: () => true, limit: 2 })).toEqual(['c', 'b']);
});

describe('parseRecentlyViewed()', () => {
  test.each([viewed, createEmptyRecentlyViewed(true), emptyRecentlyViewed])(
    'gives back what was stored of %j',
    (value) => {
      expect(parseRecentlyViewed(serializeRecentlyViewed(value))).toEqual(value);
    },
  );

  test.each([null, '', 'null', '7', '{', '{"ids":"a"}', '{"ids":[7,null,{}]}', '{"off":"yes"}'])(
    'finds nothing in %j',
    (text) => {
      expect(parseRecentlyViewed(text)).toEqual(emptyRecentlyViewed);
    },
  );
});
