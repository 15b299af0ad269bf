import { fc, test as law } from '@fast-check/vitest';
import { expect } from 'vitest';
import {
  addToWishList,
  parseWishList,
  removeFromWishList,
  serializeWishList,
  type WishList,
} from './wish-list.ts';

const id = fc.constantFrom<string>('a', 'b', 'c', 'd', 'e', 'f');
const step = fc.record({ id, isAdded: fc.boolean(), position: fc.nat({ max: 8 }) });
const limit = fc.integer({ min: 1, max: 8 });
const listOf = (steps: readonly { id: string; isAdded: boolean; position: number }[], most: number) =>
  steps.reduce<WishList>(
    (list, { id: one, isAdded, position }) =>
      isAdded ? addToWishList(list, one, { position, limit: most }) : removeFromWishList(list, one),
    [],
  );

law.prop([fc.array(step, { maxLength: 30 }), limit])(
  'a wish list has each product once and at most the limit, and is the same after it was stored',
  (steps, most) => {
    const list = listOf(steps, most);
    expect(new Set(list).size).toBe(list.length);
    expect(list.length).toBeLessThanOrEqual(most);
    expect(parseWishList(serializeWishList(list), most)).toEqual(list);
  },
);

law.prop([
  fc.oneof(
    fc.string(),
    fc.json(),
    fc.array(fc.jsonValue()).map((all) => JSON.stringify({ ids: all })),
  ),
])('parseWishList() gives ids that are each there once, for any text', (text) => {
  const list = parseWishList(text);
  expect(new Set(list).size).toBe(list.length);
  for (const one of list) expect(typeof one).toBe('string');
});
