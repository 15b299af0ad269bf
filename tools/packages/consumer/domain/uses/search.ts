import { createSearchAddress, indexName } from '@marehalm/search';

/** Names an index and reads an address. */
export function run() {
  return { index: indexName('products', 'da'), query: createSearchAddress().read('?q=serum').query };
}

export const expected = { index: 'products_da', query: 'serum' };
