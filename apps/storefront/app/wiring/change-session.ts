import type { AccountSession } from '@marehalm/commerce-client';
import type { MarketId } from '@marehalm/i18n-routing';
import { randomToken } from '../random-token';
import { keep, sessionsStore, type SessionEnd } from './account-sessions';

/**
 * Logs in, whoever was before. Returns whether it is the same customer.
 * @param email What was logged in with. Missing where only a mailed link is known: that is like nobody who was here before.
 */
export function openSession(market: MarketId, session: AccountSession, email?: string): boolean {
  const login = email === undefined ? randomToken() : loginOf(email);
  const isSame = isOpen(market, login);
  keep(market, { session, login });
  return isSame;
}

/** The FNV-1a hash, 64 bits: enough to tell two customers of one browser from each other, too little to read an address from. */
function loginOf(email: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(email.trim().toLowerCase())) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  }
  return hash.toString(36);
}

/** Goes on with another token of `login`. Whoever has logged in while it was asked for stays. */
export function keepSession(market: MarketId, login: string | undefined, session: AccountSession): void {
  if (isOpen(market, login)) keep(market, { session, login });
}

/** Logs `login` out in this browser, and nobody else. The shop is told by whoever knows how. */
export function endSession(market: MarketId, login: string | undefined, ended: SessionEnd): void {
  if (isOpen(market, login)) keep(market, { ended });
}

function isOpen(market: MarketId, login: string | undefined): login is string {
  return login !== undefined && sessionsStore.getState()[market]?.login === login;
}
