import { describe, expect, test } from 'vitest';
import { emptyBag } from './bag.ts';
import { createShopperBagStore, getCartCount } from './shopper-bag-store.ts';
import { createTextStorage, salve, soap } from './testing/market-shop.ts';

const open = (texts: Map<string, string>) =>
  createShopperBagStore({ storage: () => createTextStorage(texts) });

describe('addPendingAddition()', () => {
  test('counts at once, and ignores a second press of the same offer', () => {
    const cart = open(new Map());
    cart.addPendingAddition(soap);
    cart.addPendingAddition({ ...soap });
    cart.addPendingAddition(salve);
    expect(getCartCount(cart.getState())).toBe(2);
  });

  test('counts the units of an addition, whatever a script has stored as their number', () => {
    const cart = open(new Map());
    cart.addPendingAddition({ ...soap, quantity: 3 });
    expect(getCartCount(cart.getState())).toBe(3);
    cart.setState({ pending: [{ quantity: 'many' }, null, 7] });
    expect(getCartCount(cart.getState())).toBe(3);
  });

  test('survives a reload', () => {
    const texts = new Map<string, string>();
    open(texts).addPendingAddition(soap);
    const cart = open(texts);
    expect([cart.restorePendingAdditions(), cart.restorePendingAdditions()]).toEqual([1, 1]);
    expect(getCartCount(cart.getState())).toBe(1);
    expect(cart.takePendingAdditions()).toEqual([soap]);
  });

  test('counts where the storage throws', () => {
    const cart = createShopperBagStore({
      storage: () => {
        throw new Error('The browser blocks storage');
      },
    });
    cart.addPendingAddition(soap);
    expect(cart.takePendingAdditions()).toEqual([soap]);
    expect(cart.takePendingAdditions()).toEqual([]);
  });

  test('tolerates whatever a script has stored', () => {
    const cart = open(new Map([['pending-additions', '[null,7,{}]']]));
    cart.restorePendingAdditions();
    cart.addPendingAddition(soap);
    expect(cart.takePendingAdditions()).toEqual([null, 7, {}, soap]);
  });
});

describe('takePendingAdditions()', () => {
  test('returns each addition once, also after a reload', () => {
    const texts = new Map<string, string>();
    const cart = open(texts);
    cart.addPendingAddition(soap);
    expect(cart.takePendingAdditions()).toEqual([soap]);
    expect(cart.takePendingAdditions()).toEqual([]);
    expect(open(texts).takePendingAdditions()).toEqual([]);
    expect([...texts.keys()]).toEqual([]);
  });

  test.each(['', 'null', '{', '{"length":1}', '7'])('ignores a stored %j', (text) => {
    expect(open(new Map([['pending-additions', text]])).takePendingAdditions()).toEqual([]);
  });
});

test('getCartCount() adds pending additions to the units in the bag', () => {
  const bag = { ...emptyBag, lines: [{ sku: 'SALVE', quantity: 3 }] };
  expect(getCartCount({ bag, pending: [soap] })).toBe(4);
  expect(getCartCount({ bag: null, pending: [] })).toBe(0);
});
