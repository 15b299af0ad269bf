import { describe, expect, test } from 'vitest';
import {
  addViewed,
  emptyRecentlyViewed,
  parseRecentlyViewed,
  selectViewed,
  serializeRecentlyViewed,
  resetRecentlyViewed,
} from './recently-viewed.ts';

const viewed = ['a', 'b', 'c'].reduce((list, id) => addViewed(list, id), emptyRecentlyViewed);

test('addViewed() puts the latest first and forgets the oldest', () => {
  expect(addViewed(viewed, 'a').ids).toEqual(['a', 'c', 'b']);
  expect(addViewed(viewed, 'd', 3).ids).toEqual(['d', 'c', 'b']);
  expect(addViewed(viewed, '')).toBe(viewed);
});

test('resetRecentlyViewed() forgets everything, and nothing is remembered until it is on again', () => {
  const off = resetRecentlyViewed(true);
  expect(addViewed(off, 'a')).toBe(off);
  expect(addViewed(resetRecentlyViewed(false), 'a').ids).toEqual(['a']);
});

test('selectViewed() leaves out the product of the page and what is not sold', () => {
  expect(selectViewed(viewed, { except: 'c', isSold: (id) => id !== 'b', limit: 4 })).toEqual(['a']);
  expect(selectViewed(viewed, { except: 'x', isSold: () => true, limit: 2 })).toEqual(['c', 'b']);
});

describe('parseRecentlyViewed()', () => {
  test.each([viewed, resetRecentlyViewed(true), emptyRecentlyViewed])(
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
