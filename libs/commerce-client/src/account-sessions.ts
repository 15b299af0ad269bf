import { createStore, type StoreApi } from 'zustand/vanilla';
import type { AccountSession } from './accounts.ts';

/** Why a customer who was logged in is not any more. */
export type SessionEnd = 'expired' | 'logged-out';

/** The session of one shop. Each shop has accounts of its own. */
export interface ShopSession {
  readonly session?: AccountSession;
  /**
   * Names the customer without identifying them. Renewals keep it, and the same customer has it again at the next log-in; with another
   * name it may be another customer. As long as there is a session.
   */
  readonly login?: string;
  /** Missing where no customer was logged in during this visit. */
  readonly ended?: SessionEnd;
}

/** By shop. Shops without a session or an end of one are absent. */
export type ShopSessions<Shop extends string = string> = Readonly<Partial<Record<Shop, ShopSession>>>;

/** The part of the Web Storage API that is used. `localStorage` is one. */
export interface SessionStorage {
  /** `null` when there is nothing under the key. */
  getItem(key: string): string | null;
  /** Throws when there is no room. */
  setItem(key: string, value: string): void;
  /** Does nothing when there is nothing under the key. */
  removeItem(key: string): void;
}

/** What sessions need from outside. */
export interface AccountSessionsOptions<Shop extends string> {
  readonly shops: readonly Shop[];
  /**
   * Where sessions are kept through reloads and for other tabs; looking for it may throw. Where nothing can be kept a session lasts as long
   * as the page. Missing on a server.
   */
  readonly storage: (() => SessionStorage) | undefined;
  /** The key of a shop's session in the storage. */
  readonly keyOf: (shop: Shop) => string;
  /** Creates a name for a customer of whom only a mailed link is known, unlike any other. */
  readonly createLogin: () => string;
  /** Called before a shop has another customer than it had, or none because of a log-out. An expired session says nothing of that. */
  readonly onCustomerLeft?: (shop: Shop) => void;
}

/** The sessions of a browser, as a store. */
export interface AccountSessions<Shop extends string> extends StoreApi<ShopSessions<Shop>> {
  /** Returns the session of a shop, if there is one. */
  readonly sessionOf: (shop: Shop) => AccountSession | undefined;
  /**
   * Logs a customer in, whichever was before. Returns whether it is the same customer.
   *
   * @param email What was logged in with; missing where only a mailed link is known, which is like no customer before.
   */
  readonly open: (shop: Shop, session: AccountSession, email?: string) => boolean;
  /** Continues with another token of `login`. A customer who has logged in meanwhile stays. */
  readonly renew: (shop: Shop, login: string | undefined, session: AccountSession) => void;
  /** Logs `login` out in this browser, and no other customer. The shop is not told. */
  readonly end: (shop: Shop, login: string | undefined, ended: SessionEnd) => void;
  /** Takes over what another tab has stored since: for the `storage` event, and for a page that was left and is shown again. */
  readonly refresh: (shop: Shop) => void;
}

/**
 * Creates the sessions of a browser. Any stored text gives a valid state. Whether a session has expired says the shop when it is asked:
 * the clock of a device may be years off.
 *
 * @example
 * ```ts
 * const sessions = createAccountSessions({
 *   shops: ['dk', 'no'],
 *   storage: undefined,
 *   keyOf: (shop) => `account-${shop}`,
 *   createLogin: () => 'guest-1',
 * });
 * sessions.open('dk', { token: 'secret', expiresAt: '2026-12-21T10:00:00Z' }, 'ida@example.com');
 * const { login } = sessions.getState().dk ?? {};
 * sessions.end('dk', login, 'logged-out');
 * sessions.getState(); // => { dk: { ended: 'logged-out' } }
 * ```
 */
export function createAccountSessions<Shop extends string>({
  shops,
  storage,
  keyOf,
  createLogin,
  onCustomerLeft,
}: AccountSessionsOptions<Shop>): AccountSessions<Shop> {
  /** The stored text of each shop when it was last read: where nothing can be kept nothing ever changes. */
  const lastRead = new Map<Shop, string | null>();

  const loadText = (shop: Shop): string | null => {
    try {
      return storage?.().getItem(keyOf(shop)) ?? null;
    } catch {
      return null;
    }
  };
  const load = (shop: Shop): ShopSession => {
    const text = loadText(shop);
    lastRead.set(shop, text);
    return parseSession(text);
  };
  const save = (shop: Shop, { session, login }: ShopSession) => {
    try {
      if (session) {
        const { token, expiresAt } = session;
        storage?.().setItem(keyOf(shop), JSON.stringify({ token, expiresAt, login }));
      } else storage?.().removeItem(keyOf(shop));
    } catch {
      // Full or forbidden.
    }
    lastRead.set(shop, loadText(shop));
  };

  const store = createStore<ShopSessions<Shop>>(() => {
    const found = shops.flatMap((shop): (readonly [Shop, ShopSession])[] => {
      const state = load(shop);
      return state.session ? [[shop, state]] : [];
    });
    return Object.fromEntries(found) as ShopSessions<Shop>;
  });

  const stateOf = (shop: Shop): ShopSession | undefined => store.getState()[shop];
  const set = (shop: Shop, state: ShopSession) => {
    const before = stateOf(shop);
    const wasCustomer = before?.session !== undefined || before?.ended === 'expired';
    if (wasCustomer && before.login !== state.login && state.ended !== 'expired') onCustomerLeft?.(shop);
    store.setState({ [shop]: state } as ShopSessions<Shop>);
  };
  const keep = (shop: Shop, state: ShopSession) => {
    save(shop, state);
    set(shop, state);
  };
  const isOpen = (shop: Shop, login: string | undefined): login is string =>
    login !== undefined && stateOf(shop)?.login === login;

  return {
    ...store,
    sessionOf: (shop) => stateOf(shop)?.session,
    open: (shop, session, email) => {
      const login = email === undefined ? createLogin() : toLogin(email);
      const isSame = isOpen(shop, login);
      keep(shop, { session, login });
      return isSame;
    },
    renew: (shop, login, session) => {
      if (isOpen(shop, login)) keep(shop, { session, login });
    },
    end: (shop, login, ended) => {
      if (isOpen(shop, login)) keep(shop, { ended });
    },
    refresh: (shop) => {
      if (loadText(shop) === lastRead.get(shop)) return;
      const wasLoggedIn = stateOf(shop)?.session !== undefined;
      const now = load(shop);
      set(shop, wasLoggedIn && !now.session ? { ended: 'logged-out' } : now);
    },
  };
}

function parseSession(text: string | null): ShopSession {
  try {
    const { token, expiresAt, login } = Object(JSON.parse(text ?? 'null')) as Record<string, unknown>;
    const isSession = typeof token === 'string' && token !== '' && typeof expiresAt === 'string';
    if (!isSession || Number.isNaN(Date.parse(expiresAt))) return {};
    return { session: { token, expiresAt }, login: typeof login === 'string' ? login : '' };
  } catch {
    return {};
  }
}

/** The FNV-1a hash, 64 bits: enough to tell two customers of one browser apart, too little to recover an address from. */
function toLogin(email: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(email.trim().toLowerCase())) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  }
  return hash.toString(36);
}
