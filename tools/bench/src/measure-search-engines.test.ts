import { describe, expect, test } from 'vitest';
import { generateCatalogue } from './generate-catalogue.ts';
import { createSearchEnginesReport, measureSearchEngine } from './measure-search-engines.ts';

test('generateCatalogue() generates the same records each time', () => {
  const [first] = generateCatalogue(3);
  expect(generateCatalogue(40)[0]).toEqual(first);
  expect(new Set(generateCatalogue(40).map(({ objectID }) => objectID)).size).toBe(40);
});

test('measureSearchEngine() measures an engine in a separate process', async () => {
  const measured = await measureSearchEngine('engine', 36);
  expect(measured).toMatchObject({ name: 'engine', size: 36 });
  expect(measured.median).toBeGreaterThan(0);
  expect(measured.p95).toBeGreaterThanOrEqual(measured.median);
});

describe('createSearchEnginesReport()', () => {
  test('writes one table for each number of records', () => {
    const report = createSearchEnginesReport([
      { name: 'engine', size: 36, readyAfter: 40, median: 0.321, p95: 1.5, bytes: 2_100_000 },
      { name: 'service', size: 10_000, readyAfter: 4000, median: 12.4, p95: 30, bytes: 5e7, write: 15.2 },
    ]);
    expect(report).toContain('### 36 records');
    expect(report).toContain('| the local search, without HTTP | 0.32 ms | 1.50 ms | 2.1 MB | 0.04 s |  |');
    expect(report).toContain('### 10,000 records');
    expect(report).toContain(
      '| the local search, asked over HTTP | 12 ms | 30 ms | 50.0 MB | 4.00 s | 15 ms |',
    );
  });
});
