import { describe, expect, test } from 'vitest';
import { parameterNames } from './query-parameters.ts';
import { requestIndex, getObjectIds, searchPlants, setUpPlantsIndex } from './testing/plants-index.ts';

setUpPlantsIndex();

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
    expect(await searchPlants({ [name]: value })).toMatchObject({ status: 200 });
  });

  test.each(cases('refused'))('%s says that it is not supported as %j', async (name, value) => {
    const message = `The "${name}" parameter is not supported`;
    expect(await searchPlants({ [name]: value })).toEqual({ status: 400, json: { message, status: 400 } });
    const queries = { requests: [{ indexName: 'plants', [name]: value }] };
    expect(await requestIndex('POST', '*/queries', queries)).toMatchObject({
      status: 400,
      json: { message },
    });
    expect(await requestIndex('POST', 'plants/browse', { [name]: value })).toMatchObject({
      json: { message },
    });
    const rule = { objectID: 'r', consequence: { params: { [name]: value } } };
    expect(await requestIndex('PUT', 'plants/rules/r', rule)).toMatchObject({
      status: 400,
      json: { message },
    });
  });

  test.each(['hitPerPage', 'Query', 'attributesToIndex', 'replicas', '__proto__x', 'cursor', 'facetQuery'])(
    'is unknown as %s',
    async (name) => {
      const refusal = { status: 400, json: { message: `Unknown parameter: ${name}`, status: 400 } };
      expect(await searchPlants({ [name]: 'x' })).toEqual(refusal);
      expect(await searchPlants({ params: `${name}=x` })).toEqual(refusal);
      expect(await requestIndex('GET', `plants?${name}=x`)).toEqual(refusal);
      expect(
        await requestIndex('POST', '*/queries', { requests: [{ indexName: 'plants', [name]: 'x' }] }),
      ).toEqual(refusal);
    },
  );

  test('is unknown beside the queries', async () => {
    expect(await requestIndex('POST', '*/queries', { requests: [], hitsPerPage: 1 })).toMatchObject({
      status: 400,
      json: { message: 'Unknown parameter: hitsPerPage' },
    });
  });
});

/** Each setting with supported values, which are stored and returned, and values of unsupported features. */
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

  test.each(cases('kept'))('%s is stored and returned as %j', async (name, value) => {
    expect((await requestIndex('PUT', 'plants/settings', { [name]: value })).status).toBe(200);
    expect((await requestIndex('GET', 'plants/settings')).json[name]).toEqual(value);
  });

  test.each(cases('refused'))('%s says that it is not supported as %j', async (name, value) => {
    expect(await requestIndex('PUT', 'plants/settings', { [name]: value })).toEqual({
      status: 400,
      json: { message: `The "${name}" setting is not supported`, status: 400 },
    });
  });

  test('is unknown, and nothing of the request is written', async () => {
    const request = { hitsPerPage: 3, optionalwords: ['kelp'] };
    expect(await requestIndex('PUT', 'plants/settings', request)).toEqual({
      status: 400,
      json: { message: 'Invalid object attributes: optionalwords near line:1 column:32', status: 400 },
    });
    expect((await requestIndex('GET', 'plants/settings')).json.hitsPerPage).toBe(20);
  });

  test('renderingContent is in every answer, replaced by that of the query or a rule', async () => {
    const of = (order: string) => ({ facetOrdering: { facets: { order: [order] } } });
    await requestIndex('PUT', 'plants/settings', { renderingContent: of('kinds') });
    expect((await searchPlants({})).json.renderingContent).toEqual(of('kinds'));
    expect((await searchPlants({ renderingContent: of('price') })).json.renderingContent).toEqual(
      of('price'),
    );
    await requestIndex('PUT', 'plants/rules/r', {
      consequence: { params: { renderingContent: of('rule') } },
    });
    expect((await searchPlants({})).json.renderingContent).toEqual(of('rule'));
  });

  test('of words affects the search', async () => {
    const found = async (query: string, more: object = {}) =>
      getObjectIds(await searchPlants({ query, ...more }));
    expect(await found('klep')).toEqual(['2']);
    await requestIndex('PUT', 'plants/settings', { disableTypoToleranceOnAttributes: ['name', 'sku'] });
    expect(await found('klep')).toEqual([]);
    await requestIndex('PUT', 'plants/settings', {
      disableTypoToleranceOnAttributes: [],
      disableTypoToleranceOnWords: ['klep'],
    });
    expect(await found('klep')).toEqual([]);
    expect(await found('dul')).toEqual(['3']);
    await requestIndex('PUT', 'plants/settings', { disablePrefixOnAttributes: ['name'] });
    expect(await found('dul')).toEqual([]);
    expect(await found('dulse')).toEqual(['3']);
    expect(await found('klp', { disableTypoToleranceOnAttributes: [] })).toEqual([]);
    expect(await found('dlse', { minWordSizefor1Typo: 9 })).toEqual([]);
  });

  test('of answers affects the answer', async () => {
    await requestIndex('PUT', 'plants/settings', { responseFields: ['hits', 'nbHits'] });
    expect(Object.keys((await searchPlants({})).json).sort()).toEqual(['hits', 'nbHits']);
    expect(Object.keys((await searchPlants({ responseFields: ['page'] })).json)).toEqual(['page']);
    expect(await searchPlants({ responseFields: ['pages'] })).toMatchObject({ status: 400 });
    const { json } = await searchPlants({
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
    expect(getObjectIds(await searchPlants({ filters }))).toEqual(['2', '3', '1']);
    const { json } = await searchPlants({ filters: `${filters} AND price < 25`, getRankingInfo: true });
    const scores = (json.hits as { _rankingInfo: { filters: number } }[]).map(
      ({ _rankingInfo }) => _rankingInfo.filters,
    );
    expect(scores).toEqual([3, 2]);
    expect(
      getObjectIds(await searchPlants({ facetFilters: [['kinds:leaf', 'kinds:weed<score=3>']] })),
    ).toEqual(['2', '3', '1']);
  });
});
