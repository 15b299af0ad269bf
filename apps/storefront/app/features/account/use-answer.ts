import { useCallback, useEffect, useState } from 'react';
import type { AccountItemMissing, SignedOut, StorefrontFailure } from '@marehalm/commerce-client';
import { endSession } from '../../wiring/change-session';
import type { OpenAccount } from './guarded';
import { troubleOf, type Trouble } from './trouble';

/** How a question to the shop stands. What was answered stays on the page while it is asked anew. */
export interface Asked<Value> {
  readonly value?: Value;
  readonly trouble?: Trouble;
  /** Asks once more: after a failure, or after something was changed. */
  readonly askAgain: () => void;
}

/**
 * What the shop says about the account, for one page. A session that it does not know any more leads to the log-in page.
 *
 * @param ask The same function on every render; it never rejects.
 */
export function useAnswer<Value extends { readonly kind: 'ok' }>(
  { accounts, session, login, market }: OpenAccount,
  ask: (
    account: Pick<OpenAccount, 'accounts' | 'session' | 'market'>,
  ) => Promise<Value | SignedOut | AccountItemMissing | StorefrontFailure>,
): Asked<Value> {
  const [state, setState] = useState<{ readonly value?: Value; readonly trouble?: Trouble }>({});
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isStale = false;
    void ask({ accounts, session, market }).then((answer) => {
      if (isStale) return;
      if (answer.kind === 'ok') setState({ value: answer as Value });
      else if (answer.kind === 'signed-out') endSession(market, login, 'expired');
      else if (answer.kind === 'missing') setState({ trouble: 'missing' });
      else setState({ trouble: troubleOf(answer) });
    });
    return () => {
      isStale = true;
    };
  }, [accounts, session, login, market, ask, attempt]);
  const askAgain = useCallback(() => {
    setState(({ value }) => (value ? { value } : {}));
    setAttempt((count) => count + 1);
  }, []);
  return { ...state, askAgain };
}
