import { GraphQLError } from 'graphql';

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

/** Subjects that are remembered at once; the oldest are forgotten first, so that a flood cannot fill the memory. */
const MAX_SUBJECTS = 50_000;

/**
 * A sliding window for each subject, in memory: a restart forgets it, which gives a guesser one more window and no more.
 */
export function createRateLimiter(limits: RateLimits, clock: () => Date): RateLimiter {
  const tries = new Map<string, number[]>();
  return {
    take(what, subject) {
      const limit = limits[what];
      const key = `${what} ${subject}`;
      const now = clock().getTime();
      const recent = (tries.get(key) ?? []).filter((at) => at > now - limit.window);
      // Set anew, so that the map's own order is the order of use.
      tries.delete(key);
      tries.set(key, recent);
      if (tries.size > MAX_SUBJECTS) tries.delete(tries.keys().next().value ?? key);
      if (recent.length >= limit.tries) {
        throw new GraphQLError(messages[what], { extensions: { code: 'THROTTLED' } });
      }
      recent.push(now);
      return () => {
        const index = recent.indexOf(now);
        if (index >= 0) recent.splice(index, 1);
      };
    },
  };
}
