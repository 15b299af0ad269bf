import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { storageKeys } from '@marehalm/shop';
import type { BagOffer } from '../view-models/product.ts';
import { getCartCount, cartStore } from './cart-store.ts';
import { addPendingAddition, restorePendingAdditions, takePendingAdditions } from './pending-additions.ts';

const serum = { sku: 'MH-P04-30' } as BagOffer;
const balm = { sku: 'MH-P05-30' } as BagOffer;

const stored = new Map<string, string>();
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
  removeItem: (key: string) => stored.delete(key),
});

afterAll(() => {
  vi.unstubAllGlobals();
});

const reload = () => cartStore.setState(cartStore.getInitialState(), true);

beforeEach(() => {
  stored.clear();
  reload();
});

describe('addPendingAddition()', () => {
  test('counts at once, and ignores a second press of the same offer', () => {
    addPendingAddition(serum);
    addPendingAddition({ ...serum });
    addPendingAddition(balm);
    expect(getCartCount(cartStore.getState())).toBe(2);
  });

  test('counts the units of an addition, whatever a script has stored as their number', () => {
    addPendingAddition({ ...serum, quantity: 3 });
    expect(getCartCount(cartStore.getState())).toBe(3);
    cartStore.setState({ pending: [{ quantity: 'many' }, null, 7] });
    expect(getCartCount(cartStore.getState())).toBe(3);
  });

  test('survives a reload', () => {
    addPendingAddition(serum);
    reload();
    expect(restorePendingAdditions()).toBe(1);
    expect(getCartCount(cartStore.getState())).toBe(1);
    expect(takePendingAdditions()).toEqual([serum]);
  });
});

describe('takePendingAdditions()', () => {
  test('returns each addition once, also after a reload', () => {
    addPendingAddition(serum);
    expect(takePendingAdditions()).toEqual([serum]);
    expect(takePendingAdditions()).toEqual([]);
    reload();
    expect(takePendingAdditions()).toEqual([]);
  });

  test.each(['', 'null', '{', '{"length":1}', '7'])('ignores a stored %j', (text) => {
    stored.set(storageKeys.pendingAdditions, text);
    expect(takePendingAdditions()).toEqual([]);
  });
});

test('getCartCount() adds pending additions to what is in the bag', () => {
  addPendingAddition(serum);
  const bag = {
    lines: [{ sku: 'MH-P05-30', quantity: 3 }],
    samples: [],
    promoCodes: [],
    giftCards: [],
    note: '',
  };
  expect(getCartCount({ ...cartStore.getState(), bag })).toBe(4);
});
