import * as z from 'zod/mini';
import {
  loadJson,
  removeStoredText,
  saveTextIfPossible,
  type TextStorageGetter,
} from './internal/text-storage.ts';
import { createStoredAttemptSchema } from './internal/create-stored-attempt-schema.ts';
import type { PaymentAttempt } from './payment-attempt.ts';

/** Maximum number of stored attempts: more than a shopper makes for one bag. */
const MAX_ATTEMPTS = 8;

/**
 * Stores the payment attempts of a browser, shared by all tabs: token, cart id, market and ordered goods, no personal data. Never
 * throws.
 */
export interface PaymentAttemptLog<Market extends string> {
  /**
   * Stores an attempt before it is sent to the shop, so that every tab can fetch its outcome. It becomes the open attempt. Returns
   * whether it could be stored.
   */
  readonly save: (attempt: PaymentAttempt<Market>) => boolean;
  /** Marks an attempt as one with a known outcome; {@link PaymentAttemptLog.claim} still finds it. */
  readonly close: (attempt: PaymentAttempt<Market>) => void;
  /** Returns the latest attempt if its outcome is not known, marked as one of another tab. */
  readonly findOpen: () => PaymentAttempt<Market> | undefined;
  /**
   * Returns the stored attempt that became an order and removes all attempts. Only the first tab that calls it gets the attempt and
   * removes the order from the bag; returns `undefined` for all others and for an unknown attempt.
   */
  readonly claim: (attempt: PaymentAttempt<Market>) => PaymentAttempt<Market> | undefined;
}

interface LoggedAttempt<Market extends string> extends PaymentAttempt<Market> {
  readonly isClosed?: boolean;
}

/** Creates the log of attempts under `key` of a storage that all tabs share. */
export function createPaymentAttemptLog<Market extends string>(
  markets: readonly Market[],
  { source, key }: { readonly source: TextStorageGetter; readonly key: string },
): PaymentAttemptLog<Market> {
  const stored = z.array(z.extend(createStoredAttemptSchema(markets), { isClosed: z.optional(z.boolean()) }));

  const loadAll = (): readonly LoggedAttempt<Market>[] => {
    const result = stored.safeParse(loadJson(source, key));
    return result.success ? (result.data as readonly LoggedAttempt<Market>[]) : [];
  };
  const saveAll = (attempts: readonly LoggedAttempt<Market>[]) => {
    saveTextIfPossible(source, key, JSON.stringify(attempts));
  };

  const findOpen = () => {
    const { isClosed, ...attempt } = loadAll().at(-1) ?? { isClosed: true };
    return isClosed ? undefined : { ...(attempt as PaymentAttempt<Market>), isFromOtherTab: true };
  };
  return {
    save: (attempt) => {
      const others = loadAll().filter(({ token }) => token !== attempt.token);
      saveAll([...others.map((one) => ({ ...one, isClosed: true })), attempt].slice(-MAX_ATTEMPTS));
      return findOpen()?.token === attempt.token;
    },
    close: (attempt) => {
      const all = loadAll();
      if (all.length > 0)
        saveAll(all.map((one) => (isSame(one, attempt) ? { ...one, isClosed: true } : one)));
    },
    findOpen,
    claim: (attempt) => {
      const known = loadAll().find((one) => isSame(one, attempt));
      if (known) removeStoredText(source, key);
      return known;
    },
  };
}

/** Whether two attempts are the same, by token or by id: a tab may know only the id, from the URL. */
function isSame(one: PaymentAttempt, other: PaymentAttempt): boolean {
  return one.token === other.token || (other.id !== undefined && one.id === other.id);
}
