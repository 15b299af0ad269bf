import { describe, expect, expectTypeOf, test, vi } from 'vitest';
import { type StoreApi } from 'zustand/vanilla';
import { emptyBag } from './bag.ts';
import {
  type BagState,
  type BagStore,
  type BagStoreOptions,
  createBagStore,
  DEFAULT_BAG_STORAGE_KEY,
} from './bag-store.ts';
import { parseStoredBag, serializeBag } from './bag-storage.ts';
import { TAB_MESSAGE_VERSION } from './internal/tab-messenger.ts';
import { createSimulatedBrowser, type TabDelays } from './testing/simulated-browser.ts';
import { createVirtualTime } from './testing/virtual-time.ts';
import { type TextStorage } from './browser-apis.ts';

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
  test('starts with the stored bag, and with an empty bag on prerendered pages', () => {
    const text = serializeBag({ ...emptyBag, lines: serums(2) }, 5);
    const store = createBagStore({ storage: () => memoryStorage({ [DEFAULT_BAG_STORAGE_KEY]: text }) });
    expect(store.getState()).toMatchObject({ bag: { lines: serums(2) }, revision: 5, saved: true });
    expect(store.getInitialState()).toEqual({ bag: emptyBag, revision: 0, saved: false });
  });

  test('stores every change and nothing before the first', () => {
    const storage = memoryStorage();
    const store = createBagStore({ storage: () => storage, key: 'bag', tab: 'a' });
    expect([...storage.texts]).toEqual([]);
    store.dispatch(addSerum);
    expect(storage.texts.get('bag')).toBe(serializeBag({ ...emptyBag, lines: serums(1) }, 1, { a: 1 }));
  });

  test('notifies its listeners of a change, and only of a change', () => {
    const store = createBagStore();
    const listener = vi.fn();
    store.subscribe(listener);
    store.dispatch({ type: 'removeLine', sku: 'serum' });
    expect(listener).not.toHaveBeenCalled();
    expect(store.dispatch(addSerum).lines).toEqual(serums(1));
    expect(listener).toHaveBeenCalledOnce();
  });

  test('applies its limits', () => {
    const store = createBagStore({ limits: { maxQuantity: 2 } });
    store.dispatch({ ...addSerum, quantity: 5 });
    expect(store.getState().bag.lines).toEqual(serums(2));
  });

  test.each<[string, BagStoreOptions]>([
    ['no storage', {}],
    ['a storage whose lookup throws', { storage: throwing }],
    ['a missing storage', { storage: () => undefined }],
    [
      'a storage that cannot be read or written',
      { storage: () => ({ getItem: throwing, setItem: throwing, removeItem: throwing }) },
    ],
    ['a full storage', { storage: () => ({ ...memoryStorage(), setItem: throwing }) }],
  ])('keeps the bag in memory with %s', (_criterion, options) => {
    const store = createBagStore(options);
    expect(store.getState().saved).toBe(false);
    store.dispatch(addSerum);
    store.dispatch(addSerum);
    store.reload();
    expect(store.getState()).toMatchObject({ bag: { lines: serums(2) }, saved: false });
  });

  test('continues in memory when the storage fills up, and stores again when it can', () => {
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

  const ofNextVersion = (lines: readonly unknown[], revision: number) =>
    JSON.stringify({ version: 2, revision, bag: { ...emptyBag, lines, wishes: [] } });

  test('takes the valid parts of a bag of another version, and does not overwrite that one', () => {
    const storage = memoryStorage();
    const store = createBagStore({ storage: () => storage, key: 'bag' });
    store.dispatch(addSerum);
    storage.setItem('bag', ofNextVersion(serums(3), 8));
    store.reload();
    expect(store.getState()).toMatchObject({ bag: { lines: serums(3) }, revision: 8, saved: true });
    // Otherwise tabs of two versions would overwrite each other forever.
    expect(storage.texts.get('bag')).toBe(ofNextVersion(serums(3), 8));
    store.dispatch(addSerum);
    expect(parseStoredBag(storage.texts.get('bag') ?? null)).toMatchObject({
      kind: 'read',
      bag: { lines: serums(4) },
      revision: 9,
    });
  });

  test('accepts that another version emptied the bag', () => {
    const storage = memoryStorage();
    const store = createBagStore({ storage: () => storage, key: 'bag' });
    store.dispatch(addSerum);
    storage.setItem('bag', ofNextVersion([], 2));
    store.reload();
    expect(store.getState()).toMatchObject({ bag: emptyBag, revision: 2 });
  });

  test.each([
    ['accepts an empty bag with an envelope, whatever its revision', serializeBag(emptyBag, 1, { a: 2 }), []],
    ['accepts a bag of the first version', JSON.stringify({ lines: serums(3) }), serums(3)],
    ['keeps its bag when an empty one of another version is no newer', ofNextVersion([], 2), serums(2)],
  ])('%s', (_criterion, text, expected) => {
    const storage = memoryStorage();
    const store = createBagStore({ storage: () => storage, key: 'bag', tab: 'a' });
    store.dispatch(addSerum);
    store.dispatch(addSerum);
    storage.setItem('bag', text);
    store.reload();
    expect(store.getState().bag.lines).toEqual(expected);
  });

  test('needs no command count in a stored bag', () => {
    const storage = memoryStorage();
    const store = createBagStore({ storage: () => storage, key: 'bag' });
    store.dispatch(addSerum);
    storage.setItem('bag', serializeBag({ ...emptyBag, lines: serums(5) }, 1));
    store.reload();
    expect(store.getState().bag.lines).toEqual(serums(5));
    store.dispatch(addSerum);
    expect(store.getState().bag.lines).toEqual(serums(6));
    // From here on it counts commands again and repeats overwritten ones.
    storage.setItem('bag', serializeBag({ ...emptyBag, lines: serums(5) }, 2, { b: 1 }));
    store.reload();
    expect(store.getState().bag.lines).toEqual(serums(6));
  });

  test.each(['constructor', '__proto__', 'toString'])('hears of the commands of a tab called %j', (tab) => {
    const listeners: ((event: { type: string; data: unknown }) => void)[] = [];
    const storage = memoryStorage();
    const store = createBagStore({
      storage: () => storage,
      key: 'bag',
      channel: {
        postMessage: () => undefined,
        addEventListener: (_type, listener) => void listeners.push(listener),
        removeEventListener: () => undefined,
      },
    });
    const message = {
      type: 'given',
      command: { type: 'addLine', sku: 'serum', quantity: 1 },
      tab,
      count: 1,
      revision: 1,
    };
    const data = { subject: 'bag', version: TAB_MESSAGE_VERSION, message };
    for (const listener of listeners) listener({ type: 'message', data });
    expect(store.getState().bag.lines).toEqual([{ sku: 'serum', quantity: 1 }]);
  });

  test('keeps the counts of the sixteen most recently active tabs', () => {
    const storage = memoryStorage();
    const open = (tab: string) => createBagStore({ storage: () => storage, key: 'bag', tab });
    for (let visit = 1; visit <= 16; visit += 1) open(`tab ${visit}`).dispatch(addSerum);
    open('tab 17').dispatch(addSerum);
    const { counts } = parseStoredBag(storage.texts.get('bag') ?? null);
    expect(Object.keys(counts)).toEqual(Array.from({ length: 16 }, (_, index) => `tab ${index + 2}`));
    open('tab 10').dispatch(addSerum);
    open('tab 18').dispatch(addSerum);
    const last = Object.keys(parseStoredBag(storage.texts.get('bag') ?? null).counts);
    expect(last).toHaveLength(16);
    expect(last.slice(-3)).toEqual(['tab 17', 'tab 10', 'tab 18']);
  });

  test('has saved: true if a full storage already has the bag, and false if not', () => {
    const full = (texts: Record<string, string>) => ({ ...memoryStorage(texts), setItem: throwing });
    const text = serializeBag({ ...emptyBag, lines: serums(1) });
    const states = [full({ bag: text }), full({})].map((storage) =>
      createBagStore({ storage: () => storage, key: 'bag' }).getState(),
    );
    expect(states.map(({ saved }) => saved)).toEqual([true, false]);
  });

  test('notifies other tabs of its commands once they are stored, and of other stored changes', () => {
    const storage = memoryStorage();
    let isFull = false;
    const channel = { postMessage: vi.fn(), addEventListener: vi.fn(), removeEventListener: vi.fn() };
    const store = createBagStore({
      storage: () => ({ ...storage, setItem: isFull ? throwing : storage.setItem }),
      channel,
      key: 'bag',
      tab: 'a',
    });
    const sentMessages = () =>
      channel.postMessage.mock.calls.splice(0).map(([{ subject, message }]) => [subject, message] as unknown);
    const given = (count: number) => [
      'bag',
      { type: 'given', tab: 'a', command: addSerum, count, revision: count },
    ];
    store.dispatch(addSerum);
    expect(sentMessages()).toEqual([given(1)]);
    isFull = true;
    store.dispatch(addSerum);
    expect(sentMessages()).toEqual([]);
    isFull = false;
    store.dispatch(addSerum);
    expect(sentMessages()).toEqual([given(2), given(3)]);
    storage.setItem('bag', serializeBag({ ...emptyBag, lines: serums(2) }, 2, { a: 2 }));
    store.reload();
    expect(sentMessages()).toEqual([['bag', { type: 'stored' }]]);
    store.reload();
    store.dispatch({ type: 'removeLine', sku: 'soap' });
    expect(sentMessages()).toEqual([]);
  });

  test('stores with the next synchronization what could not be stored before', () => {
    const storage = memoryStorage();
    let isFull = true;
    const store = createBagStore({
      storage: () => ({ ...storage, setItem: isFull ? throwing : storage.setItem }),
      key: 'bag',
      tab: 'a',
    });
    for (let command = 0; command < 40; command += 1) store.dispatch(addSerum);
    const other = createBagStore({ storage: () => storage, key: 'bag', tab: 'b' });
    other.dispatch({ ...addSerum, sku: 'soap' });
    isFull = false;
    store.reload();
    expect(store.getState()).toMatchObject({
      bag: { lines: [{ sku: 'soap', quantity: 1 }, ...serums(40)] },
      saved: true,
    });
    expect(parseStoredBag(storage.texts.get('bag') ?? null).counts).toEqual({ b: 1, a: 40 });
  });

  test('notifies the other listeners and tabs if one listener throws', () => {
    const reject = vi.spyOn(Promise, 'reject').mockReturnValue(Promise.resolve() as Promise<never>);
    const channel = { postMessage: vi.fn(), addEventListener: vi.fn(), removeEventListener: vi.fn() };
    const storage = memoryStorage();
    const store = createBagStore({ storage: () => storage, channel });
    const listener = vi.fn();
    const error = new Error('a page is broken');
    store.subscribe(() => {
      throw error;
    });
    store.subscribe(listener);
    expect(store.dispatch(addSerum).lines).toEqual(serums(1));
    expect(listener).toHaveBeenCalledOnce();
    expect(channel.postMessage).toHaveBeenCalledOnce();
    expect(reject).toHaveBeenCalledExactlyOnceWith(error);
    reject.mockRestore();
  });

  test('accepts a command from a listener', () => {
    const store = createBagStore();
    const end = store.subscribe(({ bag }) => {
      if (bag.lines.length === 1) store.dispatch({ ...addSerum, sku: 'soap' });
    });
    expect(store.dispatch(addSerum).lines).toEqual([...serums(1), { sku: 'soap', quantity: 1 }]);
    end();
    store.dispatch({ type: 'removeLine', sku: 'soap' });
    expect(store.getState().bag.lines).toEqual(serums(1));
  });

  test('is a store for useStore(), with optional options', () => {
    expectTypeOf<BagStore>().toExtend<
      Pick<StoreApi<BagState>, 'getState' | 'getInitialState' | 'subscribe'>
    >();
    expectTypeOf(createBagStore).toBeCallableWith({ storage: undefined, channel: undefined, key: undefined });
    // @ts-expect-error The bag changes by commands alone.
    expectTypeOf<BagState['bag']['lines']['push']>();
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

describe('several tabs', () => {
  function openTabs(count: number, delays?: TabDelays) {
    const time = createVirtualTime();
    const browser = createSimulatedBrowser(time, delays);
    const open = (key = DEFAULT_BAG_STORAGE_KEY) => {
      const tab = browser.open();
      return { ...tab, store: createBagStore({ storage: () => tab.storage, channel: tab.channel, key }) };
    };
    const pages = Array.from({ length: count }, () => open());
    const [one, two, three] = pages.map(({ store }) => store) as [BagStore, BagStore, BagStore];
    /** Delivers a message from another page on the same channel. */
    const say = (message: unknown, version: unknown = TAB_MESSAGE_VERSION) =>
      browser.open().channel.postMessage({ subject: DEFAULT_BAG_STORAGE_KEY, version, message });
    return { time, browser, open, pages, one, two, three, say };
  }

  test('see each other’s changes', async () => {
    const { time, one, two } = openTabs(2);
    one.dispatch(addSerum);
    await time.advance(10);
    expect(two.getState()).toEqual(one.getState());
  });

  test('lose nothing when both act before they notice each other', () => {
    const { one, two } = openTabs(2);
    one.dispatch(addSerum);
    two.dispatch({ ...addSerum, sku: 'soap' });
    one.dispatch(addSerum);
    expect(one.getState().bag.lines).toEqual([...serums(2), { sku: 'soap', quantity: 1 }]);
  });

  test("notice another tab's change even by a command that changes nothing", () => {
    const { one, two } = openTabs(2);
    one.dispatch(addSerum);
    expect(two.dispatch({ type: 'removePromoCode', code: 'x' }).lines).toEqual(serums(1));
    expect(two.getState().bag.lines).toEqual(serums(1));
  });

  test('repeat a change that was overwritten by a tab that knew it', async () => {
    const delays = { message: inTurn([1, 1, 6, 1]), storage: inTurn([1, 4, 1, 1]) };
    const { time, one, two, three, pages } = openTabs(3, delays);
    pages[0]?.freeze(3);
    for (let click = 0; click < 3; click += 1) pages[0]?.run(() => one.dispatch(addSerum));
    await time.advance(1);
    two.dispatch(addSerum);
    await time.advance(1_000);
    for (const { getState } of [one, two, three]) expect(getState().bag.lines).toEqual(serums(4));
  });

  test('that were frozen while many others opened and closed repeat nothing', async () => {
    const { time, one, pages, open } = openTabs(1);
    one.dispatch(addSerum);
    pages[0]?.freeze(1_000);
    for (let visit = 0; visit < 20; visit += 1) {
      await time.advance(10);
      const { store, crash } = open();
      store.dispatch({ ...addSerum, sku: 'soap' });
      crash();
    }
    await time.advance(2_000);
    expect(one.getState().bag.lines).toEqual([...serums(1), { sku: 'soap', quantity: 20 }]);
  });

  test('lose nothing to a tab that could not store for a while', async () => {
    const { time, browser, one, two, pages } = openTabs(2);
    one.dispatch(addSerum);
    await time.advance(10);
    browser.setFull(true);
    one.dispatch({ ...addSerum, sku: 'soap' });
    expect(one.getState().saved).toBe(false);
    browser.setFull(false);
    two.dispatch({ ...addSerum, sku: 'balm' });
    await time.advance(10);
    pages[1]?.crash();
    one.dispatch(addSerum);
    expect(parseStoredBag(browser.stored.get(DEFAULT_BAG_STORAGE_KEY) ?? null).bag.lines).toEqual([
      ...serums(2),
      { sku: 'balm', quantity: 1 },
      { sku: 'soap', quantity: 1 },
    ]);
  });

  test('with different storage keys are independent', async () => {
    const { time, one, open } = openTabs(1);
    const other = open('other').store;
    other.dispatch(addSerum);
    await time.advance(10);
    expect(one.getState().bag).toEqual(emptyBag);
  });

  test.each<[string, unknown, unknown]>([
    ['nothing', undefined, TAB_MESSAGE_VERSION],
    ['no command', { type: 'given', tab: 'x', count: 1, revision: 1, command: null }, TAB_MESSAGE_VERSION],
    [
      'an incomplete command',
      { type: 'given', tab: 'x', count: 1, revision: 1, command: { type: 'setNote' } },
      1,
    ],
    [
      'a command of another version',
      { type: 'given', tab: 'x', count: 1, revision: 1, command: addSerum },
      2,
    ],
  ])('only read the storage for a message of %s', async (_criterion, message, version) => {
    const { time, browser, one, say } = openTabs(1);
    const bag = serializeBag({ ...emptyBag, lines: serums(7) }, 7, { y: 7 });
    browser.open().storage.setItem(DEFAULT_BAG_STORAGE_KEY, bag);
    say(message, version);
    await time.advance(10);
    expect(one.getState()).toMatchObject({ bag: { lines: serums(7) }, revision: 7 });
  });

  test.each([null, undefined, 7, 'stored', [], { type: 'stored' }, { subject: 'cart-dk' }])(
    'ignore messages that are not about the bag: %j',
    async (data) => {
      const { time, browser, one } = openTabs(1);
      browser
        .open()
        .storage.setItem(DEFAULT_BAG_STORAGE_KEY, serializeBag({ ...emptyBag, lines: serums(7) }, 7));
      browser.open().channel.postMessage(data);
      await time.advance(10);
      expect(one.getState().bag).toEqual(emptyBag);
    },
  );

  test('do not wait for a command whose predecessors are unknown', async () => {
    const { time, one, say } = openTabs(1);
    say({ type: 'given', tab: 'x', count: 2, revision: 2, command: addSerum });
    await time.advance(10);
    expect(one.getState().bag).toEqual(emptyBag);
    say({ type: 'given', tab: 'x', count: 1, revision: 1, command: addSerum });
    await time.advance(10);
    expect(one.getState().bag.lines).toEqual(serums(1));
  });

  test('without a storage have separate bags', async () => {
    const time = createVirtualTime();
    const browser = createSimulatedBrowser(time);
    const [one, two] = [browser.open(), browser.open()].map(({ channel }) => createBagStore({ channel }));
    one?.dispatch(addSerum);
    const { channel, storage } = browser.open();
    createBagStore({ channel, storage: () => storage }).dispatch({ ...addSerum, sku: 'soap' });
    await time.advance(10);
    expect(one?.getState().bag.lines).toEqual(serums(1));
    expect(two?.getState().bag.lines).toEqual([]);
  });

  test('ignore messages once closed, and survive a closed channel', async () => {
    const { time, one, two } = openTabs(2);
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

function inTurn(list: readonly number[]): () => number {
  let turn = 0;
  return () => list[turn++ % list.length] ?? 1;
}
