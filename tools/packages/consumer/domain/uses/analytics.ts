import { dataLayerEntry } from '@marehalm/analytics';

/** Writes an entry of the data layer. */
export function run() {
  return dataLayerEntry({ name: 'search', term: 'serum' });
}

export const expected = { event: 'search', search_term: 'serum' };
