import { createSearchUrlCodec, createSearchIndices } from '@marehalm/search';

/** Names an index and reads an address. */
export function run() {
  const indices = createSearchIndices({
    names: { products: 'weine', journals: 'magazin' },
    locales: ['de', 'en'],
    currencies: ['EUR'],
    defaultSortOrder: 'best',
    sortOrders: { cheapest: { price: 'asc' } },
  });
  const { query } = createSearchUrlCodec({ sortOrders: indices.sortOrders }).read('?q=riesling');
  return { index: indices.sortedIndexName('cheapest', 'en', 'EUR'), query };
}

export const expected = { index: 'weine_en_price_eur_asc', query: 'riesling' };
