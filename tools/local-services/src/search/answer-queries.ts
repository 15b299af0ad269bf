import { randomBytes } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { requireIndexAccess } from './request-authorizer.ts';
import type { ApiKeyPermissions } from './api-keys.ts';
import { applyRules, toQueryWithoutRules } from './apply-rules.ts';
import type { SearchEngineAnswer } from './search-engine.ts';
import { SearchError } from './search-error.ts';
import type { Indices } from './indices.ts';
import { getLanguageRules } from './language-rules.ts';
import { mergeParamsString, parseParameters, type QueryParameters } from './query-parameters.ts';
import { requireTextParameter, type JsonObject } from './request-body.ts';
import { getDeclaredFacets } from './index-settings.ts';

/** Maximum queries in one request. */
export const MAX_QUERIES = 50;
/** Maximum values in the answer to a facet search. */
const MAX_FACET_HITS = 100;

/** The answer to one query, in the shape of the protocol. */
export interface SearchAnswer extends SearchEngineAnswer {
  readonly index: string;
  readonly query: string;
  /** The parameters of the query, as a query string. */
  readonly params: string;
  readonly [more: string]: unknown;
}

/** The indices, the rights of the key, and the time of a search. */
export interface SearchContext {
  readonly indices: Indices;
  readonly grant: ApiKeyPermissions;
  /** Decides which rules are valid. */
  readonly now: Date;
}

/**
 * Answers one query to `indexName`.
 *
 * @throws SearchError 404 for an unknown index, 403 for one that the key does not allow, 400 for an invalid parameter.
 */
export function answerQuery(asking: SearchContext, indexName: string, request: JsonObject): SearchAnswer {
  const { engine, parameters, ruled, settings } = prepare(asking, indexName, request);
  const answer = engine.search(ruled.parameters, ruled);
  const isWhole = !asking.indices.isPending(indexName);
  const whole: SearchAnswer = {
    ...answer,
    index: indexName,
    query: parameters.query,
    params: queryString(request),
    exhaustive: { facetsCount: isWhole, nbHits: isWhole, typo: isWhole },
    exhaustiveFacetsCount: isWhole,
    exhaustiveNbHits: isWhole,
    exhaustiveTypo: isWhole,
    ...(ruled.parameters.query !== parameters.query && { queryAfterRemoval: ruled.parameters.query }),
    ...(ruled.userData.length > 0 && { userData: ruled.userData }),
    ...(parameters.getRankingInfo && { appliedRules: ruled.applied.map((objectID) => ({ objectID })) }),
    renderingContent: ruled.renderingContent ?? parameters.renderingContent ?? settings.renderingContent,
    serverTimeMS: answer.processingTimeMS,
    ...(parameters.clickAnalytics && { queryID: randomBytes(16).toString('hex') }),
  };
  const fields = ruled.parameters.responseFields ?? settings.responseFields;
  return fields.includes('*') ? whole : withFields(whole, fields);
}

/** The parts of an answer that `responseFields` may name. */
const responseFields: ReadonlySet<string> = new Set([
  'aroundLatLng',
  'automaticRadius',
  'exhaustive',
  'exhaustiveFacetsCount',
  'exhaustiveNbHits',
  'exhaustiveTypo',
  'facets',
  'facets_stats',
  'hits',
  'hitsPerPage',
  'index',
  'length',
  'nbHits',
  'nbPages',
  'nbSortedHits',
  'offset',
  'page',
  'params',
  'processingTimeMS',
  'processingTimingsMS',
  'query',
  'queryAfterRemoval',
  'renderingContent',
  'serverTimeMS',
  'userData',
]);

/** Returns the requested parts of an answer, and those that cannot be omitted. @throws SearchError 400 for an unknown part. */
function withFields(answer: SearchAnswer, fields: readonly string[]): SearchAnswer {
  const unknown = fields.find((field) => !responseFields.has(field));
  if (unknown !== undefined)
    throw new SearchError(400, `Invalid value for "responseFields" parameter: unknown field "${unknown}"`);
  return Object.fromEntries(
    Object.entries(answer).filter(([field]) => fields.includes(field) || !responseFields.has(field)),
  ) as SearchAnswer;
}

/**
 * Searches the values of one facet.
 *
 * @throws SearchError as {@link answerQuery}, and 400 when the facet is not declared as searchable.
 */
export function answerFacetQuery(
  asking: SearchContext,
  indexName: string,
  facet: string,
  request: JsonObject,
) {
  const started = performance.now();
  const { facetQuery, maxFacetHits, ...search } = mergeParamsString(request);
  const { engine, ruled, settings } = prepare(asking, indexName, search);
  if (getDeclaredFacets(settings).get(facet)?.isSearchable !== true) {
    throw new SearchError(
      400,
      `Cannot search in \`${facet}\` attribute, you need to specify searchable(${facet}) in attributesForFaceting.`,
    );
  }
  const limit = Number(maxFacetHits ?? settings.maxFacetHits);
  const text = facetQuery ?? '';
  if (typeof text !== 'string') throw new SearchError(400, 'Invalid value for "facetQuery" parameter');
  if (!Number.isInteger(limit) || limit < 1 || limit > MAX_FACET_HITS) {
    throw new SearchError(400, `maxFacetHits: expected a whole number from 1 to ${MAX_FACET_HITS}`);
  }
  return {
    facetHits: engine.searchFacet(facet, text, limit, ruled.parameters, ruled),
    exhaustiveFacetsCount: true,
    processingTimeMS: Math.max(1, Math.round(performance.now() - started)),
  };
}

/** Answers the queries of one request in their order. Yields to other requests between them. */
export async function answerQueries(
  asking: SearchContext,
  requests: readonly JsonObject[],
  strategy: unknown = 'none',
): Promise<object[]> {
  if (strategy !== 'none' && strategy !== 'stopIfEnoughMatches')
    throw new SearchError(400, 'Invalid value for "strategy" parameter');
  let isEnough = false;
  const answerOne = (request: JsonObject) => {
    const { indexName: _name, type = 'default', ...own } = request;
    const indexName = requireTextParameter(request, 'indexName');
    if (type === 'facet') {
      const { facet: _facet, ...parameters } = own;
      return answerFacetQuery(asking, indexName, requireTextParameter(request, 'facet'), parameters);
    }
    if (type !== 'default') throw new SearchError(400, 'Invalid value for "type" parameter');
    const parameters = own;
    if (isEnough) return { ...nothing, index: indexName, params: queryString(parameters) };
    const answer = answerQuery(asking, indexName, parameters);
    isEnough = strategy === 'stopIfEnoughMatches' && answer.nbHits >= answer.hitsPerPage;
    return answer;
  };
  const answers: object[] = [];
  for (const [position, request] of requests.entries()) {
    if (position > 0) await setImmediate();
    answers.push(answerOne(request));
  }
  return answers;
}

/** The answer to a query that was skipped because an earlier one found enough. */
const nothing = {
  hits: [],
  nbHits: 0,
  page: 0,
  nbPages: 0,
  hitsPerPage: 0,
  processed: false,
  query: '',
  processingTimeMS: 1,
} as const;

/** Returns the engine, and the query after the restrictions of the key and the rules. */
function prepare({ indices, grant, now }: SearchContext, indexName: string, request: JsonObject) {
  requireIndexAccess(grant, indexName);
  const contents = indices.contents(indexName);
  const engine = indices.engine(indexName);
  const settings = indices.settings(indexName);
  const { enableRules, hitsPerPage, indexLanguages } = settings;
  const parameters = capped(
    parseParameters(request, grant.parameters),
    grant.key.maxHitsPerQuery ?? 0,
    hitsPerPage,
  );
  const isRuled = (parameters.enableRules ?? enableRules) && contents.rules.size > 0;
  const ruled = isRuled
    ? applyRules(contents.rules.values(), parameters, { now, language: getLanguageRules(indexLanguages[0]) })
    : toQueryWithoutRules(parameters);
  return { engine, parameters, ruled, settings };
}

/** Limits the pages of `parameters` to what the key allows. 0 means no limit. */
function capped(parameters: QueryParameters, most: number, usual: number): QueryParameters {
  if (most === 0) return parameters;
  const { hitsPerPage = usual, length } = parameters;
  return {
    ...parameters,
    hitsPerPage: Math.min(hitsPerPage, most),
    ...(length !== undefined && { length: Math.min(length, most) }),
  };
}

function queryString(request: JsonObject): string {
  const { params, ...parameters } = request;
  const query = new URLSearchParams(typeof params === 'string' ? params : '');
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined && value !== null) {
      query.set(name, typeof value === 'string' ? value : JSON.stringify(value));
    }
  }
  return query.toString();
}
