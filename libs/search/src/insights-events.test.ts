import type { algoliasearch } from 'algoliasearch';
import { describe, expect, expectTypeOf, test } from 'vitest';
import {
  createAddToCartEvent,
  createClickEvent,
  createViewEvents,
  type InsightsEvent,
} from './insights-events.ts';

const search = { index: 'products_da', userToken: 'anonymous-1' };

const found = { ...search, queryID: 'q1' };

describe('createClickEvent()', () => {
  test('has a position and the id of its query', () => {
    expect(createClickEvent(found, 'p04', 3)).toStrictEqual({
      eventType: 'click',
      eventName: 'Hit clicked',
      ...found,
      objectIDs: ['p04'],
      positions: [3],
    });
  });

  test('has neither outside a search', () => {
    expect(createClickEvent(search, 'p04', 3)).toStrictEqual({
      eventType: 'click',
      eventName: 'Hit clicked',
      ...search,
      objectIDs: ['p04'],
    });
  });
});

describe('createAddToCartEvent()', () => {
  const line = { unitPrice: 37_550, currency: 'DKK', quantity: 2 } as const;

  test('has prices in whole units, as the protocol requires, and the query of the line', () => {
    expect(createAddToCartEvent(found, 'p04', line)).toStrictEqual({
      eventType: 'conversion',
      eventSubtype: 'addToCart',
      eventName: 'Hit added to bag',
      ...found,
      objectIDs: ['p04'],
      currency: 'DKK',
      value: 751,
      objectData: [{ price: 375.5, quantity: 2, queryID: 'q1' }],
    });
  });

  test.each([
    ['JPY', 9000],
    ['HUF', 90],
    ['KWD', 9],
  ])('counts in the minor units of ISO 4217: 9000 in %s are %d', (currency, price) => {
    const event = createAddToCartEvent(search, 'w04', { unitPrice: 9000, currency, quantity: 2 });
    expect(event).toMatchObject({ value: 2 * price, objectData: [{ price }] });
  });

  test('has no query outside a search', () => {
    const event = createAddToCartEvent(search, 'p04', line);
    expect(event).not.toHaveProperty('queryID');
    expect(event.objectData).toStrictEqual([{ price: 375.5, quantity: 2 }]);
  });
});

describe('createViewEvents()', () => {
  test('spreads 45 hits over events of at most 20', () => {
    const objectIDs = Array.from({ length: 45 }, (_, index) => `p${index}`);
    const events = createViewEvents(search, objectIDs);
    expect(events.map((event) => event.objectIDs.length)).toEqual([20, 20, 5]);
    expect(events.flatMap((event) => event.objectIDs)).toEqual(objectIDs);
  });

  test('creates one event for 20 hits and none without hits', () => {
    expect(createViewEvents(search, Array.from({ length: 20 }, String))).toHaveLength(1);
    expect(createViewEvents(search, [])).toEqual([]);
  });

  test('has no query, which a view event cannot have', () => {
    expect(createViewEvents(found, ['p04'])).toStrictEqual([
      { eventType: 'view', eventName: 'Hits viewed', ...search, objectIDs: ['p04'] },
    ]);
  });
});

test('the hosted client accepts every event', () => {
  type InsightsClient = ReturnType<ReturnType<typeof algoliasearch>['initInsights']>;
  type PushedEvent = Parameters<InsightsClient['pushEvents']>[0]['events'][number];
  expectTypeOf<InsightsEvent>().toExtend<PushedEvent>();
});
