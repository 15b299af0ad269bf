import type { AccountSession } from '@marehalm/commerce-client';
import type { MarketAccounts } from './use-accounts';

/** A logged-in account with its session. */
export interface LoggedInAccount extends MarketAccounts {
  readonly session: AccountSession;
  /** Opens a dialog that asks for the password, after the session has ended while something was typed. */
  readonly requestLogin: () => void;
}
