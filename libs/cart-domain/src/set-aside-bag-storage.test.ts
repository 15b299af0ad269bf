import { expect, test } from 'vitest';
import { emptyBag } from './bag.ts';
import type { TextStorageWithKeys } from './fallback-storage.ts';
import type { MultiMarketOffer } from './multi-market-offer.ts';
import { createSetAsideBagStorage } from './set-aside-bag-storage.ts';

const serum: MultiMarketOffer<'dk', 'en'> = {
  sku: 'SERUM',
  product: 'serum',
  collections: [],
  kind: 'merchandise',
  name: { en: 'Serum' },
  size: { en: '' },
  picture: { src: '/a.avif', srcSet: '/a.avif 1w', width: 4, height: 5, ground: '#fff', alt: '' },
  market: { dk: { variantId: '1', price: 100, available: true } },
};
const offers = { SERUM: serum, BALM: { ...serum, sku: 'BALM' } };
const bag = {
  ...emptyBag,
  lines: [
    { sku: 'SERUM', quantity: 2 },
    { sku: 'GONE', quantity: 1 },
  ],
};

function createStorage(texts: Map<string, string>): TextStorageWithKeys {
  return {
    get length() {
      return texts.size;
    },
    key: (index) => [...texts.keys()][index] ?? null,
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
  };
}

const open = (storage: TextStorageWithKeys | undefined) =>
  createSetAsideBagStorage({
    markets: ['dk'],
    locales: ['en'],
    source: () => storage,
    key: 'aside',
    offersKey: 'aside-offers',
  });

test.each([
  ['through a reload', createStorage(new Map())],
  ['without a storage', undefined],
])('createSetAsideBagStorage() gives back the bag with its offers, once, %s', (_criterion, storage) => {
  const aside = open(storage);
  expect([aside.has(), aside.take()]).toEqual([false, undefined]);
  aside.save(bag, offers);
  const reopened = storage ? open(storage) : aside;
  expect(reopened.has()).toBe(true);
  expect(reopened.take()).toEqual({ bag, offers: [serum] });
  expect([reopened.has(), reopened.take()]).toEqual([false, undefined]);
});

test('createSetAsideBagStorage() keeps the first bag', () => {
  const aside = open(createStorage(new Map()));
  aside.save(bag, offers);
  aside.save({ ...emptyBag, lines: [{ sku: 'BALM', quantity: 1 }] }, offers);
  expect(aside.take()?.bag).toEqual(bag);
});

test('createSetAsideBagStorage() leaves out offers that are damaged', () => {
  const texts = new Map([
    ['aside', '{}'],
    ['aside-offers', '{"SERUM":7}'],
  ]);
  expect(open(createStorage(texts)).take()).toEqual({ bag: emptyBag, offers: [] });
  expect([...texts.keys()]).toEqual([]);
});
