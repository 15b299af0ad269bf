import { useCallback, useEffect, useState } from 'react';
import type { AccountItemMissing, SignedOut, StorefrontFailure } from '@marehalm/commerce-client';
import { accountSessions } from '../session/account-sessions';
import type { OpenAccount } from './open-account';
import { toErrorKind, type AccountErrorKind } from './error-notice';

/** How a question to the shop stands. What was answered stays on the page while it is asked anew. */
export interface AccountQuery<Value> {
  readonly value?: Value;
  readonly error?: AccountErrorKind;
  /** Asks once more: after a failure, or after something was changed. */
  readonly refetch: () => void;
}

/**
 * What the shop says about the account, for one page. A session that it does not know any more leads to the log-in page.
 *
 * @param ask The same function on every render; it never rejects.
 */
export function useAccountQuery<Value extends { readonly kind: 'ok' }>(
  { accounts, session, login, market }: OpenAccount,
  ask: (
    account: Pick<OpenAccount, 'accounts' | 'session' | 'market'>,
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
      else if (answer.kind === 'missing') setState({ error: 'missing' });
      else setState({ error: toErrorKind(answer) });
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
