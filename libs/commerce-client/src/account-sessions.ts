import { createStore, type StoreApi } from 'zustand/vanilla';
import type { AccountSession } from './accounts.ts';

/** Why a customer is no longer logged in. */
export type SessionEndReason = 'expired' | 'logged-out';

/** The session of one shop. Each shop has its own accounts. */
export interface ShopSessionState {
  readonly session?: AccountSession;
  /**
   * Pseudonym of the customer. Renewals and later log-ins of the same customer keep it; another pseudonym may be
   * another customer. Present while there is a session.
   */
  readonly login?: string;
  /** Missing when no customer was logged in during this visit. */
  readonly ended?: SessionEndReason;
}

/** Sessions by shop. Shops without a session or an ended one are absent. */
export type ShopSessions<Shop extends string = string> = Readonly<Partial<Record<Shop, ShopSessionState>>>;

/** The part of the Web Storage API that is used, as in `localStorage`. */
export interface SessionTextStorage {
  /** Returns `null` when there is no value. */
  getItem(key: string): string | null;
  /** Throws when the storage is full. */
  setItem(key: string, value: string): void;
  /** Does nothing when there is no value. */
  removeItem(key: string): void;
}

/** Dependencies of the sessions. */
export interface AccountSessionsOptions<Shop extends string> {
  readonly shops: readonly Shop[];
  /**
   * Returns the storage that keeps sessions across reloads and tabs; may throw. Without a storage a session lasts
   * until the page is left. Missing on a server.
   */
  readonly storage: (() => SessionTextStorage) | undefined;
  /** Returns the storage key of a shop's session. */
  readonly getStorageKey: (shop: Shop) => string;
  /** Creates a unique pseudonym for a customer known only by a mailed link. */
  readonly createLogin: () => string;
  /** Called before the customer of a shop changes or logs out, but not when a session expires. */
  readonly onCustomerLeft?: (shop: Shop) => void;
}

/** The sessions of a browser, as a store. */
export interface AccountSessions<Shop extends string> extends StoreApi<ShopSessions<Shop>> {
  /** Returns the session of a shop, if there is one. */
  readonly getSession: (shop: Shop) => AccountSession | undefined;
  /**
   * Logs a customer in, replacing any other. Returns whether it is the same customer.
   *
   * @param email Address used for the log-in; missing for a mailed link, which counts as a new customer.
   */
  readonly open: (shop: Shop, session: AccountSession, email?: string) => boolean;
  /** Replaces the token of `login`. Does nothing when another customer has logged in meanwhile. */
  readonly renew: (shop: Shop, login: string | undefined, session: AccountSession) => void;
  /** Logs `login` out in this browser; does nothing for another customer. The shop is not notified. */
  readonly end: (shop: Shop, login: string | undefined, ended: SessionEndReason) => void;
  /** Loads what another tab has stored: on the `storage` event, and when a page is shown again. */
  readonly refresh: (shop: Shop) => void;
}

/**
 * Creates the sessions of a browser. Any stored text gives a valid state. Only the shop decides whether a session has
 * expired, because the device's clock may be wrong.
 *
 * @example
 * ```ts
 * const sessions = createAccountSessions({
 *   shops: ['eu', 'us'],
 *   storage: undefined,
 *   getStorageKey: (shop) => `account-${shop}`,
 *   createLogin: () => 'guest-1',
 * });
 * sessions.open('eu', { token: 'secret', expiresAt: '2026-12-21T10:00:00Z' }, 'ida@example.com');
 * const { login } = sessions.getState().eu ?? {};
 * sessions.end('eu', login, 'logged-out');
 * sessions.getState(); // => { eu: { ended: 'logged-out' } }
 * ```
 */
export function createAccountSessions<Shop extends string>({
  shops,
  storage,
  getStorageKey,
  createLogin,
  onCustomerLeft,
}: AccountSessionsOptions<Shop>): AccountSessions<Shop> {
  /** The stored text of each shop as last read, to detect changes. */
  const lastRead = new Map<Shop, string | null>();

  const loadText = (shop: Shop): string | null => {
    try {
      return storage?.().getItem(getStorageKey(shop)) ?? null;
    } catch {
      return null;
    }
  };
  const load = (shop: Shop): ShopSessionState => {
    const text = loadText(shop);
    lastRead.set(shop, text);
    return parseSession(text);
  };
  const save = (shop: Shop, { session, login }: ShopSessionState) => {
    try {
      if (session) {
        const { token, expiresAt } = session;
        storage?.().setItem(getStorageKey(shop), JSON.stringify({ token, expiresAt, login }));
      } else storage?.().removeItem(getStorageKey(shop));
    } catch {
      // The storage is full or forbidden.
    }
    lastRead.set(shop, loadText(shop));
  };

  const store = createStore<ShopSessions<Shop>>(() => {
    const found = shops.flatMap((shop): (readonly [Shop, ShopSessionState])[] => {
      const state = load(shop);
      return state.session ? [[shop, state]] : [];
    });
    return Object.fromEntries(found) as ShopSessions<Shop>;
  });

  const getShopState = (shop: Shop): ShopSessionState | undefined => store.getState()[shop];
  const set = (shop: Shop, state: ShopSessionState) => {
    const before = getShopState(shop);
    const wasCustomer = before?.session !== undefined || before?.ended === 'expired';
    if (wasCustomer && before.login !== state.login && state.ended !== 'expired') onCustomerLeft?.(shop);
    store.setState({ [shop]: state } as ShopSessions<Shop>);
  };
  const saveAndSet = (shop: Shop, state: ShopSessionState) => {
    save(shop, state);
    set(shop, state);
  };
  const isOpen = (shop: Shop, login: string | undefined): login is string =>
    login !== undefined && getShopState(shop)?.login === login;

  return {
    ...store,
    getSession: (shop) => getShopState(shop)?.session,
    open: (shop, session, email) => {
      const login = email === undefined ? createLogin() : hashEmail(email);
      const isSame = isOpen(shop, login);
      saveAndSet(shop, { session, login });
      return isSame;
    },
    renew: (shop, login, session) => {
      if (isOpen(shop, login)) saveAndSet(shop, { session, login });
    },
    end: (shop, login, ended) => {
      if (isOpen(shop, login)) saveAndSet(shop, { ended });
    },
    refresh: (shop) => {
      if (loadText(shop) === lastRead.get(shop)) return;
      const wasLoggedIn = getShopState(shop)?.session !== undefined;
      const now = load(shop);
      set(shop, wasLoggedIn && !now.session ? { ended: 'logged-out' } : now);
    },
  };
}

function parseSession(text: string | null): ShopSessionState {
  try {
    const { token, expiresAt, login } = Object(JSON.parse(text ?? 'null')) as Record<string, unknown>;
    const isSession = typeof token === 'string' && token !== '' && typeof expiresAt === 'string';
    if (!isSession || Number.isNaN(Date.parse(expiresAt))) return {};
    return { session: { token, expiresAt }, login: typeof login === 'string' ? login : '' };
  } catch {
    return {};
  }
}

/**
 * Returns a 64-bit FNV-1a hash: enough to distinguish the customers of one browser, too little to recover an address.
 */
function hashEmail(email: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(email.trim().toLowerCase())) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  }
  return hash.toString(36);
}
