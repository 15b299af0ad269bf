import { describe, expect, test } from 'vitest';
import { createShopperBagStore } from './shopper-bag-store.ts';
import { createShopBag } from './shop-bag.ts';
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
  const bag = createShopBag({
    shopperBagStore: cart,
    markets,
    locales,
    storage,
    keys: { bag: 'bag', offers: 'offers' },
  });
  return { cart, bag, texts };
}

describe('createShopBag()', () => {
  test('shows the bag and its offers in the store of the shopper, also after a reload', () => {
    const { cart, bag, texts } = open();
    expect(cart.getState().bag?.lines).toEqual([]);
    bag.addOffer(soap);
    bag.dispatch({ type: 'setQuantity', sku: 'SOAP', quantity: 3 });
    expect(cart.getState()).toMatchObject({
      bag: { lines: [{ sku: 'SOAP', quantity: 3 }] },
      offers: { SOAP: soap },
      lastAdded: soap,
    });
    expect(open(texts).cart.getState()).toMatchObject({
      bag: { lines: [{ sku: 'SOAP', quantity: 3 }] },
      offers: { SOAP: soap },
      lastAdded: null,
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
      lastAdded: { sku: 'SOAP', quantity: 3 },
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
