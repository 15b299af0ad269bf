import type { AccountSession } from '@marehalm/commerce-client';
import type { AccountsHere } from './use-accounts';

/** An account that is open. */
export interface OpenAccount extends AccountsHere {
  readonly session: AccountSession;
  /** The shop does not know the session any more, and something has been typed: a dialog over the page asks for the password. */
  readonly requestLogin: () => void;
}
