import { searchIndices } from '@marehalm/shop/search';
import { createIndexSettings } from '@marehalm/search/records';
import { describe, expect, test } from 'vitest';
import { createSearchEngine } from './search-engine.ts';
import { parseParameters } from './query-parameters.ts';
import { buildRecords } from './build-records.ts';
import { createRelevanceReport, checkRelevance, type RelevanceFinding } from './relevance.ts';
import { parseSettings } from './index-settings.ts';
import { shopContent } from './testing/start-search-service.ts';

const findings = checkRelevance(shopContent);
const kinds = Map.groupBy(findings, ({ index, kind }) => `${index}, ${kind}`);

test('the table has at least sixty product queries in each language', () => {
  for (const index of ['products', 'products_da']) {
    expect(findings.filter((finding) => finding.index === index).length).toBeGreaterThanOrEqual(60);
  }
});

test.each([...kinds])('%s: the first answers are those a shopper expects', (_kind, ofKind) => {
  expect(ofKind.filter(({ isFound }) => !isFound).map(({ query, first }) => ({ query, first }))).toEqual([]);
});

test('a gift card is not a listed product, but found as a page', () => {
  const engine = createSearchEngine({
    records: buildRecords(shopContent, '2026-06-01').get('products') ?? [],
    settings: parseSettings(createIndexSettings(searchIndices)['products']),
    synonyms: [],
  });
  const { hits } = engine.search(parseParameters({ query: 'gift card' }));
  expect(hits.map(({ title }) => title)).not.toContain('Gift card');
});

describe('createRelevanceReport()', () => {
  const finding = (more: Partial<RelevanceFinding>): RelevanceFinding => ({
    index: 'products',
    kind: 'misspelled',
    query: 'sreum',
    wanted: ['Lee Serum'],
    first: ['Lee Serum', 'Dusk Serum'],
    isFound: true,
    ...more,
  });

  test('lists each query with its first answers, and what is missing', () => {
    const text = createRelevanceReport([finding({}), finding({ query: 'blam', first: [], isFound: false })]);
    expect(text).toBe(`# Relevance: 1 of 2 (50 %)

## products: 1 of 2 (50 %)

### misspelled: 1 of 2 (50 %)

- ✓ **sreum** → Lee Serum · Dusk Serum
- ✗ **blam** → nothing; wanted: Lee Serum
`);
  });
});
