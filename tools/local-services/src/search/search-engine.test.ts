import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { createSearchEngine } from './search-engine.ts';
import { parseParameters } from './query-parameters.ts';
import { parseSettings } from './index-settings.ts';

const settings = {
  searchableAttributes: ['title', 'labels.kind'],
  attributesForFaceting: ['searchable(kind)', 'filterOnly(secret)', 'price', 'path.lvl0', 'path.lvl1'],
  customRanking: ['desc(available)', 'desc(popularity)'],
  hitsPerPage: 2,
};

const records = [
  {
    objectID: 'a',
    title: 'Sea serum',
    kind: ['serum'],
    labels: { kind: 'Serum' },
    price: 300,
    available: true,
    popularity: 1,
    secret: 'x',
    path: { lvl0: 'face', lvl1: 'face > serums' },
  },
  {
    objectID: 'b',
    title: 'Sea cream',
    kind: ['cream', 'day'],
    labels: { kind: 'Cream' },
    price: 100,
    available: true,
    popularity: 9,
  },
  {
    objectID: 'c',
    title: 'Sea salt',
    kind: ['bath'],
    labels: { kind: 'Bath' },
    price: 200,
    available: false,
    popularity: 99,
  },
  {
    objectID: 'd',
    title: 'Moor balm',
    kind: ['cream'],
    labels: { kind: 'Cream' },
    available: true,
    popularity: 5,
  },
];

function search(parameters: Readonly<Record<string, unknown>> = {}, more: object = {}) {
  const engine = createSearchEngine({
    records,
    settings: parseSettings({ ...settings, ...more }),
    synonyms: [],
  });
  return engine.search(parseParameters(parameters));
}
const ids = (parameters: Readonly<Record<string, unknown>>, more?: object) =>
  search({ hitsPerPage: 10, ...parameters }, more).hits.map(({ objectID }) => objectID);

describe('ranking', () => {
  test('puts sold-out records last in a list without a query, however popular', () => {
    expect(ids({})).toEqual(['b', 'd', 'a', 'c']);
  });

  test('finds sold-out records first when they match the query', () => {
    expect(ids({ query: 'sea salt' })[0]).toBe('c');
  });

  test('sorts by an attribute first when the ranking says so, records without it last', () => {
    expect(ids({}, { ranking: ['asc(price)', 'custom'] })).toEqual(['b', 'c', 'a', 'd']);
    expect(ids({}, { ranking: ['desc(price)', 'custom'] })).toEqual(['a', 'c', 'b', 'd']);
  });

  test('ranks typing errors after exact matches', () => {
    expect(ids({ query: 'balm' })).toEqual(['d']);
    expect(ids({ query: 'blam' })).toEqual(['d']);
    expect(ids({ query: 'blam', typoTolerance: false })).toEqual([]);
  });
});

describe('paging', () => {
  test('counts pages from 0 and returns the remaining hits on the last one', () => {
    expect(search({ page: 1, hitsPerPage: 3 })).toMatchObject({
      nbHits: 4,
      nbPages: 2,
      page: 1,
      hitsPerPage: 3,
      hits: [{ objectID: 'c' }],
    });
  });

  test('is empty after the last page', () => {
    expect(search({ page: 7 })).toMatchObject({ nbHits: 4, nbPages: 2, page: 7, hits: [] });
  });

  test('uses the page size of the settings', () => {
    expect(search().hits).toHaveLength(2);
  });

  test('returns counts without hits', () => {
    expect(search({ hitsPerPage: 0, facets: 'kind' })).toMatchObject({
      hits: [],
      nbHits: 4,
      nbPages: 0,
      facets: { kind: { cream: 2 } },
    });
  });

  test('supports offset and length', () => {
    expect(ids({ offset: 1, length: 2 })).toEqual(['d', 'a']);
  });

  test('stops at paginationLimitedTo and reports it, with the true number of hits', () => {
    const answer = search({ page: 1 }, { paginationLimitedTo: 2 });
    expect(answer).toMatchObject({ nbHits: 4, nbPages: 1, hits: [] });
    expect(answer.message).toContain('you can only fetch the 2 hits');
  });
});

describe('facets', () => {
  test('counts values and returns statistics of numbers', () => {
    const { facets, facets_stats } = search({ facets: ['kind', 'price'] });
    expect(facets).toEqual({
      kind: { cream: 2, bath: 1, day: 1, serum: 1 },
      price: { 100: 1, 200: 1, 300: 1 },
    });
    expect(facets_stats).toEqual({ price: { min: 100, max: 300, avg: 200, sum: 600 } });
  });

  test('counts every declared facet for *, except filter-only ones', () => {
    expect(Object.keys(search({ facets: ['*'] }).facets ?? {})).toEqual([
      'kind',
      'price',
      'path.lvl0',
      'path.lvl1',
    ]);
  });

  test('ignores a facet that is not declared', () => {
    expect(search({ facets: ['title'] }).facets).toEqual({});
    expect(ids({ facetFilters: ['title:Sea serum'] })).toEqual([]);
  });

  test('filters by a facet that is not counted', () => {
    expect(ids({ facetFilters: ['secret:x'] })).toEqual(['a']);
  });

  test('supports hierarchical facets', () => {
    expect(ids({ facetFilters: [['path.lvl1:face > serums']] })).toEqual(['a']);
  });

  test('limits the values of a facet', () => {
    expect(search({ facets: 'kind', maxValuesPerFacet: 1 }).facets).toEqual({ kind: { cream: 2 } });
    expect(search({ facets: 'kind', maxValuesPerFacet: 1, sortFacetValuesBy: 'alpha' }).facets).toEqual({
      kind: { bath: 1 },
    });
  });

  test('counts the values of matching records', () => {
    expect(search({ query: 'sea', numericFilters: ['price<=200'], facets: 'kind' }).facets).toEqual({
      kind: { bath: 1, cream: 1, day: 1 },
    });
  });
});

describe('hits', () => {
  test('have the requested attributes, with marks in their text', () => {
    const [hit] = search({ query: 'serum', attributesToRetrieve: ['title', 'path.lvl0'] }).hits;
    expect(hit).toMatchObject({ objectID: 'a', title: 'Sea serum', path: { lvl0: 'face' } });
    expect(hit).not.toHaveProperty('price');
    expect(hit?._highlightResult).toMatchObject({
      title: { value: 'Sea <em>serum</em>' },
      labels: { kind: { value: '<em>Serum</em>' } },
    });
  });

  test('omit attributes that the settings hide', () => {
    const [hit] = search({ attributesToRetrieve: ['*'] }, { unretrievableAttributes: ['price'] }).hits;
    expect(hit).toHaveProperty('title');
    expect(hit).not.toHaveProperty('price');
  });

  test('mark texts in lists one by one, on request', () => {
    const [hit] = search(
      { query: 'day', restrictSearchableAttributes: [], attributesToHighlight: ['kind'] },
      { searchableAttributes: ['kind'] },
    ).hits;
    expect(hit?._highlightResult).toEqual({
      kind: [
        { value: 'cream', matchLevel: 'none', matchedWords: [] },
        { value: '<em>day</em>', matchLevel: 'full', matchedWords: ['day'], fullyHighlighted: true },
      ],
    });
  });
});

describe('groups', () => {
  const byKind = { attributeForDistinct: 'labels.kind' };

  test('have their best record, and count as one hit', () => {
    const { hits, nbHits, nbPages } = search({ hitsPerPage: 2, distinct: true }, byKind);
    expect(hits.map(({ objectID }) => objectID)).toEqual(['b', 'a']);
    expect(nbHits).toBe(3);
    expect(nbPages).toBe(2);
  });

  test('can have more records each, and the page size counts groups', () => {
    expect(ids({ distinct: 2, hitsPerPage: 1 }, byKind)).toEqual(['b', 'd']);
  });

  test('are not formed without an attribute, or when the query disables them', () => {
    expect(ids({ distinct: true })).toHaveLength(4);
    expect(ids({ distinct: 'false' }, { ...byKind, distinct: true })).toHaveLength(4);
    expect(ids({}, { ...byKind, distinct: true })).toHaveLength(3);
  });

  test('keep records without the attribute separate', () => {
    expect(ids({ distinct: 1 }, { attributeForDistinct: 'secret' })).toHaveLength(4);
  });

  test('count records in facets, unless the facet or the query says otherwise', () => {
    const cream = (parameters: object, more: object = {}) =>
      search({ distinct: true, facets: ['kind'], ...parameters }, { ...byKind, ...more }).facets?.['kind']?.[
        'cream'
      ];
    expect(cream({})).toBe(2);
    expect(cream({ facetingAfterDistinct: true })).toBe(1);
    expect(cream({}, { attributesForFaceting: ['afterDistinct(searchable(kind))'] })).toBe(1);
  });
});

const anyRecord = fc.record({
  group: fc.option(fc.constantFrom('x', 'y', 'z'), { nil: undefined }),
  popularity: fc.nat(5),
});

property.prop([fc.array(anyRecord, { maxLength: 12 }), fc.integer({ min: 0, max: 4 })])(
  'groups equal a naive grouping of the ranked records',
  (list, distinct) => {
    const all = list.map((one, index) => ({ ...one, objectID: `${index}` }));
    const engine = createSearchEngine({
      records: all,
      settings: parseSettings({
        customRanking: ['desc(popularity)'],
        attributeForDistinct: 'group',
        distinct,
      }),
      synonyms: [],
    });
    const ranked = all.toSorted((a, b) => b.popularity - a.popularity || (a.objectID < b.objectID ? -1 : 1));
    const kept = ranked.filter(
      ({ group }, index) =>
        distinct === 0 ||
        group === undefined ||
        ranked.slice(0, index).filter((before) => before.group === group).length < distinct,
    );
    const hits = engine.search(parseParameters({ hitsPerPage: 100 })).hits.map(({ objectID }) => objectID);
    expect(hits.toSorted()).toEqual(kept.map(({ objectID }) => objectID).toSorted());
    expect(hits[0]).toBe(ranked[0]?.objectID);
  },
);

describe('words', () => {
  test('must all be found, unless the settings remove some', () => {
    expect(ids({ query: 'moor serum' })).toEqual([]);
    expect(ids({ query: 'moor serum', removeWordsIfNoResults: 'allOptional' }).sort()).toEqual(['a', 'd']);
    expect(ids({ query: 'moor serum', removeWordsIfNoResults: 'lastWords' })).toEqual(['d']);
    expect(ids({ query: 'moor serum', removeWordsIfNoResults: 'firstWords' })).toEqual(['a']);
  });

  test('are removed when a record with all of them does not pass the filters', () => {
    const day = { query: 'sea serum', filters: 'kind:day' };
    expect(ids(day)).toEqual([]);
    expect(ids({ ...day, removeWordsIfNoResults: 'allOptional' })).toEqual(['b']);
  });

  test('may be optional by the query or the settings', () => {
    expect(ids({ query: 'moor serum' })).toEqual([]);
    expect(ids({ query: 'moor serum', optionalWords: ['serum'] })).toEqual(['d']);
    expect(ids({ query: 'moor serum', optionalWords: 'Moor' })).toEqual(['a']);
    expect(ids({ query: 'moor serum' }, { optionalWords: ['moor serum'] }).toSorted()).toEqual(['a', 'd']);
    expect(ids({ query: 'sea serum', optionalWords: ['serum'] })[0]).toBe('a');
    expect(ids({ query: 'fog serum', optionalWords: ['serum'] })).toEqual([]);
  });

  test('are searched in the requested attributes', () => {
    expect(ids({ query: 'cream', restrictSearchableAttributes: ['title'] })).toEqual(['b']);
    expect(ids({ query: 'cream' })).toEqual(['b', 'd']);
  });
});
