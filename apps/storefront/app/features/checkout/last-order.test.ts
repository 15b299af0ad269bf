import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import type { StorageSource } from '../../wiring/browser-storage.ts';
import {
  confirmDraftOrder,
  type DraftOrder,
  keepDraftOrder,
  keepPlacedOrder,
  readLastOrder,
} from './last-order.ts';

function memory(first: Record<string, string> = {}): StorageSource {
  const kept = new Map(Object.entries(first));
  return () => ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  });
}

const kroner = (amount: number) => ({ amount, currency: 'DKK' as const });
const draft: DraftOrder = {
  market: 'dk',
  email: 'ase@example.com',
  address: ['Åse Sørensen', 'Østerbyvej 1', '9990 Skagen'],
  country: 'DK',
  delivery: {
    title: 'Pakkeshop Skagen',
    lines: ['Sct. Laurentii Vej 28, 9990 Skagen', 'Man.–fre. 8–20'],
    isCollected: true,
    days: [2, 3],
  },
  lines: [
    {
      sku: 'MH-P04-30',
      name: { en: 'Lee Serum', da: 'Læ Serum' },
      size: { en: '30 ml', da: '30 ml' },
      quantity: 1,
      total: kroner(37500),
      picture: {
        src: '/pictures/p04-1080.avif',
        srcSet: '/pictures/p04-240.avif 240w, /pictures/p04-1080.avif 1080w',
        width: 4,
        height: 5,
        ground: '#dfe4dd',
      },
    },
    {
      sku: 'MH-GIFT-CARD-20000',
      name: { en: 'Gift card', da: 'Gavekort' },
      size: { en: '', da: '' },
      quantity: 1,
      total: kroner(20000),
      recipient: { name: 'Inge', isMailed: true },
    },
  ],
  cost: {
    goods: kroner(37500),
    discount: kroner(0),
    delivery: kroner(0),
    total: kroner(37500),
    vat: kroner(7500),
  },
  payments: { giftCards: [{ lastCharacters: 'K3M9', used: kroner(20000) }], due: kroner(17500) },
};
const placed = { number: 'DK1001', placedAt: '2026-11-20T12:00:00Z' };

test('an order that was sent is shown once it has a number', () => {
  const source = memory();
  keepDraftOrder(source, draft);
  expect(readLastOrder(source)).toBeUndefined();
  confirmDraftOrder(source, placed);
  expect(readLastOrder(source)).toEqual({ ...draft, ...placed });
});

test('an order of which no draft was kept is shown as its number', () => {
  const source = memory();
  confirmDraftOrder(source, placed);
  expect(readLastOrder(source)).toEqual(placed);
});

test('an order that a link told of takes nothing from the draft of another', () => {
  const source = memory();
  keepDraftOrder(source, draft);
  keepPlacedOrder(source, placed);
  expect(readLastOrder(source)).toEqual(placed);
});

property.prop([fc.oneof(fc.string(), fc.json())])(
  'readLastOrder() takes no foreign text for an order',
  (text) => {
    expect(readLastOrder(memory({ 'marehalm-last-order': text }))).toBeUndefined();
  },
);

test('readLastOrder() takes no order with a date that is none', () => {
  const text = JSON.stringify({ ...draft, ...placed, placedAt: 'yesterday' });
  expect(readLastOrder(memory({ 'marehalm-last-order': text }))).toBeUndefined();
});

test.each<[criterion: string, change: object]>([
  ['half an øre', { cost: { ...draft.cost, total: kroner(0.5) } }],
  ['another currency', { cost: { ...draft.cost, total: { amount: 1, currency: 'USD' } } }],
  ['a market that is none', { market: 'se' }],
])('readLastOrder() takes nothing but the number of an order with %s', (_criterion, change) => {
  const text = JSON.stringify({ ...draft, ...placed, ...change });
  expect(readLastOrder(memory({ 'marehalm-last-order': text }))).toEqual(placed);
});

test.each(['https://else.example/x', '//else.example/x', '/\\else.example/x'])(
  'readLastOrder() leaves out pictures of strangers: %s',
  (src) => {
    const lines = draft.lines.map((line) => ({ ...line, picture: { src, width: 1, height: 1 } }));
    const text = JSON.stringify({ ...draft, ...placed, lines });
    expect(readLastOrder(memory({ 'marehalm-last-order': text }))).toMatchObject({ lines: [{}, {}] });
    expect(readLastOrder(memory({ 'marehalm-last-order': text }))).not.toHaveProperty('lines.0.picture.src');
  },
);
