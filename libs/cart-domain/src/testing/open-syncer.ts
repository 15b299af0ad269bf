import { vi } from 'vitest';
import { type DesiredCart } from '../desired-cart.ts';
import { emptyCart } from '../cart-changes.ts';
import { zeroMoney } from '../money.ts';
import { type RemoteCart } from '../remote-cart.ts';
import { type CartAnswer } from '../cart-transport.ts';
import { DEFAULT_SYNC_TIMING } from '../sync-timing.ts';
import { createVirtualTime } from './virtual-time.ts';
import { createCartSyncer } from '../internal/cart-syncer.ts';
import { type CartChangePlanner, type SentChanges } from '../internal/cart-change-planner.ts';

export const createEmptyRemoteCart = (id = 'cart', more: Partial<RemoteCart> = {}): RemoteCart => ({
  id,
  lines: [],
  codes: [],
  cost: { subtotal: zeroMoney('DKK'), total: zeroMoney('DKK') },
  messages: [],
  ...more,
});
export const createOkAnswer = (answer = createEmptyRemoteCart()): CartAnswer => ({
  kind: 'ok',
  cart: answer,
});
export const retryAnswer: CartAnswer = { kind: 'retry' };
const desired: DesiredCart = { lines: new Map(), codes: [], giftCards: [], note: '' };
export const testSentChanges: SentChanges = {
  desired,
  cart: emptyCart,
  changes: { add: [{ sku: 'serum', quantity: 1 }], update: [], remove: [] },
};

/**
 * Opens a syncer with a scripted planner and answers. It waits half of the maximum after a failure: 250, 500, 1000
 * ms.
 */
export function openSyncer({ kept, withNetwork = true }: { kept?: string; withNetwork?: boolean } = {}) {
  const time = createVirtualTime();
  const requests: [name: string, ...details: unknown[]][] = [];
  const pending: { resolve: (answer: CartAnswer) => void }[] = [];
  const timers = time.timers();
  let timerCount = 0;
  let storedId = kept;
  let online = true;
  /** Number of changes still to be sent. */
  let left = 0;
  const send = (...request: (typeof requests)[0]): Promise<CartAnswer> => {
    requests.push(request);
    return new Promise((resolve) => pending.push({ resolve }));
  };
  const planner = {
    nextChanges: vi.fn<CartChangePlanner['nextChanges']>(() => (left > 0 ? testSentChanges : undefined)),
    countRemaining: vi.fn<CartChangePlanner['countRemaining']>(() => left),
    acceptAnswer: vi.fn<CartChangePlanner['acceptAnswer']>(),
    handleRefusal: vi.fn<CartChangePlanner['handleRefusal']>(),
    resumeBatching: vi.fn<CartChangePlanner['resumeBatching']>(),
    clearRejections: vi.fn<CartChangePlanner['clearRejections']>(),
    unavailable: () => [],
  };
  const keep = vi.fn<(id: string | undefined) => void>((id) => {
    storedId = id;
  });
  const reloadBag = vi.fn<() => void>();
  const statuses: string[] = [];
  const syncer = createCartSyncer({
    planner,
    reloadBag,
    transport: {
      createCart: (input) => send('create', input),
      fetchCart: (id) => send('read', id),
      changeCart: (id, changes) => send('apply', id, changes),
    },
    timers: {
      setTimeout(callback, delay) {
        timerCount += 1;
        return timers.setTimeout(() => {
          timerCount -= 1;
          callback();
        }, delay);
      },
      clearTimeout(handle) {
        timerCount -= 1;
        timers.clearTimeout(handle);
      },
    },
    random: () => 0,
    network: withNetwork ? { isOnline: () => online, subscribe: () => () => undefined } : undefined,
    timing: DEFAULT_SYNC_TIMING,
    onChange: () => statuses.push(syncer.status()),
    storedCartId: { read: () => storedId, write: keep },
  });
  return {
    ...syncer,
    time,
    planner,
    keep,
    reloadBag,
    statuses,
    timerCount: () => timerCount,
    /** Returns the names of the requests since the last call. */
    sent: () => requests.splice(0).map(([name]) => name),
    requests,
    want(count: number) {
      left = count;
    },
    setOnline(value: boolean) {
      online = value;
    },
    setKept(id: string | undefined) {
      storedId = id;
    },
    /** Answers the oldest pending request. */
    async answer(answer: CartAnswer) {
      pending.shift()?.resolve(answer);
      await time.advance(0);
    },
    pass: (ms: number) => time.advance(ms),
  };
}

/** Opens a syncer that has settled with a cart. */
export async function openSettledSyncer() {
  const syncer = openSyncer({ kept: 'cart' });
  syncer.start(undefined);
  await syncer.pass(0);
  await syncer.answer(createOkAnswer());
  await syncer.pass(DEFAULT_SYNC_TIMING.confirmDelayMs);
  await syncer.answer(createOkAnswer());
  syncer.sent();
  syncer.statuses.length = 0;
  return syncer;
}
