import type { AccountSession } from '@marehalm/commerce-client';
import type { AccountsHere } from './use-accounts';

/** A logged-in account with its session. */
export interface OpenAccount extends AccountsHere {
  readonly session: AccountSession;
  /** Opens a dialog that asks for the password, after the session has ended while something was typed. */
  readonly requestLogin: () => void;
}
