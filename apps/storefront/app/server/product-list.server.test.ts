import { join } from 'node:path';
import { localeCodes, type RouteMatch } from '@marehalm/shop';
import { searchIndices } from '@marehalm/shop/search';
import { parseConfiguration, startServices, type RunningServices } from '@marehalm/local-services';
import { emptySearchState, HITS_PER_PAGE, pickListFacetAttributes } from '@marehalm/search';
import { createSearchClient } from '@marehalm/search/client';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { facetAttributes } from '../view-models/listing-facets.ts';
import { createListingUrlCodec } from '../view-models/listing-url-codec.ts';
import { toProductHitCards } from '../view-models/product-hit.ts';
import { productHitSchema } from '../view-models/product-hit-schema.ts';
import type { ProductCardView } from '../view-models/product-card-view.ts';
import type { ListPageData } from './product-list.server.ts';

let services: RunningServices;

beforeAll(async () => {
  services = await startServices(
    parseConfiguration(
      { PORT: '0', MAREHALM_DATA_FILE: ':memory:' },
      join(import.meta.dirname, '../../../..'),
    ),
  );
  vi.stubEnv('MAREHALM_SERVICES_URL', services.origin);
  vi.doMock('./intl.server.ts', () => ({
    getIntl: () => ({ formatMessage: ({ id }: { id: string }) => id }),
  }));
  // Pictures are made by the build; lists are ordered and counted without them.
  vi.doMock('./pictures.server.ts', () => ({
    toPictureView: () => ({ src: '/p.webp', srcSet: '', width: 4, height: 5, ground: '#ffffff', alt: '' }),
    findLinkPreviewImage: () => ({ src: '/p.jpg', width: 4, height: 5 }),
  }));
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await services.close();
});

async function lists(locale: (typeof localeCodes)[number]): Promise<[name: string, list: ListPageData][]> {
  const { loadCollection, loadShopPage } = await import('./product-list.server.ts');
  const { listSitePages } = await import('./site-pages.server.ts');
  const collections = (await listSitePages(locale))
    .map(({ match }) => match)
    .filter((match): match is Extract<RouteMatch, { name: 'collection' }> => match.name === 'collection');
  return [
    ['shop', await loadShopPage(locale)],
    ...(await Promise.all(
      collections.map(
        async (match) =>
          [JSON.stringify(match.parameters), await loadCollection(match)] as [string, ListPageData],
      ),
    )),
  ];
}

test.each(localeCodes)(
  'every list in %s matches the search service in products, order and counts',
  async (locale) => {
    const client = createSearchClient({
      appId: 'marehalm',
      apiKey: 'marehalm-search',
      hosts: [services.origin],
    });
    const all = await lists(locale);
    expect(all.length).toBeGreaterThan(20);
    for (const [name, { view, hits, rest }] of all) {
      const facets = pickListFacetAttributes(view, facetAttributes);
      const { results } = await client.searchForHits<{ title: string }>({
        requests: [
          {
            indexName: searchIndices.indexName('products', locale),
            facets: Object.values(facets),
            filters: view.filters,
            hitsPerPage: 1000,
          },
        ],
      });
      const [found] = results;
      const titles = [...hits.map(({ title }) => title), ...rest.map(({ title }) => title)];
      expect(titles, name).toEqual(found?.hits.map(({ title }) => title));
      expect(hits, name).toEqual(
        found?.hits.slice(0, HITS_PER_PAGE).map((hit) => productHitSchema.parse(hit)),
      );
      expect(hits.length, name).toBe(Math.min(view.total, HITS_PER_PAGE));
      expect(view.total, name).toBe(found?.nbHits);
      for (const { name: facet, values } of view.facets) {
        const isSwitch = facet === 'available' || facet === 'new';
        const said = Object.entries(found?.facets?.[facets[facet] ?? ''] ?? {}).filter(
          ([value]) => !isSwitch || value === 'true',
        );
        expect(Object.fromEntries(values.map(({ id, count }) => [id, count])), `${name} ${facet}`).toEqual(
          Object.fromEntries(said),
        );
      }
    }
  },
);

test.each(localeCodes)('product cards of search hits in %s equal those of other pages', async (locale) => {
  const { loadProductCards } = await import('./product-view.server.ts');
  const withoutPictures = (cards: readonly ProductCardView[]) =>
    cards.map(({ pictures, ...card }) => ({ ...card, pictures: pictures.length }));
  for (const [name, { hits }] of await lists(locale)) {
    const ids = hits.map(({ objectID }) => objectID);
    const elsewhere = withoutPictures(await loadProductCards(ids, locale));
    expect(withoutPictures(toProductHitCards(hits)), name).toEqual(elsewhere);
  }
});

test.each(localeCodes)('URLs of lists in %s have a distinct word for every value', async (locale) => {
  for (const [name, { view }] of await lists(locale)) {
    const address = createListingUrlCodec(view, locale);
    for (const { name: facet, values } of view.facets) {
      for (const { id } of values) {
        const state = { ...emptySearchState, facets: { [facet]: [id] } };
        const query = address.write(state);
        expect(query, `${name} ${facet} ${id}`).toMatch(/^[a-z0-9_-]+=[a-z0-9_-]+$/);
        expect(address.read(query), query).toEqual(state);
      }
    }
  }
});

test('Danish URL of a list is in Danish', async () => {
  const shop = (await lists('da')).find(([name]) => name === 'shop');
  const address = createListingUrlCodec(shop?.[1].view ?? { facets: [] }, 'da');
  const facets = {
    'skin-type': ['dry'],
    concern: ['fine-lines'],
    category: ['eye-lip'],
    size: ['30-ml'],
    new: ['true'],
  };
  expect(address.write({ ...emptySearchState, facets, sort: 'lowest-price' })).toBe(
    'kategori=oejne-laeber&behov=synlige-fine-linjer&nyhed=ja&stoerrelse=30-ml&hudtype=toer&sortering=laveste-pris',
  );
  expect(address.read('hudtype=guld&hudtype=toer&kategori=constructor&farve=roed').facets).toEqual({
    'skin-type': ['dry'],
  });
});
