import { describe, expect, test } from 'vitest';
import { type BagCommand } from './bag.ts';
import { parseStoredBag, serializeBag } from './bag-storage.ts';
import { createSimulatedShop, type SimulatedShop } from './testing/simulated-shop.ts';
import { money } from './money.ts';
import { type TextStorage } from './tab-ports.ts';
import { shopOffers } from './testing/shop.ts';

const add = (sku: string, quantity = 1): BagCommand => ({ type: 'addLine', sku, quantity });

const countsIn = (storage: TextStorage) => parseStoredBag(storage.getItem('marehalm-bag')).counts;

async function openAndAdd(shop: SimulatedShop, ...commands: BagCommand[]) {
  const page = shop.open();
  await shop.time.advance(100);
  for (const command of commands) shop.click(page, command);
  await shop.time.advance(2_000);
  return page;
}

describe('one tab', () => {
  test('asks for nothing while the bag is empty', async () => {
    const shop = createSimulatedShop();
    const page = shop.open();
    await shop.time.advance(60_000);
    expect(shop.requests).toEqual([]);
    expect(page.sync.getState()).toEqual({ status: 'settled', leading: true, unavailable: [] });
  });

  test('puts purchases, samples and gifts into the cart', async () => {
    const shop = createSimulatedShop();
    const page = await openAndAdd(
      shop,
      add('MH-P15-250', 2),
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
      shop.click(page, add('MH-P04-30'));
      await shop.time.advance(30);
    }
    expect(page.sync.getState().status).toBe('updating');
    await shop.time.advance(2_000);
    expect(shop.purchases()['MH-P04-30']).toBe(20);
    expect(shop.requests.length).toBeLessThan(6);
  });

  test('takes a gift out again with what earned it', async () => {
    const shop = createSimulatedShop();
    const page = await openAndAdd(shop, add('MH-P15-250', 2));
    expect(shop.remote().lines).toHaveProperty('MH-FREE-P16-120', 1);
    shop.click(page, { type: 'setQuantity', sku: 'MH-P15-250', quantity: 1 });
    await shop.time.advance(2_000);
    expect(shop.remote().lines).toEqual({ 'MH-P15-250': 1 });
  });

  test('makes a new cart when the old one is gone', async () => {
    const shop = createSimulatedShop();
    const page = await openAndAdd(shop, add('MH-P04-30', 2));
    shop.service.expire();
    shop.click(page, add('MH-P10-50'));
    await shop.time.advance(2_000);
    expect(shop.purchases()).toEqual({ 'MH-P04-30': 2, 'MH-P10-50': 1 });
    expect(shop.service.created()).toBe(2);
  });

  test('goes on with the same cart after a reload', async () => {
    const shop = createSimulatedShop();
    const page = await openAndAdd(shop, add('MH-P04-30', 2));
    page.tab.crash();
    const again = await openAndAdd(shop, add('MH-P10-50'));
    expect(again.store.getState().bag.lines).toHaveLength(2);
    expect(shop.purchases()).toEqual({ 'MH-P04-30': 2, 'MH-P10-50': 1 });
    expect(shop.service.created()).toBe(1);
  });

  test('reads before it sends again when an answer is lost, so that nothing is added twice', async () => {
    const lost = { kind: 'answer-lost', there: 50, after: 100 } as const;
    const shop = createSimulatedShop({}, [{ kind: 'answered', there: 10, back: 10 }, lost]);
    const page = await openAndAdd(shop, add('MH-P04-30'));
    shop.click(page, add('MH-P10-50', 3));
    await shop.time.advance(5_000);
    expect(shop.purchases()).toEqual({ 'MH-P04-30': 1, 'MH-P10-50': 3 });
    expect(shop.requests).toEqual(['create', 'apply', 'read']);
  });

  test('looks once more after a lost request may have arrived', async () => {
    const late = { kind: 'late', there: 20_000, after: 1_000 } as const;
    const shop = createSimulatedShop({}, [{ kind: 'answered', there: 10, back: 10 }, late]);
    const page = await openAndAdd(shop, add('MH-P04-30'));
    shop.click(page, add('MH-P10-50', 3));
    await shop.time.advance(10_000);
    expect(shop.purchases()['MH-P10-50']).toBe(3);
    await shop.time.advance(12_000);
    expect(shop.purchases()['MH-P10-50']).toBe(6);
    await shop.time.advance(30_000);
    expect(shop.purchases()['MH-P10-50']).toBe(3);
    expect(page.sync.getState().status).toBe('settled');
  });

  test('does not believe an answer that comes after it gave up', async () => {
    const slow = { kind: 'answered', there: 10, back: 20_000 } as const;
    const shop = createSimulatedShop({}, [{ kind: 'answered', there: 10, back: 10 }, slow]);
    const page = await openAndAdd(shop, add('MH-P16-120'));
    shop.click(page, add('MH-P16-120'));
    await shop.time.advance(16_000);
    shop.click(page, { type: 'setQuantity', sku: 'MH-P16-120', quantity: 5 });
    await shop.time.advance(1_000);
    expect(page.sync.getState()).toMatchObject({ status: 'settled', cart: { lines: [{ quantity: 5 }] } });
    const { length } = shop.requests;
    await shop.time.advance(5_000);
    expect(page.sync.getState().cart?.lines).toMatchObject([{ quantity: 5 }]);
    expect(shop.requests).toHaveLength(length);
  });

  test('does not believe a read that is older than what it knows', async () => {
    const shop = createSimulatedShop();
    const page = await openAndAdd(shop, add('MH-P16-120', 2));
    shop.service.lagBehind();
    shop.click(page, add('MH-P16-120', 3));
    await shop.time.advance(300);
    page.sync.refresh();
    await shop.time.advance(300);
    expect(page.sync.getState()).toMatchObject({ status: 'updating', cart: { lines: [{ quantity: 5 }] } });
    shop.service.catchUp();
    await shop.time.advance(2_000);
    expect(page.sync.getState()).toMatchObject({ status: 'settled', cart: { lines: [{ quantity: 5 }] } });
  });

  test('notices what another tab stored without a word', async () => {
    const shop = createSimulatedShop();
    const page = await openAndAdd(shop, add('MH-P16-120'));
    const bag = { ...page.store.getState().bag, lines: [{ sku: 'MH-P16-120', quantity: 4 }] };
    page.tab.storage.setItem(
      'marehalm-bag',
      serializeBag(bag, 9, { other: 9, ...countsIn(page.tab.storage) }),
    );
    page.sync.refresh();
    await shop.time.advance(2_000);
    expect(shop.purchases()).toEqual({ 'MH-P16-120': 4 });
  });

  test('says that it fails, and recovers', async () => {
    const down = Array.from({ length: 4 }, () => ({ kind: 'request-lost', after: 100 }) as const);
    const shop = createSimulatedShop({}, down);
    const page = await openAndAdd(shop, add('MH-P04-30'));
    expect(page.sync.getState().status).toBe('failing');
    await shop.time.advance(30_000);
    expect(page.sync.getState().status).toBe('settled');
    expect(shop.purchases()).toEqual({ 'MH-P04-30': 1 });
  });

  test('waits as long as it is told to', async () => {
    const shop = createSimulatedShop({}, [{ kind: 'throttled', after: 10, afterMs: 20_000 }]);
    await openAndAdd(shop, add('MH-P04-30'));
    await shop.time.advance(17_000);
    expect(shop.requests).toEqual(['create']);
    await shop.time.advance(2_000);
    expect(shop.purchases()).toEqual({ 'MH-P04-30': 1 });
  });

  test('takes a silent or broken transport as a lost request', async () => {
    const shop = createSimulatedShop({}, [
      { kind: 'silent', there: 10 },
      { kind: 'rejected', after: 10 },
    ]);
    const page = await openAndAdd(shop, add('MH-P04-30'));
    await shop.time.advance(20_000);
    expect(shop.purchases()).toEqual({ 'MH-P04-30': 1 });
    expect(page.sync.getState().status).toBe('settled');
  });

  test('keeps the bag usable offline and catches up', async () => {
    const shop = createSimulatedShop();
    const page = shop.open();
    shop.setOnline(false);
    shop.click(page, add('MH-P04-30'));
    await shop.time.advance(60_000);
    expect(page.sync.getState().status).toBe('offline');
    expect(shop.requests).toEqual([]);
    shop.setOnline(true);
    await shop.time.advance(1_000);
    expect(page.sync.getState().status).toBe('settled');
    expect(shop.purchases()).toEqual({ 'MH-P04-30': 1 });
  });

  test('lets go of a cart that became an order', async () => {
    const shop = createSimulatedShop();
    const page = await openAndAdd(shop, add('MH-P04-30'));
    shop.click(page, { type: 'clear' });
    page.sync.forget();
    await shop.time.advance(1_000);
    expect(page.sync.getState()).toEqual({ status: 'settled', leading: true, unavailable: [] });
    shop.click(page, add('MH-P10-50'));
    await shop.time.advance(1_000);
    expect(shop.purchases()).toEqual({ 'MH-P10-50': 1 });
    expect(shop.service.created()).toBe(2);
  });

  test('has a cart of its own in each shop, from the same bag', async () => {
    const shop = createSimulatedShop();
    const danish = await openAndAdd(shop, add('MH-P16-120', 2));
    danish.sync.close();
    const norwegian = shop.open({ shop: 'no' });
    await shop.time.advance(1_000);
    expect(shop.remote('no').lines).toEqual({ 'MH-P16-120': 2 });
    shop.click(norwegian, add('MH-P16-120'));
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

  test('resolves when settled', async () => {
    const shop = createSimulatedShop();
    const page = shop.open();
    shop.click(page, add('MH-P04-30'));
    const settled = page.sync.whenSettled();
    await shop.time.advance(1_000);
    expect(await settled).toMatchObject({ status: 'settled', cart: { lines: [{ sku: 'MH-P04-30' }] } });
    expect(await page.sync.whenSettled()).toBe(page.sync.getState());
  });

  test('stops when closed', async () => {
    const shop = createSimulatedShop();
    const page = shop.open();
    page.sync.close();
    shop.click(page, add('MH-P04-30'));
    await shop.time.advance(60_000);
    expect(shop.requests).toEqual([]);
  });
});

describe('what the service knows better', () => {
  test.each([true, false])('stock limits the bag and is told (explained: %s)', async (explains) => {
    const shop = createSimulatedShop({ explains });
    shop.service.setStock('MH-P04-30', 3);
    const page = await openAndAdd(shop, add('MH-P04-30', 5));
    expect(page.store.getState().bag.lines).toEqual([{ sku: 'MH-P04-30', quantity: 3 }]);
    expect(shop.notices).toEqual([
      { kind: 'quantity-limited', key: 'MH-P04-30', sku: 'MH-P04-30', from: 5, to: 3 },
    ]);
    expect(page.sync.getState().status).toBe('settled');
  });

  test.each(['drops', 'refuses', 'refuses-naming'] as const)(
    'a line that the shop does not sell stays in the bag and is told once (%s)',
    async (unknownSku) => {
      const shop = createSimulatedShop({ unknownSku });
      const page = await openAndAdd(shop, add('MH-OTHER'), add('MH-P04-30'), {
        type: 'applyPromoCode',
        code: 'KYST10',
      });
      await shop.time.advance(5_000);
      expect(page.store.getState().bag.lines).toHaveLength(2);
      expect(shop.remote()).toEqual({ lines: { 'MH-P04-30': 1 }, codes: ['KYST10'] });
      expect(page.sync.getState()).toMatchObject({ status: 'settled', unavailable: ['MH-OTHER'] });
      page.sync.refresh();
      await shop.time.advance(5_000);
      expect(shop.notices).toEqual([{ kind: 'unavailable', key: 'MH-OTHER', sku: 'MH-OTHER' }]);
    },
  );

  test('a line that is in stock again comes with the next refresh', async () => {
    const shop = createSimulatedShop();
    shop.service.setStock('MH-P04-30', 0);
    const page = await openAndAdd(shop, add('MH-P04-30', 2), add('MH-P10-50'));
    expect(page.sync.getState().unavailable).toEqual(['MH-P04-30']);
    shop.service.setStock('MH-P04-30', 9);
    page.sync.refresh();
    await shop.time.advance(1_000);
    expect(shop.purchases()).toEqual({ 'MH-P10-50': 1, 'MH-P04-30': 2 });
    expect(page.sync.getState().unavailable).toEqual([]);
  });

  test('a code that it does not know is told once, with its reason', async () => {
    const shop = createSimulatedShop();
    const page = await openAndAdd(shop, add('MH-P04-30'), { type: 'applyPromoCode', code: 'nonsense' });
    expect(shop.notices).toEqual([{ kind: 'code-refused', code: 'NONSENSE', reason: 'DISCOUNT_NOT_FOUND' }]);
    expect(page.sync.getState().status).toBe('settled');
    shop.click(page, add('MH-P10-50'));
    await shop.time.advance(2_000);
    expect(shop.notices).toHaveLength(1);
  });

  test('a code that it dropped is sent again with other lines, for which it may apply', async () => {
    const knownCodes = new Set<string>();
    const shop = createSimulatedShop({ knownCodes });
    const page = await openAndAdd(shop, add('MH-P16-120'), { type: 'applyPromoCode', code: 'BIGORDER' });
    expect(shop.remote().codes).toEqual([]);
    knownCodes.add('BIGORDER');
    shop.click(page, add('MH-P16-120', 9));
    await shop.time.advance(2_000);
    expect(shop.remote().codes).toEqual(['BIGORDER']);
  });

  test('another price is told once, until the offers are read anew', async () => {
    const dearer = shopOffers('DKK', { 'MH-P04-30': { price: money(35_000, 'DKK') } });
    let known = shopOffers('DKK');
    const shop = createSimulatedShop({ offers: dearer }, [], { offers: (sku) => known(sku) });
    const page = await openAndAdd(shop, add('MH-P04-30'));
    const told = {
      kind: 'price-changed',
      sku: 'MH-P04-30',
      from: money(32_500, 'DKK'),
      to: money(35_000, 'DKK'),
    };
    expect(shop.notices).toEqual([told]);
    known = dearer;
    shop.click(page, add('MH-P04-30'));
    await shop.time.advance(2_000);
    expect(shop.notices).toEqual([told]);
  });

  test('a gift is never charged: it leaves the cart when the service puts a price on it', async () => {
    const greedy = shopOffers('DKK', { 'MH-FREE-P16-120': { price: money(7_500, 'DKK') } });
    const shop = createSimulatedShop({ offers: greedy }, [], { offers: shopOffers('DKK') });
    await openAndAdd(shop, add('MH-P15-250', 2));
    expect(shop.remote().lines).toEqual({ 'MH-P15-250': 2 });
    expect(shop.notices).toContainEqual({
      kind: 'unavailable',
      key: 'MH-FREE-P16-120',
      sku: 'MH-FREE-P16-120',
    });
  });

  test('a quantity that comes back short without a reason is asked for once more', async () => {
    const shop = createSimulatedShop({ explains: false });
    shop.service.setStock('MH-P16-120', 3);
    await openAndAdd(shop, add('MH-P16-120', 5));
    expect(shop.requests).toEqual(['create', 'apply']);
    const explaining = createSimulatedShop({ explains: true });
    explaining.service.setStock('MH-P16-120', 3);
    await openAndAdd(explaining, add('MH-P16-120', 5));
    expect(explaining.requests).toEqual(['create']);
  });

  test('a line that was turned down is tried again when the shopper puts it in again', async () => {
    const shop = createSimulatedShop();
    shop.service.setStock('MH-P16-120', 0);
    const page = await openAndAdd(shop, add('MH-P04-30'), add('MH-P16-120'));
    shop.click(page, { type: 'removeLine', sku: 'MH-P16-120' });
    await shop.time.advance(1_000);
    shop.service.setStock('MH-P16-120', 9);
    shop.click(page, add('MH-P16-120'));
    await shop.time.advance(1_000);
    expect(shop.purchases()).toEqual({ 'MH-P04-30': 1, 'MH-P16-120': 1 });
  });

  test('a note that it cuts is sent once', async () => {
    const shop = createSimulatedShop({ noteLength: 3 });
    const page = await openAndAdd(shop, add('MH-P16-120'), { type: 'setNote', note: 'Ring twice' });
    expect(page.sync.getState()).toMatchObject({ status: 'settled', cart: { note: 'Rin' } });
    expect(shop.requests).toEqual(['create']);
  });

  test('more than it takes in one request comes with the next', async () => {
    const skus = Array.from({ length: 300 }, (_, index) => `SKU-${index}`);
    const offer = shopOffers('DKK')('MH-P16-120');
    const offers = (sku: string) => (offer && skus.includes(sku) ? { ...offer, sku } : undefined);
    const shop = createSimulatedShop({ offers }, [], { offers });
    await openAndAdd(shop, ...skus.map((sku) => add(sku)));
    expect(Object.keys(shop.remote().lines)).toHaveLength(300);
    expect(shop.requests).toEqual(['create', 'apply']);
  });
});

describe('several tabs', () => {
  test('make one cart between them, whichever adds first', async () => {
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

  test('without locks lose nothing either', async () => {
    const shop = createSimulatedShop({}, [], { withLocks: false });
    const [one, two] = [shop.open(), shop.open()];
    await shop.time.advance(10);
    shop.click(two, add('MH-P04-30'));
    await shop.time.advance(2_000);
    shop.click(one, add('MH-P10-50'));
    await shop.time.advance(5_000);
    expect(shop.purchases()).toEqual({ 'MH-P04-30': 1, 'MH-P10-50': 1 });
  });

  test('without locks agree on one of two carts', async () => {
    const shop = createSimulatedShop({}, [], { withLocks: false });
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
    expect(ids).toEqual([shop.stored.get('marehalm-cart-dk'), shop.stored.get('marehalm-cart-dk')]);
    expect(shop.purchases()).toEqual({ 'MH-P16-120': 3 });
  });

  test('that cannot store their bag have a cart each', async () => {
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

  test('go on when the leading one crashes', async () => {
    const shop = createSimulatedShop();
    const [one, two] = [shop.open(), shop.open()];
    await shop.time.advance(10);
    shop.click(one, add('MH-P04-30'));
    one.tab.crash();
    await shop.time.advance(2_000);
    expect(two.sync.getState()).toMatchObject({ status: 'settled', leading: true });
    expect(shop.purchases()).toEqual({ 'MH-P04-30': 1 });
  });

  test('go on when the leading one is frozen, and agree when it wakes', async () => {
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

  test('hear of notices, refresh and let go through the leading one', async () => {
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
    two.sync.forget();
    await shop.time.advance(1_000);
    expect(one.sync.getState()).toEqual({ status: 'settled', leading: true, unavailable: [] });
    expect(shop.stored.has('marehalm-cart-dk')).toBe(false);
  });
});
