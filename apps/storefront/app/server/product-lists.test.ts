import { join } from 'node:path';
import {
  createListingUrlCodec,
  facetAttributes,
  type ListPageData,
  type ProductCardView,
  productHitSchema,
  toProductHitCards,
} from '@marehalm/page-data';
import {
  createCollectionPageData,
  createPageSite,
  createShopPageData,
  fetchContents,
  fetchVariantsPerMarket,
  listSitePages,
  type PageSources,
  toProductCards,
} from '@marehalm/page-data/build';
import { getPictureFiles } from '@marehalm/page-data/records';
import { pictureSchema, type Picture } from '@marehalm/shop/content';
import { localeCodes, mapLocales, mapMarkets, type RouteMatch } from '@marehalm/shop';
import { searchIndices } from '@marehalm/shop/search';
import { parseConfiguration, startServices, type RunningServices } from '@marehalm/local-services';
import { emptySearchState, HITS_PER_PAGE, pickListFacetAttributes } from '@marehalm/search';
import { createSearchClient } from '@marehalm/search/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseConfiguration as parseShopConfiguration } from '../../site/configuration.ts';

let services: RunningServices;
let sources: PageSources;

/** Yields every picture anywhere in the content. */
function* picturesIn(value: unknown): Generator<Picture> {
  if (typeof value !== 'object' || value === null) return;
  const { success, data } = pictureSchema.safeParse(value);
  if (success) yield data;
  else for (const child of Object.values(value)) yield* picturesIn(child);
}

beforeAll(async () => {
  services = await startServices(
    parseConfiguration(
      { PORT: '0', MAREHALM_DATA_FILE: ':memory:' },
      join(import.meta.dirname, '../../../..'),
    ),
  );
  const { origin } = services;
  const { shops } = parseShopConfiguration({ MAREHALM_SERVICES_URL: origin }).public;
  const contents = await fetchContents({ cmsUrl: origin, showsDrafts: false, warn: () => undefined });
  sources = {
    contents,
    variants: await fetchVariantsPerMarket(
      mapMarkets((id) => ({ ...shops[id], endpoint: new URL(shops[id].endpoint, origin).href })),
    ),
    pictures: Object.fromEntries(
      [...picturesIn(contents)].map((picture) => [picture.id, { ...picture, ...getPictureFiles(picture) }]),
    ),
    videoPaths: {},
    site: createPageSite('https://www.shop.example'),
    texts: mapLocales(() => ({
      home: 'Home',
      formatDraftTitle: (title) => title,
      formatDelivery: () => '',
      formatSeeSeries: (series) => `See ${series}`,
    })),
  };
});

afterAll(async () => {
  await services.close();
});

function lists(locale: (typeof localeCodes)[number]): [name: string, list: ListPageData][] {
  const collections = listSitePages(sources.contents[locale], locale)
    .map(({ match }) => match)
    .filter((match): match is Extract<RouteMatch, { name: 'collection' }> => match.name === 'collection');
  return [
    ['shop', createShopPageData(sources, { name: 'shop', locale, parameters: {} })],
    ...collections.flatMap((match): [string, ListPageData][] => {
      const list = createCollectionPageData(sources, match);
      return list ? [[JSON.stringify(match.parameters), list]] : [];
    }),
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
    const all = lists(locale);
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

test('tiles of a list lead to the series in it, and in the list of a series to its story', () => {
  const paths = (list: ListPageData | undefined) => list?.tiles.map(({ link }) => link?.path);
  expect(paths(createShopPageData(sources, { name: 'shop', locale: 'da', parameters: {} }))).toEqual([
    '/da/marehalm',
    '/da/havtorn',
    '/da/tang',
    '/da/havre',
  ]);
  const createSeries = (collection: string) =>
    createCollectionPageData(sources, { name: 'collection', locale: 'en', parameters: { collection } });
  expect(paths(createSeries('oat'))).toEqual(['/journal/oats-from-field-to-cream']);
  // With six products, one tile would be more than one in eight.
  expect(paths(createSeries('kelp'))).toEqual([]);
});

test.each(localeCodes)('product cards of search hits in %s equal those of other pages', (locale) => {
  const withoutPictures = (cards: readonly ProductCardView[]) =>
    cards.map(({ pictures, ...card }) => ({ ...card, pictures: pictures.length }));
  for (const [name, { hits }] of lists(locale)) {
    const ids = hits.map(({ objectID }) => objectID);
    const elsewhere = withoutPictures(toProductCards(ids, sources, locale));
    expect(withoutPictures(toProductHitCards(hits)), name).toEqual(elsewhere);
  }
});

test.each(localeCodes)('URLs of lists in %s have a distinct word for every value', (locale) => {
  for (const [name, { view }] of lists(locale)) {
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

test('Danish URL of a list is in Danish', () => {
  const shop = lists('da').find(([name]) => name === 'shop');
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
