import { describe, expect, test, vi } from 'vitest';
import { type BagCommand, emptyBag } from './bag.ts';
import { createBagStore } from './bag-store.ts';
import { serializeBag } from './bag-storage.ts';
import { createBagSync } from './bag-sync.ts';
import { type CartTransport } from './cart-transport.ts';
import { type TabLocks } from './browser-apis.ts';
import { createSimulatedBrowser } from './testing/simulated-browser.ts';
import { createSimulatedShop } from './testing/simulated-shop.ts';
import { createVirtualTime } from './testing/virtual-time.ts';

const add = (sku: string, quantity = 1): BagCommand => ({ type: 'addLine', sku, quantity });

describe('several tabs', () => {
  test('create one cart together, whichever adds first', async () => {
    const shop = createSimulatedShop();
    const [one, two] = [shop.open(), shop.open()];
    await shop.time.advance(10);
    shop.click(two, add('MH-P04-30'));
    shop.click(one, add('MH-P10-50'));
    expect(two.sync.getState()).toMatchObject({ status: 'updating', leading: false });
    await shop.time.advance(2_000);
    expect(shop.service.created()).toBe(1);
    expect(shop.purchases()).toEqual({ 'MH-P04-30': 1, 'MH-P10-50': 1 });
    expect(two.store.getState().bag).toEqual(one.store.getState().bag);
    expect(two.sync.getState()).toEqual({ ...one.sync.getState(), leading: false });
  });

  test('lose nothing without locks', async () => {
    const shop = createSimulatedShop({}, [], { locks: 'missing' });
    const [one, two] = [shop.open(), shop.open()];
    await shop.time.advance(10);
    shop.click(two, add('MH-P04-30'));
    await shop.time.advance(2_000);
    shop.click(one, add('MH-P10-50'));
    await shop.time.advance(5_000);
    expect(shop.purchases()).toEqual({ 'MH-P04-30': 1, 'MH-P10-50': 1 });
  });

  test('release their carts together without locks', async () => {
    const shop = createSimulatedShop({}, [], { locks: 'missing' });
    const [one, two] = [shop.open(), shop.open()];
    shop.click(two, add('MH-P04-30'));
    await shop.time.advance(2_000);
    shop.order(two);
    await shop.time.advance(2_000);
    for (const { sync } of [one, two]) {
      expect(sync.getState()).toEqual({ status: 'settled', leading: true, unavailable: [] });
    }
  });

  test('agree on one of two carts without locks', async () => {
    const shop = createSimulatedShop({}, [], { locks: 'missing' });
    const [one, two] = [shop.open(), shop.open()];
    await shop.time.advance(10);
    shop.click(two, add('MH-P16-120'));
    await shop.time.advance(2_000);
    expect(shop.service.created()).toBe(2);
    shop.click(one, add('MH-P16-120'));
    await shop.time.advance(2_000);
    shop.click(two, add('MH-P16-120'));
    await shop.time.advance(2_000);
    const ids = [one, two].map(({ sync }) => sync.getState().cart?.id);
    expect(ids).toEqual([shop.stored.get('cart-dk'), shop.stored.get('cart-dk')]);
    expect(shop.purchases()).toEqual({ 'MH-P16-120': 3 });
  });

  test('that cannot store their bag have separate carts', async () => {
    const shop = createSimulatedShop();
    const [one, two] = [shop.open({ canStore: false }), shop.open({ canStore: false })];
    shop.click(one, add('MH-P16-120'));
    shop.click(two, add('MH-P04-30'));
    await shop.time.advance(2_000);
    expect([one, two].map(({ sync }) => sync.getState())).toMatchObject([
      { status: 'settled', leading: true, cart: { lines: [{ sku: 'MH-P16-120' }] } },
      { status: 'settled', leading: true, cart: { lines: [{ sku: 'MH-P04-30' }] } },
    ]);
    shop.click(one, add('MH-P15-250'));
    await shop.time.advance(2_000);
    expect(shop.service.created()).toBe(2);
  });

  test('continue when the leader crashes', async () => {
    const shop = createSimulatedShop();
    const [one, two] = [shop.open(), shop.open()];
    await shop.time.advance(10);
    shop.click(one, add('MH-P04-30'));
    one.tab.crash();
    await shop.time.advance(2_000);
    expect(two.sync.getState()).toMatchObject({ status: 'settled', leading: true });
    expect(shop.purchases()).toEqual({ 'MH-P04-30': 1 });
  });

  test('continue when the leader is frozen, and agree when it resumes', async () => {
    const shop = createSimulatedShop();
    const [one, two] = [shop.open(), shop.open()];
    await shop.time.advance(10);
    one.tab.freeze(60_000);
    shop.click(two, add('MH-P04-30'));
    await shop.time.advance(12_000);
    expect(two.sync.getState()).toMatchObject({ status: 'settled', leading: true });
    await shop.time.advance(60_000);
    expect(one.sync.getState()).toMatchObject({ status: 'settled', leading: false });
    expect(one.store.getState().bag).toEqual(two.store.getState().bag);
  });

  test('get notices, refresh and release the cart through the leader', async () => {
    const shop = createSimulatedShop();
    const [one, two] = [shop.open(), shop.open()];
    const heard: unknown[] = [];
    two.sync.onNotice((notice) => heard.push(notice));
    await shop.time.advance(10);
    shop.service.setStock('MH-P04-30', 1);
    shop.click(two, add('MH-P04-30', 2));
    await shop.time.advance(2_000);
    expect(heard).toMatchObject([{ kind: 'quantity-limited', to: 1 }]);
    const before = shop.requests.length;
    two.sync.refresh();
    await shop.time.advance(1_000);
    expect(shop.requests.slice(before)).toEqual(['read']);
    shop.click(two, { type: 'clear' });
    two.sync.forgetCart();
    await shop.time.advance(1_000);
    expect(one.sync.getState()).toEqual({ status: 'settled', leading: true, unavailable: [] });
    expect(two.sync.getState()).toEqual({ status: 'settled', leading: false, unavailable: [] });
    expect(shop.stored.has('cart-dk')).toBe(false);
  });

  test('continue with a cart that another client filled, through the leader', async () => {
    const shop = createSimulatedShop();
    const [one, two] = [shop.open(), shop.open()];
    await shop.time.advance(10);
    shop.click(one, add('MH-P16-120', 2));
    await shop.time.advance(2_000);
    const lines = [{ sku: 'MH-P10-50', quantity: 1 }];
    shop.service.create({ lines, codes: [], giftCards: [], note: '' });
    const before = shop.requests.length;
    shop.click(two, { type: 'clear' });
    shop.click(two, add('MH-P10-50'));
    two.sync.adoptCart('cart-2');
    expect(two.sync.getState().status).toBe('updating');
    await shop.time.advance(2_000);
    for (const { sync } of [one, two])
      expect(sync.getState()).toMatchObject({ status: 'settled', cart: { id: 'cart-2' } });
    expect(shop.requests.slice(before)).toEqual(['read']);
    expect(shop.stored.get('cart-dk')).toBe('cart-2');
  });

  test('settle only when the leader has read again, if they asked for it', async () => {
    const shop = createSimulatedShop();
    const [, two] = [shop.open(), shop.open()];
    await shop.time.advance(10);
    shop.click(two, add('MH-P16-120', 5));
    await shop.time.advance(2_000);
    shop.service.setStock('MH-P16-120', 2);
    two.sync.refresh();
    expect(two.sync.getState().status).toBe('updating');
    const settled = two.sync.whenSettled();
    await shop.time.advance(2_000);
    expect((await settled).cart?.lines).toMatchObject([{ quantity: 2 }]);
  });

  test('release the cart themselves when the leader is frozen', async () => {
    const shop = createSimulatedShop();
    const [one, two] = [shop.open(), shop.open()];
    await shop.time.advance(10);
    shop.click(two, add('MH-P16-120'));
    await shop.time.advance(2_000);
    one.tab.freeze(60_000);
    shop.order(two);
    await shop.time.advance(10_000);
    shop.click(two, add('MH-P04-30'));
    await shop.time.advance(2_000);
    expect(two.sync.getState()).toMatchObject({ status: 'settled', leading: true, cart: { id: 'cart-2' } });
    await shop.time.advance(60_000);
    expect(shop.stored.get('cart-dk')).toBe('cart-2');
    expect(one.sync.getState()).toEqual({ ...two.sync.getState(), leading: false });
  });

  test('release the cart of the tab that took over while they were frozen', async () => {
    const shop = createSimulatedShop();
    const one = shop.open();
    shop.click(one, add('MH-P16-120'));
    one.tab.freeze(8_200);
    const two = shop.open();
    one.tab.run(() => shop.order(one));
    one.tab.run(() => shop.click(one, add('MH-P04-30')));
    await shop.time.advance(20_000);
    expect(two.sync.getState()).toMatchObject({ status: 'settled', leading: true, cart: { id: 'cart-2' } });
    expect(shop.stored.get('cart-dk')).toBe('cart-2');
    expect(shop.purchases()).toEqual({ 'MH-P04-30': 1 });
  });

  test('release a cart that the service keeps, although the leader is frozen', async () => {
    const shop = createSimulatedShop();
    const [one, two] = [shop.open(), shop.open()];
    await shop.time.advance(10);
    shop.click(two, add('MH-P16-120'));
    await shop.time.advance(2_000);
    one.tab.freeze(60_000);
    shop.click(two, { type: 'clear' });
    two.sync.forgetCart();
    await shop.time.advance(20_000);
    expect(two.sync.getState()).toEqual({ status: 'settled', leading: true, unavailable: [] });
  });

  test('that lost the lead settle with the state of the new leader, also after they released a cart', async () => {
    const shop = createSimulatedShop();
    const [one, two] = [shop.open(), shop.open()];
    await shop.time.advance(10);
    shop.click(one, add('MH-P16-120'));
    await shop.time.advance(2_000);
    shop.order(one);
    await shop.time.advance(2_000);
    one.tab.freeze(20_000);
    shop.click(two, add('MH-P04-30'));
    await shop.time.advance(60_000);
    const { length } = shop.requests;
    await shop.time.advance(60_000);
    expect(one.sync.getState()).toEqual({ ...two.sync.getState(), leading: false });
    expect(shop.requests).toHaveLength(length);
  });

  test('that open later get the current state, and leave the cart to the leader', async () => {
    const shop = createSimulatedShop();
    const one = shop.open();
    await shop.time.advance(10);
    shop.click(one, add('MH-P16-120'));
    await shop.time.advance(2_000);
    const two = shop.open();
    await shop.time.advance(10);
    expect(two.sync.getState()).toEqual({ ...one.sync.getState(), leading: false });
    await shop.time.advance(60_000);
    expect(one.sync.getState().leading).toBe(true);
  });

  test('wait for the leader no longer than the timeout, however often the shopper clicks', async () => {
    const shop = createSimulatedShop();
    const [one, two] = [shop.open(), shop.open()];
    await shop.time.advance(10);
    one.tab.freeze(60_000);
    for (let second = 0; second < 9; second += 1) {
      shop.click(two, add('MH-P16-120'));
      await shop.time.advance(1_000);
    }
    expect(two.sync.getState().leading).toBe(true);
  });

  test('that are closed do not take over', async () => {
    const shop = createSimulatedShop();
    const [one, two] = [shop.open(), shop.open()];
    await shop.time.advance(10);
    one.tab.freeze(60_000);
    shop.click(two, add('MH-P16-120'));
    two.sync.close();
    await shop.time.advance(30_000);
    expect(two.sync.getState().leading).toBe(false);
    expect(shop.requests).toEqual([]);
  });

  test('ignore answers to other tabs', async () => {
    const shop = createSimulatedShop();
    const [one, two] = [shop.open(), shop.open()];
    await shop.time.advance(10);
    shop.click(two, add('MH-P16-120'));
    await shop.time.advance(2_000);
    one.tab.freeze(60_000);
    two.sync.refresh();
    const message = { type: 'heard', from: 'tab 7', count: 1 };
    shop.say({ subject: 'cart-dk', version: 1, message });
    await shop.time.advance(100);
    expect(two.sync.getState().status).toBe('updating');
  });

  test('report a failing service although they are ahead of the leader', async () => {
    const down = Array.from({ length: 20 }, () => ({ kind: 'request-lost', after: 10 }) as const);
    const shop = createSimulatedShop({}, down);
    const [one, two] = [shop.open(), shop.open()];
    await shop.time.advance(10);
    shop.click(one, add('MH-P16-120'));
    await shop.time.advance(5_000);
    one.tab.freeze(60_000);
    shop.click(two, add('MH-P16-120'));
    expect(two.sync.getState().status).toBe('failing');
  });

  test('know that they lost the lead before another tab announces it', async () => {
    const time = createVirtualTime();
    const { storage, channel } = createSimulatedBrowser(time).open();
    let steal: () => void = () => undefined;
    const locks: TabLocks = {
      request: vi
        .fn<TabLocks['request']>(() => new Promise(() => undefined))
        .mockImplementationOnce(
          (_name, _options, callback) =>
            new Promise((_resolve, reject) => {
              void callback();
              steal = () => reject(new Error('AbortError'));
            }),
        ),
    };
    const store = createBagStore({ storage: () => storage });
    const transport = {} as CartTransport;
    const free = { samples: [], gifts: [] };
    const sync = createBagSync({
      shop: 'dk',
      store,
      transport,
      offers: () => undefined,
      freeItems: () => free,
      timers: time.timers(),
      channel,
      locks,
    });
    await time.advance(100);
    expect(sync.getState()).toEqual({ status: 'settled', leading: true, unavailable: [] });
    steal();
    await time.advance(1);
    expect(sync.getState()).toEqual({ status: 'updating', leading: false, unavailable: [] });
    sync.close();
  });

  test('find changes that were stored without a message when they refresh', async () => {
    const shop = createSimulatedShop();
    const [, two] = [shop.open(), shop.open()];
    await shop.time.advance(10);
    const bag = { ...emptyBag, lines: [{ sku: 'MH-P16-120', quantity: 4 }] };
    two.tab.storage.setItem('bag', serializeBag(bag, 1, { other: 1 }));
    two.sync.refresh();
    expect(two.store.getState().bag).toEqual(bag);
  });

  test('keep showing the cart while another tab takes the lead', async () => {
    const shop = createSimulatedShop();
    const [one, two] = [shop.open(), shop.open()];
    await shop.time.advance(10);
    shop.click(one, add('MH-P04-30'));
    await shop.time.advance(2_000);
    const carts = new Set<string | undefined>();
    for (const { sync } of [one, two]) sync.subscribe(({ cart }) => carts.add(cart?.id));
    one.tab.freeze(20_000);
    shop.click(two, add('MH-P10-50'));
    await shop.time.advance(60_000);
    expect([one, two].map(({ sync }) => sync.getState().leading)).toEqual([false, true]);
    expect([...carts]).toEqual(['cart-1']);
  });

  test.each([
    ['have locks but no channel', {}, { withChannel: false }],
    ['may not use locks', { locks: 'forbidden' }, {}],
  ] as const)('that %s use the service independently, and settle', async (_criterion, browser, page) => {
    const shop = createSimulatedShop({}, [], browser);
    const [one, two] = [shop.open(page), shop.open(page)];
    shop.click(one, add('MH-P04-30'));
    await shop.time.advance(2_000);
    expect([one, two].map(({ sync }) => sync.getState().leading)).toEqual([true, true]);
    for (const { sync } of [one, two]) sync.refresh();
    await shop.time.advance(2_000);
    expect(two.sync.getState()).toEqual(one.sync.getState());
    const { length } = shop.requests;
    await shop.time.advance(600_000);
    expect(shop.requests).toHaveLength(length);
  });

  test('take over from a leader that cannot store, and agree when it can', async () => {
    const shop = createSimulatedShop();
    const [one, two, three] = [shop.open(), shop.open(), shop.open()];
    await shop.time.advance(10);
    shop.click(one, add('MH-P16-120'));
    await shop.time.advance(2_000);
    shop.setFull(true);
    shop.click(one, add('MH-P15-500'));
    await shop.time.advance(2_000);
    expect(one.sync.getState()).toMatchObject({ status: 'settled', leading: true, cart: { id: 'cart-2' } });
    expect(two.sync.getState()).toMatchObject({ status: 'settled', leading: true, cart: { id: 'cart-1' } });
    expect(three.sync.getState()).toEqual({ ...two.sync.getState(), leading: false });
    expect(shop.stored.get('cart-dk')).toBe('cart-1');
    shop.setFull(false);
    shop.click(two, add('MH-P16-120'));
    await shop.time.advance(2_000);
    expect(shop.purchases()).toEqual({ 'MH-P15-500': 1, 'MH-P16-120': 2 });
    expect(one.sync.getState()).toEqual({ ...two.sync.getState(), leading: false });
    await shop.time.advance(60_000);
    const { length } = shop.requests;
    await shop.time.advance(600_000);
    expect(shop.requests).toHaveLength(length);
  });

  test('ignore tabs of other shops, other keys and other versions', async () => {
    const shop = createSimulatedShop();
    const pages = [shop.open(), shop.open({ key: 'other' }), shop.open({ shop: 'no' })];
    const heard: unknown[] = [];
    for (const { sync } of pages) sync.onNotice((notice) => heard.push(notice));
    await shop.time.advance(10);
    for (const subject of ['cart-dk', 'other-dk', 'cart-no']) {
      shop.say({
        subject,
        version: 2,
        message: { type: 'state', state: { status: 'paused' }, revision: 99 },
      });
      shop.say({ subject, version: 2, message: { type: 'notice', notice: 'something' } });
    }
    shop.click(pages[1] as (typeof pages)[0], add('MH-OTHER'));
    await shop.time.advance(2_000);
    expect(heard).toEqual(
      Array.from({ length: 3 }, () => ({ kind: 'unavailable', key: 'MH-OTHER', sku: 'MH-OTHER' })),
    );
    for (const { sync } of pages) expect(sync.getState()).toMatchObject({ status: 'settled', leading: true });
  });

  test('read the storage when the leader knows more commands than they received', async () => {
    const shop = createSimulatedShop({}, [], { delays: { message: () => 1, storage: () => 20 } });
    const one = shop.open();
    shop.click(one, add('MH-P16-120'));
    const two = shop.open();
    await shop.time.advance(2_000);
    expect(two.store.getState()).toEqual(one.store.getState());
  });
});
