import { expect, test } from 'vitest';
import type { SearchClient } from '@marehalm/search/client';
import { withNormalizedQueries } from './search-client.ts';

test.each([
  ['\uff33\uff30\uff26\uff13\uff10', 'SPF30'],
  ['\u202as\u00aderum\u200b', 'serum'],
  ['hand ', 'hand '],
  ['\u200b ', ''],
])('a search for %j asks for %j', async (typed, asked) => {
  const queries: unknown[] = [];
  const note = (requests: readonly object[]) => {
    for (const request of requests) {
      const { query, params } = request as { query?: string; params?: { query?: string } };
      queries.push(params ? params.query : query);
    }
    return Promise.resolve({ results: [] });
  };
  const inner: Pick<SearchClient, 'search'> = {
    search: (requests) => note(Array.isArray(requests) ? requests : requests.requests),
  };
  const client = withNormalizedQueries(inner);
  await client.search([{ indexName: 'products', params: { query: typed } }, { indexName: 'journals' }]);
  await client.search({ requests: [{ indexName: 'products', query: typed }] });
  expect(queries).toEqual([asked, undefined, asked]);
});
