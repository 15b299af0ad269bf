import type { AccountSessions } from './account-sessions.ts';
import type { Accounts } from './accounts.ts';

/** Time before its end in which a session is renewed: ten days. */
const RENEW_WITHIN_MS = 10 * 24 * 60 * 60_000;

/**
 * Creates a function that renews a shop's session when it expires within `withinMs` milliseconds, at most once per shop on a
 * page. A failed renewal keeps the session.
 *
 * @example
 * ```ts
 * const sessions = createAccountSessions({
 *   shops: ['eu'],
 *   storage: undefined,
 *   getStorageKey: (shop) => `account-${shop}`,
 *   createLogin: () => 'guest-1',
 * });
 * const renewIfEnding = createExpiringSessionRenewer(sessions);
 * sessions.open('eu', { token: 'old', expiresAt: '2020-01-01T00:00:00Z' });
 * const session = { token: 'new', expiresAt: '2030-01-01T00:00:00Z' };
 * await renewIfEnding('eu', { renew: async () => ({ kind: 'ok', session }) });
 * sessions.getSession('eu'); // => session
 * ```
 */
export function createExpiringSessionRenewer<Shop extends string>(
  sessions: AccountSessions<Shop>,
  {
    withinMs = RENEW_WITHIN_MS,
    now = Date.now,
  }: { readonly withinMs?: number; readonly now?: () => number } = {},
): (shop: Shop, accounts: Pick<Accounts, 'renew'>) => Promise<void> {
  const renewed = new Set<Shop>();
  return async (shop, accounts) => {
    const { session, login } = sessions.getState()[shop] ?? {};
    if (!session || renewed.has(shop) || Date.parse(session.expiresAt) - now() > withinMs) return;
    renewed.add(shop);
    const answer = await accounts.renew(session);
    if (answer.kind === 'ok') sessions.renew(shop, login, answer.session);
  };
}
