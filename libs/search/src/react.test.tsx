import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { type ListFacetsViewModel } from './list-view-model.ts';
import { createListUrlCodec } from './list-url-codec.ts';
import { HighlightedText } from './react/highlighted-text.tsx';
import { ListSearch, useListRouter, useSurroundingList } from './react/list-search.tsx';
import {
  useActiveFilters,
  usePriceFilter,
  useRatingFilter,
  useSortSelection,
  useToggleFilter,
} from './react/use-list-filters.tsx';
import { useFacetFilter } from './react/use-facet-filter.tsx';
import { useListSearchBox } from './react/use-list-search-box.tsx';
import { useListResults } from './react/use-list-results.tsx';

const view: ListFacetsViewModel = {
  filters: '',
  facets: [
    {
      name: 'rebsorte',
      values: Array.from({ length: 12 }, (_, at) => ({ id: `g${at}`, label: `Grape ${at}`, count: 12 - at })),
    },
    {
      name: 'art',
      values: [
        { id: 'rot', label: 'Rot', count: 5 },
        { id: 'merlot', label: 'Merlot', count: 3, parent: 'rot' },
      ],
    },
  ],
  total: 14,
};
const facets = { rebsorte: 'grapes', art: 'kinds', bio: 'isOrganic' };
const hits = [{ objectID: 'w1', title: 'Riesling' }];

/** Renders `part` in a prerendered list, and returns what it calls `show` with. */
function render<Value>(part: () => Value): Value {
  const shown = vi.fn<(value: Value) => void>();
  const ask = vi.fn(async () => ({ results: [] }));
  function Part() {
    shown(part());
    return null;
  }
  function List() {
    const address = createListUrlCodec(view, { facets });
    const router = useListRouter({
      navigate: () => undefined,
      urlCodec: address,
      path: '/weine',
      search: '',
    });
    return (
      <ListSearch
        indices={{
          indexName: 'weine',
          currency: 'EUR',
          sortOrders: { best: 'weine', cheapest: 'weine_price_eur_asc' },
        }}
        toggles={['bio']}
        cacheKey="/weine EUR"
        {...{ view, hits, facets, urlCodec: address, router, sendRequests: ask }}
      >
        <Part />
      </ListSearch>
    );
  }
  renderToString(<List />);
  expect(ask).not.toHaveBeenCalled();
  return shown.mock.lastCall?.[0] as Value;
}

describe('a prerendered list', () => {
  test('has the hits of the page without a request', () => {
    const results = render(useListResults);
    expect(results).toMatchObject({ total: 14, progress: 'settled', last: 'nothing', extraHits: [] });
    expect(results.hits).toMatchObject(hits);
    expect(results.state).toEqual({ query: '', facets: {}, page: 1 });
  });

  test('knows its indices and facets', () => {
    const { context, view: shown } = render(useSurroundingList);
    expect(context.facets).toEqual({ rebsorte: 'grapes', art: 'kinds' });
    expect(shown).toBe(view);
  });

  test('offers the ten most frequent values of a facet, and a search in all', () => {
    const filter = render(() => useFacetFilter(view.facets[0] ?? { name: '', values: [] }));
    expect(filter.options.map(({ value }) => value)).toEqual(Array.from({ length: 10 }, (_, at) => `g${at}`));
    expect(filter.options[0]).toMatchObject({ label: 'Grape 0', count: 12 });
    expect(filter.searchable).toHaveLength(12);
    expect(filter.showMore).toBeDefined();
    expect(filter.chosen).toEqual([]);
  });

  test('offers the top of a tree with what is below', () => {
    const filter = render(() => useFacetFilter(view.facets[1] ?? { name: '', values: [] }));
    expect(filter.options).toMatchObject([{ value: 'rot', children: [{ value: 'merlot', count: 3 }] }]);
    expect(filter.showMore).toBeUndefined();
  });

  test('has no active filters, prices, ratings or words', () => {
    expect(render(() => useActiveFilters(true)).filters).toEqual([]);
    expect(render(usePriceFilter)).toMatchObject({ min: undefined, max: undefined });
    expect(render(useRatingFilter)).toMatchObject({ hasRatings: false, stars: [4, 3, 2, 1] });
    expect(render(() => useToggleFilter('bio'))).toMatchObject({ isOn: false });
    expect(render(useListSearchBox)).toMatchObject({ value: '' });
    expect(render(useSortSelection)).toMatchObject({ orders: ['best', 'cheapest'], current: 'best' });
  });
});

test('a part of a list throws without one around it', () => {
  const Part = () => <p>{useSurroundingList().view.total}</p>;
  expect(() => renderToString(<Part />)).toThrow('there is no ListSearch above');
});

test('Highlighted marks what was found, each text in its own element', () => {
  expect(renderToString(<HighlightedText text={'Grau\uE000burgunder\uE001'} />)).toBe(
    '<span>Grau</span><mark>burgunder</mark>',
  );
});
