/* eslint-disable no-restricted-imports -- The test of the adapter needs the framework that it adapts to. */
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { CheckoutSession } from './checkout-session.ts';
import type { CheckoutCartWithGiftCards } from './checkout-snapshot.ts';
import { createCheckoutState } from './checkout-state.ts';
import type { Money } from './money.ts';
import { useCheckoutSession } from './react.ts';
import { contactRules, type TestMarket } from './testing/contact-rules.ts';

test('useCheckoutSession() creates a session, and shows its state', () => {
  const snapshot = {
    state: createCheckoutState(contactRules, 'dk'),
    cart: undefined,
    activity: 'cart',
    notice: undefined,
    warnings: [],
  } as const;
  const session = {
    getState: () => snapshot,
    subscribe: () => () => undefined,
  } as unknown as CheckoutSession<Money, CheckoutCartWithGiftCards, TestMarket>;
  const create = vi.fn(() => session);
  const Checkout = () => {
    const checkout = useCheckoutSession(create, { market: 'dk', logins: {} });
    expect(checkout).toEqual({ session, snapshot });
    return createElement('p', null, checkout.snapshot.activity);
  };
  expect(renderToString(createElement(Checkout))).toBe('<p>cart</p>');
  expect(create).toHaveBeenCalledOnce();
});
