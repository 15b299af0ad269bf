import { describe, expect, test } from 'vitest';
import { addToWishList, parseWishList, removeFromWishList, serializeWishList } from './wish-list.ts';

const list = ['c', 'b', 'a'];

describe('addToWishList()', () => {
  test('puts the latest first and forgets the oldest', () => {
    expect(addToWishList(list, 'd')).toEqual(['d', 'c', 'b', 'a']);
    expect(addToWishList(list, 'd', { limit: 3 })).toEqual(['d', 'c', 'b']);
  });

  test('restores a product at its old position', () => {
    expect(addToWishList(removeFromWishList(list, 'b'), 'b', { position: 1 })).toEqual(list);
  });

  test('changes nothing for a saved product and for none', () => {
    expect(addToWishList(list, 'a')).toBe(list);
    expect(addToWishList(list, '')).toBe(list);
  });
});

test('removeFromWishList() changes nothing for a product that is not saved', () => {
  expect(removeFromWishList(list, 'c')).toEqual(['b', 'a']);
  expect(removeFromWishList(list, 'x')).toBe(list);
});

describe('parseWishList()', () => {
  test.each([{ stored: list }, { stored: [] }])('returns what was stored of $stored', ({ stored }) => {
    expect(parseWishList(serializeWishList(stored))).toEqual(stored);
  });

  test.each([null, '', 'null', '7', '{', '{"ids":"a"}', '{"ids":[7,null,{}]}', '["a"]'])(
    'finds nothing in %j',
    (text) => {
      expect(parseWishList(text)).toEqual([]);
    },
  );
});
