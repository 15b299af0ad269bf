import { expect, test } from 'vitest';
import type { SearchClient } from '@marehalm/search/client';
import { withNormalizedQueries } from './search.ts';

test.each([
  ['\uff33\uff30\uff26\uff13\uff10', 'SPF30'],
  ['\u202as\u00aderum\u200b', 'serum'],
  ['hand ', 'hand '],
  ['\u200b ', ''],
])('a search for %j asks for %j', async (typed, asked) => {
  const queries: unknown[] = [];
  const inner: Pick<SearchClient, 'searchForHits'> = {
    searchForHits: (parameters) => {
      if ('requests' in parameters)
        for (const request of parameters.requests)
          queries.push('query' in request ? request.query : undefined);
      return Promise.resolve({ results: [] });
    },
  };
  await withNormalizedQueries(inner).searchForHits({
    requests: [{ indexName: 'products', query: typed }, { indexName: 'journals' }],
  });
  expect(queries).toEqual([asked, undefined]);
});
