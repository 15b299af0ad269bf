import { expect, test } from 'vitest';
import type { BagOffer } from './bag-offer.ts';
import { toRecentlyViewedCards } from './to-recently-viewed-cards.ts';

const market = { variantId: '1', price: 5000, available: true };
const offer = (sku: string, product: string, change: Partial<BagOffer> = {}): BagOffer => ({
  sku,
  product,
  collections: [],
  kind: 'merchandise',
  name: { en: `Name of ${product}`, da: `Navn på ${product}` },
  size: { en: '30 ml', da: '30 ml' },
  href: { en: `/product/${product}?size=${sku}`, da: `/da/produkt/${product}?size=${sku}` },
  picture: { src: '/p.avif', srcSet: '', width: 4, height: 5, ground: '#fff', alt: '' },
  market: { dk: market, no: market, int: market },
  ...change,
});
const soldOut = { ...market, available: false };
const offers = Object.fromEntries(
  [
    offer('A-1', 'a'),
    offer('A-2', 'a'),
    offer('B-1', 'b', { market: { dk: soldOut, no: soldOut, int: soldOut } }),
    offer('GIFT', 'gift', { kind: 'gift' }),
  ].map((one) => [one.sku, one]),
);

test('toRecentlyViewedCards() makes a card of each product that is sold, the latest first', () => {
  const viewed = { isOff: false, ids: ['gone', 'b', 'page', 'gift', 'a'] };
  const cards = toRecentlyViewedCards(offers, { viewed, product: 'page', locale: 'da', limit: 4 });
  expect(cards.map(({ id, href, name, sizes, badge }) => [id, href, name, sizes, badge])).toEqual([
    ['b', '/da/produkt/b', 'Navn på b', 1, 'sold-out'],
    ['a', '/da/produkt/a', 'Navn på a', 2, undefined],
  ]);
});
