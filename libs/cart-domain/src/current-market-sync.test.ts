import { describe, expect, test } from 'vitest';
import { createShopperBagStore } from './shopper-bag-store.ts';
import { createCurrentMarketSync } from './current-market-sync.ts';
import { money } from './money.ts';
import type { RemoteCart } from './remote-cart.ts';
import type { CartAnswer } from './cart-transport.ts';
import { createShopBag } from './shop-bag.ts';
import {
  testMarketDefaults,
  type Locale,
  locales,
  type TestMarket,
  markets,
  salve,
  soap,
  testShopRules,
} from './testing/market-shop.ts';
import { createSimulatedService } from './testing/simulated-service.ts';
import { createVirtualTime } from './testing/virtual-time.ts';

/** A shop with a commerce service for each market. */
function open({ prices = 12_500 }: { prices?: number } = {}) {
  const time = createVirtualTime();
  const cart = createShopperBagStore<TestMarket, Locale>();
  const bag = createShopBag({
    shopperBagStore: cart,
    markets,
    locales,
    keys: { bag: 'bag', offers: 'offers' },
  });
  const offers = (sku: string) =>
    sku === 'SOAP'
      ? { ...soap, kind: 'merchandise' as const, price: money(prices, 'SEK'), available: true, size: '' }
      : undefined;
  const service = createSimulatedService({
    ...{ offers, currency: 'SEK', knownCodes: new Set(['HELLO']), explains: true },
    ...({ unknownSku: 'drops', shortStock: 'drops', unknownCode: 'drops' } as const),
    ...{ noteLength: 500, keepsGiftCards: false },
  });
  const state = {
    market: 'se' as TestMarket,
    isReachable: true,
    failures: 0,
    connected: [] as {
      market: TestMarket;
      findVariantId: (sku: string) => string | undefined;
      refresh: () => void;
    }[],
  };
  const listeners: ((market: TestMarket) => void)[] = [];
  const reach = async (answer: () => CartAnswer<RemoteCart>): Promise<CartAnswer<RemoteCart>> =>
    state.isReachable ? answer() : { kind: 'retry' };
  const sync = createCurrentMarketSync({
    bag,
    shopperBagStore: cart,
    pricingDefaults: testMarketDefaults,
    fetchShopRules: async () => {
      if (state.failures > 0) {
        state.failures -= 1;
        throw new Error('Offline');
      }
      return testShopRules;
    },
    getMarket: () => state.market,
    onMarketChange: (listener) => listeners.push(listener),
    isUnknownCode: (reason) => reason === 'DISCOUNT_NOT_FOUND',
    createTransport: (market, context) => {
      state.connected.push({ market, ...context });
      return {
        createCart: (input) => reach(() => service.create(input)),
        fetchCart: (id) => reach(() => service.read(id)),
        changeCart: (id, changes) => reach(() => service.apply(id, changes)),
      };
    },
    timers: time.timers(),
    now: () => new Date('2026-11-21T10:00:00Z'),
  });
  const move = (market: TestMarket) => {
    state.market = market;
    for (const listener of listeners) listener(market);
  };
  return { time, cart, bag, service, state, sync, move };
}

describe('createCurrentMarketSync()', () => {
  test('connects the market that the shopper is in, once the terms have loaded', async () => {
    const shop = open();
    shop.state.failures = 2;
    const started = shop.sync.start();
    await shop.time.advance(500);
    expect([shop.sync.getSync(), shop.cart.getState().cartService.shopRules]).toEqual([undefined, undefined]);
    shop.state.market = 'us';
    await shop.time.advance(5_000);
    await started;
    await shop.sync.start();
    expect(shop.state.connected.map(({ market }) => market)).toEqual(['us']);
    expect(shop.cart.getState().cartService).toMatchObject({
      shopRules: testShopRules,
      sync: { status: 'settled' },
    });
  });

  test('resolves to the cart once it matches the bag', async () => {
    const shop = open();
    shop.bag.addOffer(soap);
    const settled = shop.sync.waitForSettledCartId();
    await shop.time.advance(2_000);
    const id = await settled;
    expect(id).toBe(shop.cart.getState().cartService.sync?.cart?.id);
    expect(shop.service.linesOf(id ?? '')).toEqual({ SOAP: 1 });
  });

  test('resolves to nothing where the service cannot be reached, and skips its delay when it can', async () => {
    const shop = open();
    shop.bag.addOffer(soap);
    shop.state.isReachable = false;
    const first = shop.sync.waitForSettledCartId(10_000);
    await shop.time.advance(10_000);
    expect(await first).toBeUndefined();
    await shop.time.advance(60_000);
    expect(shop.cart.getState().cartService.sync?.status).toBe('failing');
    shop.state.isReachable = true;
    const second = shop.sync.waitForSettledCartId();
    await shop.time.advance(100);
    expect(await second).toBeDefined();
  });

  test('says what became of the bag in another market, and continues there', async () => {
    const shop = open();
    shop.bag.addOffer(soap);
    shop.bag.addOffer(salve);
    await Promise.all([shop.sync.start(), shop.time.advance(2_000)]);
    const before = shop.sync.getSync();
    shop.move('us');
    expect(shop.cart.getState().cartService).toMatchObject({
      notices: [],
      marketChange: { to: 'us', availableLineCount: 1, unavailableSkus: ['SALVE'] },
    });
    shop.move('us');
    expect(shop.state.connected.map(({ market }) => market)).toEqual(['se', 'us']);
    expect(shop.sync.getSync()).not.toBe(before);
    expect(shop.state.connected[1]?.findVariantId('SOAP')).toBe('us/SOAP');
    expect(shop.state.connected[1]?.findVariantId('SAMPLE')).toBe('us/SAMPLE');
    expect(shop.state.connected[1]?.findVariantId('OTHER')).toBeUndefined();
  });

  test('says nothing of an empty bag in another market', async () => {
    const shop = open();
    await Promise.all([shop.sync.start(), shop.time.advance(2_000)]);
    shop.move('us');
    expect(shop.cart.getState().cartService.marketChange).toBeUndefined();
  });

  test('applies what the service corrects, and reports it', async () => {
    const shop = open({ prices: 9_900 });
    shop.service.setStock('SOAP', 2);
    shop.bag.addOffer(soap);
    shop.bag.dispatch({ type: 'setQuantity', sku: 'SOAP', quantity: 5 });
    shop.bag.dispatch({ type: 'applyPromoCode', code: 'WHAT' });
    shop.bag.dispatch({ type: 'addLine', sku: 'UNKNOWN', quantity: 1 });
    await Promise.all([shop.sync.start(), shop.time.advance(5_000)]);
    const { offers, bag, cartService } = shop.cart.getState();
    expect(offers['SOAP']?.market.se).toMatchObject({ price: 9_900, stock: 2 });
    expect(bag?.promoCodes).toEqual([]);
    expect(cartService.notices.map(({ kind }) => kind).sort()).toEqual([
      'code-refused',
      'price-changed',
      'quantity-limited',
      'unavailable',
    ]);
  });

  test('marks as sold out what the service has no more of', async () => {
    const shop = open();
    shop.service.setStock('SOAP', 0);
    shop.bag.addOffer(soap);
    await Promise.all([shop.sync.start(), shop.time.advance(5_000)]);
    expect(shop.cart.getState().offers['SOAP']?.market.se).toMatchObject({ available: false, stock: 0 });
  });

  test('fetches the cart again for a transport that asks', async () => {
    const shop = open();
    shop.bag.addOffer(soap);
    await Promise.all([shop.sync.start(), shop.time.advance(2_000)]);
    shop.service.changeElsewhere('SOAP', 4);
    shop.state.connected[0]?.refresh();
    await shop.time.advance(2_000);
    expect(shop.cart.getState().bag?.lines).toEqual([{ sku: 'SOAP', quantity: 1 }]);
    const { id = '' } = shop.cart.getState().cartService.sync?.cart ?? {};
    expect(shop.service.linesOf(id)).toEqual({ SOAP: 1 });
  });
});
