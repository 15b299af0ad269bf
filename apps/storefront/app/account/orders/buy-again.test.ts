import type { AccountOrderLine } from '@marehalm/commerce-client';
import { expect, test } from 'vitest';
import type { BagOffer, MarketPrice } from '../../view-models/product';
import { reorderOf } from './buy-again';

const kroner = (amount: number) => ({ amount, currency: 'DKK' as const });

const line = (sku: string | undefined, more: Partial<AccountOrderLine> = {}): AccountOrderLine => ({
  title: sku ?? 'gone',
  ...(sku === undefined ? {} : { sku }),
  quantity: 2,
  currentQuantity: 2,
  subtotal: kroner(20000),
  total: kroner(20000),
  attributes: [],
  ...more,
});

const offer = (sku: string, dk: Partial<MarketPrice>): BagOffer => {
  const price: MarketPrice = { variantId: sku, price: 10000, available: true };
  return {
    sku,
    product: sku,
    collections: [],
    kind: 'merchandise',
    name: { en: sku, da: sku },
    size: { en: '', da: '' },
    picture: { src: '/a.webp', srcSet: '', width: 4, height: 5, ground: '#fff', alt: '' },
    market: { dk: { ...price, ...dk }, no: price, int: price },
  };
};

const offers = {
  serum: offer('serum', {}),
  last: offer('last', { stock: 1 }),
  soldOut: offer('soldOut', { available: false }),
};

test('reorderOf() adds products that are on sale, up to their stock', () => {
  const { lines, left } = reorderOf([line('serum'), line('last')], offers, 'dk');
  expect(lines.map(({ offer: { sku }, quantity }) => [sku, quantity])).toEqual([
    ['serum', 2],
    ['last', 1],
  ]);
  expect(left).toEqual([]);
});

test('reorderOf() lists products that are sold out or no longer sold in the market', () => {
  const lines = [line('soldOut'), line('unknown'), line(undefined)];
  expect(reorderOf(lines, offers, 'dk')).toEqual({ lines: [], left: ['soldOut', 'unknown', 'gone'] });
  expect(reorderOf([line('soldOut')], offers, 'no').left).toEqual([]);
});

test('reorderOf() skips samples, gifts and gift cards', () => {
  const nothing = { subtotal: kroner(0), total: kroner(0) };
  const card = { attributes: [{ key: 'Recipient email', value: 'ada@example.com' }] };
  expect(reorderOf([line('serum', nothing), line('serum', card)], offers, 'dk')).toEqual({
    lines: [],
    left: [],
  });
});

test('reorderOf() includes products that a promo code made free', () => {
  expect(reorderOf([line('serum', { total: kroner(0) })], offers, 'dk').lines).toHaveLength(1);
});
