import { expect, test } from 'vitest';
import { createRecentlyViewedStorage } from './recently-viewed-storage.ts';
import { createTextStorage } from './testing/market-shop.ts';

const open = (texts = new Map<string, string>(), limit?: number) =>
  createRecentlyViewedStorage({ storage: () => createTextStorage(texts), key: 'viewed', limit });

test('stores viewed products across reloads, at most as many as the limit', () => {
  const texts = new Map<string, string>();
  for (const id of ['soap', 'salve', 'balm']) open(texts, 2).add(id);
  expect(open(texts, 2).load()).toEqual({ isOff: false, ids: ['balm', 'salve'] });
});

test('forgets the list when it is switched off, and begins with the current product when it is on again', () => {
  const viewed = open();
  viewed.add('soap');
  expect(viewed.toggle('salve')).toEqual({ isOff: true, ids: [] });
  viewed.add('balm');
  expect(viewed.load()).toEqual({ isOff: true, ids: [] });
  expect(viewed.toggle('salve')).toEqual({ isOff: false, ids: ['salve'] });
  expect(viewed.load().ids).toEqual(['salve']);
});

test('remembers nothing where the storage throws', () => {
  const viewed = createRecentlyViewedStorage({
    storage: () => {
      throw new Error('The browser blocks storage');
    },
    key: 'viewed',
  });
  viewed.add('soap');
  expect(viewed.load().ids).toEqual([]);
});
