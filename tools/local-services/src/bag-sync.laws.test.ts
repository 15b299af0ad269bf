import { fc, test as property } from '@fast-check/vitest';
import { type Bag, type BagCommand, emptyBag, reduceBag } from '@marehalm/cart-domain/bag';
import {
  type BagSync,
  type BagStore,
  createBagStore,
  createBagSync,
  type TabLocks,
} from '@marehalm/cart-domain/sync';
import {
  createCartTransport,
  createStorefrontClient,
  fetchCart,
  fetchCatalog,
  type TransportCart,
  indexVariantsBySku,
} from '@marehalm/commerce-client';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { type RunningServices, startServices } from './start-services.ts';

/** Sequences in every run of the tests; `npm run test:laws` tries a thousand. */
const RUNS = Math.min(
  Number(process.env['LAW_RUNS'] ?? (process.env['TEST_SCOPE'] === 'all' ? 50 : 10)),
  1000,
);
const ADMIN_TOKEN = 'a-token-of-the-tests-alone';

/** Two with more on the shelf than a line may hold, one of which there are three. */
const plenty = ['MH-P04-30', 'MH-P28-50'];
const scarce = 'MH-P15-250';
const STOCK = 3;

let services: RunningServices;
let variantOf: (sku: string) => string | undefined;
beforeAll(async () => {
  services = await startServices({
    contentDirectory: join(import.meta.dirname, '../content'),
    dataFile: ':memory:',
    shopDirectory: join(import.meta.dirname, 'no-shop'),
    // A day on which nothing is reduced.
    clock: () => new Date('2026-11-10T12:00:00Z'),
    faults: false,
    adminToken: ADMIN_TOKEN,
    port: 0,
    host: '127.0.0.1',
  });
  for (const sku of [...plenty, scarce])
    await fetch(`${services.origin}/admin/shops/dk/stock/${sku}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${ADMIN_TOKEN}`, 'content-type': 'application/json' },
      body: JSON.stringify({ available: sku === scarce ? STOCK : 1000 }),
    });
  const catalogue = await fetchCatalog(clientWith([]));
  if (catalogue.kind !== 'ok') throw new Error(`Cannot read the catalogue: ${catalogue.kind}`);
  const variants = indexVariantsBySku(catalogue.products);
  variantOf = (sku) => variants.get(sku)?.id;
});
afterAll(() => services.close());

/** What happens to a request: nothing, no answer though it was heard, not heard at all, heard late, or half an answer. */
const faults = ['none', 'lost', 'down', 'slow', 'half'] as const;
type Fault = (typeof faults)[number];

/** A client of the real shop on whose way each next request meets the next of `ahead`. */
function clientWith(ahead: Fault[]) {
  return createStorefrontClient({
    endpoint: `${services.origin}/shops/dk/api/2026-04/graphql.json`,
    accessToken: 'public',
    country: 'DK',
    language: 'DA',
    fetch: async (input, init) => {
      const fault = ahead.shift() ?? 'none';
      if (fault === 'down') return new Response('<html>Bad gateway</html>', { status: 502 });
      if (fault === 'slow') await pause(10);
      const answer = await fetch(input, init);
      if (fault === 'lost') {
        await answer.arrayBuffer();
        throw new TypeError('fetch failed');
      }
      return fault === 'half' ? new Response((await answer.text()).slice(0, 20)) : answer;
    },
  });
}

/** What a shopper does in one of the tabs. A reload ends the page and opens it anew. */
type Step =
  | { readonly tab: 0 | 1; readonly pause: number; readonly command: BagCommand }
  | { readonly tab: 0 | 1; readonly pause: number; readonly does: 'refresh' | 'reload' };

const sku = fc.constantFrom(...plenty, scarce);
const code = fc.constantFrom('KYST10', 'FRIFRAGT');
const command: fc.Arbitrary<BagCommand> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ type: fc.constant('addLine' as const), sku, quantity: fc.nat(5) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('setQuantity' as const),
      sku,
      quantity: fc.constantFrom(0, 1, 2, 9, 98),
    }),
  },
  fc.record({ type: fc.constant('removeLine' as const), sku }),
  fc.record({ type: fc.constant('applyPromoCode' as const), code }),
  fc.record({ type: fc.constant('removePromoCode' as const), code }),
  fc.constant<BagCommand>({ type: 'selectSamples', skus: ['MH-SAMPLE-S01'] }),
);
const tab = fc.constantFrom(0 as const, 1 as const);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ tab, pause: fc.constantFrom(0, 0, 3, 12), command }) },
  {
    weight: 1,
    arbitrary: fc.record({
      tab,
      pause: fc.constantFrom(0, 8),
      does: fc.constantFrom('refresh' as const, 'reload' as const),
    }),
  },
);

interface Tab {
  readonly store: BagStore;
  readonly sync: BagSync<TransportCart>;
  close(): void;
}

let shoppers = 0;

/** A browser of its own, whose tabs share a storage, a channel and locks, as they do in `bag.ts` and `bag-sync.ts`. */
function openBrowser(ahead: Fault[]) {
  const name = `shopper-${(shoppers += 1)}`;
  const stored = new Map<string, string>();
  const storage = () => ({
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  return (): Tab => {
    const channel = new BroadcastChannel(name);
    const store = createBagStore({ storage, channel, key: `${name}-bag` });
    const transport = createCartTransport({
      client: clientWith(ahead),
      findVariantId: variantOf,
      country: 'DK',
    });
    const sync = createBagSync<TransportCart>({
      shop: 'dk',
      key: `${name}-cart`,
      store,
      transport,
      offers: () => undefined,
      freeItems: (bag) => ({ samples: bag.lines.length > 0 ? bag.samples : [], gifts: [] }),
      timers: globalThis,
      storage,
      channel,
      locks: navigator.locks as TabLocks,
      timing: {
        batchDelayMs: 2,
        requestTimeoutMs: 5000,
        confirmDelayMs: 25,
        retryDelayMs: 2,
        maxRetryDelayMs: 20,
        takeOverTimeoutMs: 400,
      },
    });
    const close = () => {
      sync.close();
      store.close();
      channel.close();
    };
    return { store, sync, close };
  };
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const quantities = (lines: readonly { readonly sku: string; readonly quantity: number }[]) =>
  Object.fromEntries(
    [...lines].sort((a, b) => a.sku.localeCompare(b.sku)).map((line) => [line.sku, line.quantity]),
  );

/** A cart without what one answer said of one change: a tab that has only read the cart since has not heard it. */
const withoutNews = (cart: TransportCart | undefined) => cart && { ...cart, messages: [] };

const isAtRest = ({ store, sync }: Tab, other: Tab) =>
  sync.getState().status === 'settled' &&
  JSON.stringify(store.getState().bag) === JSON.stringify(other.store.getState().bag);

property.prop(
  [fc.array(step, { minLength: 2, maxLength: 14 }), fc.array(fc.constantFrom(...faults), { maxLength: 8 })],
  {
    numRuns: RUNS,
  },
)(
  'two tabs and the shop agree in the end and lose nothing, whatever happens to requests',
  async (steps, troubles) => {
    const open = openBrowser([...troubles]);
    const tabs: [Tab, Tab] = [open(), open()];
    let asked: Bag = emptyBag;
    try {
      for (const one of steps) {
        if (one.pause > 0) await pause(one.pause);
        const { store, sync, close } = tabs[one.tab];
        if ('command' in one) {
          store.dispatch(one.command);
          asked = reduceBag(asked, one.command);
        } else if (one.does === 'refresh') {
          sync.refresh();
        } else {
          close();
          tabs[one.tab] = open();
        }
      }
      const [left, right] = tabs;
      await expect
        .poll(() => isAtRest(left, right) && isAtRest(right, left), { timeout: 15_000, interval: 5 })
        .toBe(true);

      const { bag } = left.store.getState();
      const wanted = quantities(asked.lines.filter((line) => line.sku !== scarce));
      expect(quantities(bag.lines.filter((line) => line.sku !== scarce))).toEqual(wanted);
      expect(bag.promoCodes).toEqual(asked.promoCodes);
      expect(quantities(bag.lines)[scarce] ?? 0).toBeLessThanOrEqual(STOCK);

      const { cart } = left.sync.getState();
      expect(withoutNews(right.sync.getState().cart)).toEqual(withoutNews(cart));
      const samples = bag.lines.length > 0 ? bag.samples.map((sample) => ({ sku: sample, quantity: 1 })) : [];
      const held = quantities([...bag.lines, ...samples]);
      if (cart === undefined) {
        expect(held).toEqual({});
        return;
      }
      const there = await fetchCart(clientWith([]), cart.id);
      expect(there.kind === 'ok' && quantities(there.cart.lines as never)).toEqual(held);
      expect(there.kind === 'ok' && there.cart.cost.total).toEqual(cart.cost.total);
    } finally {
      for (const each of tabs) each.close();
    }
  },
  1_200_000,
);
