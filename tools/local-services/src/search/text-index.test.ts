import { fc, test as property } from '@fast-check/vitest';
import MiniSearch from 'minisearch';
import { expect } from 'vitest';
import { parseSettings } from './index-settings.ts';
import { extractTerms } from './tokenize.ts';
import { TextIndex } from './text-index.ts';

const text = fc
  .array(fc.constantFrom('sea', 'seal', 'oat', 'oil', 'moor'), { maxLength: 5 })
  .map((words) => words.join(' '));

property.prop([fc.array(fc.record({ title: text, text }), { minLength: 1, maxLength: 8 })])(
  'TextIndex scores as MiniSearch does',
  (texts) => {
    const records = texts.map((one, id) => ({ objectID: `${id}`, ...one }));
    const miniSearch = new MiniSearch<(typeof records)[number]>({
      idField: 'objectID',
      tokenize: extractTerms,
      fields: ['title', 'text'],
      searchOptions: { boost: { title: 1, text: 0.68 } },
    });
    miniSearch.addAll(records);
    const index = new TextIndex(records, parseSettings({ searchableAttributes: ['title', 'text'] }));
    const { hits } = index.lookUp('sea', { prefix: false, maxTypos: 0, forms: [] });
    const expected = new Map(miniSearch.search('sea').map(({ id, score }) => [Number(id), score]));
    expect(hits.numbers.toSorted()).toEqual([...expected.keys()].toSorted());
    for (const [number, score] of expected) expect(hits.scores[number]).toBeCloseTo(score, 10);
  },
);
