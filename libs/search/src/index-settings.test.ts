import type { algoliasearch } from 'algoliasearch';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { createIndexSettings, type IndexSettings } from './index-settings.ts';
import { createSearchIndices } from './search-indices.ts';
import { careIndices } from './testing/example-shop.ts';

describe('createIndexSettings()', () => {
  const settings = createIndexSettings(careIndices);

  test('covers both kinds in both languages and every replica', () => {
    expect(Object.keys(settings).filter((name) => !name.includes('_da'))).toEqual([
      'products',
      'products_trending',
      'products_newest',
      'products_price_dkk_asc',
      'products_price_dkk_desc',
      'products_price_nok_asc',
      'products_price_nok_desc',
      'products_price_eur_asc',
      'products_price_eur_desc',
      'journals',
    ]);
    expect(Object.keys(settings)).toHaveLength(20);
  });

  test('a shop with one language and one currency fits into ten indices', () => {
    const indices = createSearchIndices({
      names: { products: 'weine', journals: 'magazin' },
      locales: ['de-CH'],
      currencies: ['CHF'],
      defaultSortOrder: 'best',
      sortOrders: {
        vintage: { criterion: 'desc(vintage)' },
        cheapest: { price: 'asc' },
        dearest: { price: 'desc' },
      },
    });
    const ofWines = createIndexSettings(indices);
    expect(Object.keys(ofWines)).toEqual([
      'weine',
      'weine_vintage',
      'weine_price_chf_asc',
      'weine_price_chf_desc',
      'magazin',
    ]);
    expect(ofWines['magazin']).toMatchObject({
      indexLanguages: ['de'],
      decompoundedAttributes: { de: ['title', 'excerpt'] },
    });
  });

  test('a primary lists its replicas, a replica lists none and ranks by its own attribute, sold out last', () => {
    expect(settings['products_da']?.replicas).toEqual(careIndices.replicas('da').map(({ name }) => name));
    expect(settings['products_da_price_nok_desc']?.replicas).toEqual([]);
    expect(settings['products_da_price_nok_desc']?.ranking.slice(0, 2)).toEqual([
      'desc(available)',
      'desc(prices.NOK)',
    ]);
  });

  test('ranks sold-out products last when nothing else decides', () => {
    expect(settings['products']?.customRanking[0]).toBe('desc(available)');
  });

  test.each([
    ['products_trending', 'desc(trend)'],
    ['products_newest', 'desc(releasedAt)'],
    ['products_price_eur_asc', 'asc(prices.EUR)'],
    ['products_price_eur_desc', 'desc(prices.EUR)'],
  ])('%s is ranked by %s', (name, criterion) => {
    expect(settings[name]?.ranking.slice(0, 2)).toEqual(['desc(available)', criterion]);
    expect(settings[name]?.ranking.slice(-8)).toEqual([
      'typo',
      'geo',
      'words',
      'filters',
      'proximity',
      'attribute',
      'exact',
      'custom',
    ]);
  });

  test('the most popular are ranked by text first', () => {
    expect(settings['products']?.ranking[0]).toBe('typo');
  });

  test('makes every facet searchable and every price a range', () => {
    expect(settings['products']?.attributesForFaceting).toEqual([
      'searchable(available)',
      'searchable(category)',
      'searchable(collection)',
      'searchable(concerns)',
      'searchable(isNew)',
      'searchable(properties)',
      'searchable(sizeIds)',
      'searchable(skinTypes)',
      'categories.lvl0',
      'categories.lvl1',
      'rating',
      'prices.DKK',
      'prices.NOK',
      'prices.EUR',
    ]);
    expect(settings['journals_da']?.attributesForFaceting).toEqual([
      'searchable(kind)',
      'searchable(topic)',
      'products',
    ]);
  });

  test('splits compounds in Danish only', () => {
    expect(settings['products_da']?.decompoundedAttributes).toEqual({
      da: ['title', 'subtitle', 'labels.categories'],
    });
    expect(settings['journals_da']?.decompoundedAttributes).toEqual({ da: ['title', 'excerpt'] });
    expect(settings['products']?.decompoundedAttributes).toEqual({});
    expect(settings['journals']?.decompoundedAttributes).toEqual({});
  });

  test('uses the language of its index, and drops words rather than finding nothing', () => {
    expect(settings['journals_da']).toMatchObject({
      indexLanguages: ['da'],
      queryLanguages: ['da'],
      ignorePlurals: true,
      removeStopWords: true,
      removeWordsIfNoResults: 'allOptional',
      hitsPerPage: 12,
      paginationLimitedTo: 1000,
      replicas: [],
    });
  });

  test('ranks a match in the title above one in the description or text', () => {
    expect(settings['products']?.searchableAttributes).toMatchInlineSnapshot(`
      [
        "title",
        "subtitle",
        "labels.categories",
        "labels.collection",
        "labels.properties",
        "keyIngredients",
        "labels.skinTypes",
        "labels.concerns",
        "description",
        "ingredients",
        "sizes",
        "skus",
      ]
    `);
    expect(settings['journals']?.searchableAttributes).toMatchInlineSnapshot(`
      [
        "title",
        "excerpt",
        "labels.topic",
        "body",
      ]
    `);
    expect(settings['products']?.attributesToSnippet).toEqual(['description:24']);
    expect(settings['journals']?.attributesToSnippet).toEqual(['body:24']);
    expect(settings['products']?.customRanking).toEqual([
      'desc(available)',
      'desc(popularity)',
      'desc(releasedAt)',
    ]);
    expect(settings['journals']?.customRanking).toEqual(['desc(publishedAt)']);
  });

  test('shares no list between indices, so that one can be changed', () => {
    const own = createIndexSettings(careIndices);
    own['products']?.ranking.push('x');
    expect(createIndexSettings(careIndices)).toEqual(settings);
  });

  test('fits the types of the hosted client', () => {
    type Client = ReturnType<typeof algoliasearch>;
    expectTypeOf<IndexSettings<'en' | 'da'>>().toExtend<
      Parameters<Client['setSettings']>[0]['indexSettings']
    >();
  });
});
