'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import type { CheckoutContext } from './checkout-ports.ts';
import type { CheckoutSession } from './checkout-session.ts';
import type { CheckoutSessionCart, CheckoutSnapshot } from './checkout-snapshot.ts';
import type { Money } from './money.ts';

/** A checkout on a page. */
export interface CheckoutInUse<Amount extends Money, Cart, Market extends string> {
  readonly session: CheckoutSession<Amount, Cart, Market>;
  /** What the steps show. */
  readonly snapshot: CheckoutSnapshot<Amount, Cart, Market>;
}

/**
 * Returns a checkout that lives as long as the component and follows changes of its surroundings. After a return from the bank a browser may
 * restore the page as it was: the session then recovers the order.
 *
 * @param create Creates the session, once.
 * @param surroundings May be another object in each render.
 */
export function useCheckoutSession<
  Amount extends Money,
  Cart extends CheckoutSessionCart<Amount>,
  Market extends string,
>(
  create: () => CheckoutSession<Amount, Cart, Market>,
  surroundings: CheckoutContext<Market>,
): CheckoutInUse<Amount, Cart, Market> {
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
  useEffect(() => session.follow(surroundings));
  return { session, snapshot };
}
