import { expect, test } from 'vitest';
import { createTextStorage } from './testing/market-shop.ts';
import { createWishListStore } from './wish-list-store.ts';

const open = (texts = new Map<string, string>(), limit?: number) =>
  createWishListStore({ storage: () => createTextStorage(texts), key: 'wishes', limit });

test('stores saved products across reloads, at most as many as the limit', () => {
  const texts = new Map<string, string>();
  for (const id of ['soap', 'salve', 'balm']) open(texts, 2).add(id);
  const store = open(texts, 2);
  expect(store.getState()).toEqual([]);
  store.load();
  expect(store.getState()).toEqual(['balm', 'salve']);
  expect(store.getInitialState()).toEqual([]);
});

test('notifies of changes and restores a removed product at its old position', () => {
  const store = open();
  for (const id of ['soap', 'salve', 'balm']) store.add(id);
  const heard: (readonly string[])[] = [];
  store.subscribe((list) => heard.push(list));
  store.remove('salve');
  store.add('salve', 1);
  expect(heard).toEqual([
    ['balm', 'soap'],
    ['balm', 'salve', 'soap'],
  ]);
});

test('keeps what another tab has saved', () => {
  const texts = new Map<string, string>();
  const [here, there] = [open(texts), open(texts)];
  here.add('soap');
  there.add('balm');
  here.add('salve');
  expect(here.getState()).toEqual(['salve', 'balm', 'soap']);
  there.load();
  expect(there.getState()).toEqual(['salve', 'balm', 'soap']);
});

test('remembers saved products until the page is left where the storage throws', () => {
  const store = createWishListStore({
    storage: () => {
      throw new Error('The browser blocks storage');
    },
    key: 'wishes',
  });
  store.add('soap');
  store.add('balm');
  expect(store.getState()).toEqual(['balm', 'soap']);
});
