import { createSearchUrlCodec, emptySearchState, journalFacets, productFacets } from '@marehalm/search';
import { expect, test } from 'vitest';
import { searchIndices, listUrlWords } from './search.ts';

test('the names of indices stay as they were pushed', () => {
  const names = searchIndices.locales.flatMap((locale) => [
    searchIndices.indexName('products', locale),
    ...searchIndices.replicas(locale).map(({ name }) => name),
    searchIndices.indexName('journals', locale),
  ]);
  expect(names.slice(0, 11)).toEqual([
    'products',
    'products_trending',
    'products_newest',
    'products_best-rated',
    'products_price_dkk_asc',
    'products_price_dkk_desc',
    'products_price_nok_asc',
    'products_price_nok_desc',
    'products_price_eur_asc',
    'products_price_eur_desc',
    'journals',
  ]);
  expect(names.slice(11)).toEqual(
    names.slice(0, 11).map((name) => name.replace(/^products|^journals/, '$&_da')),
  );
});

/** Everything that each list can say, and one address for each order. */
function addressesIn(locale: 'en' | 'da'): string[] {
  const options = { words: listUrlWords[locale], sortOrders: searchIndices.sortOrders };
  const yesOrNo = ['true', 'false'];
  const values: Readonly<Record<string, string[]>> = {
    available: yesOrNo,
    new: yesOrNo,
    kind: ['article', 'page', 'tip'],
  };
  const chosen = (facets: object) =>
    Object.fromEntries(Object.keys(facets).map((name) => [name, values[name] ?? ['id']]));
  return [
    createSearchUrlCodec({ ...options, facets: productFacets }).write({
      query: 'x',
      facets: chosen(productFacets),
      minPrice: 1,
      maxPrice: 2,
      minRating: 3,
      page: 4,
    }),
    createSearchUrlCodec({ ...options, facets: journalFacets }).write({
      ...emptySearchState,
      facets: chosen(journalFacets),
    }),
    ...searchIndices.sortOrders.map((sort) =>
      createSearchUrlCodec(options).write({ ...emptySearchState, sort }),
    ),
  ];
}

test('the words of addresses stay as they were published, or links break', () => {
  expect(addressesIn('en')).toMatchInlineSnapshot(`
    [
      "q=x&available=false&available=true&category=id&collection=id&concern=id&new=false&new=true&property=id&size=id&skin-type=id&min-price=1&max-price=2&min-rating=3&page=4",
      "kind=article&kind=page&kind=tip&topic=id",
      "",
      "sort=trending",
      "sort=newest",
      "sort=lowest-price",
      "sort=highest-price",
      "sort=best-rated",
    ]
  `);
  expect(addressesIn('da')).toMatchInlineSnapshot(`
    [
      "q=x&paa-lager=nej&paa-lager=ja&kategori=id&serie=id&behov=id&nyhed=nej&nyhed=ja&egenskab=id&stoerrelse=id&hudtype=id&min-pris=1&maks-pris=2&min-vurdering=3&side=4",
      "type=artikel&type=side&type=tip&emne=id",
      "",
      "sortering=populaert-lige-nu",
      "sortering=nyeste",
      "sortering=laveste-pris",
      "sortering=hoejeste-pris",
      "sortering=bedst-vurderede",
    ]
  `);
});
