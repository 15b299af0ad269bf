'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import type { CheckoutContext } from './checkout-context.ts';
import type { CheckoutSession } from './checkout-session.ts';
import type { CheckoutCartWithGiftCards, CheckoutSnapshot } from './checkout-snapshot.ts';
import type { Money } from './money.ts';

/** Result of {@link useCheckoutSession}: the session and its current snapshot. */
export interface UseCheckoutSessionResult<Amount extends Money, Cart, Market extends string> {
  readonly session: CheckoutSession<Amount, Cart, Market>;
  /** The state that the steps show. */
  readonly snapshot: CheckoutSnapshot<Amount, Cart, Market>;
}

/**
 * Starts a checkout session on mount and stops it on unmount; rerenders on every change. When the page returns from the
 * back/forward cache, the session recovers the order.
 *
 * @param create Creates the session, once.
 * @param context May be a new object in each render.
 */
export function useCheckoutSession<
  Amount extends Money,
  Cart extends CheckoutCartWithGiftCards<Amount>,
  Market extends string,
>(
  create: () => CheckoutSession<Amount, Cart, Market>,
  context: CheckoutContext<Market>,
): UseCheckoutSessionResult<Amount, Cart, Market> {
  const [session] = useState(create);
  const snapshot = useSyncExternalStore(session.subscribe, session.getState, session.getState);
  useEffect(() => {
    const recover = ({ persisted }: PageTransitionEvent) => {
      if (persisted) session.recoverOrder();
    };
    session.start();
    addEventListener('pageshow', recover);
    return () => {
      removeEventListener('pageshow', recover);
      session.stop();
    };
  }, [session]);
  useEffect(() => session.updateContext(context));
  return { session, snapshot };
}
