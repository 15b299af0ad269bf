import { expect, test } from 'vitest';
import { journalFacets, productFacets } from './facets.ts';
import { sortOrders } from './index-names.ts';
import { createSearchAddress } from './search-address.ts';
import { emptySearchState, type SearchState } from './search-state.ts';
import { searchWords, type SearchWords } from './search-words.ts';

/** Everything that each list can say, one address for each order. */
function addresses(words: SearchWords): string[] {
  const lists: [facets: Readonly<Record<string, string>>, state: Partial<SearchState>][] = [
    [productFacets, { query: 'x', minPrice: 1, maxPrice: 2, minRating: 3, page: 4 }],
    [journalFacets, {}],
  ];
  const values: Readonly<Record<string, string[]>> = {
    available: ['true', 'false'],
    new: ['true', 'false'],
    kind: ['article', 'page', 'tip'],
  };
  return [
    ...lists.map(([facets, state]) =>
      createSearchAddress({ facets, words }).write({
        ...emptySearchState,
        ...state,
        facets: Object.fromEntries(Object.keys(facets).map((name) => [name, values[name] ?? ['id']])),
      }),
    ),
    ...sortOrders.map((sort) => createSearchAddress({ words }).write({ ...emptySearchState, sort })),
  ];
}

test('the words of URLs stay as they were published, because links would break', () => {
  expect(addresses(searchWords.en)).toMatchInlineSnapshot(`
    [
      "q=x&available=false&available=true&category=id&collection=id&concern=id&new=false&new=true&property=id&size=id&skin-type=id&min-price=1&max-price=2&min-rating=3&page=4",
      "kind=article&kind=page&kind=tip&topic=id",
      "",
      "sort=trending",
      "sort=newest",
      "sort=lowest-price",
      "sort=highest-price",
    ]
  `);
  expect(addresses(searchWords.da)).toMatchInlineSnapshot(`
    [
      "q=x&paa-lager=nej&paa-lager=ja&kategori=id&serie=id&behov=id&nyhed=nej&nyhed=ja&egenskab=id&stoerrelse=id&hudtype=id&min-pris=1&maks-pris=2&min-vurdering=3&side=4",
      "type=artikel&type=side&type=tip&emne=id",
      "",
      "sortering=populaert-lige-nu",
      "sortering=nyeste",
      "sortering=laveste-pris",
      "sortering=hoejeste-pris",
    ]
  `);
});
