import { fc, test as property } from '@fast-check/vitest';
import { expect } from 'vitest';
import { type BagCommand } from './bag.ts';
import { arbitraryCommand } from './testing/arbitrary-bag.ts';
import { type ServiceHabits } from './testing/simulated-service.ts';
import { createSimulatedShop, type Fate, type SimulatedShop } from './testing/simulated-shop.ts';
import { purchasableSkus } from './testing/shop.ts';

const numRuns = Number(process.env.LAW_RUNS ?? 150);

/** Milliseconds within which a transport waits. */
const short = fc.integer({ min: 1, max: 2_000 });

/** Longer than a transport or the engine waits, shorter than the engine lets pass before it looks once more. */
const long = fc.integer({ min: 2_000, max: 25_000 });

const answered = fc.record({ kind: fc.constant('answered' as const), there: short, back: short });

/** Faults after which the engine knows that something is amiss. */
const noticedFates: fc.Arbitrary<Fate>[] = [
  fc.record({ kind: fc.constant('answered' as const), there: short, back: long }),
  fc.record({ kind: fc.constant('request-lost' as const), after: short }),
  fc.record({ kind: fc.constant('answer-lost' as const), there: short, after: long }),
  fc.record({ kind: fc.constant('late' as const), there: long, after: short }),
  fc.record({ kind: fc.constant('silent' as const), there: long }),
  fc.record({ kind: fc.constant('rejected' as const), after: short }),
  fc.record({ kind: fc.constant('throttled' as const), after: short, afterMs: short }),
];

/** A request that a network repeats behind everybody's back. */
const doubled = fc.record({ kind: fc.constant('doubled' as const), there: short, back: short, again: short });

/** What happens in the shop and around it. `page` picks one of the pages that are open. */
type Event = { readonly wait: number } & (
  | { readonly kind: 'command'; readonly page: number; readonly command: BagCommand }
  | { readonly kind: 'crash' | 'refresh'; readonly page: number }
  | { readonly kind: 'freeze'; readonly page: number; readonly duration: number }
  | { readonly kind: 'open' | 'offline' | 'online' | 'expire' }
  | { readonly kind: 'stock'; readonly sku: string; readonly stock: number }
);

const page = fc.nat({ max: 3 });
const wait = fc.oneof({ weight: 4, arbitrary: fc.nat({ max: 400 }) }, fc.nat({ max: 20_000 }));

const command = fc.record({ wait, kind: fc.constant('command' as const), page, command: arbitraryCommand });
const browserEvents = [
  fc.record({ wait, kind: fc.constant('crash' as const), page }),
  fc.record({ wait, kind: fc.constantFrom('open' as const, 'offline' as const, 'online' as const) }),
];
const serviceEvents = [
  fc.record({ wait, kind: fc.constant('refresh' as const), page }),
  fc.record({ wait, kind: fc.constant('freeze' as const), page, duration: long }),
  fc.record({ wait, kind: fc.constant('expire' as const) }),
  fc.record({
    wait,
    kind: fc.constant('stock' as const),
    sku: fc.constantFrom(...purchasableSkus, 'MH-SAMPLE-S01', 'MH-FREE-P32-10'),
    stock: fc.constantFrom(0, 1, 3, 1000),
  }),
];

function eventsOf(...events: fc.Arbitrary<Event>[]): fc.Arbitrary<Event[]> {
  const event = fc.oneof({ weight: 10, arbitrary: command }, ...events);
  return fc.array(event, { minLength: 1, maxLength: 30 });
}

function fatesOf(...faults: fc.Arbitrary<Fate>[]): fc.Arbitrary<Fate[]> {
  return fc.array(fc.oneof({ weight: 6, arbitrary: answered }, ...faults), { maxLength: 40 });
}

const habits: fc.Arbitrary<Partial<ServiceHabits>> = fc.record({
  explains: fc.boolean(),
  unknownSku: fc.constantFrom('drops' as const, 'refuses' as const, 'refuses-naming' as const),
});

function happen(shop: SimulatedShop, event: Event): void {
  const alive = shop.alive();
  const chosen = 'page' in event ? alive[event.page % Math.max(1, alive.length)] : undefined;
  switch (event.kind) {
    case 'command':
      return chosen?.tab.run(() => shop.click(chosen, event.command));
    case 'crash':
      return chosen?.tab.crash();
    case 'refresh':
      return chosen?.tab.run(() => chosen.sync.refresh());
    case 'freeze':
      return chosen?.tab.freeze(event.duration);
    case 'open':
      return void (alive.length < 4 && shop.open());
    case 'offline':
    case 'online':
      return shop.setOnline(event.kind === 'online');
    case 'expire':
      return shop.service.expire();
    case 'stock':
      return shop.service.setStock(event.sku, event.stock);
  }
}

/** Lets everything happen, then lets what is still on its way arrive. */
async function weather(shop: SimulatedShop, events: readonly Event[]): Promise<void> {
  shop.open();
  for (const event of events) {
    await shop.time.advance(event.wait);
    happen(shop, event);
  }
  shop.calm();
  if (shop.alive().length === 0) shop.open();
  await shop.time.advance(150_000);
}

/** Every page has the bag that the commands make, and the service has what that bag asks for. */
function expectBothSidesEqual(shop: SimulatedShop): void {
  const bag = shop.expectedBag();
  for (const { store, sync } of shop.alive()) {
    expect(store.getState().bag).toEqual(bag);
    expect(sync.getState().status).toBe('settled');
  }
  const wanted = shop.wanted();
  if (shop.stored.has('marehalm-cart-dk')) {
    expect(shop.remote().lines).toEqual(wanted.lines);
    expect(shop.remote().codes.toSorted()).toEqual(shop.knownCodes(wanted.codes).toSorted());
  } else {
    // Nobody needs a cart for samples alone.
    expect(Object.keys(wanted.lines).filter((key) => !key.startsWith('MH-SAMPLE'))).toEqual([]);
  }
  expect(shop.charged()).toEqual([]);
}

property.prop([eventsOf(...browserEvents), fatesOf(...noticedFates), habits], { numRuns })(
  'through lost, late and slow answers, crashes and dead spots both sides end equal by themselves',
  async (events, fates, service) => {
    const shop = createSimulatedShop(service, fates);
    await weather(shop, events);
    expectBothSidesEqual(shop);
    expect(shop.engineCommands()).toEqual([]);
  },
  600_000,
);

property.prop(
  [eventsOf(...browserEvents, ...serviceEvents), fatesOf(...noticedFates, doubled), habits, fc.boolean()],
  { numRuns },
)(
  'whatever else happens, both sides are equal after the refresh that comes before a checkout',
  async (events, fates, service, withLocks) => {
    const shop = createSimulatedShop(service, fates, { withLocks });
    await weather(shop, events);
    for (const { sync } of shop.alive()) sync.refresh();
    await shop.time.advance(60_000);
    expectBothSidesEqual(shop);
    // The engine changes a bag in one way only, and says so.
    const changed = shop.engineCommands();
    for (const one of changed) expect(one).toMatchObject({ type: 'setQuantity' });
    expect(shop.notices.filter(({ kind }) => kind === 'quantity-limited')).toHaveLength(changed.length);
  },
  600_000,
);
