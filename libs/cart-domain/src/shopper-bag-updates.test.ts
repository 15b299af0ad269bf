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
  cart.setState({ added: createOffer('TEA', { se: 1 }) });
  updateCartServiceState(cart, { sync, moved: { to: 'us', count: 1, without: [] } });
  updateCartServiceState(cart, { notices: [{ kind: 'unavailable', key: 'TEA', sku: 'TEA' }] });
  expect(cart.getState().link).toMatchObject({ sync, notices: [{ sku: 'TEA' }], moved: { to: 'us' } });
  dismissNoticesAndMarketChange(cart);
  clearLastAdded(cart);
  expect(cart.getState()).toMatchObject({ added: null, link: { sync, notices: [], moved: undefined } });
});
