import { expect, test, vi } from 'vitest';
import { createPrerenderedClient, type ListRequest, type ListResult } from './prerendered-client.ts';

const resultOf = (nbHits: number, ids: readonly string[] = []): ListResult => ({
  hits: ids.map((objectID) => ({ objectID })),
  nbHits,
  nbPages: 1,
  page: 0,
  hitsPerPage: 12,
});
const whole = { ...resultOf(36), index: 'products' };
const request = (params: NonNullable<ListRequest['params']> = {}): ListRequest => ({
  indexName: 'products',
  params: { page: 0, hitsPerPage: 12, ...params },
});
const dry = { facetFilters: [['skinTypes:dry']] };

function open(
  answer: (requests: readonly object[]) => readonly ListResult[] = (all) => all.map(() => resultOf(30)),
) {
  const ask = vi.fn(async (requests: readonly object[]) => ({ results: answer(requests) }));
  const extraRequest = (query: string) => ({ indexName: 'journals', query });
  return {
    ask,
    client: createPrerenderedClient({ prerenderedResult: whole, sendRequests: ask, extraRequest }),
  };
}

test('returns the unfiltered list without a request', async () => {
  const { ask, client } = open();
  expect(await client.search([request()])).toEqual({ results: [whole] });
  expect(ask).not.toHaveBeenCalled();
});

test('requests only the next page', async () => {
  const { ask, client } = open();
  await client.search([request({ page: 1 })]);
  await client.search([request({ page: 2 })]);
  expect(ask.mock.calls.map(([[first]]) => first)).toEqual([request({ page: 1 }), request({ page: 2 })]);
});

test('requests a page with all before it, in pages of twelve, where they are not shown', async () => {
  const { ask, client } = open(() => [resultOf(30)]);
  const { results } = await client.search([request({ ...dry, page: 1 })]);
  expect(ask).toHaveBeenCalledWith([request({ ...dry, page: 0, hitsPerPage: 24 })]);
  expect(results[0]?.nbPages).toBe(3);
  await client.search([request({ page: 8999 })]);
  expect(ask).toHaveBeenLastCalledWith([request({ page: 0, hitsPerPage: 1000 })]);
});

test('counts the hits without the choices of each facet', async () => {
  const { client } = open(() => [resultOf(0), resultOf(2), resultOf(7)]);
  const { results } = await client.search([
    request(dry),
    request({ facets: ['skinTypes'] }),
    request({ facets: 'concerns' }),
  ]);
  expect(results).toHaveLength(3);
  expect(results[0]?.hitsWithout).toEqual({ skinTypes: 2, concerns: 7 });
});

test('requests pages with a search, and keeps them while the list grows', async () => {
  const { ask, client } = open((all) => all.map((_, position) => resultOf(30, [`hit ${position}`])));
  const { results } = await client.search([request({ query: 'gift' })]);
  expect(ask.mock.calls[0]?.[0]).toEqual([
    request({ query: 'gift' }),
    { indexName: 'journals', query: 'gift' },
  ]);
  expect(results).toHaveLength(1);
  expect(results[0]?.extraHits).toEqual([{ objectID: 'hit 1' }]);
  const longer = await client.search([request({ query: 'gift', page: 1 })]);
  expect(ask.mock.calls[1]?.[0]).toHaveLength(1);
  expect(longer.results[0]?.extraHits).toEqual([{ objectID: 'hit 1' }]);
  const others = await client.search([request({ query: ' ' })]);
  expect(others.results[0]?.extraHits).toBeUndefined();
});

test('returns nothing for no request, and passes on a failure', async () => {
  const { client } = open(() => {
    throw new Error('down');
  });
  expect(await client.search([])).toEqual({ results: [] });
  await expect(client.search([request(dry)])).rejects.toThrow('down');
});
