import { describe, expect, test, vi } from 'vitest';
import { emptyBag } from './bag.ts';
import { type BagStoreOptions, createBagStore, DEFAULT_BAG_KEY } from './bag-store.ts';
import { serializeBag } from './bag-storage.ts';
import { createSimulatedBrowser } from './testing/simulated-browser.ts';
import { createVirtualTime } from './testing/virtual-time.ts';
import { type TextStorage } from './tab-ports.ts';

const addSerum = { type: 'addLine', sku: 'serum', quantity: 1 } as const;
const serums = (quantity: number) => [{ sku: 'serum', quantity }];

function memoryStorage(
  texts: Record<string, string> = {},
): TextStorage & { readonly texts: Map<string, string> } {
  const map = new Map(Object.entries(texts));
  return {
    texts: map,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
  };
}

function throwing(): never {
  throw new Error('QuotaExceededError');
}

describe('createBagStore()', () => {
  test('begins with what is stored, and with an empty bag for prerendered pages', () => {
    const text = serializeBag({ ...emptyBag, lines: serums(2) }, 5);
    const store = createBagStore({ storage: () => memoryStorage({ [DEFAULT_BAG_KEY]: text }) });
    expect(store.getState()).toMatchObject({ bag: { lines: serums(2) }, revision: 5, saved: true });
    expect(store.getInitialState().bag).toBe(emptyBag);
  });

  test('stores every change and nothing before the first', () => {
    const storage = memoryStorage();
    const store = createBagStore({ storage: () => storage, key: 'bag', tab: 'a' });
    expect([...storage.texts]).toEqual([]);
    store.dispatch(addSerum);
    expect(storage.texts.get('bag')).toBe(serializeBag({ ...emptyBag, lines: serums(1) }, 1, { a: 1 }));
  });

  test('tells its listeners of a change, and only of a change', () => {
    const store = createBagStore();
    const listener = vi.fn();
    store.subscribe(listener);
    store.dispatch({ type: 'removeLine', sku: 'serum' });
    expect(listener).not.toHaveBeenCalled();
    expect(store.dispatch(addSerum).lines).toEqual(serums(1));
    expect(listener).toHaveBeenCalledOnce();
  });

  test('honours its limits', () => {
    const store = createBagStore({ limits: { maxQuantity: 2 } });
    store.dispatch({ ...addSerum, quantity: 5 });
    expect(store.getState().bag.lines).toEqual(serums(2));
  });

  test.each<[string, BagStoreOptions]>([
    ['no storage', {}],
    ['a storage that may not be looked for', { storage: throwing }],
    ['a storage that is not there', { storage: () => undefined }],
    [
      'a storage that may not be read or written',
      { storage: () => ({ getItem: throwing, setItem: throwing, removeItem: throwing }) },
    ],
    ['a storage that is full', { storage: () => ({ ...memoryStorage(), setItem: throwing }) }],
  ])('keeps the bag in memory with %s', (_criterion, options) => {
    const store = createBagStore(options);
    expect(store.getState().saved).toBe(false);
    store.dispatch(addSerum);
    store.dispatch(addSerum);
    store.reload();
    expect(store.getState()).toMatchObject({ bag: { lines: serums(2) }, saved: false });
  });

  test('goes on in memory when the storage fills up, and stores again when it can', () => {
    const storage = memoryStorage();
    let isFull = false;
    const store = createBagStore({
      storage: () => ({ ...storage, setItem: isFull ? throwing : storage.setItem }),
      key: 'bag',
      tab: 'a',
    });
    store.dispatch(addSerum);
    isFull = true;
    store.dispatch(addSerum);
    store.reload();
    expect(store.getState()).toMatchObject({ bag: { lines: serums(2) }, saved: false });
    isFull = false;
    store.dispatch(addSerum);
    expect(storage.texts.get('bag')).toBe(serializeBag({ ...emptyBag, lines: serums(3) }, 3, { a: 3 }));
    expect(store.getState().saved).toBe(true);
  });

  test.each(['not json', '{"version":1,"bag":{"lines":"x"}}'])(
    'keeps its bag when the stored one is damaged to %j',
    (text) => {
      const storage = memoryStorage();
      const store = createBagStore({ storage: () => storage, key: 'bag' });
      store.dispatch(addSerum);
      storage.setItem('bag', text);
      store.dispatch(addSerum);
      expect(store.getState().bag.lines).toEqual(serums(2));
    },
  );

  test('takes over what is still good of a bag that another version stored', () => {
    const storage = memoryStorage();
    const store = createBagStore({ storage: () => storage, key: 'bag' });
    store.dispatch(addSerum);
    storage.setItem(
      'bag',
      JSON.stringify({
        version: 2,
        revision: 8,
        bag: { ...emptyBag, lines: serums(3), wishes: [] },
      }),
    );
    store.reload();
    expect(store.getState()).toMatchObject({ bag: { lines: serums(3) }, revision: 8 });
  });

  test('keeps its bag when the storage is cleared', () => {
    const storage = memoryStorage();
    const store = createBagStore({ storage: () => storage, key: 'bag' });
    store.dispatch(addSerum);
    storage.removeItem('bag');
    store.reload();
    expect(store.getState().bag.lines).toEqual(serums(1));
  });
});

describe('two tabs', () => {
  function twoTabs() {
    const time = createVirtualTime();
    const browser = createSimulatedBrowser(time);
    const stores = [browser.open(), browser.open()].map(({ storage, channel }) =>
      createBagStore({ storage: () => storage, channel }),
    );
    const [one, two] = stores as [(typeof stores)[0], (typeof stores)[0]];
    return { time, one, two };
  }

  test('see each other’s changes', async () => {
    const { time, one, two } = twoTabs();
    one.dispatch(addSerum);
    await time.advance(10);
    expect(two.getState()).toEqual(one.getState());
  });

  test('lose nothing when both act before they hear of each other', () => {
    const { one, two } = twoTabs();
    one.dispatch(addSerum);
    two.dispatch({ ...addSerum, sku: 'soap' });
    one.dispatch(addSerum);
    expect(one.getState().bag.lines).toEqual([...serums(2), { sku: 'soap', quantity: 1 }]);
  });

  test('learn of the other’s change even by a command that changes nothing', () => {
    const { one, two } = twoTabs();
    one.dispatch(addSerum);
    expect(two.dispatch({ type: 'removePromoCode', code: 'x' }).lines).toEqual(serums(1));
    expect(two.getState().bag.lines).toEqual(serums(1));
  });

  test('no longer hear when closed, and survive a channel that is closed', async () => {
    const { time, one, two } = twoTabs();
    two.close();
    one.dispatch(addSerum);
    await time.advance(10);
    expect(two.getState().bag.lines).toEqual([]);
    const channel = {
      postMessage: throwing,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    };
    const store = createBagStore({ storage: () => memoryStorage(), channel });
    store.dispatch(addSerum);
    expect(store.getState().bag.lines).toEqual(serums(1));
  });
});
