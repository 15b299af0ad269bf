import { expect, test } from 'vitest';
import { createSimulatedChannelPair } from './testing/simulated-channel.ts';
import { createOfferCache } from './offer-cache.ts';
import type { MultiMarketOffer } from './multi-market-offer.ts';
import type { TabChannel, TextStorage } from './browser-apis.ts';

type TestOffer = MultiMarketOffer<'dk', 'en'>;
const offer = (sku: string, price = 100): TestOffer => ({
  sku,
  product: sku,
  collections: [],
  kind: 'merchandise',
  name: { en: sku },
  size: { en: '' },
  picture: { src: '/a.avif', srcSet: '/a.avif 1w', width: 4, height: 5, ground: '#fff', alt: '' },
  market: { dk: { variantId: sku, price, available: true } },
});

function createStorage(texts = new Map<string, string>()): TextStorage {
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
  };
}

function open(storage?: TextStorage, needed: readonly string[] = [], channel?: TabChannel) {
  return createOfferCache({
    markets: ['dk'],
    locales: ['en'],
    storage: storage && (() => storage),
    channel,
    key: 'offers',
    getNeededSkus: () => needed,
  });
}

test('createOfferCache() keeps what is in the bag and what was just added through a reload', () => {
  const storage = createStorage();
  const cache = open(storage, ['SERUM']);
  cache.add([offer('SERUM'), offer('OLD')]);
  cache.add([offer('BALM')]);
  expect(Object.keys(cache.getState())).toEqual(['SERUM', 'OLD', 'BALM']);
  expect(open(storage).getState()).toEqual({ SERUM: offer('SERUM'), BALM: offer('BALM') });
});

test('createOfferCache() replaces what was known of a SKU and notifies its listeners', () => {
  const cache = open();
  const seen: unknown[] = [];
  const stop = cache.subscribe((offers) => seen.push(offers['SERUM']?.market.dk.price));
  cache.add([offer('SERUM', 100)]);
  cache.add([offer('SERUM', 200)]);
  stop();
  cache.add([offer('SERUM', 300)]);
  expect(seen).toEqual([100, 200]);
  expect(cache.getInitialState()).toEqual({});
});

test('createOfferCache() does without a storage, and with one that throws', () => {
  const forbidden = createOfferCache({
    markets: ['dk'],
    locales: ['en'],
    storage: () => {
      throw new Error('The browser blocks storage');
    },
    key: 'offers',
    getNeededSkus: () => [],
  });
  forbidden.add([offer('SERUM')]);
  expect(forbidden.getState()).toEqual({ SERUM: offer('SERUM') });
});

test('createOfferCache() loads what another tab has stored', () => {
  const storage = createStorage();
  const cache = open(storage);
  open(storage).add([offer('BALM')]);
  expect(cache.getState()).toEqual({});
  cache.reload();
  expect(cache.getState()).toEqual({ BALM: offer('BALM') });
});

test('createOfferCache() receives what another tab adds, and nothing once it is closed', () => {
  const [here, there] = createSimulatedChannelPair();
  const cache = open(createStorage(), [], here);
  const other = open(createStorage(), [], there);
  other.add([offer('SERUM')]);
  expect(cache.getState()).toEqual({ SERUM: offer('SERUM') });
  there.postMessage({ subject: 'offers', version: 1, message: '{"SERUM":{"sku":7}}' });
  there.postMessage({ subject: 'offers', version: 2, message: 'later' });
  expect(cache.getState()).toEqual({ SERUM: offer('SERUM') });
  cache.close();
  other.add([offer('BALM')]);
  expect(Object.keys(cache.getState())).toEqual(['SERUM']);
});
