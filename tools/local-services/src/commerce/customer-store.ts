import type { DatabaseSync } from 'node:sqlite';
import type { LocaleCode, MarketId } from '@marehalm/shop';
import type { AddressFields } from './address.ts';
import { hashSecret, createSecret } from './secrets.ts';

/** A customer of a shop. Each shop has its own customers, as hosted shops do. */
export interface Customer {
  readonly id: number;
  readonly shop: MarketId;
  readonly email: string;
  /** Whether the owner has followed a mailed link. Only then do guest orders with this address belong to the customer. */
  readonly isVerified: boolean;
  /** Missing while the account is not activated, for example if the shop knows the address only from an order. */
  readonly passwordHash?: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly phone?: string;
  readonly acceptsMarketing: boolean;
  /** Number of the default address. */
  readonly defaultAddress?: number;
  /** ISO 8601 instants. */
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** A saved address of a customer. */
export interface CustomerAddress {
  readonly id: number;
  readonly address: AddressFields;
}

/** A session, which gives access to an account until it expires. */
export interface CustomerSession {
  readonly accessToken: string;
  /** ISO 8601 instant. */
  readonly expiresAt: string;
}

/** Purpose of a mailed key. */
export type MailedKeyPurpose = 'reset' | 'activation';

/** Lifetime of a session without renewal. */
export const SESSION_LIFETIME_MS = 30 * 24 * 60 * 60_000;
/** Time that the old token of a renewed session stays valid, because other tabs still use it. */
const RENEWED_SESSION_GRACE_MS = 60_000;
/** Milliseconds for which a mailed key is valid, by purpose. */
export const MAILED_KEY_LIFETIMES_MS: Readonly<Record<MailedKeyPurpose, number>> = {
  reset: 60 * 60_000,
  activation: 7 * 24 * 60 * 60_000,
};
/** Time in which a second request for a key counts as a repeated press or a lost answer. */
const REPEAT_WINDOW_MS = 10 * 60_000;
/** Milliseconds in which a new email address can be confirmed: a day. */
export const EMAIL_CHANGE_LINK_LIFETIME_MS = 24 * 60 * 60_000;
/** Age at which an unconfirmed account is deleted. */
const UNCONFIRMED_LIFETIME_MS = 30 * 24 * 60 * 60_000;
/** Maximum number of sessions of a customer; the oldest are ended first. */
const MAX_SESSIONS = 100;

/** The data of a customer to create. */
export type NewCustomer = Pick<Customer, 'shop' | 'email' | 'acceptsMarketing'> &
  Partial<Pick<Customer, 'passwordHash' | 'firstName' | 'lastName' | 'phone'>> & {
    readonly locale: LocaleCode;
  };

/** Customers with their sessions, addresses and mailed keys. All methods run inside the caller's transaction. */
export interface CustomerStore {
  findByEmail(shop: MarketId, email: string): Customer | undefined;
  findById(shop: MarketId, id: number): Customer | undefined;
  create(customer: NewCustomer, now: Date): Customer;
  /** Stores the whole customer. A change of consent is stored with its date, as proof. */
  save(customer: Customer, now: Date): void;

  openSession(customer: Customer, now: Date): CustomerSession;
  /** Finds the customer of a session; `undefined` if it has expired, was ended or belongs to another shop. */
  findBySession(shop: MarketId, accessToken: string, now: Date): Customer | undefined;
  renewSession(accessToken: string, customer: Customer, now: Date): CustomerSession;
  /** Ends a session with its predecessors and successors, so that no older token stays valid. */
  endSession(accessToken: string): void;
  endAllSessions(customer: Customer): void;

  /** Creates a key. Earlier ones for the same purpose become invalid. */
  newKey(customer: Customer, purpose: MailedKeyPurpose, now: Date): string;
  /** Whether a key for this purpose was created moments ago, so that a repeated request sends only one mail. */
  hasNewKey(customer: Customer, purpose: MailedKeyPurpose, now: Date): boolean;
  /** Finds the customer of a valid key. */
  findByKey(shop: MarketId, key: string, purpose: MailedKeyPurpose, now: Date): Customer | undefined;
  endKeys(customer: Customer): void;
  /** Stores a requested email address until its owner confirms it, and discards an earlier one. */
  newEmailChange(customer: Customer, email: string, now: Date): string;
  /** Finds the change of address that a valid key confirms. */
  findEmailChange(
    shop: MarketId,
    key: string,
    now: Date,
  ): { readonly customer: Customer; readonly email: string } | undefined;
  /** Deletes a customer without an account, because the address now belongs to an account. */
  removeGuest(customer: Customer): void;
  /** Removes some expired rows of each kind. Returns how many. */
  sweep(now: Date, limit: number): number;
  /** Records a request for a mail, for known and unknown addresses alike, so that both take the same time. */
  noteRecovery(shop: MarketId, email: string, now: Date): void;

  /** In the order in which they were added. */
  addresses(customer: Customer): readonly CustomerAddress[];
  addAddress(customer: Customer, address: AddressFields): CustomerAddress;
  saveAddress(address: CustomerAddress): void;
  removeAddress(id: number): void;
}

/** Creates the store of customers in `database`. */
export function createCustomerStore(database: DatabaseSync): CustomerStore {
  const byEmail = database.prepare('SELECT * FROM customers WHERE shop = ? AND email = ?');
  const byId = database.prepare('SELECT * FROM customers WHERE shop = ? AND id = ?');
  const insert = database.prepare(`INSERT INTO customers
    (shop, email, password_hash, first_name, last_name, phone, accepts_marketing, locale, created_at, updated_at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`);
  const update =
    database.prepare(`UPDATE customers SET email = ?, verified = ?, password_hash = ?, first_name = ?,
    last_name = ?, phone = ?, accepts_marketing = ?, default_address = ?, updated_at = ? WHERE id = ?`);
  const insertConsent = database.prepare(
    'INSERT INTO marketing_consents (customer, accepted, decided_at) VALUES (?, ?, ?)',
  );
  const insertSession = database.prepare(
    'INSERT INTO customer_sessions (token_hash, customer, expires_at, family) VALUES (?, ?, ?, ?)',
  );
  const bySession = database.prepare(`SELECT customers.* FROM customer_sessions
    JOIN customers ON customers.id = customer WHERE token_hash = ? AND expires_at > ? AND shop = ?`);
  const shortenSession = database.prepare(
    'UPDATE customer_sessions SET expires_at = min(expires_at, ?) WHERE token_hash = ?',
  );
  const familyOf = database.prepare('SELECT family FROM customer_sessions WHERE token_hash = ?');
  const deleteFamily = database.prepare('DELETE FROM customer_sessions WHERE family = ?');
  const deleteOldSessions = database.prepare(`DELETE FROM customer_sessions WHERE token_hash IN (
    SELECT token_hash FROM customer_sessions WHERE customer = ? ORDER BY expires_at DESC LIMIT -1 OFFSET ${MAX_SESSIONS})`);
  const deleteSessions = database.prepare('DELETE FROM customer_sessions WHERE customer = ?');
  const expiring = {
    customer_sessions: 'token_hash',
    customer_keys: 'key_hash',
    customer_email_changes: 'key_hash',
  } as const;
  const deleteExpired = Object.entries(expiring).map(([table, key]) =>
    database.prepare(`DELETE FROM ${table} WHERE ${key} IN (
      SELECT ${key} FROM ${table} WHERE expires_at <= ? LIMIT ?)`),
  );
  // A guest with an order is kept, because the shop's accounts need the address.
  const deleteUnconfirmed = database.prepare(`DELETE FROM customers WHERE id IN (
    SELECT id FROM customers WHERE password_hash IS NULL AND updated_at <= ?
    AND NOT EXISTS (SELECT 1 FROM orders WHERE orders.email = customers.email OR orders.customer = customers.id)
    AND NOT EXISTS (SELECT 1 FROM carts WHERE carts.customer = customers.id) LIMIT ?)`);
  const insertEmailChange = database.prepare(
    `INSERT INTO customer_email_changes (customer, key_hash, email, expires_at) VALUES (?, ?, ?, ?)
    ON CONFLICT (customer) DO UPDATE SET key_hash = excluded.key_hash, email = excluded.email,
    expires_at = excluded.expires_at`,
  );
  const findEmailChange = database.prepare(`SELECT customers.*, customer_email_changes.email AS new_email
    FROM customer_email_changes JOIN customers ON customers.id = customer
    WHERE key_hash = ? AND expires_at > ? AND shop = ?`);
  const deleteEmailChange = database.prepare('DELETE FROM customer_email_changes WHERE customer = ?');
  const deleteGuest = database.prepare('DELETE FROM customers WHERE id = ? AND password_hash IS NULL');
  const deleteKeysFor = database.prepare('DELETE FROM customer_keys WHERE customer = ? AND purpose = ?');
  const deleteKeys = database.prepare('DELETE FROM customer_keys WHERE customer = ?');
  const insertKey = database.prepare(
    'INSERT INTO customer_keys (key_hash, customer, purpose, expires_at) VALUES (?, ?, ?, ?)',
  );
  const findKeyBetween = database.prepare(
    'SELECT 1 FROM customer_keys WHERE customer = ? AND purpose = ? AND expires_at > ? AND expires_at <= ?',
  );
  const byKey = database.prepare(`SELECT customers.* FROM customer_keys
    JOIN customers ON customers.id = customer WHERE key_hash = ? AND purpose = ? AND expires_at > ? AND shop = ?`);
  const forgetRecoveries = database.prepare('DELETE FROM recovery_requests WHERE asked_at <= ?');
  const insertRecovery = database.prepare(
    'INSERT INTO recovery_requests (shop, email_hash, asked_at) VALUES (?, ?, ?)',
  );
  const findAddresses = database.prepare(
    'SELECT id, address FROM customer_addresses WHERE customer = ? ORDER BY id',
  );
  const insertAddress = database.prepare('INSERT INTO customer_addresses (customer, address) VALUES (?, ?)');
  const updateAddress = database.prepare('UPDATE customer_addresses SET address = ? WHERE id = ?');
  const deleteAddress = database.prepare('DELETE FROM customer_addresses WHERE id = ?');

  const after = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds).toISOString();

  const findById: CustomerStore['findById'] = (shop, id) => read(byId.get(shop, id));
  const openInFamily = (id: number, now: Date, family: string | undefined): CustomerSession => {
    const accessToken = createSecret();
    const expiresAt = after(now, SESSION_LIFETIME_MS);
    const hash = hashSecret(accessToken);
    insertSession.run(hash, id, expiresAt, family ?? hash);
    deleteOldSessions.run(id);
    return { accessToken, expiresAt };
  };
  const familyOfToken = (accessToken: string) =>
    familyOf.get(hashSecret(accessToken))?.['family'] as string | undefined;

  return {
    findByEmail: (shop, email) => read(byEmail.get(shop, email)),
    findById,
    create(customer, now) {
      const { shop, email, passwordHash, firstName, lastName, phone, acceptsMarketing, locale } = customer;
      const at = now.toISOString();
      const { lastInsertRowid } = insert.run(
        shop,
        email,
        passwordHash ?? null,
        firstName ?? null,
        lastName ?? null,
        phone ?? null,
        Number(acceptsMarketing),
        locale,
        at,
        at,
      );
      const id = Number(lastInsertRowid);
      if (acceptsMarketing) insertConsent.run(id, 1, at);
      const created = findById(shop, id);
      if (!created) throw new Error(`Cannot make a customer: ${id} is not there`);
      return created;
    },
    save(customer, now) {
      const { id, shop, acceptsMarketing } = customer;
      const before = findById(shop, id);
      const at = now.toISOString();
      update.run(
        customer.email,
        Number(customer.isVerified),
        customer.passwordHash ?? null,
        customer.firstName ?? null,
        customer.lastName ?? null,
        customer.phone ?? null,
        Number(acceptsMarketing),
        customer.defaultAddress ?? null,
        at,
        id,
      );
      if (before?.acceptsMarketing !== acceptsMarketing) insertConsent.run(id, Number(acceptsMarketing), at);
    },

    openSession: ({ id }, now) => openInFamily(id, now, undefined),
    findBySession: (shop, accessToken, now) =>
      read(bySession.get(hashSecret(accessToken), now.toISOString(), shop)),
    renewSession(accessToken, customer, now) {
      shortenSession.run(after(now, RENEWED_SESSION_GRACE_MS), hashSecret(accessToken));
      return openInFamily(customer.id, now, familyOfToken(accessToken));
    },
    endSession: (accessToken) => void deleteFamily.run(familyOfToken(accessToken) ?? ''),
    endAllSessions: ({ id }) => void deleteSessions.run(id),

    newKey({ id }, purpose, now) {
      const key = createSecret();
      deleteKeysFor.run(id, purpose);
      insertKey.run(hashSecret(key), id, purpose, after(now, MAILED_KEY_LIFETIMES_MS[purpose]));
      return key;
    },
    hasNewKey: ({ id }, purpose, now) => {
      const end = now.getTime() + MAILED_KEY_LIFETIMES_MS[purpose];
      const [from, to] = [end - REPEAT_WINDOW_MS, end].map((at) => new Date(at).toISOString());
      return findKeyBetween.get(id, purpose, from ?? '', to ?? '') !== undefined;
    },
    findByKey: (shop, key, purpose, now) =>
      read(byKey.get(hashSecret(key), purpose, now.toISOString(), shop)),
    endKeys: ({ id }) => {
      deleteKeys.run(id);
      deleteEmailChange.run(id);
    },
    newEmailChange({ id }, email, now) {
      const key = createSecret();
      insertEmailChange.run(id, hashSecret(key), email, after(now, EMAIL_CHANGE_LINK_LIFETIME_MS));
      return key;
    },
    findEmailChange(shop, key, now) {
      const row = findEmailChange.get(hashSecret(key), now.toISOString(), shop);
      const customer = read(row);
      return customer && { customer, email: String(row?.['new_email']) };
    },
    removeGuest: ({ id }) => void deleteGuest.run(id),
    sweep(now, limit) {
      const removed = deleteExpired.map((statement) => statement.run(now.toISOString(), limit).changes);
      removed.push(deleteUnconfirmed.run(after(now, -UNCONFIRMED_LIFETIME_MS), limit).changes);
      return removed.reduce((sum: number, changes) => sum + Number(changes), 0);
    },
    noteRecovery(shop, email, now) {
      forgetRecoveries.run(after(now, -MAILED_KEY_LIFETIMES_MS.reset));
      insertRecovery.run(shop, hashSecret(email.toLowerCase()), now.toISOString());
    },

    addresses: ({ id }) =>
      findAddresses.all(id).map((row) => ({
        id: Number(row['id']),
        address: JSON.parse(String(row['address'])) as AddressFields,
      })),
    addAddress({ id }, address) {
      const { lastInsertRowid } = insertAddress.run(id, JSON.stringify(address));
      return { id: Number(lastInsertRowid), address };
    },
    saveAddress: ({ id, address }) => void updateAddress.run(JSON.stringify(address), id),
    removeAddress: (id) => void deleteAddress.run(id),
  };
}

function read(row: Readonly<Record<string, unknown>> | undefined): Customer | undefined {
  if (!row) return undefined;
  const text = (name: string) => row[name] as string | null;
  const optional = {
    passwordHash: text('password_hash'),
    firstName: text('first_name'),
    lastName: text('last_name'),
    phone: text('phone'),
    defaultAddress: row['default_address'] as number | null,
  };
  return {
    id: Number(row['id']),
    shop: row['shop'] as MarketId,
    email: String(row['email']),
    isVerified: row['verified'] === 1,
    acceptsMarketing: row['accepts_marketing'] === 1,
    createdAt: String(row['created_at']),
    updatedAt: String(row['updated_at']),
    ...(Object.fromEntries(
      Object.entries(optional).filter(([, value]) => value !== null),
    ) as Partial<Customer>),
  };
}
