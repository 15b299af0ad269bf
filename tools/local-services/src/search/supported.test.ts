import { DatabaseSync } from 'node:sqlite';
import { beforeEach, describe, expect, test } from 'vitest';
import { parameterNames } from './query-parameters.ts';
import { createSearch, localSearchCredentials } from './search.ts';
import { content, ordinaryDay } from './testing/listening-search.ts';

const { appId, adminKey } = localSearchCredentials;
const headers = { 'x-algolia-application-id': appId, 'x-algolia-api-key': adminKey };

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- Answers of many shapes, each checked by its test.
type AnyJson = any;

const database = new DatabaseSync(':memory:');
const app = createSearch({ content, clock: ordinaryDay, database });

async function ask(method: string, path: string, body?: unknown) {
  const response = await app.request(`/1/indexes/${path}`, {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, json: (await response.json()) as AnyJson };
}

const plants = [
  { objectID: '1', name: 'Sea kale', kinds: ['leaf', 'sea leaf'], price: 10, _tags: ['wild'] },
  { objectID: '2', name: 'Kelp', kinds: ['weed'], price: 20, sku: 'KELP-30' },
  { objectID: '3', name: 'Dulse', kinds: ['weed'], price: 30 },
];
const indexSettings = {
  searchableAttributes: ['name', 'kinds', 'sku'],
  attributesForFaceting: ['searchable(kinds)'],
  customRanking: ['asc(price)'],
};

beforeEach(async () => {
  await ask('DELETE', 'plants');
  await ask('PUT', 'plants/settings', indexSettings);
  await ask('POST', 'plants/batch', {
    requests: plants.map((body) => ({ action: 'updateObject', body })),
  });
});

const search = (parameters: object) => ask('POST', 'plants/query', parameters);
const idsIn = ({ json }: { readonly json: AnyJson }) =>
  (json.hits as { objectID: string }[]).map(({ objectID }) => objectID);
const remaining = async () => idsIn(await search({}));

describe('POST /1/indexes/{index}/deleteByQuery', () => {
  const onlyFilters =
    'DeleteByQuery endpoint only supports tagFilters, facetFilters, numericFilters and geoQuery condition';

  test.each<[request: object, message: string]>([
    [{}, onlyFilters],
    [{ filters: '' }, onlyFilters],
    [{ filters: '  ' }, onlyFilters],
    [{ params: '' }, onlyFilters],
    [{ params: 'filters=' }, onlyFilters],
    [{ facetFilters: [] }, onlyFilters],
    [{ facetFilters: [[]] }, onlyFilters],
    [{ facetFilters: '' }, onlyFilters],
    [{ numericFilters: [] }, onlyFilters],
    [{ tagFilters: '' }, onlyFilters],
    [{ query: '' }, onlyFilters],
    [{ query: 'kelp' }, onlyFilters],
    [{ query: 'kelp', filters: 'kinds:weed' }, onlyFilters],
    [{ filters: 'kinds:weed', hitsPerPage: 1 }, onlyFilters],
    [{ optionalFilters: ['kinds:weed'] }, onlyFilters],
    [{ aroundLatLng: '40.71, -74.01' }, 'The "aroundLatLng" parameter is not supported'],
    [
      { filters: 'kinds:weed', aroundLatLng: '40.71, -74.01' },
      'The "aroundLatLng" parameter is not supported',
    ],
    [{ aroundRadius: 100 }, 'The "aroundRadius" parameter is not supported'],
    [{ aroundRadius: 'all' }, 'The "aroundRadius" parameter is not supported'],
    [{ insideBoundingBox: [[1, 2, 3, 4]] }, 'The "insideBoundingBox" parameter is not supported'],
    [{ insidePolygon: [[1, 2, 3, 4, 5, 6]] }, 'The "insidePolygon" parameter is not supported'],
    [{ filter: 'kinds:weed' }, 'Unknown parameter: filter'],
    [{ filters: 'NOT sort:weed' }, 'Cannot delete by "sort": it is not in attributesForFaceting'],
    [{ facetFilters: ['sort:-weed'] }, 'Cannot delete by "sort": it is not in attributesForFaceting'],
    [
      { filters: 'kinds:weed OR price>20' },
      'filters: Different types are not allowed in the same OR.\nExpected a facet filter which needs to have this form:\n - facet_name:facet_value',
    ],
  ])('refuses %j and deletes nothing', async (request, message) => {
    expect(await ask('POST', 'plants/deleteByQuery', request)).toEqual({
      status: 400,
      json: { message, status: 400 },
    });
    expect(await remaining()).toEqual(['1', '2', '3']);
  });

  test.each<[request: object, left: string[]]>([
    [{ filters: 'kinds:weed' }, ['1']],
    [{ filters: 'NOT kinds:weed' }, ['2', '3']],
    [{ params: 'filters=price%3E10' }, ['1']],
    [{ facetFilters: [['kinds:weed', 'kinds:leaf']] }, []],
    [{ numericFilters: ['price=20'] }, ['1', '3']],
    [{ tagFilters: ['wild'] }, ['2', '3']],
    [{ filters: 'wild', facetFilters: 'kinds:weed' }, ['1', '2', '3']],
    [{ filters: 'kinds:weed', aroundLatLng: null }, ['1']],
  ])('deletes what passes %j', async (request, left) => {
    expect((await ask('POST', 'plants/deleteByQuery', request)).status).toBe(200);
    expect(await remaining()).toEqual(left);
  });
});

/** Each parameter with values that are taken, and values of features that are not there. */
const parameters: Record<string, { taken?: readonly unknown[]; refused?: readonly unknown[] }> = {
  advancedSyntax: { taken: [false], refused: [true] },
  advancedSyntaxFeatures: { taken: [['exactPhrase']] },
  allowTyposOnNumericTokens: { taken: [true, false] },
  alternativesAsExact: {
    taken: [['ignorePlurals', 'singleWordSynonym']],
    refused: [[], ['multiWordsSynonym']],
  },
  analytics: { taken: [true, false] },
  analyticsTags: { taken: [['a']] },
  aroundLatLng: { taken: [''], refused: ['55.6, 12.5'] },
  aroundLatLngViaIP: { taken: [false], refused: [true] },
  aroundPrecision: { refused: [10] },
  aroundRadius: { refused: [1000, 'all'] },
  attributeCriteriaComputedBy: { taken: ['minProximity'], refused: ['best', 'sum'] },
  attributeCriteriaComputedByMinProximity: { taken: [false], refused: [true] },
  attributesToHighlight: { taken: [['name'], []] },
  attributesToRetrieve: { taken: [['name'], '*'] },
  attributesToSnippet: { taken: [['name:3']] },
  clickAnalytics: { taken: [true, false] },
  decompoundQuery: { taken: [true, false] },
  disableExactOnAttributes: { taken: [[]], refused: [['name']] },
  disableTypoToleranceOnAttributes: { taken: [[], ['name']] },
  distinct: { taken: [true, false, 0, 1] },
  enableABTest: { taken: [true, false] },
  enablePersonalization: { taken: [false], refused: [true] },
  enableReRanking: { taken: [true, false] },
  enableRules: { taken: [true, false] },
  exactOnSingleWordQuery: { taken: ['attribute'], refused: ['none', 'word'] },
  extensions: { taken: [{}], refused: [{ queryCategorization: { enableAutoFiltering: true } }] },
  facetFilters: { taken: [['kinds:weed'], ''] },
  facetingAfterDistinct: { taken: [true, false] },
  facets: { taken: [['kinds'], '*'] },
  filters: { taken: ['kinds:weed', ''] },
  getRankingInfo: { taken: [true, 'true', '1', false] },
  highlightPostTag: { taken: ['</b>'] },
  highlightPreTag: { taken: ['<b>'] },
  hitsPerPage: { taken: [1, '2'] },
  ignorePlurals: { taken: [true, ['en'], 'false'] },
  insideBoundingBox: { taken: [[], ''], refused: [[[47, 2, 48, 3]]] },
  insidePolygon: { taken: [[]], refused: [[[47, 2, 48, 3, 49, 4]]] },
  length: { taken: [1] },
  maxValuesPerFacet: { taken: [5] },
  minProximity: { taken: [1], refused: [2, 7] },
  minWordSizefor1Typo: { taken: [3] },
  minWordSizefor2Typos: { taken: [7] },
  minimumAroundRadius: { refused: [1] },
  mode: { taken: ['keywordSearch'], refused: ['neuralSearch'] },
  naturalLanguages: { taken: [[], ['en']] },
  numericFilters: { taken: [['price>1']] },
  offset: { taken: [0] },
  optionalFilters: { taken: [['kinds:weed']] },
  optionalWords: { taken: ['kelp', ['kelp']] },
  page: { taken: [0] },
  percentileComputation: { taken: [false] },
  personalizationImpact: { taken: [50] },
  query: { taken: ['kelp'] },
  queryLanguages: { taken: [['en']] },
  queryType: { taken: ['prefixLast', 'prefixAll', 'prefixNone'] },
  ranking: { refused: [['typo']] },
  reRankingApplyFilter: { taken: [[], null], refused: ['kinds:weed'] },
  relevancyStrictness: { taken: [90] },
  removeStopWords: { taken: [true, ['en']] },
  removeWordsIfNoResults: { taken: ['none', 'lastWords', 'firstWords', 'allOptional'] },
  renderingContent: { taken: [{ facetOrdering: {} }] },
  replaceSynonymsInHighlight: { taken: [false], refused: [true] },
  responseFields: { taken: [['hits'], '*'] },
  restrictHighlightAndSnippetArrays: { taken: [true, false] },
  restrictSearchableAttributes: { taken: [['name']] },
  ruleContexts: { taken: [['winter']] },
  semanticSearch: { taken: [{}], refused: [{ eventSources: ['a'] }] },
  similarQuery: { taken: [''], refused: ['kelp'] },
  snippetEllipsisText: { taken: ['...'] },
  sortFacetValuesBy: { taken: ['count', 'alpha'] },
  sumOrFiltersScores: { taken: [true, false] },
  synonyms: { taken: [true, false] },
  tagFilters: { taken: [['wild'], ''] },
  typoTolerance: { taken: [true, 'min', 'strict', 'false'] },
  userToken: { taken: ['user-1'] },
};

describe('a parameter of a query', () => {
  test('is in the table', () => {
    expect(Object.keys(parameters).sort()).toEqual([...parameterNames].sort());
  });

  const cases = (kind: 'taken' | 'refused') =>
    Object.entries(parameters).flatMap(([name, values]) =>
      (values[kind] ?? []).map((value) => [name, value] as const),
    );

  test.each(cases('taken'))('%s is taken as %j', async (name, value) => {
    expect(await search({ [name]: value })).toMatchObject({ status: 200 });
  });

  test.each(cases('refused'))('%s says that it is not supported as %j', async (name, value) => {
    const message = `The "${name}" parameter is not supported`;
    expect(await search({ [name]: value })).toEqual({ status: 400, json: { message, status: 400 } });
    const queries = { requests: [{ indexName: 'plants', [name]: value }] };
    expect(await ask('POST', '*/queries', queries)).toMatchObject({ status: 400, json: { message } });
    expect(await ask('POST', 'plants/browse', { [name]: value })).toMatchObject({ json: { message } });
    const rule = { objectID: 'r', consequence: { params: { [name]: value } } };
    expect(await ask('PUT', 'plants/rules/r', rule)).toMatchObject({ status: 400, json: { message } });
  });

  test.each(['hitPerPage', 'Query', 'attributesToIndex', 'replicas', '__proto__x', 'cursor', 'facetQuery'])(
    'is unknown as %s',
    async (name) => {
      const refusal = { status: 400, json: { message: `Unknown parameter: ${name}`, status: 400 } };
      expect(await search({ [name]: 'x' })).toEqual(refusal);
      expect(await search({ params: `${name}=x` })).toEqual(refusal);
      expect(await ask('GET', `plants?${name}=x`)).toEqual(refusal);
      expect(await ask('POST', '*/queries', { requests: [{ indexName: 'plants', [name]: 'x' }] })).toEqual(
        refusal,
      );
    },
  );

  test('is unknown beside the queries', async () => {
    expect(await ask('POST', '*/queries', { requests: [], hitsPerPage: 1 })).toMatchObject({
      status: 400,
      json: { message: 'Unknown parameter: hitsPerPage' },
    });
  });
});

/** Each setting with values that are kept and given back, and values of features that are not there. */
const settings: Record<string, { kept?: readonly unknown[]; refused?: readonly unknown[] }> = {
  advancedSyntax: { kept: [false], refused: [true] },
  allowCompressionOfIntegerArray: { kept: [true] },
  allowTyposOnNumericTokens: { kept: [false] },
  alternativesAsExact: { kept: [['ignorePlurals', 'singleWordSynonym']], refused: [[]] },
  attributeCriteriaComputedBy: { refused: ['best'] },
  attributeForDistinct: { kept: ['name'] },
  attributesForFaceting: { kept: [['kinds', 'filterOnly(price)']] },
  attributesToHighlight: { kept: [['name']] },
  attributesToRetrieve: { kept: [['name']] },
  attributesToSnippet: { kept: [['name:3']] },
  attributesToTransliterate: { kept: [[]], refused: [['name']] },
  camelCaseAttributes: { kept: [[]], refused: [['name']] },
  customNormalization: { kept: [{}], refused: [{ default: { ä: 'ae' } }] },
  customRanking: { kept: [['desc(price)']] },
  decompoundQuery: { kept: [false] },
  decompoundedAttributes: { kept: [{ da: ['name'] }] },
  disableExactOnAttributes: { refused: [['name']] },
  disablePrefixOnAttributes: { kept: [['sku']] },
  disableTypoToleranceOnAttributes: { kept: [['sku']] },
  disableTypoToleranceOnWords: { kept: [['kelp']] },
  distinct: { kept: [1] },
  enablePersonalization: { kept: [false], refused: [true] },
  enableReRanking: { kept: [true] },
  enableRules: { kept: [false] },
  exactOnSingleWordQuery: { kept: ['attribute'], refused: ['word'] },
  highlightPostTag: { kept: ['</b>'] },
  highlightPreTag: { kept: ['<b>'] },
  hitsPerPage: { kept: [7] },
  ignorePlurals: { kept: [true] },
  indexLanguages: { kept: [['da']] },
  keepDiacriticsOnCharacters: { kept: [''], refused: ['ø'] },
  maxFacetHits: { kept: [20] },
  maxValuesPerFacet: { kept: [20] },
  minProximity: { kept: [1], refused: [3] },
  minWordSizefor1Typo: { kept: [3] },
  minWordSizefor2Typos: { kept: [9] },
  mode: { kept: ['keywordSearch'], refused: ['neuralSearch'] },
  numericAttributesForFiltering: { kept: [['price']] },
  optionalWords: { kept: [['kelp']] },
  paginationLimitedTo: { kept: [100] },
  queryLanguages: { kept: [['en']] },
  queryType: { kept: ['prefixAll'] },
  ranking: { kept: [['custom']] },
  reRankingApplyFilter: { refused: ['kinds:weed'] },
  relevancyStrictness: { kept: [50] },
  removeStopWords: { kept: [true] },
  removeWordsIfNoResults: { kept: ['allOptional'] },
  renderingContent: { kept: [{ facetOrdering: { facets: { order: ['kinds'] } } }] },
  replaceSynonymsInHighlight: { kept: [false], refused: [true] },
  replicas: { kept: [[]] },
  responseFields: { kept: [['hits', 'nbHits']] },
  restrictHighlightAndSnippetArrays: { kept: [true] },
  searchableAttributes: { kept: [['kinds']] },
  semanticSearch: { refused: [{ eventSources: ['a'] }] },
  separatorsToIndex: { kept: [''], refused: ['+#'] },
  snippetEllipsisText: { kept: ['...'] },
  sortFacetValuesBy: { kept: ['alpha'] },
  typoTolerance: { kept: ['min'] },
  unretrievableAttributes: { kept: [['price']] },
  userData: { kept: [{ theme: 'sea' }, 'text', [1]] },
};

describe('a setting', () => {
  const cases = (kind: 'kept' | 'refused') =>
    Object.entries(settings).flatMap(([name, values]) =>
      (values[kind] ?? []).map((value) => [name, value] as const),
    );

  test.each(cases('kept'))('%s is kept and given back as %j', async (name, value) => {
    expect((await ask('PUT', 'plants/settings', { [name]: value })).status).toBe(200);
    expect((await ask('GET', 'plants/settings')).json[name]).toEqual(value);
  });

  test.each(cases('refused'))('%s says that it is not supported as %j', async (name, value) => {
    expect(await ask('PUT', 'plants/settings', { [name]: value })).toEqual({
      status: 400,
      json: { message: `The "${name}" setting is not supported`, status: 400 },
    });
  });

  test('is unknown, and nothing of the request is written', async () => {
    const request = { hitsPerPage: 3, optionalwords: ['kelp'] };
    expect(await ask('PUT', 'plants/settings', request)).toEqual({
      status: 400,
      json: { message: 'Invalid object attributes: optionalwords near line:1 column:32', status: 400 },
    });
    expect((await ask('GET', 'plants/settings')).json.hitsPerPage).toBe(20);
  });

  test('renderingContent is in every answer, replaced by that of the query or a rule', async () => {
    const of = (order: string) => ({ facetOrdering: { facets: { order: [order] } } });
    await ask('PUT', 'plants/settings', { renderingContent: of('kinds') });
    expect((await search({})).json.renderingContent).toEqual(of('kinds'));
    expect((await search({ renderingContent: of('price') })).json.renderingContent).toEqual(of('price'));
    await ask('PUT', 'plants/rules/r', { consequence: { params: { renderingContent: of('rule') } } });
    expect((await search({})).json.renderingContent).toEqual(of('rule'));
  });

  test('of words affects the search', async () => {
    const found = async (query: string, more: object = {}) => idsIn(await search({ query, ...more }));
    expect(await found('klep')).toEqual(['2']);
    await ask('PUT', 'plants/settings', { disableTypoToleranceOnAttributes: ['name', 'sku'] });
    expect(await found('klep')).toEqual([]);
    await ask('PUT', 'plants/settings', {
      disableTypoToleranceOnAttributes: [],
      disableTypoToleranceOnWords: ['klep'],
    });
    expect(await found('klep')).toEqual([]);
    expect(await found('dul')).toEqual(['3']);
    await ask('PUT', 'plants/settings', { disablePrefixOnAttributes: ['name'] });
    expect(await found('dul')).toEqual([]);
    expect(await found('dulse')).toEqual(['3']);
    expect(await found('klp', { disableTypoToleranceOnAttributes: [] })).toEqual([]);
    expect(await found('dlse', { minWordSizefor1Typo: 9 })).toEqual([]);
  });

  test('of answers affects the answer', async () => {
    await ask('PUT', 'plants/settings', { responseFields: ['hits', 'nbHits'] });
    expect(Object.keys((await search({})).json).sort()).toEqual(['hits', 'nbHits']);
    expect(Object.keys((await search({ responseFields: ['page'] })).json)).toEqual(['page']);
    expect(await search({ responseFields: ['pages'] })).toMatchObject({ status: 400 });
    const { json } = await search({
      query: 'sea',
      restrictHighlightAndSnippetArrays: true,
      responseFields: ['hits'],
    });
    expect(json.hits[0]._highlightResult.kinds).toMatchObject([{ value: '<em>sea</em> leaf' }]);
  });
});

describe('a filter', () => {
  test('may weigh more than another', async () => {
    const filters = 'kinds:leaf<score=1> OR kinds:weed<score=2>';
    expect(idsIn(await search({ filters }))).toEqual(['2', '3', '1']);
    const { json } = await search({ filters: `${filters} AND price < 25`, getRankingInfo: true });
    const scores = (json.hits as { _rankingInfo: { filters: number } }[]).map(
      ({ _rankingInfo }) => _rankingInfo.filters,
    );
    expect(scores).toEqual([3, 2]);
    expect(idsIn(await search({ facetFilters: [['kinds:leaf', 'kinds:weed<score=3>']] }))).toEqual([
      '2',
      '3',
      '1',
    ]);
  });
});

describe('flags in the address', () => {
  const replica = 'plants_by_name';
  const synonym = (objectID: string) => ({ objectID, type: 'synonym', synonyms: [objectID, 'kelp'] });
  const rule = (objectID: string) => ({ objectID, consequence: { hide: [{ objectID: '1' }] } });
  const namesOf = async (kind: 'synonyms' | 'rules', index: string) =>
    ((await ask('POST', `${index}/${kind}/search`, {})).json.hits as { objectID: string }[]).map(
      ({ objectID }) => objectID,
    );
  beforeEach(async () => {
    await ask('DELETE', replica);
    await ask('PUT', 'plants/settings', { replicas: [replica] });
  });

  test.each(['true', '1'])('=%s are set', async (value) => {
    await ask('POST', 'plants/synonyms/batch', [synonym('a')]);
    await ask('POST', `plants/synonyms/batch?forwardToReplicas=${value}&replaceExistingSynonyms=${value}`, [
      synonym('b'),
    ]);
    expect([await namesOf('synonyms', 'plants'), await namesOf('synonyms', replica)]).toEqual([['b'], ['b']]);
    await ask('POST', 'plants/rules/batch', [rule('a')]);
    await ask('POST', `plants/rules/batch?forwardToReplicas=${value}&clearExistingRules=${value}`, [
      rule('b'),
    ]);
    expect([await namesOf('rules', 'plants'), await namesOf('rules', replica)]).toEqual([['b'], ['b']]);
    await ask('PUT', `plants/settings?forwardToReplicas=${value}`, { hitsPerPage: 7 });
    expect((await ask('GET', `${replica}/settings`)).json.hitsPerPage).toBe(7);
  });

  test.each(['false', '0', ''])('=%s are not', async (value) => {
    await ask('POST', 'plants/synonyms/batch', [synonym('a')]);
    await ask('POST', `plants/synonyms/batch?forwardToReplicas=${value}&replaceExistingSynonyms=${value}`, [
      synonym('b'),
    ]);
    expect([await namesOf('synonyms', 'plants'), await namesOf('synonyms', replica)]).toEqual([
      ['a', 'b'],
      [],
    ]);
  });

  test('createIfNotExists=0 creates no record', async () => {
    await ask('POST', 'plants/9/partial?createIfNotExists=0', { name: 'Never' });
    expect(await remaining()).toEqual(['1', '2', '3']);
  });

  test('are refused as anything else', async () => {
    expect(await ask('POST', 'plants/rules/batch?clearExistingRules=yes', [])).toMatchObject({
      status: 400,
      json: { message: 'Invalid value for "clearExistingRules" parameter' },
    });
  });
});

describe('an operation of a partial update', () => {
  const update = async (operation: unknown, attribute = 'price', objectID = '1') => {
    const { status } = await ask('POST', `plants/${objectID}/partial`, {
      [attribute]: operation,
      name: 'Changed',
    });
    const { json } = await ask('GET', `plants/${objectID}`);
    return { status, value: json[attribute], name: json.name };
  };
  const untouched = { value: 10, name: 'Sea kale' };

  test.each<[operation: string, value: unknown, expected: object]>([
    ['Increment', 2, { value: 12, name: 'Changed' }],
    ['Decrement', 2, { value: 8, name: 'Changed' }],
    ['IncrementFrom', 10, { value: 11, name: 'Changed' }],
    ['IncrementFrom', 9, untouched],
    ['IncrementFrom', 11, untouched],
    ['IncrementSet', 12, { value: 12, name: 'Changed' }],
    ['IncrementSet', 10, untouched],
    ['IncrementSet', 3, untouched],
  ])('%s %j', async (_operation, value, expected) => {
    expect(await update({ _operation, value })).toEqual({ status: 200, ...expected });
  });

  test.each<[operation: string, value: unknown, expected: string[]]>([
    ['Add', 'weed', ['leaf', 'sea leaf', 'weed']],
    ['AddUnique', 'leaf', ['leaf', 'sea leaf']],
    ['Remove', 'leaf', ['sea leaf']],
  ])('%s %j', async (_operation, value, expected) => {
    expect((await update({ _operation, value }, 'kinds')).value).toEqual(expected);
  });

  test.each<[operation: string, value: number, isMade: boolean]>([
    ['IncrementFrom', 0, true],
    ['IncrementFrom', 1, false],
    ['IncrementSet', 1, true],
    ['IncrementSet', 0, false],
  ])('%s %j creates a record: %s', async (_operation, value, isMade) => {
    await ask('POST', 'plants/new/partial', { version: { _operation, value } });
    expect(await ask('GET', 'plants/new')).toMatchObject(
      isMade ? { json: { objectID: 'new', version: 1 } } : { status: 404 },
    );
  });

  test.each<[operation: string, value: unknown]>([
    ['Increment', 'two'],
    ['Decrement', null],
    ['IncrementFrom', 1.5],
    ['IncrementSet', '3'],
    ['Add', { a: 1 }],
    ['Multiply', 2],
  ])('%s %j is refused', async (_operation, value) => {
    expect(await update({ _operation, value })).toEqual({ status: 400, ...untouched });
  });
});

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
    const answer = await ask(method, path, body);
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
    const answer = await ask(method, path, body);
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
    expect((await ask('POST', 'plants/batch', { requests: [write] })).status).toBe(400);
    expect(await remaining()).toEqual(['1', '2', '3']);
  });

  test('a batch of several indices is applied completely or not at all', async () => {
    const requests = [
      { indexName: 'plants', action: 'deleteObject', body: { objectID: '1' } },
      { indexName: 'others', action: 'multiply', body: { objectID: '1' } },
    ];
    expect((await ask('POST', '*/batch', { requests })).status).toBe(400);
    expect(await remaining()).toEqual(['1', '2', '3']);
  });

  test('browsing starts at the given page', async () => {
    const pages = [0, 1, 2].map(async (page) =>
      idsIn(await ask('POST', 'plants/browse', { page, hitsPerPage: 2 })),
    );
    expect(await Promise.all(pages)).toEqual([['1', '2'], ['3'], []]);
  });

  test('hidden attributes are not returned for a single record either', async () => {
    await ask('PUT', 'plants/settings', { unretrievableAttributes: ['price'] });
    const withSearchKey = { ...headers, 'x-algolia-api-key': localSearchCredentials.searchKey };
    const requests = [{ indexName: 'plants', objectID: '1' }];
    const given = await Promise.all(
      [withSearchKey, headers]
        .flatMap((keys) => [
          app.request('/1/indexes/plants/1', { headers: keys }),
          app.request('/1/indexes/*/objects', {
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
    await ask('POST', 'plants/batch', {
      requests: [
        { action: 'updateObject', body: { objectID: '8', name: 'Before' } },
        { action: 'delete', body: {} },
        { action: 'updateObject', body: { objectID: '9', name: 'After' } },
      ],
    });
    expect(await remaining()).toEqual(['9']);
    expect((await ask('GET', 'plants/settings')).json.searchableAttributes).toEqual([]);
  });

  test('a list of indices has pages', async () => {
    const response = await app.request('/1/indexes?page=1&hitsPerPage=2', { headers });
    const { items, nbPages } = (await response.json()) as AnyJson;
    expect(items).toHaveLength(2);
    expect(nbPages).toBeGreaterThan(5);
  });
});

describe('one request', () => {
  const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
  const send = (method: string, path: string, body: string) =>
    app.request(`/1/indexes/${path}`, { method, headers, body });

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
    expect(await remaining()).toEqual(['1', '2', '3']);
  });

  test.each([
    ['colons in a numeric filter', { numericFilters: ['a:'.repeat(60_000)] }, 400],
    ['blanks in a numeric filter', { numericFilters: [`a${' '.repeat(120_000)}b`] }, 400],
    ['names', { attributesToHighlight: Array.from({ length: 10_000 }, (_, index) => `n${index}`) }, 400],
    ['a long mark', { query: 'kelp', highlightPreTag: 'x'.repeat(100_000) }, 400],
    ['a long body', { query: 'kelp', userToken: 'x'.repeat(200_000) }, 413],
  ])('does not block the process with %s', async (_what, parameters, status) => {
    const before = process.cpuUsage();
    expect((await search(parameters)).status).toBe(status);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(250);
  });

  test('with many queries lets other requests be answered in between', async () => {
    const requests = Array.from({ length: 50 }, () => ({ indexName: 'plants', query: 'kelp' }));
    const many = ask('POST', '*/queries', { requests }).then(() => 'many');
    const one = search({ query: 'kelp' }).then(() => 'one');
    expect(await Promise.race([many, one])).toBe('one');
    expect(await many).toBe('many');
  });
});
