import { toDataLayerEntry } from '@marehalm/analytics';

/** Writes an entry of the data layer. */
export function run() {
  return toDataLayerEntry({ name: 'search', term: 'serum' });
}

export const expected = { event: 'search', search_term: 'serum' };
