import { liteClient } from 'algoliasearch/lite';

const address = new URLSearchParams(location.search);

/** Client of the search service whose host, application and key are in the URL of the page. */
export const searchClient = liteClient(address.get('app'), address.get('key'), {
  hosts: [{ url: address.get('host'), protocol: 'http', accept: 'readWrite' }],
});

export const indexName = 'things';
export const secondIndexName = 'stories';
export const levels = ['categories.lvl0', 'categories.lvl1'];
export const orders = [
  { value: 'things', label: 'Usual' },
  { value: 'things_by_price', label: 'Lowest price' },
];
