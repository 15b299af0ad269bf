import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { AccountSession, PasswordAccounts, ShopSessionState } from '@marehalm/commerce-client';
import type { LocaleCode, MarketId } from '@marehalm/shop';
import { usePageLocale } from '../intl/page-locale';
import { useMarket } from '../session/market';
import { accountSessions } from '../session/account-sessions';
import { createAccountService } from '../config/account-service';

/** The account service of the current market, with the shopper's session. */
export interface CurrentMarketAccount extends ShopSessionState {
  readonly accounts: PasswordAccounts;
  readonly market: MarketId;
  readonly locale: LocaleCode;
}

/** A logged-in account with its session. */
export interface LoggedInAccount extends CurrentMarketAccount {
  readonly session: AccountSession;
  /** Opens a dialog that asks for the password, after the session has ended while something was typed. */
  readonly requestLogin: () => void;
}

/** Returns the account service of the current market, with the session in that market if the shopper is logged in. */
export function useCurrentMarketAccount(): CurrentMarketAccount {
  const market = useMarket();
  const locale = usePageLocale();
  const accounts = useMemo(() => createAccountService(market, locale), [market, locale]);
  const state = useStore(accountSessions, (sessions) => sessions[market]);
  return { ...state, accounts, market, locale };
}
