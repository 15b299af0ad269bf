import type { IntlShape } from 'react-intl';

/** Returns the name of a facet. The ids are written out so that lint sees which messages are used. */
export function formatFacetName(name: string, intl: IntlShape): string {
  switch (name) {
    case 'category':
      return intl.formatMessage({ id: 'filter.category' });
    case 'skin-type':
      return intl.formatMessage({ id: 'filter.skinType' });
    case 'concern':
      return intl.formatMessage({ id: 'filter.concern' });
    case 'collection':
      return intl.formatMessage({ id: 'filter.collection' });
    case 'property':
      return intl.formatMessage({ id: 'filter.property' });
    case 'size':
      return intl.formatMessage({ id: 'filter.size' });
    case 'topic':
      return intl.formatMessage({ id: 'filter.topic' });
    case 'available':
      return intl.formatMessage({ id: 'filter.available' });
    case 'new':
      return intl.formatMessage({ id: 'filter.new' });
    default:
      return name;
  }
}
