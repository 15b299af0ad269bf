import { useCallback, useEffect, useState } from 'react';
import type { AccountItemMissing, SignedOut, StorefrontFailure } from '@marehalm/commerce-client';
import { accountSessions } from '../session/account-sessions';
import type { LoggedInAccount } from './use-current-market-account';
import { toAccountErrorKind, type AccountErrorKind } from './account-error-notice';

/** State of a request for account data. `value` keeps the last successful answer while a refetch is under way. */
export interface AccountQuery<Value> {
  readonly value?: Value;
  readonly error?: AccountErrorKind;
  /** Fetches again, after a failure or a change. */
  readonly refetch: () => void;
}

/**
 * Fetches account data for a page with `ask`, again when the session changes. Ends the session if the service reports it invalid,
 * which leads to the login page.
 *
 * @param ask Must be the same function on every render; never rejects.
 */
export function useAccountQuery<Value extends { readonly kind: 'ok' }>(
  { accounts, session, login, market }: LoggedInAccount,
  ask: (
    account: Pick<LoggedInAccount, 'accounts' | 'session' | 'market'>,
  ) => Promise<Value | SignedOut | AccountItemMissing | StorefrontFailure>,
): AccountQuery<Value> {
  const [state, setState] = useState<{ readonly value?: Value; readonly error?: AccountErrorKind }>({});
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isStale = false;
    void ask({ accounts, session, market }).then((answer) => {
      if (isStale) return;
      if (answer.kind === 'ok') setState({ value: answer as Value });
      else if (answer.kind === 'signed-out') accountSessions.end(market, login, 'expired');
      else setState({ error: toAccountErrorKind(answer) });
    });
    return () => {
      isStale = true;
    };
  }, [accounts, session, login, market, ask, attempt]);
  const refetch = useCallback(() => {
    setState(({ value }) => (value ? { value } : {}));
    setAttempt((count) => count + 1);
  }, []);
  return { ...state, refetch };
}
