import { expect, test, vi } from 'vitest';
import { type ListFacetsViewModel } from '../list-view-model.ts';
import { createListUrlCodec } from '../list-url-codec.ts';
import { createListSearchSetup, type ListSearchOptions } from './create-list-search.ts';

const view: ListFacetsViewModel = {
  filters: '',
  facets: [{ name: 'rebsorte', values: [{ id: 'riesling', label: 'Riesling', count: 2 }] }],
  total: 30,
};
const facets = { rebsorte: 'grapes' };

function open(search: string, options: Partial<ListSearchOptions> = {}) {
  const address = createListUrlCodec(view, { facets });
  const ask = vi.fn(async () => ({ results: [] }));
  const router = {
    read: () => address.toRoute(address.read(search)),
    write: vi.fn(),
    createURL: () => '',
    onUpdate: () => undefined,
    dispose: () => undefined,
    handleNavigation: () => undefined,
    flush: () => undefined,
    stop: () => undefined,
  };
  const parts = createListSearchSetup({
    indices: { indexName: 'weine', currency: 'EUR' },
    view,
    hits: [{ objectID: 'w1' }],
    facets,
    urlCodec: address,
    router,
    sendRequests: ask,
    cacheKey: '/weine EUR',
    ...options,
  });
  return { ...parts, ask };
}

test('createListSearchSetup() makes the results of the whole list from the page', async () => {
  const { client, initialResults, ask, context } = open('');
  const whole = {
    index: 'weine',
    hits: [{ objectID: 'w1' }],
    nbHits: 30,
    nbPages: 3,
    facets: { grapes: { riesling: 2 } },
  };
  expect(await client.search([{ indexName: 'weine' }])).toMatchObject({ results: [whole] });
  expect(initialResults['weine']).toMatchObject({
    state: { index: 'weine', disjunctiveFacets: ['grapes'] },
    results: [whole],
  });
  expect(context).toMatchObject({ facets: { rebsorte: 'grapes' }, toggles: [] });
  expect(ask).not.toHaveBeenCalled();
});

test('createListSearchSetup() reads and writes no address before it is live', () => {
  const { routing, arrival } = open('rebsorte=riesling&page=3');
  expect(routing.router.read()).toEqual({});
  expect(arrival).toBe('rebsorte=riesling');
});

test('createListSearchSetup() shows a shopper who comes back the results of before', () => {
  const results = { weine: { state: { index: 'weine' }, results: [] } };
  open('rebsorte=riesling', { cacheKey: 'back' }).remember('rebsorte=riesling', results);
  const again = open('rebsorte=riesling', { cacheKey: 'back' });
  expect(again.initialResults).toBe(results);
  expect(again.routing.router.read()).toEqual({ rebsorte: ['riesling'] });
  expect(open('', { cacheKey: 'back' }).initialResults).not.toBe(results);
  expect(open('rebsorte=riesling', { cacheKey: 'elsewhere' }).initialResults).not.toBe(results);
});
