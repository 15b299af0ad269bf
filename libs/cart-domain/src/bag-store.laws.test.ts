import { fc, test as property } from '@fast-check/vitest';
import { expect } from 'vitest';
import { type BagStore, createBagStore, DEFAULT_BAG_KEY } from './bag-store.ts';
import { parseStoredBag } from './bag-storage.ts';
import { createSimulatedBrowser, type SimulatedTab } from './testing/simulated-browser.ts';
import { createVirtualTime } from './testing/virtual-time.ts';

/** What happens to three tabs of a browser. */
type Event = { readonly wait: number } & (
  | { readonly kind: 'add'; readonly tab: number; readonly sku: string }
  | { readonly kind: 'freeze'; readonly tab: number; readonly duration: number }
  | { readonly kind: 'leave'; readonly tab: number }
  | { readonly kind: 'fill' | 'free' }
);

const tab = fc.nat({ max: 2 });
const wait = fc.nat({ max: 6 });

/** Adds, for what they come to does not depend on which tab was first. */
const add = fc.record({
  wait,
  kind: fc.constant('add' as const),
  tab,
  sku: fc.constantFrom('serum', 'soap', 'balm'),
});
const freeze = fc.record({
  wait,
  kind: fc.constant('freeze' as const),
  tab,
  duration: fc.integer({ min: 1, max: 100 }),
});
const leave = fc.record({ wait, kind: fc.constant('leave' as const), tab });
const quota = fc.record({ wait, kind: fc.constantFrom('fill' as const, 'free' as const) });

function eventsOf(...events: fc.Arbitrary<Event>[]): fc.Arbitrary<Event[]> {
  return fc.array(fc.oneof({ weight: 8, arbitrary: add }, ...events), { minLength: 1, maxLength: 40 });
}

const delays = fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 20 });

/** Lets everything happen, and everything stored and told arrive. Returns what was added, and the pages that are left. */
async function live(
  events: readonly Event[],
  messageDelays: readonly number[],
  storageDelays: readonly number[],
) {
  const time = createVirtualTime();
  const browser = createSimulatedBrowser(time, {
    message: inTurn(messageDelays),
    storage: inTurn(storageDelays),
  });
  const pages = Array.from({ length: 3 }, (_, index) => open(`tab ${index}`));
  const added: Record<string, number> = {};

  function open(name: string): { tab: SimulatedTab; store: BagStore } {
    const tab = browser.open();
    return { tab, store: createBagStore({ storage: () => tab.storage, channel: tab.channel, tab: name }) };
  }

  function happen(event: Event): void {
    if (!('tab' in event)) return browser.setFull(event.kind === 'fill');
    const page = pages[event.tab] as (typeof pages)[0];
    switch (event.kind) {
      case 'freeze':
        return page.tab.freeze(event.duration);
      case 'leave':
        // A bag that could not be stored goes with its page.
        if (!page.store.getState().saved || page.tab.isFrozen()) return;
        page.tab.crash();
        pages[event.tab] = open(`tab ${event.tab} from ${time.now()}`);
        return;
      case 'add':
        return page.tab.run(() => {
          page.store.dispatch({ type: 'addLine', sku: event.sku, quantity: 1 });
          added[event.sku] = (added[event.sku] ?? 0) + 1;
        });
    }
  }

  for (const event of events) {
    await time.advance(event.wait);
    happen(event);
  }
  await time.advance(1_000);
  if (events.some(({ kind }) => kind === 'fill')) {
    browser.setFull(false);
    for (const { store } of pages) store.reload();
    await time.advance(1_000);
  }
  return { added, pages, stored: browser.stored.get(DEFAULT_BAG_KEY) ?? null };
}

function expectNothingLost({ added, pages, stored }: Awaited<ReturnType<typeof live>>): void {
  expect(quantities(parseStoredBag(stored).bag.lines)).toEqual(added);
  for (const { store } of pages) expect(quantities(store.getState().bag.lines)).toEqual(added);
}

property.prop([eventsOf(freeze), delays, delays])(
  'tabs that act at once in a slow browser lose no click',
  async (events, messageDelays, storageDelays) => {
    expectNothingLost(await live(events, messageDelays, storageDelays));
  },
);

property.prop([eventsOf(freeze, leave), delays])(
  'tabs that come and go lose no click and repeat none',
  async (events, messageDelays) => {
    expectNothingLost(await live(events, messageDelays, [0]));
  },
);

property.prop([eventsOf(freeze, leave, quota), delays])(
  'a storage that fills up and is freed again costs no click',
  async (events, messageDelays) => {
    expectNothingLost(await live(events, messageDelays, [0]));
  },
);

function inTurn(list: readonly number[]): () => number {
  let turn = 0;
  return () => {
    turn += 1;
    return list[turn % list.length] ?? 1;
  };
}

function quantities(lines: readonly { sku: string; quantity: number }[]): Record<string, number> {
  return Object.fromEntries(lines.map(({ sku, quantity }) => [sku, quantity]));
}
