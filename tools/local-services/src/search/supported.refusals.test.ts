import { describe, expect, test } from 'vitest';
import { localSearchCredentials } from './create-search-service.ts';
import {
  type AnyJson,
  plantsSearchApp,
  requestIndex,
  adminHeaders,
  getObjectIds,
  fetchAllObjectIds,
  searchPlants,
  setUpPlantsIndex,
} from './testing/plants-index.ts';

setUpPlantsIndex();

describe('unsupported features that would have no effect', () => {
  test.each<[what: string, method: string, path: string, body: unknown, message: string]>([
    [
      'a placeholder among synonyms',
      'PUT',
      'plants/synonyms/p',
      { type: 'placeholder', placeholder: '<street>', replacements: ['a'] },
      'Synonyms of the type "placeholder" are not supported',
    ],
    [
      'a facet in a pattern',
      'PUT',
      'plants/rules/r',
      { conditions: [{ pattern: '{facet:kinds}', anchoring: 'contains' }], consequence: {} },
      'facets in patterns are not supported',
    ],
    [
      'automatic facet filters',
      'PUT',
      'plants/rules/r',
      { consequence: { params: { automaticFacetFilters: ['kinds'] } } },
      'automatic facet filters are not supported',
    ],
    [
      'a redirect of a rule',
      'PUT',
      'plants/rules/r',
      { consequence: { redirect: { indexName: 'x' } } },
      'Invalid object attributes: redirect near line:1',
    ],
    [
      'an unknown parameter of a rule',
      'PUT',
      'plants/rules/r',
      { consequence: { params: { hitPerPage: 1 } } },
      'Unknown parameter: hitPerPage',
    ],
    [
      'numbers among the filters of a condition',
      'PUT',
      'plants/rules/r',
      { conditions: [{ filters: 'price > 3' }], consequence: {} },
      'Invalid rule: "filters" takes facets joined by AND',
    ],
    [
      'an unknown part of a copy',
      'POST',
      'plants/operation',
      { operation: 'copy', destination: 'copied', scope: ['records'] },
      'Invalid scope: expected settings, synonyms, rules',
    ],
    [
      'an unknown strategy',
      'POST',
      '*/queries',
      { requests: [], strategy: 'first' },
      'Invalid value for "strategy" parameter',
    ],
    [
      'an unknown kind of query',
      'POST',
      '*/queries',
      { requests: [{ indexName: 'plants', type: 'facets' }] },
      'Invalid value for "type" parameter',
    ],
  ])('refuses %s', async (_what, method, path, body, message) => {
    const answer = await requestIndex(method, path, body);
    expect(answer.status).toBe(400);
    expect(answer.json.message).toContain(message);
  });

  test.each<[what: string, method: string, path: string, body: unknown, message: string]>([
    [
      'an unknown parameter',
      'POST',
      '*/objects',
      { requests: [], strategy: 'none' },
      'Unknown parameter: strategy',
    ],
    [
      'an unknown parameter of an object',
      'POST',
      '*/objects',
      { requests: [{ indexName: 'plants', objectID: '1', attributes: ['name'] }] },
      'Unknown parameter: attributes',
    ],
    [
      'attributes that are no list',
      'POST',
      '*/objects',
      { requests: [{ indexName: 'plants', objectID: '1', attributesToRetrieve: 'name' }] },
      'Invalid value for "attributesToRetrieve" parameter',
    ],
    [
      'too many objects',
      'POST',
      '*/objects',
      { requests: Array.from({ length: 1001 }, () => ({ indexName: 'plants', objectID: '1' })) },
      'Too many objects: the limit is 1000',
    ],
    [
      'a cursor that is none',
      'POST',
      'plants/browse',
      { cursor: 'x' },
      'Invalid value for "cursor" parameter',
    ],
    [
      'a cursor in words',
      'POST',
      'plants/browse',
      { cursor: 'MWUz' },
      'Invalid value for "cursor" parameter',
    ],
    [
      'a page of rules that is no number',
      'POST',
      'plants/rules/search',
      { page: 'x' },
      'Invalid value for "page" parameter',
    ],
    [
      'a page of no synonyms',
      'POST',
      'plants/synonyms/search',
      { hitsPerPage: 0 },
      'Invalid value for "hitsPerPage" parameter',
    ],
    [
      'an unknown parameter of rules',
      'POST',
      'plants/rules/search',
      { tags: 'a' },
      'Unknown parameter: tags',
    ],
    [
      'an unknown parameter of synonyms',
      'POST',
      'plants/synonyms/search',
      { tags: 'a' },
      'Unknown parameter: tags',
    ],
    [
      'names in broken JSON',
      'POST',
      'plants/query',
      { facets: '["kinds"' },
      'Invalid JSON in a list of names',
    ],
  ])('refuses %s', async (_what, method, path, body, message) => {
    const answer = await requestIndex(method, path, body);
    expect(answer).toMatchObject({ status: 400, json: { status: 400 } });
    expect(answer.json.message).toContain(message);
  });

  test.each<[what: string, write: object]>([
    ['a filter beside "clear"', { action: 'clear', body: { filters: 'kinds:weed' } }],
    ['a filter beside "delete"', { action: 'delete', body: { filters: 'kinds:weed' } }],
    ['a record that is a list', { action: 'addObject', body: [] }],
    ['a record that is a text', { action: 'addObject', body: 'kelp' }],
    ['no record', { action: 'addObject' }],
  ])('refuses %s in a batch, and writes nothing', async (_what, write) => {
    expect((await requestIndex('POST', 'plants/batch', { requests: [write] })).status).toBe(400);
    expect(await fetchAllObjectIds()).toEqual(['1', '2', '3']);
  });

  test('a batch of several indices is applied completely or not at all', async () => {
    const requests = [
      { indexName: 'plants', action: 'deleteObject', body: { objectID: '1' } },
      { indexName: 'others', action: 'multiply', body: { objectID: '1' } },
    ];
    expect((await requestIndex('POST', '*/batch', { requests })).status).toBe(400);
    expect(await fetchAllObjectIds()).toEqual(['1', '2', '3']);
  });

  test('browsing starts at the given page', async () => {
    const pages = [0, 1, 2].map(async (page) =>
      getObjectIds(await requestIndex('POST', 'plants/browse', { page, hitsPerPage: 2 })),
    );
    expect(await Promise.all(pages)).toEqual([['1', '2'], ['3'], []]);
  });

  test('hidden attributes are not returned for a single record either', async () => {
    await requestIndex('PUT', 'plants/settings', { unretrievableAttributes: ['price'] });
    const withSearchKey = { ...adminHeaders, 'x-algolia-api-key': localSearchCredentials.searchKey };
    const requests = [{ indexName: 'plants', objectID: '1' }];
    const given = await Promise.all(
      [withSearchKey, adminHeaders]
        .flatMap((keys) => [
          plantsSearchApp.request('/1/indexes/plants/1', { headers: keys }),
          plantsSearchApp.request('/1/indexes/*/objects', {
            method: 'POST',
            headers: keys,
            body: JSON.stringify({ requests }),
          }),
        ])
        .map(async (answer) => /"price"/.test(await (await answer).text())),
    );
    expect(given).toEqual([false, false, true, true]);
  });

  test('a batch continues after it has deleted its index', async () => {
    await requestIndex('POST', 'plants/batch', {
      requests: [
        { action: 'updateObject', body: { objectID: '8', name: 'Before' } },
        { action: 'delete', body: {} },
        { action: 'updateObject', body: { objectID: '9', name: 'After' } },
      ],
    });
    expect(await fetchAllObjectIds()).toEqual(['9']);
    expect((await requestIndex('GET', 'plants/settings')).json.searchableAttributes).toEqual([]);
  });

  test('a list of indices has pages', async () => {
    const response = await plantsSearchApp.request('/1/indexes?page=1&hitsPerPage=2', {
      headers: adminHeaders,
    });
    const { items, nbPages } = (await response.json()) as AnyJson;
    expect(items).toHaveLength(2);
    expect(nbPages).toBeGreaterThan(5);
  });
});

describe('one request', () => {
  const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
  const send = (method: string, path: string, body: string) =>
    plantsSearchApp.request(`/1/indexes/${path}`, { method, headers: adminHeaders, body });

  test.each([
    [
      'a record',
      'POST',
      'plants/batch',
      `{"requests":[{"action":"addObject","body":{"a":${nested(50_000)}}}]}`,
    ],
    ['a rule', 'PUT', 'plants/rules/r', `{"consequence":{"userData":${nested(50_000)}}}`],
    ['settings', 'PUT', 'plants/settings', `{"userData":${nested(50_000)}}`],
    ['filters', 'POST', 'plants/query', `{"optionalFilters":${nested(50_000)}}`],
    ['filters in a text', 'POST', 'plants/query', `{"optionalFilters":"${nested(50_000)}"}`],
    ['names in a text', 'POST', 'plants/query', `{"facets":"${nested(50_000)}"}`],
    ['content in a text', 'POST', 'plants/query', `{"renderingContent":"${nested(50_000)}"}`],
    ['filters of three levels', 'POST', 'plants/query', '{"optionalFilters":[[["kinds:weed"]]]}'],
  ])('with %s nested too deep is refused', async (_what, method, path, body) => {
    expect((await send(method, path, body)).status).toBe(400);
    expect(await fetchAllObjectIds()).toEqual(['1', '2', '3']);
  });

  test.each([
    ['colons in a numeric filter', { numericFilters: ['a:'.repeat(60_000)] }, 400],
    ['blanks in a numeric filter', { numericFilters: [`a${' '.repeat(120_000)}b`] }, 400],
    ['names', { attributesToHighlight: Array.from({ length: 10_000 }, (_, index) => `n${index}`) }, 400],
    ['a long mark', { query: 'kelp', highlightPreTag: 'x'.repeat(100_000) }, 400],
    ['a long body', { query: 'kelp', userToken: 'x'.repeat(200_000) }, 413],
  ])('does not block the process with %s', async (_what, parameters, status) => {
    const before = process.cpuUsage();
    expect((await searchPlants(parameters)).status).toBe(status);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(250);
  });

  test('with many queries lets other requests be answered in between', async () => {
    const requests = Array.from({ length: 50 }, () => ({ indexName: 'plants', query: 'kelp' }));
    const many = requestIndex('POST', '*/queries', { requests }).then(() => 'many');
    const one = searchPlants({ query: 'kelp' }).then(() => 'one');
    expect(await Promise.race([many, one])).toBe('one');
    expect(await many).toBe('many');
  });
});
