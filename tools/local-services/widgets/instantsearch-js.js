import instantsearch from 'instantsearch.js';
import {
  clearRefinements,
  configure,
  currentRefinements,
  hierarchicalMenu,
  hits,
  index,
  infiniteHits,
  menu,
  pagination,
  rangeInput,
  ratingMenu,
  refinementList,
  searchBox,
  sortBy,
  stats,
  toggleRefinement,
} from 'instantsearch.js/es/widgets';
import { indexName, levels, orders, searchClient, secondIndexName } from './search-client.js';

/** A place of its own for each widget. */
function place(id) {
  const container = document.createElement('section');
  container.id = id;
  document.querySelector('#root').append(container);
  return container;
}

const item = (hit, { html, components }) =>
  html`<b>${hit.objectID}</b> ${components.Highlight({ hit, attribute: 'name' })}`;

/** The widgets of `instantsearch.js`. */
export function show() {
  const search = instantsearch({
    indexName,
    searchClient,
    future: { preserveSharedStateOnUnmount: true },
  });
  search.addWidgets([
    configure({ hitsPerPage: 8 }),
    searchBox({ container: place('query') }),
    stats({ container: place('stats') }),
    sortBy({ container: place('order'), items: orders }),
    currentRefinements({ container: place('current') }),
    clearRefinements({ container: place('clear') }),
    refinementList({
      container: place('brand'),
      attribute: 'brand',
      searchable: true,
      limit: 10,
      showMore: true,
      showMoreLimit: 20,
    }),
    hierarchicalMenu({ container: place('category'), attributes: levels }),
    menu({ container: place('kind'), attribute: 'kind' }),
    rangeInput({ container: place('price'), attribute: 'price' }),
    ratingMenu({ container: place('rating'), attribute: 'rating' }),
    toggleRefinement({ container: place('free'), attribute: 'free' }),
    hits({ container: place('hits'), templates: { item } }),
    pagination({ container: place('pages') }),
    index({ indexName: secondIndexName }).addWidgets([
      configure({ hitsPerPage: 5 }),
      infiniteHits({ container: place('stories'), templates: { item } }),
    ]),
  ]);
  search.start();
}
