import { describe, expect, expectTypeOf, test, vi } from 'vitest';
import { type StoreApi } from 'zustand/vanilla';
import { type BagSyncOptions, type BagSyncState, createBagSync } from './bag-sync.ts';
import { parseStoredBag, serializeBag } from './bag-storage.ts';
import { money } from './money.ts';
import { type RemoteCart } from './remote-cart.ts';
import { type SyncNotice } from './sync-notice.ts';
import { type TabChannel, type TabLocks, type TextStorage, type Timers } from './browser-apis.ts';
import { createSimulatedShop } from './testing/simulated-shop.ts';
import { createAddLineCommand, openPageAndDispatch } from './testing/open-page-and-dispatch.ts';

const countsIn = (storage: TextStorage) => parseStoredBag(storage.getItem('bag')).counts;

describe('one tab', () => {
  test('sends nothing while the bag is empty', async () => {
    const shop = createSimulatedShop();
    const page = shop.open();
    await shop.time.advance(60_000);
    expect(shop.requests).toEqual([]);
    expect(page.sync.getState()).toEqual({ status: 'settled', leading: true, unavailable: [] });
  });

  test('adds purchases, samples and gifts to the cart', async () => {
    const shop = createSimulatedShop();
    const page = await openPageAndDispatch(
      shop,
      createAddLineCommand('MH-P15-250', 2),
      { type: 'selectSamples', skus: ['MH-SAMPLE-S01', 'MH-SAMPLE-S06'] },
      { type: 'applyPromoCode', code: 'KYST10' },
    );
    expect(shop.remote()).toEqual({
      lines: { 'MH-P15-250': 2, 'MH-SAMPLE-S01': 1, 'MH-FREE-P16-120': 1 },
      codes: ['KYST10'],
    });
    expect(page.sync.getState()).toMatchObject({
      status: 'settled',
      cart: { cost: { total: money(29_000, 'DKK') } },
    });
  });

  test('sends twenty rapid clicks in a few requests', async () => {
    const shop = createSimulatedShop();
    const page = shop.open();
    await shop.time.advance(100);
    for (let click = 0; click < 20; click += 1) {
      shop.click(page, createAddLineCommand('MH-P04-30'));
      await shop.time.advance(30);
    }
    expect(page.sync.getState().status).toBe('updating');
    await shop.time.advance(2_000);
    expect(shop.purchases()['MH-P04-30']).toBe(20);
    expect(shop.requests.length).toBeLessThan(6);
  });

  test('removes a gift with the line that earned it', async () => {
    const shop = createSimulatedShop();
    const page = await openPageAndDispatch(shop, createAddLineCommand('MH-P15-250', 2));
    expect(shop.remote().lines).toHaveProperty('MH-FREE-P16-120', 1);
    shop.click(page, { type: 'setQuantity', sku: 'MH-P15-250', quantity: 1 });
    await shop.time.advance(2_000);
    expect(shop.remote().lines).toEqual({ 'MH-P15-250': 1 });
  });

  test('creates a new cart when the old one is gone', async () => {
    const shop = createSimulatedShop();
    const page = await openPageAndDispatch(shop, createAddLineCommand('MH-P04-30', 2));
    shop.service.expire();
    shop.click(page, createAddLineCommand('MH-P10-50'));
    await shop.time.advance(2_000);
    expect(shop.purchases()).toEqual({ 'MH-P04-30': 2, 'MH-P10-50': 1 });
    expect(shop.service.created()).toBe(2);
  });

  test('continues with the same cart after a reload', async () => {
    const shop = createSimulatedShop();
    const page = await openPageAndDispatch(shop, createAddLineCommand('MH-P04-30', 2));
    page.tab.crash();
    const again = await openPageAndDispatch(shop, createAddLineCommand('MH-P10-50'));
    expect(again.store.getState().bag.lines).toHaveLength(2);
    expect(shop.purchases()).toEqual({ 'MH-P04-30': 2, 'MH-P10-50': 1 });
    expect(shop.service.created()).toBe(1);
  });

  test('reads before it retries a lost request, so that nothing is added twice', async () => {
    const lost = { kind: 'answer-lost', there: 50, after: 100 } as const;
    const shop = createSimulatedShop({}, [{ kind: 'answered', there: 10, back: 10 }, lost]);
    const page = await openPageAndDispatch(shop, createAddLineCommand('MH-P04-30'));
    shop.click(page, createAddLineCommand('MH-P10-50', 3));
    await shop.time.advance(5_000);
    expect(shop.purchases()).toEqual({ 'MH-P04-30': 1, 'MH-P10-50': 3 });
    expect(shop.requests).toEqual(['create', 'apply', 'read']);
  });

  test('reads again after a lost request may have arrived', async () => {
    const late = { kind: 'late', there: 20_000, after: 1_000 } as const;
    const shop = createSimulatedShop({}, [{ kind: 'answered', there: 10, back: 10 }, late]);
    const page = await openPageAndDispatch(shop, createAddLineCommand('MH-P04-30'));
    shop.click(page, createAddLineCommand('MH-P10-50', 3));
    await shop.time.advance(10_000);
    expect(shop.purchases()['MH-P10-50']).toBe(3);
    await shop.time.advance(12_000);
    expect(shop.purchases()['MH-P10-50']).toBe(6);
    await shop.time.advance(30_000);
    expect(shop.purchases()['MH-P10-50']).toBe(3);
    expect(page.sync.getState().status).toBe('settled');
  });

  test('ignores an answer that arrives after its timeout', async () => {
    const slow = { kind: 'answered', there: 10, back: 20_000 } as const;
    const shop = createSimulatedShop({}, [{ kind: 'answered', there: 10, back: 10 }, slow]);
    const page = await openPageAndDispatch(shop, createAddLineCommand('MH-P16-120'));
    shop.click(page, createAddLineCommand('MH-P16-120'));
    await shop.time.advance(16_000);
    shop.click(page, { type: 'setQuantity', sku: 'MH-P16-120', quantity: 5 });
    await shop.time.advance(1_000);
    expect(page.sync.getState()).toMatchObject({ status: 'settled', cart: { lines: [{ quantity: 5 }] } });
    const { length } = shop.requests;
    await shop.time.advance(5_000);
    expect(page.sync.getState().cart?.lines).toMatchObject([{ quantity: 5 }]);
    expect(shop.requests).toHaveLength(length);
  });

  test('ignores a read that is older than its state', async () => {
    const shop = createSimulatedShop();
    const page = await openPageAndDispatch(shop, createAddLineCommand('MH-P16-120', 2));
    shop.service.lagBehind();
    shop.click(page, createAddLineCommand('MH-P16-120', 3));
    await shop.time.advance(300);
    page.sync.refresh();
    await shop.time.advance(300);
    expect(page.sync.getState()).toMatchObject({ status: 'updating', cart: { lines: [{ quantity: 5 }] } });
    shop.service.catchUp();
    await shop.time.advance(2_000);
    expect(page.sync.getState()).toMatchObject({ status: 'settled', cart: { lines: [{ quantity: 5 }] } });
  });

  test('notices what another tab stored without a message', async () => {
    const shop = createSimulatedShop();
    const page = await openPageAndDispatch(shop, createAddLineCommand('MH-P16-120'));
    const bag = { ...page.store.getState().bag, lines: [{ sku: 'MH-P16-120', quantity: 4 }] };
    page.tab.storage.setItem('bag', serializeBag(bag, 9, { other: 9, ...countsIn(page.tab.storage) }));
    page.sync.refresh();
    await shop.time.advance(2_000);
    expect(shop.purchases()).toEqual({ 'MH-P16-120': 4 });
  });

  test('reports a failure, and recovers', async () => {
    const down = Array.from({ length: 4 }, () => ({ kind: 'request-lost', after: 100 }) as const);
    const shop = createSimulatedShop({}, down);
    const page = await openPageAndDispatch(shop, createAddLineCommand('MH-P04-30'));
    expect(page.sync.getState().status).toBe('failing');
    await shop.time.advance(30_000);
    expect(page.sync.getState().status).toBe('settled');
    expect(shop.purchases()).toEqual({ 'MH-P04-30': 1 });
  });

  test('waits as long as the service asks for', async () => {
    const shop = createSimulatedShop({}, [{ kind: 'throttled', after: 10, afterMs: 20_000 }]);
    await openPageAndDispatch(shop, createAddLineCommand('MH-P04-30'));
    await shop.time.advance(17_000);
    expect(shop.requests).toEqual(['create']);
    await shop.time.advance(2_000);
    expect(shop.purchases()).toEqual({ 'MH-P04-30': 1 });
  });

  test('treats a silent, broken or throwing transport as a lost request', async () => {
    const shop = createSimulatedShop({}, [
      { kind: 'silent', there: 10 },
      { kind: 'rejected', after: 10 },
      { kind: 'thrown', after: 10 },
    ]);
    const page = await openPageAndDispatch(shop, createAddLineCommand('MH-P04-30'));
    await shop.time.advance(20_000);
    expect(shop.requests).toEqual(['create', 'create', 'create', 'create']);
    expect(shop.purchases()).toEqual({ 'MH-P04-30': 1 });
    expect(page.sync.getState().status).toBe('settled');
  });

  test('keeps the bag usable offline and catches up', async () => {
    const shop = createSimulatedShop();
    const page = shop.open();
    shop.setOnline(false);
    shop.click(page, createAddLineCommand('MH-P04-30'));
    await shop.time.advance(60_000);
    expect(page.sync.getState().status).toBe('offline');
    expect(shop.requests).toEqual([]);
    shop.setOnline(true);
    await shop.time.advance(1_000);
    expect(page.sync.getState().status).toBe('settled');
    expect(shop.purchases()).toEqual({ 'MH-P04-30': 1 });
  });

  test('releases a cart that became an order', async () => {
    const shop = createSimulatedShop();
    const page = await openPageAndDispatch(shop, createAddLineCommand('MH-P04-30'));
    shop.click(page, { type: 'clear' });
    page.sync.forgetCart();
    await shop.time.advance(1_000);
    expect(page.sync.getState()).toEqual({ status: 'settled', leading: true, unavailable: [] });
    shop.click(page, createAddLineCommand('MH-P10-50'));
    await shop.time.advance(1_000);
    expect(shop.purchases()).toEqual({ 'MH-P10-50': 1 });
    expect(shop.service.created()).toBe(2);
  });

  test('continues with a cart that another client filled, and changes nothing in it', async () => {
    const shop = createSimulatedShop({}, [
      { kind: 'answered', there: 20, back: 20 },
      { kind: 'answered', there: 20, back: 4_000 },
    ]);
    const page = await openPageAndDispatch(shop, createAddLineCommand('MH-P04-30', 2));
    const lines = [{ sku: 'MH-P10-50', quantity: 1 }];
    const foreign = shop.service.create({ lines, codes: [], giftCards: [], note: '' });
    expect(foreign).toMatchObject({ kind: 'ok', cart: { id: 'cart-2' } });
    // A late answer about the previous cart.
    shop.click(page, createAddLineCommand('MH-P04-30'));
    await shop.time.advance(1_000);
    const before = shop.requests.length;
    shop.click(page, { type: 'clear' });
    shop.click(page, createAddLineCommand('MH-P10-50'));
    page.sync.adoptCart('cart-2');
    expect(page.sync.getState()).toEqual({ status: 'updating', leading: true, unavailable: [] });
    await shop.time.advance(10_000);
    expect(page.sync.getState()).toMatchObject({ status: 'settled', cart: { id: 'cart-2' } });
    expect(shop.requests.slice(before)).toEqual(['read']);
    expect(shop.stored.get('cart-dk')).toBe('cart-2');
  });

  test('has a separate cart in each shop, from the same bag', async () => {
    const shop = createSimulatedShop();
    const danish = await openPageAndDispatch(shop, createAddLineCommand('MH-P16-120', 2));
    danish.sync.close();
    const norwegian = shop.open({ shop: 'no' });
    await shop.time.advance(1_000);
    expect(shop.remote('no').lines).toEqual({ 'MH-P16-120': 2 });
    shop.click(norwegian, createAddLineCommand('MH-P16-120'));
    await shop.time.advance(1_000);
    expect([shop.remote('dk').lines, shop.remote('no').lines]).toEqual([
      { 'MH-P16-120': 2 },
      { 'MH-P16-120': 3 },
    ]);
    norwegian.sync.close();
    shop.open();
    await shop.time.advance(1_000);
    expect(shop.remote('dk').lines).toEqual({ 'MH-P16-120': 3 });
    expect(shop.service.created()).toBe(2);
  });

  test('settle() resolves when settled', async () => {
    const shop = createSimulatedShop();
    const page = shop.open();
    shop.click(page, createAddLineCommand('MH-P04-30'));
    const settled = page.sync.whenSettled();
    await shop.time.advance(1_000);
    expect(await settled).toMatchObject({ status: 'settled', cart: { lines: [{ sku: 'MH-P04-30' }] } });
    expect(await page.sync.whenSettled()).toBe(page.sync.getState());
  });

  test('creates no cart for samples, gifts and codes alone', async () => {
    const shop = createSimulatedShop();
    await openPageAndDispatch(
      shop,
      { type: 'selectSamples', skus: ['MH-SAMPLE-S01'] },
      { type: 'applyPromoCode', code: 'KYST10' },
    );
    expect(shop.requests).toEqual([]);
  });

  test('reads again when a refresh is requested during a request', async () => {
    const slow = { kind: 'answered', there: 10, back: 5_000 } as const;
    const shop = createSimulatedShop({}, [{ kind: 'answered', there: 10, back: 10 }, slow]);
    const page = await openPageAndDispatch(shop, createAddLineCommand('MH-P16-120'));
    shop.click(page, createAddLineCommand('MH-P16-120', 4));
    await shop.time.advance(500);
    shop.service.setStock('MH-P16-120', 2);
    page.sync.refresh();
    await shop.time.advance(6_000);
    expect(shop.requests).toEqual(['create', 'apply', 'read', 'apply']);
    expect(page.sync.getState()).toMatchObject({ status: 'settled', cart: { lines: [{ quantity: 2 }] } });
  });

  test('reads again after a lost request may have arrived, also while another is under way', async () => {
    const late = { kind: 'late', there: 28_000, after: 1_000 } as const;
    const answered = { kind: 'answered', there: 10, back: 10 } as const;
    const slow = { kind: 'answered', there: 10, back: 9_000 } as const;
    const shop = createSimulatedShop({}, [answered, late, answered, answered, slow]);
    const page = await openPageAndDispatch(shop, createAddLineCommand('MH-P04-30'));
    shop.click(page, createAddLineCommand('MH-P10-50', 3));
    await shop.time.advance(26_000);
    shop.click(page, createAddLineCommand('MH-P04-30'));
    await shop.time.advance(4_000);
    expect(shop.purchases()).toEqual({ 'MH-P04-30': 2, 'MH-P10-50': 6 });
    await shop.time.advance(10_000);
    expect(shop.purchases()).toEqual({ 'MH-P04-30': 2, 'MH-P10-50': 3 });
  });

  test('accepts a service whose clock was set back', async () => {
    const shop = createSimulatedShop();
    const page = await openPageAndDispatch(shop, createAddLineCommand('MH-P16-120', 2));
    shop.service.turnClock(-3_600_000);
    shop.service.changeElsewhere('MH-P16-120', 7);
    page.sync.refresh();
    await shop.time.advance(30_000);
    expect(page.sync.getState().status).toBe('settled');
    expect(shop.purchases()).toEqual({ 'MH-P16-120': 2 });
    shop.service.turnClock(7_200_000);
    shop.service.changeElsewhere('MH-P16-120', 9);
    page.sync.refresh();
    await shop.time.advance(1_000);
    expect(shop.purchases()).toEqual({ 'MH-P16-120': 2 });
  });

  test.each([Number.NaN, -5, 0])('uses its own delay when asked to wait %d ms', async (afterMs) => {
    const throttled = { kind: 'throttled', after: 10, afterMs } as const;
    const shop = createSimulatedShop({}, [throttled, throttled, throttled]);
    await openPageAndDispatch(shop, createAddLineCommand('MH-P04-30'));
    expect(shop.requests.length).toBeLessThan(4);
    await shop.time.advance(10_000);
    expect(shop.purchases()).toEqual({ 'MH-P04-30': 1 });
  });

  test.each([Number.POSITIVE_INFINITY, 1e12])(
    'waits ten minutes when asked to wait %d ms',
    async (afterMs) => {
      const shop = createSimulatedShop({}, [{ kind: 'throttled', after: 10, afterMs }]);
      await openPageAndDispatch(shop, createAddLineCommand('MH-P04-30'));
      await shop.time.advance(595_000);
      expect(shop.requests).toEqual(['create']);
      await shop.time.advance(5_000);
      expect(shop.purchases()).toEqual({ 'MH-P04-30': 1 });
    },
  );

  test('waits as long as the service asks for, whatever triggers a sync', async () => {
    const shop = createSimulatedShop({}, [{ kind: 'throttled', after: 10, afterMs: 20_000 }]);
    const page = await openPageAndDispatch(shop, createAddLineCommand('MH-P04-30'));
    page.sync.refresh();
    shop.setOnline(false);
    shop.setOnline(true);
    await shop.time.advance(17_000);
    expect(shop.requests).toEqual(['create']);
    await shop.time.advance(2_000);
    expect(shop.purchases()).toEqual({ 'MH-P04-30': 1 });
  });

  test('retries at once when the network is back', async () => {
    const lost = Array.from({ length: 6 }, () => ({ kind: 'request-lost', after: 10 }) as const);
    const shop = createSimulatedShop({}, lost);
    const page = await openPageAndDispatch(shop, createAddLineCommand('MH-P04-30'));
    await shop.time.advance(11_000);
    expect(page.sync.getState().status).toBe('failing');
    shop.setOnline(false);
    expect(page.sync.getState().status).toBe('offline');
    shop.setOnline(true);
    await shop.time.advance(500);
    expect(page.sync.getState().status).toBe('settled');
  });

  test('retries at once on request', async () => {
    const lost = Array.from({ length: 6 }, () => ({ kind: 'request-lost', after: 10 }) as const);
    const shop = createSimulatedShop({}, lost);
    const page = await openPageAndDispatch(shop, createAddLineCommand('MH-P04-30'));
    await shop.time.advance(11_000);
    expect(page.sync.getState().status).toBe('failing');
    page.sync.refresh();
    expect(page.sync.getState().status).toBe('updating');
    await shop.time.advance(500);
    expect(page.sync.getState().status).toBe('settled');
  });

  test('empties the cart when the bag is cleared while the cart is filled', async () => {
    const slow = { kind: 'answered', there: 10, back: 3_000 } as const;
    const shop = createSimulatedShop({}, [slow]);
    const page = await openPageAndDispatch(shop, createAddLineCommand('MH-P04-30', 2));
    shop.click(page, { type: 'clear' });
    await shop.time.advance(3_000);
    expect(shop.remote().lines).toEqual({});
    expect(page.sync.getState()).toMatchObject({ status: 'settled', cart: { lines: [] } });
  });

  test('does not return to a cart that became an order during a request', async () => {
    const answered = { kind: 'answered', there: 10, back: 10 } as const;
    const shop = createSimulatedShop({}, [answered, { kind: 'answered', there: 10, back: 3_000 }]);
    const page = await openPageAndDispatch(shop, createAddLineCommand('MH-P04-30', 2));
    shop.click(page, createAddLineCommand('MH-P10-50'));
    await shop.time.advance(500);
    shop.order(page);
    await shop.time.advance(10_000);
    expect(page.sync.getState()).toEqual({ status: 'settled', leading: true, unavailable: [] });
    expect(shop.stored.has('cart-dk')).toBe(false);
  });

  test('adds a bag that was not cleared to a new cart after an order', async () => {
    const shop = createSimulatedShop();
    const page = await openPageAndDispatch(shop, createAddLineCommand('MH-P04-30', 2));
    page.sync.forgetCart();
    expect(page.sync.getState().status).toBe('updating');
    await shop.time.advance(1_000);
    expect(page.sync.getState()).toMatchObject({ status: 'settled', cart: { id: 'cart-2' } });
    expect(shop.purchases()).toEqual({ 'MH-P04-30': 2 });
  });

  test('adopts the cart that another tab created when its own is gone', async () => {
    const answered = { kind: 'answered', there: 10, back: 10 } as const;
    const slow = { kind: 'answered', there: 1_000, back: 10 } as const;
    const shop = createSimulatedShop({}, [answered, slow], { locks: 'missing' });
    const page = await openPageAndDispatch(shop, createAddLineCommand('MH-P04-30', 2));
    shop.click(page, createAddLineCommand('MH-P04-30'));
    await shop.time.advance(200);
    shop.service.expire();
    const other = shop.open();
    await shop.time.advance(500);
    expect(other.sync.getState().cart?.id).toBe('cart-2');
    await shop.time.advance(2_000);
    expect(page.sync.getState()).toMatchObject({ status: 'settled', cart: { id: 'cart-2' } });
    expect(shop.service.created()).toBe(2);
  });

  test('continues when a listener throws', async () => {
    const reject = vi.spyOn(Promise, 'reject').mockReturnValue(Promise.resolve() as Promise<never>);
    const shop = createSimulatedShop();
    const page = shop.open();
    const error = new Error('a page is broken');
    const heard: SyncNotice[] = [];
    const ends = [page.sync.subscribe, page.sync.onNotice].map((listen) =>
      listen(() => {
        throw error;
      }),
    );
    ends.push(page.sync.onNotice((notice) => heard.push(notice)));
    shop.click(page, createAddLineCommand('MH-OTHER'));
    shop.click(page, createAddLineCommand('MH-P04-30'));
    await shop.time.advance(1_000);
    expect(page.sync.getState().status).toBe('settled');
    expect(heard).toEqual([{ kind: 'unavailable', key: 'MH-OTHER', sku: 'MH-OTHER' }]);
    expect(reject).toHaveBeenCalledWith(error);
    reject.mockRestore();
    for (const end of ends) end();
    shop.click(page, createAddLineCommand('MH-UNKNOWN'));
    await shop.time.advance(1_000);
    expect(heard).toHaveLength(1);
  });

  test('has its initial state before any request', () => {
    const { sync } = createSimulatedShop().open();
    expect(sync.getInitialState()).toEqual({ status: 'updating', leading: false, unavailable: [] });
  });

  test('returns the service’s own cart, with optional options', () => {
    interface PayableCart extends RemoteCart {
      readonly checkoutUrl: string;
    }
    type Options = BagSyncOptions<PayableCart>;
    expectTypeOf<BagSyncState<PayableCart>['cart']>().toEqualTypeOf<PayableCart | undefined>();
    expectTypeOf(createBagSync<PayableCart>).returns.toExtend<
      Pick<StoreApi<BagSyncState<PayableCart>>, 'getState' | 'getInitialState' | 'subscribe'>
    >();
    expectTypeOf<{ locks: undefined; channel: undefined; network: undefined }>().toExtend<
      Pick<Options, 'locks' | 'channel' | 'network'>
    >();
  });

  test('uses the APIs of browsers and Node by default', () => {
    expectTypeOf<typeof globalThis>().toExtend<Timers>();
    expectTypeOf<InstanceType<typeof BroadcastChannel>>().toExtend<TabChannel>();
    expectTypeOf<typeof navigator.locks>().toExtend<TabLocks>();
    expectTypeOf<typeof localStorage>().toExtend<TextStorage>();
  });

  test('stops when closed, and ignores later answers', async () => {
    const shop = createSimulatedShop({}, [{ kind: 'answered', there: 10, back: 1_000 }]);
    const page = shop.open();
    shop.click(page, createAddLineCommand('MH-P04-30'));
    await shop.time.advance(500);
    const settled = page.sync.whenSettled();
    page.sync.close();
    const state = page.sync.getState();
    expect(state).toMatchObject({ status: 'updating', leading: false });
    expect(await settled).toBe(state);
    shop.click(page, createAddLineCommand('MH-P04-30'));
    page.sync.refresh();
    page.sync.forgetCart();
    page.sync.adoptCart('cart-2');
    page.sync.close();
    await shop.time.advance(60_000);
    expect(shop.requests).toEqual(['create']);
    expect(page.sync.getState()).toBe(state);
    expect(await page.sync.whenSettled()).toBe(state);
  });
});
