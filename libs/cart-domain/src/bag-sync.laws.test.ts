import { fc, test as property } from '@fast-check/vitest';
import { expect } from 'vitest';
import { type BagCommand } from './bag.ts';
import { arbitraryCommand } from './testing/arbitrary-bag.ts';
import { arbitraryGiftRules, giftSkus } from './testing/arbitrary-gift-rules.ts';
import { type SimulatedServiceOptions } from './testing/simulated-service.ts';
import { createSimulatedShop, type RequestOutcome, type SimulatedShop } from './testing/simulated-shop.ts';
import { purchasableSkus } from './testing/shop-fixtures.ts';

/** Milliseconds after which the simulated transport gives up. */
const short = fc.integer({ min: 1, max: 2_000 });

/** Longer than the timeouts of transport and engine, shorter than the engine's confirmation delay. */
const long = fc.integer({ min: 2_000, max: 25_000 });

const answered = fc.record({ kind: fc.constant('answered' as const), there: short, back: short });

/** Outcomes after which the engine knows that a request may have failed. */
const noticedFates: fc.Arbitrary<RequestOutcome>[] = [
  fc.record({ kind: fc.constant('answered' as const), there: short, back: long }),
  fc.record({ kind: fc.constant('request-lost' as const), after: short }),
  fc.record({ kind: fc.constant('answer-lost' as const), there: short, after: long }),
  fc.record({ kind: fc.constant('late' as const), there: long, after: short }),
  fc.record({ kind: fc.constant('silent' as const), there: long }),
  fc.record({ kind: fc.constantFrom('rejected' as const, 'thrown' as const), after: short }),
  fc.record({
    kind: fc.constant('throttled' as const),
    after: short,
    afterMs: fc.oneof(short, fc.constantFrom(Number.NaN, -1, 0)),
  }),
];

/** A request that the network repeats unnoticed. */
const doubled = fc.record({ kind: fc.constant('doubled' as const), there: short, back: short, again: short });

/** Events in the simulated shop. `page` selects one of the open pages. */
type Event = { readonly wait: number } & (
  | { readonly kind: 'command'; readonly page: number; readonly command: BagCommand }
  | { readonly kind: 'crash' | 'refresh' | 'order' | 'switch'; readonly page: number }
  | { readonly kind: 'freeze'; readonly page: number; readonly duration: number }
  | { readonly kind: 'sleep'; readonly duration: number }
  | { readonly kind: 'open' | 'offline' | 'online' | 'fill' | 'free' | 'expire' | 'lag' | 'catch up' }
  | { readonly kind: 'stock' | 'elsewhere'; readonly sku: string; readonly quantity: number }
  | { readonly kind: 'clock'; readonly by: number }
  | { readonly kind: 'foreign'; readonly data: unknown }
);

const page = fc.nat({ max: 3 });
const wait = fc.oneof({ weight: 4, arbitrary: fc.nat({ max: 400 }) }, fc.nat({ max: 20_000 }));
const sku = fc.constantFrom(...purchasableSkus, 'MH-SAMPLE-S01', 'MH-FREE-P32-10', 'MH-FREE-P20-30');

const command = fc.record({
  wait,
  kind: fc.constant('command' as const),
  page,
  command: fc.oneof({ weight: 20, arbitrary: arbitraryCommand }, fc.constant({ type: 'clear' } as const)),
});

/** Only additions, because their result does not depend on the order of the tabs. */
const add = fc.record({
  wait,
  kind: fc.constant('command' as const),
  page,
  command: fc.record({
    type: fc.constant('addLine' as const),
    sku: fc.constantFrom(...purchasableSkus),
    quantity: fc.integer({ min: 1, max: 3 }),
  }),
});

const crash = fc.record({ wait, kind: fc.constant('crash' as const), page });
const coming = fc.record({
  wait,
  kind: fc.constantFrom('open' as const, 'offline' as const, 'online' as const),
});
const freeze = fc.record({ wait, kind: fc.constant('freeze' as const), page, duration: long });
const quota = fc.record({ wait, kind: fc.constantFrom('fill' as const, 'free' as const) });
const switchMarket = fc.record({ wait, kind: fc.constant('switch' as const), page });
const refresh = fc.record({ wait, kind: fc.constant('refresh' as const), page });

const otherEvents = [
  freeze,
  refresh,
  switchMarket,
  fc.record({ wait, kind: fc.constant('order' as const), page }),
  fc.record({ wait, kind: fc.constant('sleep' as const), duration: fc.integer({ min: 1, max: 3_600_000 }) }),
  fc.record({ wait, kind: fc.constantFrom('expire' as const, 'lag' as const, 'catch up' as const) }),
  fc.record({
    wait,
    kind: fc.constantFrom('stock' as const, 'elsewhere' as const),
    sku,
    quantity: fc.constantFrom(0, 1, 3, 1000),
  }),
  fc.record({
    wait,
    kind: fc.constant('clock' as const),
    by: fc.integer({ min: -3_600_000, max: 3_600_000 }),
  }),
  fc.record({
    wait,
    kind: fc.constant('foreign' as const),
    data: fc.oneof(
      fc.jsonValue(),
      fc.record({
        subject: fc.constantFrom('bag', 'cart-dk'),
        version: fc.constantFrom(0, 2, 'next'),
        message: fc.jsonValue(),
      }),
    ),
  }),
];

function eventsOf(usual: fc.Arbitrary<Event>, ...others: fc.Arbitrary<Event>[]): fc.Arbitrary<Event[]> {
  return fc.array(fc.oneof({ weight: 10, arbitrary: usual }, ...others), { minLength: 1, maxLength: 30 });
}

function fatesOf(...faults: fc.Arbitrary<RequestOutcome>[]): fc.Arbitrary<RequestOutcome[]> {
  return fc.array(fc.oneof({ weight: 6, arbitrary: answered }, ...faults), { maxLength: 40 });
}

const severity = fc.constantFrom('drops' as const, 'refuses' as const, 'refuses-naming' as const);
const habits: fc.Arbitrary<Partial<SimulatedServiceOptions>> = fc.record({
  explains: fc.boolean(),
  unknownSku: severity,
  shortStock: severity,
  unknownCode: fc.constantFrom('drops' as const, 'refuses' as const),
  noteLength: fc.constantFrom(3, 1000),
  keepsGiftCards: fc.boolean(),
});

const delays = fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 10 });

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
    case 'order':
      return chosen?.tab.run(() => shop.order(chosen));
    case 'switch':
      return chosen?.tab.run(() => shop.switchMarket(chosen, chosen.shop === 'dk' ? 'no' : 'dk'));
    case 'freeze':
      return chosen?.tab.freeze(event.duration);
    case 'sleep':
      return alive.forEach(({ tab }) => tab.freeze(event.duration));
    case 'open':
      return void (alive.length < 4 && shop.open());
    case 'offline':
    case 'online':
      return shop.setOnline(event.kind === 'online');
    case 'fill':
    case 'free':
      return shop.setFull(event.kind === 'fill');
    case 'expire':
      return shop.service.expire();
    case 'lag':
      return shop.service.lagBehind();
    case 'catch up':
      return shop.service.catchUp();
    case 'stock':
      return shop.service.setStock(event.sku, event.quantity);
    case 'elsewhere':
      return shop.service.changeElsewhere(event.sku, event.quantity);
    case 'clock':
      return shop.service.turnClock(event.by);
    case 'foreign':
      return shop.say(event.data);
  }
}

/** Runs all events, then delivers all pending requests. */
async function weather(shop: SimulatedShop, events: readonly Event[]): Promise<void> {
  shop.open();
  let asleep = 0;
  for (const event of events) {
    await shop.time.advance(event.wait);
    happen(shop, event);
    if (event.kind === 'sleep') asleep += event.duration;
  }
  shop.calm();
  if (shop.alive().length === 0) shop.open();
  await shop.time.advance(150_000 + asleep);
}

/** The refresh before a checkout. */
async function lookAgain(shop: SimulatedShop): Promise<void> {
  for (const { sync } of shop.alive()) sync.refresh();
  await shop.time.advance(60_000);
}

/** Expects every page to have the bag that the commands make, and the service to have the matching cart. */
function expectBothSidesEqual(shop: SimulatedShop): void {
  const bag = shop.expectedBag();
  const wanted = shop.wanted();
  for (const { store, sync, shop: market } of shop.alive()) {
    expect(store.getState().bag).toEqual(bag);
    expect(sync.getState().status).toBe('settled');
    if (shop.stored.has(`cart-${market}`)) {
      // The order of codes and gift cards is up to the service.
      const inOrder = (list: { codes: readonly string[]; giftCards: readonly string[] }) => ({
        ...list,
        codes: list.codes.toSorted(),
        giftCards: list.giftCards.toSorted(),
      });
      expect(inOrder({ ...shop.remote(market), ...shop.remarks(market) })).toEqual(inOrder(wanted));
    } else {
      // No cart is created for samples and gifts alone.
      expect(Object.keys(wanted.lines).filter((key) => !/SAMPLE|FREE/u.test(key))).toEqual([]);
    }
  }
  expect(shop.charged()).toEqual([]);
}

property.prop([eventsOf(command, crash, coming), fatesOf(...noticedFates), habits])(
  'both sides become equal by themselves through lost, late and slow answers, crashes and lost connections',
  async (events, fates, service) => {
    const shop = createSimulatedShop(service, fates);
    await weather(shop, events);
    expectBothSidesEqual(shop);
    expect(shop.engineCommands()).toEqual([]);
  },
);

const locks = fc.constantFrom(
  'granted' as const,
  'granted' as const,
  'forbidden' as const,
  'missing' as const,
);

property.prop([
  eventsOf(command, crash, coming, ...otherEvents),
  fatesOf(...noticedFates, doubled),
  habits,
  locks,
  delays,
])(
  'both sides are equal after the refresh before a checkout, whatever else happens',
  async (events, fates, service, locks, messageDelays) => {
    const shop = createSimulatedShop(service, fates, {
      locks,
      delays: { message: inTurn(messageDelays), storage: () => 0 },
    });
    await weather(shop, events);
    await lookAgain(shop);
    expectBothSidesEqual(shop);
    // The engine changes a bag in one way only, and notifies the shopper.
    const changed = shop.engineCommands();
    for (const one of changed) expect(one).toMatchObject({ type: 'setQuantity' });
    expect(shop.notices.filter(({ kind }) => kind === 'quantity-limited')).toHaveLength(changed.length);
  },
);

property.prop([
  eventsOf(add, coming, freeze, refresh, switchMarket, quota),
  fatesOf(...noticedFates),
  locks,
  delays,
  delays,
])(
  'both sides have everything that was added, also in slow browsers whose storage fills up',
  async (events, fates, locks, messageDelays, storageDelays) => {
    const shop = createSimulatedShop({}, fates, {
      locks,
      delays: { message: inTurn(messageDelays), storage: inTurn(storageDelays) },
    });
    await weather(shop, events);
    await lookAgain(shop);
    const { lines } = shop.wanted();
    for (const { store, sync } of shop.alive()) {
      expect(quantities(store.getState().bag.lines)).toEqual(quantities(shop.expectedBag().lines));
      expect(sync.getState().status).toBe('settled');
      // The storage may have had no room for the cart's id.
      expect(shop.service.linesOf(sync.getState().cart?.id ?? '')).toEqual(lines);
    }
  },
);

property.prop([
  fc.array(arbitraryCommand, { minLength: 1, maxLength: 15 }),
  arbitraryGiftRules,
  fc.subarray([...giftSkus]),
  fc.record({ explains: fc.boolean(), shortStock: severity }),
])(
  'the cart settles with replacement gifts, whichever gifts sell out',
  async (commands, rules, soldOut, service) => {
    const shop = createSimulatedShop(service, [], { rules });
    for (const gift of soldOut) shop.service.setStock(gift, 0);
    const page = shop.open();
    for (const one of commands) {
      shop.click(page, one);
      await shop.time.advance(30_000);
    }
    expectBothSidesEqual(shop);
    const sent = shop.requests.length;
    await shop.time.advance(600_000);
    expect(shop.requests).toHaveLength(sent);
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
