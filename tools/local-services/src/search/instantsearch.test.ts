import { searchIndices, listUrlWords } from '@marehalm/shop/search';
import { createSearchUrlCodec, productFacets } from '@marehalm/search';
import { createInstantSearchRouting, toUiState } from '@marehalm/search/instantsearch';
import { liteClient } from 'algoliasearch/lite';
import { createElement as h, Fragment } from 'react';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { localSearchCredentials } from './create-search-service.ts';
import { connectors, history, instantsearch, reactInstantSearch } from './testing/instantsearch.ts';
import { startSearchService, type RunningSearchService } from './testing/start-search-service.ts';

let service: RunningSearchService;
beforeAll(async () => {
  service = await startSearchService();
});
afterAll(() => service.close());

function client() {
  const { appId, searchKey } = localSearchCredentials;
  return liteClient(appId, searchKey, { hosts: [service.host] });
}

/** Every answer comes over HTTP from a database: on a busy machine that takes more than the usual second. */
function untilShown(assertion: () => void): Promise<void> {
  return vi.waitFor(assertion, { timeout: 20_000 });
}

const context = { ...searchIndices.list('products', 'da', 'DKK'), facets: productFacets };
const address = createSearchUrlCodec({
  facets: productFacets,
  sortOrders: searchIndices.sortOrders,
  words: listUrlWords.da,
});
const lowestPrice = searchIndices.sortedIndexName('lowest-price', 'da', 'DKK');
const sortItems = [
  { value: 'products_da', label: 'Mest populære' },
  { value: lowestPrice, label: 'Laveste pris' },
];

function notYet(): never {
  throw new Error('The search has not been started');
}

describe('instantsearch.js with createInstantSearchRouting()', () => {
  /** An address bar, a history and a button that goes back: what InstantSearch uses of a page. */
  function openPage(first: string) {
    const entries = [new URL(first, 'https://shop.example')];
    const listeners = new Set<() => void>();
    onTestFinished(() => void vi.unstubAllGlobals());
    vi.stubGlobal('window', {
      get location() {
        return entries.at(-1);
      },
      history: {
        get length() {
          return entries.length;
        },
        pushState: (_data: unknown, _title: string, href: string) => entries.push(new URL(href)),
      },
      document: { title: '' },
      addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
      removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
    });
    return {
      addresses: () => entries.map(({ pathname, search }) => pathname + search),
      back() {
        entries.pop();
        for (const listener of listeners) listener();
      },
    };
  }

  test('writes the search to the URL of the shop, and restores it', async () => {
    const page = openPage('/da/shop?q=olie&hudtype=sensitive&utm_source=mail');
    const routing = createInstantSearchRouting({ ...context, urlCodec: address });
    const shown = {
      query: '',
      chosen: [] as string[],
      sort: '',
      nbHits: -1,
      type: notYet as (query: string) => void,
    };
    const running = instantsearch({
      indexName: 'products_da',
      searchClient: client() as never,
      routing: { router: history(routing.history), stateMapping: routing.stateMapping } as never,
      future: { preserveSharedStateOnUnmount: true },
    });
    running.addWidgets([
      connectors.connectSearchBox(({ refine, query }) => {
        shown.type = refine;
        shown.query = query;
      })({}),
      connectors.connectHits(({ results }) => {
        shown.nbHits = results?.nbHits ?? -1;
      })({}),
      connectors.connectRefinementList(({ items }) => {
        shown.chosen = items.filter(({ isRefined }) => isRefined).map(({ value }) => value);
      })({ attribute: productFacets['skin-type'], operator: 'or' }),
    ]);
    running.start();
    await untilShown(() => expect(shown).toMatchObject({ query: 'olie', chosen: ['sensitive'] }));
    const hitsOfOil = shown.nbHits;
    expect(hitsOfOil).toBeGreaterThan(0);

    shown.type('serum');
    await untilShown(() =>
      expect(page.addresses()).toEqual([
        '/da/shop?q=olie&hudtype=sensitive&utm_source=mail',
        '/da/shop?q=serum&hudtype=sensitive&utm_source=mail',
      ]),
    );
    page.back();
    await untilShown(() => expect(shown).toMatchObject({ query: 'olie', nbHits: hitsOfOil }));
    running.dispose();
    expect(page.addresses()).toHaveLength(1);
  });
});

describe('react-instantsearch', () => {
  function Hits() {
    const { items, results } = reactInstantSearch.useHits();
    return h(
      Fragment,
      null,
      h('output', null, `${results?.nbHits} hits`),
      items.map((hit) =>
        h('li', { key: hit.objectID }, h(reactInstantSearch.Highlight, { hit, attribute: 'title' })),
      ),
    );
  }

  function Controls() {
    const { query } = reactInstantSearch.useSearchBox();
    const { items } = reactInstantSearch.useRefinementList({ attribute: 'skinTypes' });
    const { currentRefinement } = reactInstantSearch.useSortBy({ items: sortItems });
    const { nbPages } = reactInstantSearch.usePagination();
    const chosen = items.filter(({ isRefined }) => isRefined).map(({ label }) => label);
    return h('p', null, [query, chosen.join(), currentRefinement, nbPages].join('|'));
  }

  function Page({ serverState }: { serverState?: object }) {
    const state = address.read('q=creme&skin-type=mature&sort=lowest-price');
    const initialUiState = toUiState(state, context);
    return h(
      reactInstantSearch.InstantSearchSSRProvider,
      serverState ?? {},
      h(
        reactInstantSearch.InstantSearch,
        { indexName: 'products_da', searchClient: client(), initialUiState },
        h(Controls),
        h(Hits),
      ),
    );
  }

  test("renders a page's search on the server from its URL", async () => {
    const serverState = await reactInstantSearch.getServerState(h(Page), { renderToString });
    const html = renderToString(h(Page, { serverState }));
    expect(html).toContain(`creme|mature|${lowestPrice}|1`);
    expect(html).toMatch(/<output>[1-9]\d? hits<\/output>/);
    expect(html).toContain('<mark class="ais-Highlight-highlighted">Creme</mark>');
  });
});
