import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { GraphQLError } from 'graphql';
import { migrate, runTransaction } from '../database.ts';

/** So many tries within so many milliseconds. */
export interface RateLimit {
  readonly tries: number;
  readonly window: number;
}

/** Limits of actions per time. */
export interface RateLimits {
  /** Wrong passwords for one e-mail address from one network address: strangers cannot lock an owner out. */
  readonly logInPerEmail: RateLimit;
  /** Wrong passwords from one network address. */
  readonly logInPerClient: RateLimit;
  /** Accounts asked for, and keys from mails tried, from one network address. */
  readonly accountsPerClient: RateLimit;
  /** Links to a new password asked for, for one e-mail address from one network address. */
  readonly recoverPerEmail: RateLimit;
  readonly recoverPerClient: RateLimit;
  /** Mails with a password link to one email address, from any client. The newest link stays valid. */
  readonly recoverMails: RateLimit;
  /** Mails of one kind to one e-mail address that has not asked for any: about accounts, the newsletter and stock. */
  readonly mailsPerRecipient: RateLimit;
  /** Newsletter sign-ups from one network address. */
  readonly newsletterPerClient: RateLimit;
  /** Requests for a mail when goods are back in stock, from one network address. */
  readonly stockAlertsPerClient: RateLimit;
  /** Other e-mail addresses that a customer asks for. */
  readonly emailChangesPerCustomer: RateLimit;
  readonly emailChangesPerClient: RateLimit;
  /** New passwords that a customer sets in a session. */
  readonly passwordsPerCustomer: RateLimit;
  readonly passwordsPerClient: RateLimit;
  /** E-mail addresses that one cart with a code was given: whether the code counts says something about each. */
  readonly identitiesPerCart: RateLimit;
  readonly identitiesPerClient: RateLimit;
  /** New carts from one network address. */
  readonly cartsPerClient: RateLimit;
  /** Discount codes that do not exist, from one network address. */
  readonly discountCodes: RateLimit;
  /** Gift-card codes that do not exist, from one network address. */
  readonly giftCardCodes: RateLimit;
  /** Orders with one e-mail address and from one network address, each of which is a mail. */
  readonly ordersPerEmail: RateLimit;
  readonly ordersPerClient: RateLimit;
  /** Questions how far an order is on its way, from one network address and about one number. */
  readonly orderStatusPerClient: RateLimit;
  readonly orderStatusPerOrder: RateLimit;
  /** Gift cards to one e-mail address, and from one network address to those of others. */
  readonly giftCardsPerRecipient: RateLimit;
  readonly giftCardsPerClient: RateLimit;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** A person who has forgotten something stays far below these; a program that guesses does not. */
export const defaultRateLimits: RateLimits = {
  logInPerEmail: { tries: 10, window: 15 * MINUTE_MS },
  logInPerClient: { tries: 100, window: 15 * MINUTE_MS },
  accountsPerClient: { tries: 60, window: HOUR_MS },
  recoverPerEmail: { tries: 5, window: HOUR_MS },
  recoverPerClient: { tries: 30, window: HOUR_MS },
  recoverMails: { tries: 10, window: HOUR_MS },
  mailsPerRecipient: { tries: 3, window: HOUR_MS },
  newsletterPerClient: { tries: 20, window: HOUR_MS },
  stockAlertsPerClient: { tries: 20, window: HOUR_MS },
  emailChangesPerCustomer: { tries: 5, window: HOUR_MS },
  emailChangesPerClient: { tries: 20, window: HOUR_MS },
  passwordsPerCustomer: { tries: 10, window: HOUR_MS },
  passwordsPerClient: { tries: 60, window: HOUR_MS },
  identitiesPerCart: { tries: 10, window: HOUR_MS },
  identitiesPerClient: { tries: 60, window: HOUR_MS },
  cartsPerClient: { tries: 1000, window: HOUR_MS },
  discountCodes: { tries: 60, window: 15 * MINUTE_MS },
  giftCardCodes: { tries: 20, window: 15 * MINUTE_MS },
  ordersPerEmail: { tries: 120, window: HOUR_MS },
  ordersPerClient: { tries: 300, window: HOUR_MS },
  orderStatusPerClient: { tries: 30, window: HOUR_MS },
  orderStatusPerOrder: { tries: 60, window: HOUR_MS },
  giftCardsPerRecipient: { tries: 100, window: HOUR_MS },
  giftCardsPerClient: { tries: 300, window: HOUR_MS },
};

const tooManyLogIns = 'Login attempt limit exceeded. Please try again later.';
const tooManyRecoveries = 'Resetting password limit exceeded. Please try again later.';
const tooManyMails = 'Mail limit exceeded. Please try again later.';
const tooManyChanges = 'Updating Customer Limit exceeded. Please try again later.';
const tooManyOrders = 'Order limit exceeded. Please try again later.';
const tooManyGiftCards = 'Gift card limit exceeded. Please try again later.';
const tooManyIdentities = 'Buyer identity limit exceeded. Please try again later.';

/** Messages for exceeded limits, in Shopify's wording where it has one. */
const messages: Readonly<Record<keyof RateLimits, string>> = {
  logInPerEmail: tooManyLogIns,
  logInPerClient: tooManyLogIns,
  accountsPerClient: 'Creating Customer Limit exceeded. Please try again later.',
  recoverPerEmail: tooManyRecoveries,
  recoverPerClient: tooManyRecoveries,
  recoverMails: tooManyMails,
  mailsPerRecipient: tooManyMails,
  newsletterPerClient: tooManyMails,
  stockAlertsPerClient: tooManyMails,
  emailChangesPerCustomer: tooManyChanges,
  emailChangesPerClient: tooManyChanges,
  passwordsPerCustomer: tooManyChanges,
  passwordsPerClient: tooManyChanges,
  identitiesPerCart: tooManyIdentities,
  identitiesPerClient: tooManyIdentities,
  cartsPerClient: 'Creating Cart Limit exceeded. Please try again later.',
  discountCodes: 'Discount code limit exceeded. Please try again later.',
  giftCardCodes: 'Gift card code limit exceeded. Please try again later.',
  ordersPerEmail: tooManyOrders,
  ordersPerClient: tooManyOrders,
  orderStatusPerClient: tooManyOrders,
  orderStatusPerOrder: tooManyOrders,
  giftCardsPerRecipient: tooManyGiftCards,
  giftCardsPerClient: tooManyGiftCards,
};

/** Counts tries and refuses those beyond a limit. */
export interface RateLimiter {
  /**
   * Counts one try of `subject`. It is counted before its outcome is known, so that tries side by side cannot all pass.
   * @returns what takes the try back, for one that turned out to be no guess.
   * @throws GraphQLError with the code `THROTTLED` when there were too many.
   */
  take(what: keyof RateLimits, subject: string): () => void;
  /** Counts one try of `subject`. Returns false, and counts nothing, when there were too many. */
  allows(what: keyof RateLimits, subject: string): boolean;
  /** Writes the tries that `work` counts together at its end, whatever becomes of it. */
  batch<Result>(work: () => Promise<Result>): Promise<Result>;
  /**
   * Runs `work` as one transaction and keeps the tries that it counted, also when it throws and the transaction is rolled back.
   * @throws Error whatever `work` throws.
   */
  transaction<Result>(work: () => Result): Result;
}

/** Tries that are remembered at once; the oldest are forgotten first, so that a flood cannot fill the disk. */
const MAX_STORED_TRIES = 200_000;

/** Commerce made these tables before limits were shared. */
const migrations = [
  `CREATE TABLE IF NOT EXISTS rate_limit_tries (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    subject TEXT NOT NULL,
    ends_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS rate_limit_tries_by_subject ON rate_limit_tries (subject, ends_at);
  CREATE INDEX IF NOT EXISTS rate_limit_tries_by_end ON rate_limit_tries (ends_at);`,
];

interface PendingTry {
  readonly key: string;
  readonly endsAt: number;
  /** Row of one that is written. */
  id?: number | bigint;
}

/**
 * Creates a limiter with a sliding window for each subject. Attempts are stored in `database`, so that a restart does not reset
 * the windows. E-mail and IP addresses are stored as hashes, and only as long as they count. An attempt that ends later than its
 * window allows was counted before the clock was set back and no longer counts.
 */
export function createRateLimiter(
  database: DatabaseSync,
  limits: RateLimits,
  clock: () => Date,
): RateLimiter {
  migrate(database, 'rate-limits', migrations);
  const count = database.prepare(
    'SELECT count(*) AS tries FROM rate_limit_tries WHERE subject = ? AND ends_at > ? AND ends_at <= ?',
  );
  const insert = database.prepare('INSERT INTO rate_limit_tries (subject, ends_at) VALUES (?, ?)');
  const forget = database.prepare('DELETE FROM rate_limit_tries WHERE ends_at <= ? OR id <= ?');
  const remove = database.prepare('DELETE FROM rate_limit_tries WHERE id = ?');
  // Tries within a transaction wait here until it has ended: a rollback must not take them back. So do those of a batch.
  const pending = new Set<PendingTry>();
  let batches = 0;

  const store = (tries: Iterable<PendingTry>): void => {
    let last: number | bigint = 0;
    for (const each of tries) last = each.id = insert.run(each.key, each.endsAt).lastInsertRowid;
    forget.run(clock().getTime(), Number(last) - MAX_STORED_TRIES);
  };
  const flush = (): void => {
    if (pending.size === 0) return;
    const tries = [...pending];
    pending.clear();
    runTransaction(database, () => store(tries));
  };
  const pendingOf = (key: string): number => {
    let found = 0;
    for (const each of pending) if (each.key === key) found += 1;
    return found;
  };

  /** Counts one try, and returns what takes it back; `undefined` when there were too many. */
  function tryTo(what: keyof RateLimits, subject: string): (() => void) | undefined {
    const { tries, window } = limits[what];
    const key = createHash('sha256').update(`${what} ${subject}`).digest('base64url');
    const now = clock().getTime();
    if (Number(count.get(key, now, now + window)?.['tries']) + pendingOf(key) >= tries) return undefined;
    const counted: PendingTry = { key, endsAt: now + window };
    if (database.isTransaction || batches > 0) pending.add(counted);
    else runTransaction(database, () => store([counted]));
    return () => {
      if (counted.id === undefined) pending.delete(counted);
      else remove.run(counted.id);
    };
  }

  return {
    take(what, subject) {
      const takeBack = tryTo(what, subject);
      if (!takeBack) throw new GraphQLError(messages[what], { extensions: { code: 'THROTTLED' } });
      return takeBack;
    },
    allows: (what, subject) => tryTo(what, subject) !== undefined,
    async batch(work) {
      batches += 1;
      try {
        return await work();
      } finally {
        batches -= 1;
        flush();
      }
    },
    transaction(work) {
      try {
        return runTransaction(database, work);
      } finally {
        flush();
      }
    },
  };
}
