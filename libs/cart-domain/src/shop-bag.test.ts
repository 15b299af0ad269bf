import { describe, expect, test, vi } from 'vitest';
import { createBagStore } from './bag-store.ts';
import { createShopperBagStore } from './shopper-bag-store.ts';
import { createShopBag, startSyncWithFirstLine } from './shop-bag.ts';
import {
  createTextStorage,
  type Locale,
  locales,
  type TestMarket,
  markets,
  soap,
} from './testing/market-shop.ts';

function open(texts = new Map<string, string>()) {
  const storage = () => createTextStorage(texts);
  const cart = createShopperBagStore<TestMarket, Locale>({ storage });
  const bag = createShopBag({ cart, markets, locales, storage, keys: { bag: 'bag', offers: 'offers' } });
  return { cart, bag, texts };
}

describe('createShopBag()', () => {
  test('shows the bag and its offers in the cart store, also after a reload', () => {
    const { cart, bag, texts } = open();
    expect(cart.getState().bag?.lines).toEqual([]);
    bag.addOffer(soap);
    bag.dispatch({ type: 'setQuantity', sku: 'SOAP', quantity: 3 });
    expect(cart.getState()).toMatchObject({
      bag: { lines: [{ sku: 'SOAP', quantity: 3 }] },
      offers: { SOAP: soap },
      added: soap,
    });
    expect(open(texts).cart.getState()).toMatchObject({
      bag: { lines: [{ sku: 'SOAP', quantity: 3 }] },
      offers: { SOAP: soap },
      added: null,
    });
  });

  test('adds pending offers, and nothing that is none', () => {
    const { cart, bag } = open();
    cart.addPendingAddition(soap);
    cart.setState(({ pending }) => ({ pending: [null, { sku: 'FAKE' }, ...pending] }));
    bag.addPendingAdditions();
    expect(cart.getState()).toMatchObject({ bag: { lines: [{ sku: 'SOAP', quantity: 1 }] }, pending: [] });
  });

  test('adds the units of an addition', () => {
    const { cart, bag } = open();
    cart.addPendingAddition({ ...soap, quantity: 3 });
    bag.addPendingAdditions();
    expect(cart.getState()).toMatchObject({
      bag: { lines: [{ sku: 'SOAP', quantity: 3 }] },
      offers: { SOAP: soap },
      added: { sku: 'SOAP', quantity: 3 },
    });
  });

  test('keeps a gift card with what its buyer chose', () => {
    const { cart, bag } = open();
    const giftCard = {
      amount: { amount: 20_000, currency: 'SEK' },
      type: 'printed',
      recipientName: 'Eva',
      message: '',
    } as const;
    bag.addOffer(soap, { giftCard });
    expect(cart.getState().bag?.lines[0]?.giftCard).toMatchObject({ recipientName: 'Eva' });
  });

  test('loads what another tab has stored, and stops when it is closed', () => {
    const { cart, bag, texts } = open();
    const other = open(texts);
    other.bag.addOffer(soap);
    bag.reload();
    expect(cart.getState()).toMatchObject({ bag: { lines: [{ sku: 'SOAP' }] }, offers: { SOAP: soap } });
    bag.close();
    bag.dispatch({ type: 'clear' });
    expect(cart.getState().bag?.lines).toHaveLength(1);
  });
});

describe('startSyncWithFirstLine()', () => {
  const add = { type: 'addLine', sku: 'SOAP', quantity: 1 } as const;

  test('starts once, with the first line', async () => {
    const store = createBagStore();
    const start = vi.fn(async () => undefined);
    startSyncWithFirstLine(store, start);
    expect(start).not.toHaveBeenCalled();
    store.dispatch(add);
    store.dispatch(add);
    expect(start).toHaveBeenCalledOnce();
  });

  test('starts at once for a bag that is not empty', () => {
    const store = createBagStore();
    store.dispatch(add);
    const start = vi.fn(async () => undefined);
    startSyncWithFirstLine(store, start);
    expect(start).toHaveBeenCalledOnce();
  });

  test('waits for a connection', () => {
    const store = createBagStore();
    const listeners = new Set<() => void>();
    let isOnline = false;
    const start = vi.fn(async () => undefined);
    const stop = startSyncWithFirstLine(store, start, {
      isOnline: () => isOnline,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    });
    store.dispatch(add);
    expect(start).not.toHaveBeenCalled();
    isOnline = true;
    for (const listener of listeners) listener();
    expect(start).toHaveBeenCalledOnce();
    stop();
    expect(listeners.size).toBe(0);
  });

  test('tries again with the next change when the code did not load', async () => {
    const store = createBagStore();
    const start = vi.fn(() => Promise.reject(new Error('Not found')));
    startSyncWithFirstLine(store, start);
    store.dispatch(add);
    await Promise.resolve();
    store.dispatch(add);
    expect(start).toHaveBeenCalledTimes(2);
  });
});
