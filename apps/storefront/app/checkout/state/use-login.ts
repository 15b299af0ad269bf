import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import type { MarketId } from '@marehalm/shop';
import { accountSessions } from '../../session/account-sessions';
import type { CheckoutSession } from './use-checkout-state';

/** Who is logged in in `market` at this moment, as {@link useLogin} names them. */
export const loginOf = (market: MarketId): string | undefined => accountSessions.getState()[market]?.login;

/**
 * Removes what an account has filled in when it is signed out: another tab may log out, or log another customer in, while this page is
 * open and before it was.
 *
 * @returns Name of the log-in, as the browser keeps it with the session; nothing for a guest.
 */
export function useLogin({ state, view, dispatch, setCart, setNotice }: CheckoutSession): string | undefined {
  const { market } = view;
  const { prefilled } = state;
  const sessions = useStore(accountSessions);
  const login = sessions[market]?.login;
  const isAccountGone = prefilled !== undefined && sessions[prefilled.market]?.login !== prefilled.login;
  const known = useRef({ market, login });
  useEffect(() => {
    const before = known.current;
    known.current = { market, login };
    const hasChanged = before.market === market && before.login !== login;
    if (isAccountGone) dispatch({ type: 'accountSignedOut', market });
    if (hasChanged) setCart(undefined);
    if (isAccountGone || (hasChanged && before.login !== undefined))
      setNotice({ kind: login === undefined ? 'logged-out' : 'other-account' });
  }, [market, login, isAccountGone, dispatch, setCart, setNotice]);
  return login;
}
