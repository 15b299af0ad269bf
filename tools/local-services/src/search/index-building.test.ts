import { setImmediate } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { Indices } from './indices.ts';
import { parseParameters } from './query-parameters.ts';

/** Milliseconds of processor that nothing may take at once. */
const MAX_BLOCKING_MS = 250;

const sizes = process.env['TEST_SCOPE'] === 'all' ? [20_000, 100_000] : [20_000];

const replicas = ['shop_by_price', 'shop_by_name'];
const settings = {
  searchableAttributes: ['title', 'text'],
  attributesForFaceting: ['kind', 'price'],
  customRanking: ['desc(price)'],
  decompoundedAttributes: { da: ['title'] },
  indexLanguages: ['da'],
};

const kinds = ['creme', 'serum', 'olie', 'maske', 'balm'];
const recordsOf = (size: number, word: string) =>
  new Map(
    Array.from({ length: size }, (_, number) => {
      const kind = kinds[number % kinds.length] ?? '';
      const record = {
        objectID: `${number}`,
        title: `${word} nat${kind} ${word}${number % 997}`,
        text: `En rolig ${kind} til tør hud, nummer ${number}, lavet af klit og hav`,
        kind,
        price: (number * 7919) % 5000,
      };
      return [record.objectID, record] as const;
    }),
  );

describe.each(sizes)('an index of %i records', (size) => {
  const indices = new Indices();
  /** The longest that one thing took, in milliseconds of processor. */
  let longest = 0;
  const measured = <Result>(work: () => Result): Result => {
    const before = process.threadCpuUsage();
    const result = work();
    const { user, system } = process.threadCpuUsage(before);
    longest = Math.max(longest, (user + system) / 1000);
    return result;
  };
  const countOf = (query: string, index = 'shop') =>
    measured(
      () => indices.engine(index).search(parseParameters({ query, facets: ['*'], hitsPerPage: 20 })).nbHits,
    );
  /** Searches between the steps of the building until it is done, and gives how much each search found. */
  const searchMeanwhile = async (query: string) => {
    const counts: number[] = [];
    for (let steps = 0; indices.isPending('shop'); steps++) {
      if (steps % 8 === 0) counts.push(countOf(query, ['shop', ...replicas][counts.length % 3]));
      const before = process.threadCpuUsage();
      await setImmediate();
      const { user, system } = process.threadCpuUsage(before);
      longest = Math.max(longest, (user + system) / 1000);
    }
    return counts;
  };

  test('is searchable while it is built, and each search finds the finished part', async () => {
    measured(() => {
      indices.change('shop', () => ({ settings: { ...settings, replicas } }));
    });
    for (const replica of replicas) {
      const customRanking = [replica === 'shop_by_price' ? 'asc(price)' : 'asc(kind)'];
      indices.change(replica, () => ({ settings: { ...settings, customRanking } }));
    }
    measured(() => {
      indices.change('shop', () => ({ records: recordsOf(size, 'lys') }));
    });
    const counts = await searchMeanwhile('');
    expect(counts.length).toBeGreaterThan(2);
    expect(counts).toEqual(counts.toSorted((left, right) => left - right));
    expect([countOf(''), countOf('lys'), countOf('creme', 'shop_by_price')]).toEqual([size, size, size / 5]);
    expect(longest).toBeLessThan(MAX_BLOCKING_MS);
  }, 120_000);

  test('is unchanged until its replacement is complete', async () => {
    longest = 0;
    indices.change('shop', () => ({ records: recordsOf(size, 'mørk') }));
    const counts = await searchMeanwhile('lys');
    expect(new Set(counts)).toEqual(new Set([size]));
    expect([countOf('lys'), countOf('mørk'), countOf('')]).toEqual([0, size, size]);
    expect(longest).toBeLessThan(MAX_BLOCKING_MS);
  }, 120_000);

  test('finds a changed record at once', () => {
    longest = 0;
    indices.change('shop', ({ records }) => ({
      records: measured(() => new Map([...records, ['1', { objectID: '1', title: 'Enhjørning' }]])),
    }));
    expect([countOf('enhjørning'), countOf('', 'shop_by_name')]).toEqual([1, size]);
    expect(longest).toBeLessThan(MAX_BLOCKING_MS);
  });
});
