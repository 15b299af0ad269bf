import { createAddToCartEvent, createClickEvent, createViewEvents, type ViewEvent } from '@marehalm/search';
import { algoliasearch } from 'algoliasearch';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { localSearchCredentials } from './create-search-service.ts';
import {
  startSearchService,
  getFullPriceDay,
  type RunningSearchService,
} from './testing/start-search-service.ts';

const { appId, searchKey, adminKey } = localSearchCredentials;

let service: RunningSearchService;
beforeAll(async () => {
  service = await startSearchService();
});
afterAll(() => service.close());

const insights = (key = searchKey) =>
  algoliasearch(appId, key).initInsights({ options: { hosts: [service.host] } });

/** What the merchant sees of one shopper. */
async function eventsOf(userToken: string) {
  const headers = { 'x-algolia-application-id': appId, 'x-algolia-api-key': adminKey };
  const answer = await fetch(`${service.origin}/1/events`, { headers });
  const { events } = (await answer.json()) as { events: { userToken: string }[] };
  return events.filter((event) => event.userToken === userToken);
}

test('events of a search are stored with their query', async () => {
  const client = algoliasearch(appId, searchKey, { hosts: [service.host] });
  const { results } = await client.search({
    requests: [{ indexName: 'products', query: 'serum', clickAnalytics: true }],
  });
  const { queryID } = results[0] as { queryID: string };
  const origin = { index: 'products', userToken: 'anonymous-1', queryID };
  const line = { unitPrice: 5000, currency: 'EUR', quantity: 2 } as const;
  const events = [
    createClickEvent(origin, 'p04', 1),
    createAddToCartEvent(origin, 'p04', line),
    ...createViewEvents(origin, ['p04', 'p12']),
  ];
  await expect(insights().pushEvents({ events })).resolves.toEqual({ status: 200, message: 'OK' });
  expect(await eventsOf('anonymous-1')).toEqual(
    events.map((event) => ({ ...event, timestamp: getFullPriceDay().getTime() })),
  );
});

const view: ViewEvent = {
  eventType: 'view',
  eventName: 'Hits viewed',
  index: 'products',
  userToken: 'anonymous-2',
  objectIDs: ['p04'],
};

test.each([
  ['without a name', { eventName: '' }, 'events[1].eventName'],
  ['with an e-mail address as token', { userToken: 'shopper@shop.example' }, 'events[1].userToken'],
  [
    'about nothing',
    { objectIDs: undefined },
    'events[1].objectIDs: either objectIDs or filters are required',
  ],
  ['about too many objects', { objectIDs: Array.from({ length: 21 }, () => 'p04') }, 'events[1].objectIDs'],
  ['with a position outside a search', { eventType: 'click', positions: [1] }, 'events[1].positions'],
  ['of last week', { timestamp: getFullPriceDay().getTime() - 5 * 86_400_000 }, 'events[1].timestamp'],
] as const)(
  'an event %s is refused, and the others of its request are not stored',
  async (_criterion, change, message) => {
    const events = [view, { ...view, ...change }] as never;
    await expect(insights().pushEvents({ events })).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining(message) as string,
    });
    expect(await eventsOf('anonymous-2')).toEqual([]);
  },
);

test('events require a key, and only the merchant reads them', async () => {
  await expect(insights('no-such-key').pushEvents({ events: [view] })).rejects.toMatchObject({ status: 403 });
  const headers = { 'x-algolia-application-id': appId, 'x-algolia-api-key': searchKey };
  expect((await fetch(`${service.origin}/1/events`, { headers })).status).toBe(403);
});

test('the events of a shopper can be deleted', async () => {
  const userToken = 'anonymous-3';
  await insights().pushEvents({ events: [{ ...view, userToken }] });
  expect(await eventsOf(userToken)).toHaveLength(1);
  await insights(adminKey).deleteUserToken({ userToken });
  expect(await eventsOf(userToken)).toEqual([]);
});
