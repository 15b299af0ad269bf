import { expect, test } from 'vitest';
import { findGiftCardOffer, type GiftCardProduct } from './gift-card-product.ts';
import type { MarketPrice } from './multi-market-offer.ts';

type Market = 'dk' | 'no' | 'int';

const fixed = (id: string, price: number): MarketPrice => ({
  variantId: id,
  price,
  available: true,
  ownAmount: { min: price, max: price },
});

const notSold: MarketPrice = { variantId: '', price: 0, available: false };

const own = (id: string, min: number, max: number): MarketPrice => ({
  variantId: id,
  price: min,
  available: true,
  ownAmount: { min, max },
});

const card: GiftCardProduct<Market, 'en' | 'da'> = {
  fixedAmountSkus: { dk: ['CARD-20000'], no: ['CARD-30000'], int: ['CARD-2500'] },
  customAmountSku: 'CARD-OWN',
  prices: {
    'CARD-20000': { dk: fixed('1', 20_000), no: notSold, int: notSold },
    'CARD-30000': { dk: notSold, no: fixed('2', 30_000), int: notSold },
    'CARD-2500': { dk: notSold, no: notSold, int: fixed('3', 2500) },
    'CARD-OWN': { dk: own('4', 10_000, 500_000), no: own('5', 15_000, 750_000), int: own('6', 1500, 65_000) },
  },
  bag: {
    name: { en: 'Gift card', da: 'Gavekort' },
    href: { en: '/product/gift-card', da: '/da/produkt/gavekort' },
    picture: { src: '/c.avif', srcSet: '', width: 4, height: 5, ground: '#fff', alt: '' },
  },
};

test('findGiftCardOffer() sells a card nowhere but where the shop does', () => {
  expect(findGiftCardOffer(card, 'CARD-20000', '200 kr.')?.market).toMatchObject({
    dk: { available: true, variantId: '1' },
    int: { available: false, variantId: '' },
  });
  expect(findGiftCardOffer(card, 'CARD-1', '')).toBeUndefined();
});
