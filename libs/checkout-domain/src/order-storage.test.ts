import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { isDetailedOrder } from './detailed-order.ts';
import { createOrderStorage } from './order-storage.ts';
import type { TextStorageGetter } from './internal/text-storage.ts';
import { forbiddenStorage, createInspectableStorage as memoryStorage } from './testing/memory-storage.ts';

const KEY = 'test-order';
const DRAFT_KEY = 'test-draft';
const storageOf = (source: TextStorageGetter) =>
  createOrderStorage(
    { currencies: ['DKK', 'EUR'], markets: ['dk', 'no'], locales: ['en', 'da'] },
    { source, key: KEY, draftKey: DRAFT_KEY },
  );
type DraftOrder = Parameters<ReturnType<typeof storageOf>['saveDraft']>[0];
const memory = () => memoryStorage().source;
const loadText = (text: string) => storageOf(memoryStorage({ [KEY]: text }).source).load();

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
      recipient: { name: 'Inge', isByEmail: true },
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
  storageOf(source).saveDraft(draft);
  expect(storageOf(source).load()).toBeUndefined();
  storageOf(source).confirmDraft(placed);
  expect(storageOf(source).load()).toEqual({ ...draft, ...placed });
});

test('an order of which no draft was kept is shown as its number', () => {
  const source = memory();
  storageOf(source).confirmDraft(placed);
  expect(storageOf(source).load()).toEqual(placed);
});

test('an order that a link told of takes nothing from the draft of another', () => {
  const source = memory();
  storageOf(source).saveDraft(draft);
  storageOf(source).save(placed);
  expect(storageOf(source).load()).toEqual(placed);
});

property.prop([fc.oneof(fc.string(), fc.json())])('load() takes no foreign text for an order', (text) => {
  expect(loadText(text)).toBeUndefined();
});

test('load() takes no order with a date that is none', () => {
  const text = JSON.stringify({ ...draft, ...placed, placedAt: 'yesterday' });
  expect(loadText(text)).toBeUndefined();
});

test.each<[criterion: string, change: object]>([
  ['half an øre', { cost: { ...draft.cost, total: kroner(0.5) } }],
  ['another currency', { cost: { ...draft.cost, total: { amount: 1, currency: 'USD' } } }],
  ['a market that is none', { market: 'se' }],
  ['a country in small letters', { country: 'dk' }],
  ['a country and more', { country: 'DKK' }],
  ['a name in one language', { lines: [{ ...draft.lines[0], name: { en: 'x' } }] }],
  ['no e-mail', { email: 7 }],
  ['an address that is none', { address: 'Strandvej 1' }],
  ['payments that are none', { payments: {} }],
])('load() takes nothing but the number of an order with %s', (_criterion, change) => {
  const text = JSON.stringify({ ...draft, ...placed, ...change });
  expect(loadText(text)).toEqual(placed);
});

test.each(['https://else.example/x', '//else.example/x', '/\\else.example/x', 'x', 'x/y'])(
  'load() leaves out pictures of strangers: %s',
  (src) => {
    const lines = draft.lines.map((line) => ({ ...line, picture: { src, width: 1, height: 1 } }));
    const text = JSON.stringify({ ...draft, ...placed, lines });
    expect(loadText(text)).toMatchObject({ lines: [{}, {}] });
    expect(loadText(text)).not.toHaveProperty('lines.0.picture.src');
  },
);

test.each([
  'https://else.example/x 2x',
  '/a.avif 1x, //else.example/x 2x',
  '/a.avif 1x,x',
  '/\\else.example/x',
])('load() leaves out sources of other origins: %s', (srcSet) => {
  const lines = draft.lines.map((line) => ({
    ...line,
    picture: { src: '/a.avif', srcSet, width: 1, height: 1 },
  }));
  const order = loadText(JSON.stringify({ ...draft, ...placed, lines }));
  expect(order).toMatchObject({ lines: [{}, {}] });
  expect(JSON.stringify(order)).not.toContain('else');
  expect(order).not.toHaveProperty('lines.0.picture.src');
});

test.each(['/a.avif', '/a.avif 1x', '/a.avif 1x, /b.avif 2x', '/a.avif 1x,  /b.avif 2x,/c.avif 3x'])(
  'load() keeps sources of the shop: %s',
  (srcSet) => {
    const lines = draft.lines.map((line) => ({
      ...line,
      picture: { src: '/a.avif', srcSet, width: 1, height: 1 },
    }));
    expect(loadText(JSON.stringify({ ...draft, ...placed, lines }))).toHaveProperty(
      'lines.0.picture.srcSet',
      srcSet,
    );
  },
);

test('load() leaves out a delivery that is none', () => {
  const order = loadText(JSON.stringify({ ...draft, ...placed, delivery: { title: 7 } }));
  expect(order).toMatchObject({ email: draft.email });
  expect(order && 'delivery' in order && order.delivery).toBeFalsy();
});

test('isDetailedOrder() tells an order from its number', () => {
  expect(isDetailedOrder({ ...draft, ...placed })).toBe(true);
  expect(isDetailedOrder(placed)).toBe(false);
});

test('confirmDraft() leaves no draft behind', () => {
  const { source, kept } = memoryStorage();
  const storage = storageOf(source);
  storage.saveDraft(draft);
  expect([...kept.keys()]).toEqual([DRAFT_KEY]);
  storage.confirmDraft(placed);
  expect([...kept.keys()]).toEqual([KEY]);
});

test('a forbidden storage has no order, and nothing throws', () => {
  const storage = storageOf(forbiddenStorage);
  storage.saveDraft(draft);
  storage.confirmDraft(placed);
  storage.save(placed);
  expect(storage.load()).toBeUndefined();
});
