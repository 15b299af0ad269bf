import { expect, test } from 'vitest';
import { clearLastAdded, dismissNotices, updateLink } from './cart-link.ts';
import { createCartStore } from './cart-store.ts';
import { createOffer } from './testing/market-shop.ts';

test('dismissNotices() and clearLastAdded() keep what else is known', () => {
  const cart = createCartStore<'se' | 'us', 'en' | 'sv'>();
  const sync = { status: 'settled', unavailable: [], leading: true } as const;
  cart.setState({ added: createOffer('TEA', { se: 1 }) });
  updateLink(cart, { sync, moved: { to: 'us', count: 1, without: [] } });
  updateLink(cart, { notices: [{ kind: 'unavailable', key: 'TEA', sku: 'TEA' }] });
  expect(cart.getState().link).toMatchObject({ sync, notices: [{ sku: 'TEA' }], moved: { to: 'us' } });
  dismissNotices(cart);
  clearLastAdded(cart);
  expect(cart.getState()).toMatchObject({ added: null, link: { sync, notices: [], moved: undefined } });
});
