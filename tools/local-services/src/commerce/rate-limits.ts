import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { GraphQLError } from 'graphql';
import { migrate, runTransaction } from '../database.ts';

/** At most `tries` attempts within `window` milliseconds. */
export interface RateLimit {
  readonly tries: number;
  readonly window: number;
}

/** Limits of actions by subject. */
export interface RateLimits {
  /** Wrong passwords for one email address from one IP address: other clients cannot lock out the owner. */
  readonly logInPerEmail: RateLimit;
  /** Wrong passwords from one IP address. */
  readonly logInPerClient: RateLimit;
  /** New accounts and attempts with mailed keys from one IP address. */
  readonly accountsPerClient: RateLimit;
  /** Requests for a new password for one email address from one IP address. */
  readonly recoverPerEmail: RateLimit;
  readonly recoverPerClient: RateLimit;
  /** Mails with a password link to one email address, from any client. The newest link stays valid. */
  readonly recoverMails: RateLimit;
  /** Mails of one kind to one e-mail address that has not asked for any: about accounts, the newsletter and stock. */
  readonly mailsPerRecipient: RateLimit;
  /** Newsletter sign-ups from one IP address. */
  readonly newsletterPerClient: RateLimit;
  /** Requests for a mail when goods are back in stock, from one network address. */
  readonly stockAlertsPerClient: RateLimit;
  /** Other e-mail addresses that a customer asks for. */
  readonly emailChangesPerCustomer: RateLimit;
  readonly emailChangesPerClient: RateLimit;
  /** Changes of password by a logged-in customer. */
  readonly passwordsPerCustomer: RateLimit;
  readonly passwordsPerClient: RateLimit;
  /** Email addresses set on one cart with a code: whether the code applies reveals something about each. */
  readonly identitiesPerCart: RateLimit;
  readonly identitiesPerClient: RateLimit;
  /** New carts from one IP address. */
  readonly cartsPerClient: RateLimit;
  /** Unknown discount codes from one IP address. */
  readonly discountCodes: RateLimit;
  /** Unknown gift card codes from one IP address. */
  readonly giftCardCodes: RateLimit;
  /** Orders with one email address and from one IP address, each of which sends a mail. */
  readonly ordersPerEmail: RateLimit;
  readonly ordersPerClient: RateLimit;
  /** Questions how far an order is on its way, from one network address and about one number. */
  readonly orderStatusPerClient: RateLimit;
  readonly orderStatusPerOrder: RateLimit;
  /** Reviews from one network address and about the goods of one order. */
  readonly reviewsPerClient: RateLimit;
  readonly reviewsPerOrder: RateLimit;
  /** Gift cards to one e-mail address, and from one network address to those of others. */
  readonly giftCardsPerRecipient: RateLimit;
  readonly giftCardsPerClient: RateLimit;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Default limits. They allow for a forgetful person but stop a program that guesses. */
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
  reviewsPerClient: { tries: 60, window: HOUR_MS },
  reviewsPerOrder: { tries: 30, window: HOUR_MS },
  giftCardsPerRecipient: { tries: 100, window: HOUR_MS },
  giftCardsPerClient: { tries: 300, window: HOUR_MS },
};

const tooManyLogIns = 'Login attempt limit exceeded. Please try again later.';
const tooManyRecoveries = 'Resetting password limit exceeded. Please try again later.';
const tooManyMails = 'Mail limit exceeded. Please try again later.';
const tooManyChanges = 'Updating Customer Limit exceeded. Please try again later.';
const tooManyOrders = 'Order limit exceeded. Please try again later.';
const tooManyGiftCards = 'Gift card limit exceeded. Please try again later.';
const tooManyReviews = 'Review limit exceeded. Please try again later.';
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
  reviewsPerClient: tooManyReviews,
  reviewsPerOrder: tooManyReviews,
  giftCardsPerRecipient: tooManyGiftCards,
  giftCardsPerClient: tooManyGiftCards,
};

/** Counts attempts and refuses those above a limit. */
export interface RateLimiter {
  /**
   * Counts an attempt of `subject` before its outcome is known, so that parallel attempts cannot all pass.
   * @returns A function that undoes the count, for an attempt that was not a guess.
   * @throws GraphQLError with the code `THROTTLED` above the limit.
   */
  take(what: keyof RateLimits, subject: string): () => void;
  /** Counts an attempt of `subject`. Returns false, without counting, above the limit. */
  allows(what: keyof RateLimits, subject: string): boolean;
  /** Stores the attempts that `work` counts together at its end, whatever its outcome. */
  batch<Result>(work: () => Promise<Result>): Promise<Result>;
  /**
   * Runs `work` as one transaction and keeps the attempts that it counted, even if it throws and the transaction is rolled back.
   * @throws Error whatever `work` throws.
   */
  transaction<Result>(work: () => Result): Result;
}

/** Maximum number of stored attempts. The oldest are deleted first, so that a flood cannot fill the disk. */
const MAX_STORED_TRIES = 200_000;

/** The commerce service created these tables before limits were shared. */
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
  /** Row of a stored attempt. */
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
  // Attempts inside a transaction or batch are stored after it has ended, so that a rollback does not undo them.
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

  /** Counts an attempt and returns a function that undoes it; `undefined` above the limit. */
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
