import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { PasswordAccounts } from '@marehalm/commerce-client';
import type { LocaleCode, MarketId } from '@marehalm/i18n-routing';
import { usePageLocale } from '../page-locale';
import { useMarket } from '../shell/market';
import { sessionsStore, type MarketSession } from '../wiring/account-sessions';
import { accountsOf } from '../wiring/accounts';

/** The accounts of the shop that the shopper is in, and how it stands with theirs. */
export interface AccountsHere extends MarketSession {
  readonly accounts: PasswordAccounts;
  readonly market: MarketId;
  readonly locale: LocaleCode;
}

export function useAccounts(): AccountsHere {
  const market = useMarket();
  const locale = usePageLocale();
  const accounts = useMemo(() => accountsOf(market, locale), [market, locale]);
  const state = useStore(sessionsStore, (sessions) => sessions[market]);
  return { ...state, accounts, market, locale };
}
