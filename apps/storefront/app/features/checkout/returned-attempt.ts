import * as z from 'zod/mini';
import { readCompletionAttempt, type StorefrontClient } from '@marehalm/commerce-client';
import { marketIds, type MarketId } from '@marehalm/i18n-routing';
import type { StorageSource } from '../../wiring/browser-storage.ts';
import type { Attempt } from './checkout-state.ts';
import { parsed, read, storedAttempt, write } from './checkout-storage.ts';

const KEY = 'marehalm-attempts';
/** More than anybody tries to pay for one bag. */
const MOST = 8;

/** An attempt as every tab of this browser knows it. */
interface KnownAttempt extends Attempt {
  readonly isOver?: boolean;
}

const stored = z.array(z.extend(storedAttempt, { isOver: z.optional(z.boolean()) }));

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
 * Remembers an attempt before the shop hears of it, so that every tab of this browser can ask what became of it, whatever
 * becomes of the one that began it. Which cart it was, and no more: who buys stays in the tab. It is the one to ask about from
 * now on. Returns whether it could be stored.
 */
export function rememberAttempt(source: StorageSource, attempt: Attempt): boolean {
  const others = attemptsIn(source).filter(({ token }) => token !== attempt.token);
  const known: readonly KnownAttempt[] = [...others.map((one) => ({ ...one, isOver: true })), attempt];
  write(source, KEY, JSON.stringify(known.slice(-MOST)));
  return openAttempt(source)?.token === attempt.token;
}

/** Notes that an attempt needs not be asked about any more. It stays known as one of this browser. */
export function endAttempt(source: StorageSource, { token, id }: Attempt): void {
  const known = attemptsIn(source).map((one) =>
    one.token === token || (id !== undefined && one.id === id) ? { ...one, isOver: true } : one,
  );
  if (known.length > 0) write(source, KEY, JSON.stringify(known));
}

/** The attempt of which this browser does not know what became, for a tab that did not begin it. */
export function openAttempt(source: StorageSource): Attempt | undefined {
  const { isOver, ...attempt } = attemptsIn(source).at(-1) ?? { isOver: true };
  return isOver ? undefined : { ...(attempt as Attempt), isElsewhere: true };
}

/**
 * Gives the attempt that became an order and forgets them all, for after an order nothing waits for a bank: of the tabs that
 * hear of the order one alone takes it out of the bag. Nothing for an attempt of which this browser does not know, or no more.
 */
export function takeAttempt(source: StorageSource, { token, id }: Attempt): Attempt | undefined {
  const known = attemptsIn(source).find((one) => one.token === token || (id !== undefined && one.id === id));
  if (!known) return undefined;
  try {
    source().removeItem(KEY);
  } catch {
    // Where nothing can be removed, nothing was kept.
  }
  return known;
}

function attemptsIn(source: StorageSource): readonly KnownAttempt[] {
  const known = stored.safeParse(parsed(read(source, KEY)));
  return known.success ? (known.data as readonly KnownAttempt[]) : [];
}
