import { fc, test as property } from '@fast-check/vitest';
import { expect } from 'vitest';
import { type BagCommand } from './bag.ts';
import { type BagStore, createBagStore, DEFAULT_BAG_STORAGE_KEY } from './bag-store.ts';
import { parseStoredBag } from './bag-storage.ts';
import { arbitraryCommand } from './testing/arbitrary-bag.ts';
import { createSimulatedBrowser, type SimulatedTab } from './testing/simulated-browser.ts';
import { createVirtualTime } from './testing/virtual-time.ts';

/** Events in a browser with three tabs. */
type Event = { readonly wait: number } & (
  | { readonly kind: 'command'; readonly tab: number; readonly command: BagCommand }
  | { readonly kind: 'freeze'; readonly tab: number; readonly duration: number }
  | { readonly kind: 'leave'; readonly tab: number }
  | { readonly kind: 'fill' | 'free' }
);

const tab = fc.nat({ max: 2 });
const wait = fc.nat({ max: 6 });

const commandOf = (command: fc.Arbitrary<BagCommand>) =>
  fc.record({ wait, kind: fc.constant('command' as const), tab, command });

/** Only additions, because their result does not depend on the order of the tabs. */
const add = commandOf(
  fc.constantFrom('serum', 'soap', 'balm').map((sku) => ({ type: 'addLine', sku, quantity: 1 }) as const),
);
const freeze = fc.record({
  wait,
  kind: fc.constant('freeze' as const),
  tab,
  duration: fc.integer({ min: 1, max: 100 }),
});
const leave = fc.record({ wait, kind: fc.constant('leave' as const), tab });
const quota = fc.record({ wait, kind: fc.constantFrom('fill' as const, 'free' as const) });

function eventsOf(usual: fc.Arbitrary<Event>, ...others: fc.Arbitrary<Event>[]): fc.Arbitrary<Event[]> {
  return fc.array(fc.oneof({ weight: 8, arbitrary: usual }, ...others), { minLength: 1, maxLength: 40 });
}

const delays = fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 20 });

/** Runs all events and delivers all messages. Returns what was added and what is left. */
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
        // A bag that could not be stored is lost with its page.
        if (!page.store.getState().saved || page.tab.isFrozen()) return;
        page.tab.crash();
        pages[event.tab] = open(`tab ${event.tab} from ${time.now()}`);
        return;
      case 'command':
        return page.tab.run(() => {
          const { command } = event;
          page.store.dispatch(command);
          if (command.type === 'addLine') added[command.sku] = (added[command.sku] ?? 0) + command.quantity;
        });
    }
  }

  for (const event of events) {
    await time.advance(event.wait);
    happen(event);
  }
  await time.advance(1_000);
  const lookAgain = async (): Promise<void> => {
    browser.setFull(false);
    for (const { store } of pages) store.reload();
    await time.advance(1_000);
  };
  const stored = () => parseStoredBag(browser.stored.get(DEFAULT_BAG_STORAGE_KEY) ?? null);
  return { added, pages, stored, lookAgain };
}

function expectNothingLost({ added, pages, stored }: Awaited<ReturnType<typeof live>>): void {
  expect(quantities(stored().bag.lines)).toEqual(added);
  for (const { store } of pages) expect(quantities(store.getState().bag.lines)).toEqual(added);
}

property.prop([eventsOf(add, freeze), delays, delays])(
  'tabs that act at the same time in a slow browser lose no click',
  async (events, messageDelays, storageDelays) => {
    expectNothingLost(await live(events, messageDelays, storageDelays));
  },
);

property.prop([eventsOf(add, freeze, leave), delays])(
  'tabs that open and close lose no click and repeat none',
  async (events, messageDelays) => {
    expectNothingLost(await live(events, messageDelays, [0]));
  },
);

property.prop([eventsOf(add, freeze, leave, quota), delays])(
  'a storage that fills up and is freed again loses no click',
  async (events, messageDelays) => {
    const shop = await live(events, messageDelays, [0]);
    await shop.lookAgain();
    expectNothingLost(shop);
  },
);

property.prop([eventsOf(commandOf(arbitraryCommand), freeze, quota), delays, delays])(
  'tabs that synchronize have the same bag, whatever was done',
  async (events, messageDelays, storageDelays) => {
    const { lookAgain, pages, stored } = await live(events, messageDelays, storageDelays);
    // A bag that could not be stored is stored at the next reload.
    await lookAgain();
    await lookAgain();
    for (const { store } of pages) {
      expect(store.getState()).toMatchObject({ bag: stored().bag, revision: stored().revision, saved: true });
    }
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
