import { history as historyRouter } from 'instantsearch.js/es/lib/routers';
import { createSearchUrlCodec, createSearchIndices, englishSearchWords } from '@marehalm/search';
import { createInstantSearchRouting } from '@marehalm/search/instantsearch';
import { expect, test, vi } from 'vitest';
import { createApp, h } from 'vue';
import { AisInstantSearch, AisSearchBox, AisRangeInput } from 'vue-instantsearch/vue3/es';

const indices = createSearchIndices({
  names: { products: 'weine', journals: 'magazin' },
  locales: ['de', 'en'],
  currencies: ['EUR', 'JPY'],
  defaultSortOrder: 'recommended',
  sortOrders: { cheapest: { price: 'asc' } },
});
const facets = { region: 'region' };
const address = createSearchUrlCodec({
  facets,
  sortOrders: indices.sortOrders,
  words: { ...englishSearchWords, maxPrice: 'bis', sort: 'nach', sortOrders: { cheapest: 'preis' } },
});
const { stateMapping, history } = createInstantSearchRouting({
  ...indices.list('products', 'de', 'JPY'),
  facets,
  address,
});

test('a wine shop in Vue reads its list from the address and writes it there', async () => {
  const asked = [];
  const searchClient = {
    search: async (requests) => {
      asked.push(...requests);
      return {
        results: requests.map(({ indexName }) => ({
          index: indexName,
          hits: [],
          nbHits: 0,
          page: 0,
          query: '',
        })),
      };
    },
  };
  const list = {
    render: () =>
      h(
        AisInstantSearch,
        {
          indexName: 'weine',
          searchClient,
          routing: { router: historyRouter({ ...history, writeDelay: 0 }), stateMapping },
          future: { preserveSharedStateOnUnmount: true },
        },
        () => [h(AisSearchBox), h(AisRangeInput, { attribute: 'prices.JPY' })],
      ),
  };
  const root = document.body.appendChild(document.createElement('div'));
  createApp(list).mount(root);
  await vi.waitFor(() => expect(asked.length).toBeGreaterThan(0));
  expect(asked[0].indexName).toBe('weine');
  expect(JSON.stringify(asked[0].params)).toContain('prices.JPY<=9000');

  const box = root.querySelector('input[type=search]');
  box.value = 'riesling';
  box.dispatchEvent(new Event('input', { bubbles: true }));
  await vi.waitFor(() => expect(location.search).toContain('q=riesling'));
  expect(location.search).toContain('bis=9000');
});
