import { readCompletionAttempt, type StorefrontClient } from '@marehalm/commerce-client';
import { marketIds, type MarketId } from '@marehalm/i18n-routing';
import type { Attempt } from './checkout-state.ts';

/** The part of `localStorage` that is used. Looking for it may throw as well, so it is asked for with a function. */
export type StorageSource = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const KEY = 'marehalm-attempts';
/** More than anybody tries to pay for one bag. */
const MOST = 8;

/** The attempt that an address is about. A bank's app may lead back to a tab that knows no more of it. */
export function returnedAttempt(search: string, market: MarketId): Attempt | undefined {
  const id = new URLSearchParams(search).get('attempt');
  return id ? { token: '', cartId: '', market, id } : undefined;
}

/** Whether all that this tab knows of an attempt is its address, which anybody may have. */
export const isReturned = ({ token }: Attempt): boolean => token === '';

/**
 * The market whose shop knows an attempt; nothing where none does. The shopper's own is asked first, and is taken to know it
 * when it cannot be asked: whoever follows the attempt tries again.
 */
export async function marketOfAttempt(
  clientOf: (market: MarketId) => StorefrontClient,
  { id = '', market: first }: Attempt,
): Promise<MarketId | undefined> {
  for (const market of [first, ...marketIds.filter((each) => each !== first)]) {
    const answer = await readCompletionAttempt(clientOf(market), id);
    if (answer.kind !== 'missing') return market;
  }
  return undefined;
}

/**
 * Remembers that an attempt was begun in this browser, so that another tab of it knows whose bag was bought. Its id alone: what
 * was bought, and by whom, stays in the tab.
 */
export function rememberAttempt(source: StorageSource, id: string): void {
  const ids = [...attemptsIn(source).filter((each) => each !== id), id];
  try {
    source().setItem(KEY, JSON.stringify(ids.slice(-MOST)));
  } catch {
    // Full or forbidden: the tab that began it knows it all the same.
  }
}

/** Whether an attempt was begun in this browser. */
export const isOwnAttempt = (source: StorageSource, id: string): boolean => attemptsIn(source).includes(id);

/** Forgets them all: after an order nothing waits for a bank. */
export function forgetAttempts(source: StorageSource): void {
  try {
    source().removeItem(KEY);
  } catch {
    // Where nothing can be removed, nothing was kept.
  }
}

function attemptsIn(source: StorageSource): readonly string[] {
  try {
    const ids: unknown = JSON.parse(source().getItem(KEY) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id): id is string => typeof id === 'string') : [];
  } catch {
    return [];
  }
}
