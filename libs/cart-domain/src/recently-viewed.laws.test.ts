import { fc, test as law } from '@fast-check/vitest';
import { expect } from 'vitest';
import {
  addRecentlyViewedProduct,
  emptyRecentlyViewed,
  parseRecentlyViewed,
  selectRecentlyViewedIds,
  serializeRecentlyViewed,
} from './recently-viewed.ts';

const id = fc.constantFrom<string>('a', 'b', 'c', 'd', 'e', 'f');
const ids = fc.array(id, { maxLength: 30 });
const limit = fc.integer({ min: 1, max: 8 });
const viewedOf = (looked: readonly string[], most: number) =>
  looked.reduce((viewed, one) => addRecentlyViewedProduct(viewed, one, most), emptyRecentlyViewed);

law.prop([ids, limit])(
  'addRecentlyViewedProduct() keeps the latest of each, at most the limit',
  (looked, most) => {
    const latest = [...new Set(looked.toReversed())].slice(0, most);
    expect(viewedOf(looked, most).ids).toEqual(latest);
  },
);

law.prop([ids, limit])('parseRecentlyViewed() gives back what was serialized', (looked, most) => {
  const viewed = viewedOf(looked, most);
  expect(parseRecentlyViewed(serializeRecentlyViewed(viewed), most)).toEqual(viewed);
});

law.prop([
  fc.oneof(
    fc.string(),
    fc.json(),
    fc.array(fc.jsonValue()).map((all) => JSON.stringify({ ids: all })),
  ),
])('parseRecentlyViewed() gives ids that are each there once, for any text', (text) => {
  const viewed = parseRecentlyViewed(text);
  expect(new Set(viewed.ids).size).toBe(viewed.ids.length);
  for (const one of viewed.ids) expect(typeof one).toBe('string');
  expect(parseRecentlyViewed(serializeRecentlyViewed(viewed))).toEqual(viewed);
});

law.prop([ids, limit, id, fc.array(id)])(
  'selectRecentlyViewedIds() shows a part of the list in its order, never the product of the page',
  (looked, most, except, sold) => {
    const viewed = viewedOf(looked, 12);
    const shown = selectRecentlyViewedIds(viewed, {
      except,
      isSold: (one) => sold.includes(one),
      limit: most,
    });
    expect(shown.length).toBeLessThanOrEqual(most);
    expect(shown).not.toContain(except);
    expect(viewed.ids.filter((one) => shown.includes(one))).toEqual(shown);
  },
);
