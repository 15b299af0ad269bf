import { describe, expect, test } from 'vitest';
import { money } from './money.ts';
import { purchasableSkus, createShopOffers } from './testing/shop-fixtures.ts';
import { createSimulatedShop } from './testing/simulated-shop.ts';
import { createAddLineCommand, openPageAndDispatch } from './testing/open-page-and-dispatch.ts';

describe('corrections of the service', () => {
  test.each([true, false])('limits the bag to the stock and reports it (explained: %s)', async (explains) => {
    const shop = createSimulatedShop({ explains });
    shop.service.setStock('MH-P04-30', 3);
    const page = await openPageAndDispatch(shop, createAddLineCommand('MH-P04-30', 5));
    expect(page.store.getState().bag.lines).toEqual([{ sku: 'MH-P04-30', quantity: 3 }]);
    expect(shop.notices).toEqual([
      { kind: 'quantity-limited', key: 'MH-P04-30', sku: 'MH-P04-30', from: 5, to: 3 },
    ]);
    expect(page.sync.getState().status).toBe('settled');
  });

  test.each(['drops', 'refuses', 'refuses-naming'] as const)(
    'keeps a line in the bag that the shop does not sell, and reports it once (%s)',
    async (unknownSku) => {
      const shop = createSimulatedShop({ unknownSku });
      const page = await openPageAndDispatch(
        shop,
        createAddLineCommand('MH-OTHER'),
        createAddLineCommand('MH-P04-30'),
        {
          type: 'applyPromoCode',
          code: 'KYST10',
        },
      );
      await shop.time.advance(5_000);
      expect(page.store.getState().bag.lines).toHaveLength(2);
      expect(shop.remote()).toEqual({ lines: { 'MH-P04-30': 1 }, codes: ['KYST10'] });
      expect(page.sync.getState()).toMatchObject({ status: 'settled', unavailable: ['MH-OTHER'] });
      page.sync.refresh();
      await shop.time.advance(5_000);
      expect(shop.notices).toEqual([{ kind: 'unavailable', key: 'MH-OTHER', sku: 'MH-OTHER' }]);
    },
  );

  test('adds a line that is in stock again at the next refresh', async () => {
    const shop = createSimulatedShop();
    shop.service.setStock('MH-P04-30', 0);
    const page = await openPageAndDispatch(
      shop,
      createAddLineCommand('MH-P04-30', 2),
      createAddLineCommand('MH-P10-50'),
    );
    expect(page.sync.getState().unavailable).toEqual(['MH-P04-30']);
    shop.service.setStock('MH-P04-30', 9);
    page.sync.refresh();
    await shop.time.advance(1_000);
    expect(shop.purchases()).toEqual({ 'MH-P10-50': 1, 'MH-P04-30': 2 });
    expect(page.sync.getState().unavailable).toEqual([]);
  });

  test('reports an unknown code once, with its reason', async () => {
    const shop = createSimulatedShop();
    const page = await openPageAndDispatch(shop, createAddLineCommand('MH-P04-30'), {
      type: 'applyPromoCode',
      code: 'nonsense',
    });
    expect(shop.notices).toEqual([{ kind: 'code-refused', code: 'NONSENSE', reason: 'DISCOUNT_NOT_FOUND' }]);
    expect(page.sync.getState().status).toBe('settled');
    shop.click(page, createAddLineCommand('MH-P10-50'));
    await shop.time.advance(2_000);
    expect(shop.notices).toHaveLength(1);
  });

  test('sends a dropped code again with other lines, for which it may apply', async () => {
    const knownCodes = new Set<string>();
    const shop = createSimulatedShop({ knownCodes });
    const page = await openPageAndDispatch(shop, createAddLineCommand('MH-P16-120'), {
      type: 'applyPromoCode',
      code: 'BIGORDER',
    });
    expect(shop.remote().codes).toEqual([]);
    knownCodes.add('BIGORDER');
    shop.click(page, createAddLineCommand('MH-P16-120', 9));
    await shop.time.advance(2_000);
    expect(shop.remote().codes).toEqual(['BIGORDER']);
  });

  test('reports another price once, until the offers are updated', async () => {
    const dearer = createShopOffers('DKK', { 'MH-P04-30': { price: money(35_000, 'DKK') } });
    let known = createShopOffers('DKK');
    const shop = createSimulatedShop({ offers: dearer }, [], { offers: (sku) => known(sku) });
    const page = await openPageAndDispatch(shop, createAddLineCommand('MH-P04-30'));
    const notice = {
      kind: 'price-changed',
      sku: 'MH-P04-30',
      from: money(32_500, 'DKK'),
      to: money(35_000, 'DKK'),
    };
    expect(shop.notices).toEqual([notice]);
    known = dearer;
    shop.click(page, createAddLineCommand('MH-P04-30'));
    await shop.time.advance(2_000);
    expect(shop.notices).toEqual([notice]);
  });

  test('removes a gift from the cart when the service charges for it', async () => {
    const greedy = createShopOffers('DKK', { 'MH-FREE-P16-120': { price: money(7_500, 'DKK') } });
    const shop = createSimulatedShop({ offers: greedy }, [], { offers: createShopOffers('DKK') });
    const page = await openPageAndDispatch(shop, createAddLineCommand('MH-P15-250', 2));
    expect(shop.remote().lines).toEqual({ 'MH-P15-250': 2 });
    page.sync.refresh();
    await shop.time.advance(2_000);
    expect(shop.remote().lines).toEqual({ 'MH-P15-250': 2 });
    expect(shop.notices).toEqual([{ kind: 'unavailable', key: 'MH-FREE-P16-120', sku: 'MH-FREE-P16-120' }]);
  });

  test('retries an unexplained lower quantity once', async () => {
    const shop = createSimulatedShop({ explains: false });
    shop.service.setStock('MH-P16-120', 3);
    await openPageAndDispatch(shop, createAddLineCommand('MH-P16-120', 5));
    expect(shop.requests).toEqual(['create', 'apply']);
    const explaining = createSimulatedShop({ explains: true });
    explaining.service.setStock('MH-P16-120', 3);
    await openPageAndDispatch(explaining, createAddLineCommand('MH-P16-120', 5));
    expect(explaining.requests).toEqual(['create']);
  });

  test('retries a rejected line when the shopper adds it again', async () => {
    const shop = createSimulatedShop();
    shop.service.setStock('MH-P16-120', 0);
    const page = await openPageAndDispatch(
      shop,
      createAddLineCommand('MH-P04-30'),
      createAddLineCommand('MH-P16-120'),
    );
    shop.click(page, { type: 'removeLine', sku: 'MH-P16-120' });
    await shop.time.advance(1_000);
    shop.service.setStock('MH-P16-120', 9);
    shop.click(page, createAddLineCommand('MH-P16-120'));
    await shop.time.advance(1_000);
    expect(shop.purchases()).toEqual({ 'MH-P04-30': 1, 'MH-P16-120': 1 });
  });

  test('sends a note that the service truncates once', async () => {
    const shop = createSimulatedShop({ noteLength: 3 });
    const page = await openPageAndDispatch(shop, createAddLineCommand('MH-P16-120'), {
      type: 'setNote',
      note: 'Ring twice',
    });
    expect(page.sync.getState()).toMatchObject({ status: 'settled', cart: { note: 'Rin' } });
    expect(shop.requests).toEqual(['create']);
  });

  test('sends a truncated note again when a late request restores an older one', async () => {
    const late = { kind: 'late', there: 20_000, after: 10 } as const;
    const shop = createSimulatedShop({ noteLength: 3 }, [{ kind: 'answered', there: 10, back: 10 }, late]);
    const page = await openPageAndDispatch(shop, createAddLineCommand('MH-P16-120'));
    shop.click(page, { type: 'setNote', note: 'Old' });
    await shop.time.advance(1_000);
    shop.click(page, { type: 'setNote', note: 'Ring twice' });
    await shop.time.advance(18_000);
    expect(shop.remarks().note).toBe('Rin');
    await shop.time.advance(3_000);
    expect(shop.remarks().note).toBe('Old');
    await shop.time.advance(30_000);
    expect(shop.remarks().note).toBe('Rin');
  });

  test('splits changes over several requests when there are too many for one', async () => {
    const skus = Array.from({ length: 300 }, (_, index) => `SKU-${index}`);
    const offer = createShopOffers('DKK')('MH-P16-120');
    const offers = (sku: string) => (offer && skus.includes(sku) ? { ...offer, sku } : undefined);
    const shop = createSimulatedShop({ offers }, [], { offers });
    await openPageAndDispatch(shop, ...skus.map((sku) => createAddLineCommand(sku)));
    expect(Object.keys(shop.remote().lines)).toHaveLength(300);
    expect(shop.requests).toEqual(['create', 'apply']);
  });

  test('finds refused codes one by one', async () => {
    const shop = createSimulatedShop({ unknownCode: 'refuses' });
    const codes = ['one', 'KYST10', 'two', 'FRIFRAGT'];
    const page = await openPageAndDispatch(
      shop,
      createAddLineCommand('MH-P16-120'),
      ...codes.map((code) => ({ type: 'applyPromoCode', code }) as const),
    );
    await shop.time.advance(5_000);
    expect(shop.remote().codes).toEqual(['KYST10', 'FRIFRAGT']);
    expect(shop.notices).toEqual([
      { kind: 'code-refused', code: 'ONE' },
      { kind: 'code-refused', code: 'TWO' },
    ]);
    shop.click(page, { type: 'removePromoCode', code: 'KYST10' });
    await shop.time.advance(2_000);
    expect(shop.remote().codes).toEqual(['FRIFRAGT']);
    expect(page.sync.getState().status).toBe('settled');
  });

  test('finds a refused line among many within seconds', async () => {
    const shop = createSimulatedShop({ unknownSku: 'refuses' });
    const page = await openPageAndDispatch(
      shop,
      ...purchasableSkus.map((sku) => createAddLineCommand(sku)),
      createAddLineCommand('MH-OTHER'),
    );
    await shop.time.advance(2_000);
    expect(page.sync.getState()).toMatchObject({ status: 'settled', unavailable: ['MH-OTHER'] });
    expect(Object.keys(shop.purchases())).toHaveLength(purchasableSkus.length);
  });

  test.each(['refuses', 'refuses-naming'] as const)(
    'keeps the available quantity of a line, and reports it (%s)',
    async (shortStock) => {
      const shop = createSimulatedShop({ shortStock });
      const page = await openPageAndDispatch(
        shop,
        createAddLineCommand('MH-P04-30', 2),
        createAddLineCommand('MH-P10-50'),
      );
      shop.service.setStock('MH-P04-30', 4);
      shop.click(page, createAddLineCommand('MH-P04-30', 7));
      await shop.time.advance(2_000);
      expect(shop.purchases()).toEqual({ 'MH-P04-30': 2, 'MH-P10-50': 1 });
      expect(page.store.getState().bag.lines[0]?.quantity).toBe(2);
      expect(shop.notices).toEqual([
        { kind: 'quantity-limited', key: 'MH-P04-30', sku: 'MH-P04-30', from: 9, to: 2 },
      ]);
    },
  );

  test('removes a line that the service does not reduce, so that the cart never costs more than the bag', async () => {
    const shop = createSimulatedShop({ shortStock: 'refuses-naming' });
    const page = await openPageAndDispatch(
      shop,
      createAddLineCommand('MH-P04-30', 2),
      createAddLineCommand('MH-P10-50'),
    );
    shop.service.setStock('MH-P04-30', 1);
    shop.service.changeElsewhere('MH-P04-30', 5);
    page.sync.refresh();
    await shop.time.advance(2_000);
    expect(shop.purchases()).toEqual({ 'MH-P10-50': 1 });
    expect(page.sync.getState()).toMatchObject({ status: 'settled', unavailable: ['MH-P04-30'] });
    expect(shop.notices).toEqual([{ kind: 'unavailable', key: 'MH-P04-30', sku: 'MH-P04-30' }]);
    shop.click(page, { type: 'setQuantity', sku: 'MH-P04-30', quantity: 1 });
    await shop.time.advance(2_000);
    expect(shop.purchases()).toEqual({ 'MH-P10-50': 1, 'MH-P04-30': 1 });
    expect(page.sync.getState().unavailable).toEqual([]);
  });

  test('adds a line again that another device removed, and does not reject it', async () => {
    const shop = createSimulatedShop();
    const page = await openPageAndDispatch(shop, createAddLineCommand('MH-P16-120', 2));
    shop.service.changeElsewhere('MH-P16-120', 0);
    shop.click(page, createAddLineCommand('MH-P16-120'));
    await shop.time.advance(2_000);
    expect(shop.purchases()).toEqual({ 'MH-P16-120': 3 });
    expect(shop.notices).toEqual([]);
  });

  test('reports a code once, however often the cart is read, and again after it was removed', async () => {
    const shop = createSimulatedShop();
    const nonsense = { type: 'applyPromoCode', code: 'nonsense' } as const;
    const page = await openPageAndDispatch(shop, createAddLineCommand('MH-P04-30'), nonsense);
    page.sync.refresh();
    await shop.time.advance(2_000);
    expect(shop.notices).toHaveLength(1);
    shop.click(page, { type: 'removePromoCode', code: 'nonsense' });
    await shop.time.advance(2_000);
    shop.click(page, nonsense);
    await shop.time.advance(2_000);
    expect(shop.notices).toHaveLength(2);
  });

  test('sends gift cards where the service supports them, and reports nothing where it does not', async () => {
    const redeem = (code: string) => ({ type: 'redeemGiftCard', code }) as const;
    for (const keepsGiftCards of [true, false]) {
      const shop = createSimulatedShop({ keepsGiftCards });
      const page = await openPageAndDispatch(
        shop,
        createAddLineCommand('MH-P04-30'),
        redeem('wxyz-1234'),
        redeem('abcd-1234'),
      );
      shop.click(page, redeem('abcd-5678'));
      await shop.time.advance(2_000);
      expect(shop.remarks().giftCards).toEqual(keepsGiftCards ? ['WXYZ-1234', 'ABCD-1234', 'ABCD-5678'] : []);
      expect(shop.notices).toEqual([]);
      expect(page.sync.getState().status).toBe('settled');
    }
  });
});
