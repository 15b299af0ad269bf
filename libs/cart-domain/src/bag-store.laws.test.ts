import { fc, test as property } from '@fast-check/vitest';
import { expect } from 'vitest';
import { createBagStore, DEFAULT_BAG_KEY } from './bag-store.ts';
import { parseStoredBag } from './bag-storage.ts';
import { createSimulatedBrowser } from './testing/simulated-browser.ts';
import { createVirtualTime } from './testing/virtual-time.ts';

/** Adds, for what they come to does not depend on which tab was first. */
const clicks = fc.array(
  fc.record({
    wait: fc.nat({ max: 6 }),
    tab: fc.nat({ max: 1 }),
    sku: fc.constantFrom('serum', 'soap', 'balm'),
  }),
  { minLength: 1, maxLength: 40 },
);

const delays = fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 20 });

property.prop([clicks, delays, delays], { numRuns: Number(process.env.LAW_RUNS ?? 300) })(
  'two tabs that act at once in a slow browser lose no click',
  async (events, messageDelays, storageDelays) => {
    const time = createVirtualTime();
    const browser = createSimulatedBrowser(time, {
      message: inTurn(messageDelays),
      storage: inTurn(storageDelays),
    });
    const stores = ['a', 'b'].map((tab) => {
      const { storage, channel } = browser.open();
      return createBagStore({ storage: () => storage, channel, tab });
    });
    const clicked: Record<string, number> = {};
    for (const { wait, tab, sku } of events) {
      await time.advance(wait);
      stores[tab]?.dispatch({ type: 'addLine', sku, quantity: 1 });
      clicked[sku] = (clicked[sku] ?? 0) + 1;
    }
    await time.advance(1_000);
    const stored = parseStoredBag(browser.stored.get(DEFAULT_BAG_KEY) ?? null);
    expect(quantities(stored.bag.lines)).toEqual(clicked);
    for (const store of stores) expect(quantities(store.getState().bag.lines)).toEqual(clicked);
  },
  600_000,
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
