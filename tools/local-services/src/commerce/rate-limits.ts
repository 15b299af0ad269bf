import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { GraphQLError } from 'graphql';
import { transaction } from '../database.ts';

/** So many tries within so many milliseconds. */
export interface RateLimit {
  readonly tries: number;
  readonly window: number;
}

/** What is counted, and how often it may be done. */
export interface RateLimits {
  /** Wrong passwords for one e-mail address. */
  readonly logInPerEmail: RateLimit;
  /** Wrong passwords from one network address. */
  readonly logInPerClient: RateLimit;
  /** Accounts made, and keys from mails tried, from one network address. */
  readonly accountsPerClient: RateLimit;
  /** Mails with a link to a new password, for one e-mail address, whether anybody has it or not. */
  readonly recoverPerEmail: RateLimit;
  readonly recoverPerClient: RateLimit;
  /** Discount codes that do not exist, from one network address. */
  readonly discountCodes: RateLimit;
  /** Gift-card codes that do not exist, from one network address. */
  readonly giftCardCodes: RateLimit;
}

const MINUTE = 60_000;

/** A person who has forgotten something stays far below these; a program that guesses does not. */
export const defaultRateLimits: RateLimits = {
  logInPerEmail: { tries: 10, window: 15 * MINUTE },
  logInPerClient: { tries: 100, window: 15 * MINUTE },
  accountsPerClient: { tries: 300, window: 60 * MINUTE },
  recoverPerEmail: { tries: 5, window: 60 * MINUTE },
  recoverPerClient: { tries: 100, window: 60 * MINUTE },
  discountCodes: { tries: 60, window: 15 * MINUTE },
  giftCardCodes: { tries: 20, window: 15 * MINUTE },
};

/** What a caller is told who tried too often; those that Shopify has words for are in them. */
const messages: Readonly<Record<keyof RateLimits, string>> = {
  logInPerEmail: 'Login attempt limit exceeded. Please try again later.',
  logInPerClient: 'Login attempt limit exceeded. Please try again later.',
  accountsPerClient: 'Creating Customer Limit exceeded. Please try again later.',
  recoverPerEmail: 'Resetting password limit exceeded. Please try again later.',
  recoverPerClient: 'Resetting password limit exceeded. Please try again later.',
  discountCodes: 'Discount code limit exceeded. Please try again later.',
  giftCardCodes: 'Gift card code limit exceeded. Please try again later.',
};

/** Counts tries and ends them. */
export interface RateLimiter {
  /**
   * Counts one try of `subject`. It is counted before its outcome is known, so that tries side by side cannot all pass.
   * @returns what takes the try back, for one that turned out to be no guess.
   * @throws GraphQLError with the code `THROTTLED` when there were too many.
   */
  take(what: keyof RateLimits, subject: string): () => void;
}

/** Tries that are remembered at once; the oldest are forgotten first, so that a flood cannot fill the disk. */
const MAX_TRIES = 200_000;

/**
 * A sliding window for each subject, kept in `database`, so that a restart gives nobody another window. Addresses of people and
 * machines are kept as hashes, and no longer than they count.
 */
export function createRateLimiter(
  database: DatabaseSync,
  limits: RateLimits,
  clock: () => Date,
): RateLimiter {
  const count = database.prepare(
    'SELECT count(*) AS tries FROM rate_limit_tries WHERE subject = ? AND ends_at > ?',
  );
  const insert = database.prepare('INSERT INTO rate_limit_tries (subject, ends_at) VALUES (?, ?)');
  const forget = database.prepare('DELETE FROM rate_limit_tries WHERE ends_at <= ? OR id <= ?');
  const remove = database.prepare('DELETE FROM rate_limit_tries WHERE id = ?');
  // Some tries are counted inside a request's transaction, some before it begins.
  const atOnce = <Result>(work: () => Result): Result =>
    database.isTransaction ? work() : transaction(database, work);
  return {
    take(what, subject) {
      const { tries, window } = limits[what];
      const key = createHash('sha256').update(`${what} ${subject}`).digest('base64url');
      const now = clock().getTime();
      if (Number(count.get(key, now)?.['tries']) >= tries) {
        throw new GraphQLError(messages[what], { extensions: { code: 'THROTTLED' } });
      }
      const id = atOnce(() => {
        const { lastInsertRowid } = insert.run(key, now + window);
        forget.run(now, Number(lastInsertRowid) - MAX_TRIES);
        return lastInsertRowid;
      });
      return () => void remove.run(id);
    },
  };
}
