import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { SearchRecord } from './record-attributes.ts';
import { createSearchEngine } from './search-engine.ts';
import { Indices } from './indices.ts';
import { parseParameters } from './query-parameters.ts';
import { parseSettings } from './index-settings.ts';

const settings = {
  searchableAttributes: ['title', 'text'],
  attributesForFaceting: ['kind', 'price'],
  customRanking: ['desc(price)'],
  decompoundedAttributes: { da: ['title'] },
  indexLanguages: ['da'],
  replicas: ['shop_by_price', 'virtual(shop_relevant)'],
};

const words = ['creme', 'dagcreme', 'natcreme', 'olie', 'kropsolie', 'balm', 'serum', 'lermaske', 'maske'];
const someWords = fc.array(fc.constantFrom(...words), { maxLength: 4 }).map((list) => list.join(' '));
const someRecord = fc.record({
  objectID: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g'),
  title: someWords,
  text: someWords,
  kind: fc.constantFrom('x', 'y', ['x', 'z']),
  price: fc.nat(6),
});
/** A record that is written, or the id of one that is taken out. */
const write = fc.oneof({ weight: 3, arbitrary: someRecord }, fc.constantFrom('a', 'b', 'c', 'd', 'e'));
const query = fc.record({
  query: fc.oneof(
    fc.constant(''),
    fc.constantFrom('cre', 'dagcrem', 'olie balm', 'maske', 'natcremer', 'sreum'),
  ),
  filters: fc.constantFrom('', 'kind:x', 'price > 2 AND NOT kind:y'),
});

describe('Indices', () => {
  property.prop([
    fc.array(someRecord, { maxLength: 12 }),
    fc.array(fc.tuple(write, query), { maxLength: 8 }),
  ])('answer after writes like newly built indices with the same records', (first, writes) => {
    const indices = new Indices();
    const put = (change: (records: Map<string, SearchRecord>) => void) =>
      indices.change('shop', ({ records }) => {
        const next = new Map(records);
        change(next);
        return { records: next };
      });
    indices.change('shop', () => ({ settings }));
    indices.change('shop_by_price', () => ({
      settings: { ...settings, replicas: [], ranking: ['asc(price)'] },
    }));
    put((records) => first.forEach((record) => records.set(record.objectID, record)));
    for (const [written, { query: typed, filters }] of writes) {
      const parameters = parseParameters({ query: typed, filters, facets: ['*'] });
      const ask = (name: string) => {
        const { processingTimeMS: _time, ...answer } = indices.engine(name).search(parameters);
        return answer;
      };
      // So that there is something to keep.
      ask('shop');
      ask('shop_by_price');
      put((records) =>
        typeof written === 'string' ? records.delete(written) : records.set(written.objectID, written),
      );
      for (const name of ['shop', 'shop_by_price']) {
        const anew = createSearchEngine({
          records: indices.contents(name).records.values(),
          settings: parseSettings(indices.contents(name).settings),
          synonyms: [],
        });
        const { processingTimeMS: _time, ...expected } = anew.search(parameters);
        expect(ask(name)).toEqual(expected);
      }
    }
  });

  test('let a virtual replica show relevant records in its own order', () => {
    const indices = new Indices();
    const records = [
      { objectID: 'named', title: 'creme', text: 'serum', price: 3 },
      { objectID: 'named-too', title: 'creme', text: 'balm', price: 5 },
      { objectID: 'mentioned', title: 'balm', text: 'til alt og creme og mere end det hele', price: 9 },
      { objectID: 'other', title: 'serum', text: 'olie', price: 7 },
      // What is rare says more.
      ...Array.from({ length: 30 }, (_, index) => ({
        objectID: `${index}`,
        title: 'maske',
        text: '',
        price: 1,
      })),
    ];
    indices.change('shop', () => ({
      settings,
      records: new Map(records.map((record) => [record.objectID, record])),
    }));
    indices.change('shop_relevant', () => ({ settings: { customRanking: ['desc(price)'] } }));
    const ask = (parameters: Record<string, unknown>) => {
      const { hits, nbHits, nbSortedHits, appliedRelevancyStrictness } = indices
        .engine('shop_relevant')
        .search(parseParameters(parameters));
      return { ids: hits.map(({ objectID }) => objectID), nbHits, nbSortedHits, appliedRelevancyStrictness };
    };
    expect(ask({ query: 'creme' })).toEqual({
      ids: ['named-too', 'named'],
      nbHits: 3,
      nbSortedHits: 2,
      appliedRelevancyStrictness: 100,
    });
    expect(ask({ query: 'creme', relevancyStrictness: 0 }).ids).toEqual(['mentioned', 'named-too', 'named']);
    expect(ask({}).ids.slice(0, 5)).toEqual(['mentioned', 'other', 'named-too', 'named', '0']);
    // A standard replica sorts everything that is found.
    indices.change('shop_by_price', () => ({
      settings: { ...settings, replicas: [], ranking: ['desc(price)'] },
    }));
    const { hits } = indices.engine('shop_by_price').search(parseParameters({ query: 'creme' }));
    expect(hits.map(({ objectID }) => objectID)).toEqual(['mentioned', 'named-too', 'named']);
    expect(() => indices.change('shop_relevant', () => ({ settings: { ranking: ['typo'] } }))).toThrow(
      'Cannot change "ranking" of shop_relevant: virtual replicas have their primary\'s',
    );
    // What the primary changes, its view has too.
    indices.change('shop', () => ({ settings: { ...settings, hitsPerPage: 1 } }));
    expect(ask({}).ids).toEqual(['mentioned']);
  });
});
