import type { AccountSession } from '@marehalm/commerce-client';
import { isMarketId, marketIds, type MarketId } from '@marehalm/i18n-routing';
import { createStore } from 'zustand/vanilla';
import { onReturn } from '../on-return';
import type { StorageSource } from './browser-storage';
import { forgetOrders } from './forget-orders';

/** Why somebody who was logged in is not any more. */
export type SessionEnd = 'expired' | 'logged-out';

/** How it stands with the account in one market. Each market is a shop of its own, with accounts of its own. */
export interface MarketSession {
  readonly session?: AccountSession;
  /**
   * Names who has logged in, without saying it. Renewals keep it, and whoever logs in again has it again: with another name it may be
   * another customer who is logged in. As long as there is a session.
   */
  readonly login?: string;
  /** Missing where nobody was logged in during this visit. */
  readonly ended?: SessionEnd;
}

/** By market. Markets that nothing is known of are absent. */
export type Sessions = Readonly<Partial<Record<MarketId, MarketSession>>>;

const PREFIX = 'marehalm-account-';

/** Also read by `first-paint.ts`, which says on the root element in which markets somebody is logged in. */
export const sessionKey = (market: MarketId): string => `${PREFIX}${market}`;

/**
 * What is kept for `market`. Whatever is stored there, by whomever, gives a valid answer. Whether a session has run out says the shop
 * when it is asked: the clock of a device may be years off.
 */
export function readSession(source: StorageSource, market: MarketId): MarketSession {
  return parseSession(readText(source, market));
}

/** Keeps the session through reloads and for other tabs. Where nothing can be kept it lasts as long as the page. */
export function writeSession(
  source: StorageSource,
  market: MarketId,
  { session, login }: MarketSession,
): void {
  try {
    if (session) {
      const { token, expiresAt } = session;
      source().setItem(sessionKey(market), JSON.stringify({ token, expiresAt, login }));
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

function parseSession(json: string | null): MarketSession {
  if (json === null) return {};
  try {
    const { token, expiresAt, login } = Object(JSON.parse(json)) as Record<string, unknown>;
    const isSession = typeof token === 'string' && token !== '' && typeof expiresAt === 'string';
    if (!isSession || Number.isNaN(Date.parse(expiresAt))) return {};
    return { session: { token, expiresAt }, login: typeof login === 'string' ? login : '' };
  } catch {
    return {};
  }
}

const storage: StorageSource = () => window.localStorage;

/** What lay in the storage when it was last looked at, by market: where nothing can be kept nothing ever changes there. */
const seen = new Map<MarketId, string | null>();

function look(market: MarketId): MarketSession {
  seen.set(market, readText(storage, market));
  return readSession(storage, market);
}

function readAll(): Sessions {
  if (typeof window === 'undefined') return {};
  return Object.fromEntries(marketIds.map((id) => [id, look(id)]));
}

/** Who is logged in where, in this browser. Nobody on the server. */
export const sessionsStore = createStore<Sessions>(readAll);

/** The session of `market`, if there is one. */
export const sessionOf = (market: MarketId): AccountSession | undefined =>
  sessionsStore.getState()[market]?.session;

/** Remembers it here and, where something can be kept, for the other tabs and after a reload. */
export function keep(market: MarketId, state: MarketSession): void {
  writeSession(storage, market, state);
  seen.set(market, readText(storage, market));
  tell(market, state);
}

function tell(market: MarketId, state: MarketSession): void {
  const before = sessionsStore.getState()[market];
  const wasCustomer = before?.session !== undefined || before?.ended === 'expired';
  // A session that ran out says nothing of who sits here.
  if (wasCustomer && before.login !== state.login && state.ended !== 'expired')
    forgetOrders(() => window.sessionStorage);
  sessionsStore.setState({ [market]: state });
  markPage();
}

/** The header's link goes by it (`shell/account-link.tsx`), as it did before scripts ran. */
function markPage(): void {
  document.documentElement.dataset.accounts = marketIds.filter((id) => sessionOf(id)).join(' ');
}

/** Takes over what another tab has kept since. */
function follow(market: MarketId): void {
  if (readText(storage, market) === seen.get(market)) return;
  const wasIn = sessionOf(market) !== undefined;
  const now = look(market);
  tell(market, wasIn && !now.session ? { ended: 'logged-out' } : now);
}

if (typeof window !== 'undefined') {
  // Another tab has logged in or out.
  window.addEventListener('storage', ({ key }) => {
    const market = key?.startsWith(PREFIX) ? key.slice(PREFIX.length) : undefined;
    if (isMarketId(market)) follow(market);
  });
  // A page that the browser kept while it was left has heard of nothing.
  onReturn(() => marketIds.forEach(follow));
}
