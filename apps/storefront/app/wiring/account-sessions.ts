import type { AccountSession } from '@marehalm/commerce-client';
import { isMarketId, marketIds, type MarketId } from '@marehalm/i18n-routing';
import { createStore } from 'zustand/vanilla';

/** The part of `localStorage` that is used. Looking for it may throw as well, so it is asked for with a function. */
export type StorageSource = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Why somebody who was logged in is not any more. */
export type SessionEnd = 'expired' | 'logged-out';

/** How it stands with the account in one market. Each market is a shop of its own, with accounts of its own. */
export interface MarketSession {
  readonly session?: AccountSession;
  /** Missing where nobody was logged in during this visit. */
  readonly ended?: SessionEnd;
}

/** By market. Markets that nothing is known of are absent. */
export type Sessions = Readonly<Partial<Record<MarketId, MarketSession>>>;

const PREFIX = 'marehalm-account-';

/** Also read by `boot/first-paint.ts`, which says on the root element in which markets somebody is logged in. */
export const sessionKey = (market: MarketId): string => `${PREFIX}${market}`;

/**
 * What is kept for `market`. Whatever is stored there, by whomever, gives a valid answer. Whether a session has run out says the shop
 * when it is asked: the clock of a device may be years off.
 */
export function readSession(source: StorageSource, market: MarketId): MarketSession {
  const session = parseSession(readText(source, market));
  return session ? { session } : {};
}

/** Keeps the session through reloads and for other tabs. Where nothing can be kept it lasts as long as the page. */
export function writeSession(
  source: StorageSource,
  market: MarketId,
  session: AccountSession | undefined,
): void {
  try {
    if (session) {
      const { token, expiresAt } = session;
      source().setItem(sessionKey(market), JSON.stringify({ token, expiresAt }));
    } else source().removeItem(sessionKey(market));
  } catch {
    // Full or forbidden.
  }
}

function readText(source: StorageSource, market: MarketId): string | null {
  try {
    return source().getItem(sessionKey(market));
  } catch {
    return null;
  }
}

function parseSession(json: string | null): AccountSession | undefined {
  if (json === null) return undefined;
  try {
    const { token, expiresAt } = Object(JSON.parse(json)) as Record<string, unknown>;
    const isSession = typeof token === 'string' && token !== '' && typeof expiresAt === 'string';
    return isSession && !Number.isNaN(Date.parse(expiresAt)) ? { token, expiresAt } : undefined;
  } catch {
    return undefined;
  }
}

const storage: StorageSource = () => window.localStorage;

function readAll(): Sessions {
  if (typeof window === 'undefined') return {};
  return Object.fromEntries(marketIds.map((id) => [id, readSession(storage, id)]));
}

/** Who is logged in where, in this browser. Nobody on the server. */
export const sessionsStore = createStore<Sessions>(readAll);

/** The session of `market`, if there is one. */
export const sessionOf = (market: MarketId): AccountSession | undefined =>
  sessionsStore.getState()[market]?.session;

/** Logs in, or goes on with another token. */
export function keepSession(market: MarketId, session: AccountSession): void {
  writeSession(storage, market, session);
  tell(market, { session });
}

/** Logs out in this browser. The shop is told by whoever knows how. */
export function endSession(market: MarketId, ended: SessionEnd): void {
  writeSession(storage, market, undefined);
  tell(market, { ended });
}

function tell(market: MarketId, state: MarketSession): void {
  sessionsStore.setState({ [market]: state });
  markPage();
}

/** The header's link goes by it (`shell/account-link.tsx`), as it did before scripts ran. */
function markPage(): void {
  document.documentElement.dataset.accounts = marketIds.filter((id) => sessionOf(id)).join(' ');
}

if (typeof window !== 'undefined') {
  // Another tab has logged in or out.
  window.addEventListener('storage', ({ key }) => {
    const market = key?.startsWith(PREFIX) ? key.slice(PREFIX.length) : undefined;
    if (!isMarketId(market)) return;
    const now = readSession(storage, market);
    const wasIn = sessionOf(market) !== undefined;
    tell(market, wasIn && !now.session && !now.ended ? { ended: 'logged-out' } : now);
  });
}
