import { expect, test } from 'vitest';
import {
  clearLastAdded,
  dismissNoticesAndMarketChange,
  updateCartServiceState,
} from './shopper-bag-updates.ts';
import { createShopperBagStore } from './shopper-bag-store.ts';
import { createOffer } from './testing/market-shop.ts';

test('dismissNoticesAndMarketChange() and clearLastAdded() keep what else is known', () => {
  const cart = createShopperBagStore<'se' | 'us', 'en' | 'sv'>();
  const sync = { status: 'settled', unavailable: [], leading: true } as const;
  cart.setState({ lastAdded: createOffer('TEA', { se: 1 }) });
  updateCartServiceState(cart, {
    sync,
    marketChange: { to: 'us', availableLineCount: 1, unavailableSkus: [] },
  });
  updateCartServiceState(cart, { notices: [{ kind: 'unavailable', key: 'TEA', sku: 'TEA' }] });
  expect(cart.getState().cartService).toMatchObject({
    sync,
    notices: [{ sku: 'TEA' }],
    marketChange: { to: 'us' },
  });
  dismissNoticesAndMarketChange(cart);
  clearLastAdded(cart);
  expect(cart.getState()).toMatchObject({
    lastAdded: null,
    cartService: { sync, notices: [], marketChange: undefined },
  });
});
