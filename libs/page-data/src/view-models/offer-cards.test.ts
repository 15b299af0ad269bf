import { expect, test } from 'vitest';
import type { BagOffer } from './bag-offer.ts';
import { toOfferCards } from './offer-cards.ts';

const market = { variantId: '1', price: 5000, available: true };
const soldOut = { ...market, available: false };
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
const offers = Object.fromEntries(
  [
    offer('A-1', 'a'),
    offer('A-2', 'a'),
    offer('B-1', 'b', { market: { dk: soldOut, no: soldOut, int: soldOut } }),
    offer('C-1', 'c', { market: { dk: market, no: soldOut, int: soldOut } }),
    offer('C-2', 'c', { market: { dk: soldOut, no: soldOut, int: market } }),
    offer('GIFT', 'gift', { kind: 'gift' }),
  ].map((one) => [one.sku, one]),
);

test('toOfferCards() makes a card of each product that is sold, in the order of the ids', () => {
  const cards = toOfferCards(offers, ['gone', 'b', 'gift', 'a'], 'da');
  expect(cards.map(({ id, href, name, sizes, badge }) => [id, href, name, sizes, badge])).toEqual([
    ['b', '/da/produkt/b', 'Navn på b', 1, 'sold-out'],
    ['a', '/da/produkt/a', 'Navn på a', 2, undefined],
  ]);
});

test('toOfferCards() names the markets that have sold out all sizes', () => {
  const soldOutIn = toOfferCards(offers, ['a', 'b', 'c'], 'en').map((card) => card.soldOutIn);
  expect(soldOutIn).toEqual([undefined, undefined, ['no']]);
});
