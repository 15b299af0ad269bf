import { connectRatingMenu } from 'instantsearch.js/es/connectors';
import { createElement as h } from 'react';
import { createRoot } from 'react-dom/client';
import {
  ClearRefinements,
  Configure,
  CurrentRefinements,
  HierarchicalMenu,
  Highlight,
  Hits,
  Index,
  InfiniteHits,
  InstantSearch,
  Menu,
  Pagination,
  RangeInput,
  RefinementList,
  SearchBox,
  SortBy,
  Stats,
  ToggleRefinement,
  useConnector,
} from 'react-instantsearch';
import { indexName, levels, orders, searchClient, secondIndexName } from './search-client.js';

const place = (id, widget) => h('section', { id, key: id }, widget);

const Item = ({ hit }) => [
  h('b', { key: 'id' }, hit.objectID),
  h(Highlight, { key: 'name', hit, attribute: 'name' }),
];

/** The library has no component for ratings, but takes the connector of one. */
function Ratings() {
  const { items, refine } = useConnector(connectRatingMenu, { attribute: 'rating' });
  return h(
    'ul',
    null,
    items.map(({ value, count }) =>
      h(
        'li',
        { key: value, className: 'ais-RatingMenu-item' },
        h(
          'a',
          { className: 'ais-RatingMenu-link', href: `#${value}`, onClick: () => refine(value) },
          h('span', { className: 'ais-RatingMenu-count' }, count),
        ),
      ),
    ),
  );
}

/** The widgets of `react-instantsearch`. */
export function show() {
  createRoot(document.querySelector('#root')).render(
    h(InstantSearch, { indexName, searchClient, future: { preserveSharedStateOnUnmount: true } }, [
      h(Configure, { key: 'configure', hitsPerPage: 8 }),
      place('query', h(SearchBox)),
      place('stats', h(Stats)),
      place('order', h(SortBy, { items: orders })),
      place('current', h(CurrentRefinements)),
      place('clear', h(ClearRefinements)),
      place(
        'brand',
        h(RefinementList, {
          attribute: 'brand',
          searchable: true,
          limit: 10,
          showMore: true,
          showMoreLimit: 20,
        }),
      ),
      place('category', h(HierarchicalMenu, { attributes: levels })),
      place('kind', h(Menu, { attribute: 'kind' })),
      place('price', h(RangeInput, { attribute: 'price' })),
      place('rating', h(Ratings)),
      place('free', h(ToggleRefinement, { attribute: 'free' })),
      place('hits', h(Hits, { hitComponent: Item })),
      place('pages', h(Pagination)),
      h(Index, { key: 'second', indexName: secondIndexName }, [
        h(Configure, { key: 'configure', hitsPerPage: 5 }),
        place('stories', h(InfiniteHits, { hitComponent: Item })),
      ]),
    ]),
  );
}
