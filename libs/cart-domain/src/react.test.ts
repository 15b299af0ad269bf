/* eslint-disable no-restricted-imports -- The test of the adapter needs the framework that it adapts to. */
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { emptyBag } from './bag.ts';
import { updateCartServiceState } from './shopper-bag-updates.ts';
import { createShopperBagStore } from './shopper-bag-store.ts';
import { money } from './money.ts';
import { type MarketBagView, useMarketBagView } from './react.ts';
import {
  testMarketDefaults,
  type Locale,
  type TestMarket,
  soap,
  testShopRules,
} from './testing/market-shop.ts';

/** Renders a component that shows the bag in a market, and returns the view it received. */
function view(cart: ReturnType<typeof createShopperBagStore<TestMarket, Locale>>, isDeferred?: boolean) {
  let seen: MarketBagView<TestMarket, Locale> | undefined;
  const Bag = () => {
    seen = useMarketBagView({
      shopperBag: cart.getState(),
      market: 'us',
      pricingDefaults: testMarketDefaults,
      isDeferred,
    });
    return null;
  };
  renderToString(createElement(Bag));
  if (!seen) throw new Error('Cannot read the view: nothing was rendered');
  return seen;
}

test('useMarketBagView() shows an empty bag before its code has loaded', () => {
  const { bag, totals, codes } = view(createShopperBagStore());
  expect([bag, totals.total, codes]).toEqual([emptyBag, money(0, 'USD'), []]);
});

test.each([false, true])(
  'useMarketBagView() calculates the bag in the market (deferred: %s)',
  (isDeferred) => {
    const cart = createShopperBagStore<TestMarket, Locale>();
    cart.setState({
      bag: { ...emptyBag, lines: [{ sku: 'SOAP', quantity: 2 }], promoCodes: ['HELLO'] },
      offers: { SOAP: soap },
    });
    updateCartServiceState(cart, {
      shopRules: testShopRules,
      sync: { status: 'updating', unavailable: [], leading: true },
    });
    const { totals, codes, offerOf, cartService: link } = view(cart, isDeferred);
    expect(totals.total).toEqual(money(2_400, 'USD'));
    expect(codes).toEqual([{ code: 'HELLO' }]);
    expect([offerOf('SOAP'), offerOf('SAMPLE')?.sku, offerOf('OTHER')]).toEqual([soap, 'SAMPLE', undefined]);
    expect(link).toBe(cart.getState().cartService);
  },
);
