import type { AccountSession } from '@marehalm/commerce-client';
import type { CurrentMarketAccount } from './use-current-market-account';

/** A logged-in account with its session. */
export interface LoggedInAccount extends CurrentMarketAccount {
  readonly session: AccountSession;
  /** Opens a dialog that asks for the password, after the session has ended while something was typed. */
  readonly requestLogin: () => void;
}
