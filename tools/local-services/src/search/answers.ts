import { randomBytes } from 'node:crypto';
import type { EngineAnswer } from './engine.ts';
import { SearchError } from './errors.ts';
import type { Indices } from './indices.ts';
import { parseParameters } from './query-parameters.ts';
import { textIn, type Json } from './request-body.ts';
import { declaredFacets } from './settings.ts';

/** Most queries in one request. */
export const MAX_QUERIES = 50;
/** Most values that a facet search gives. */
const MAX_FACET_HITS = 100;

/** The answer to one query in the protocol's shape. */
export interface SearchAnswer extends EngineAnswer {
  readonly index: string;
  readonly query: string;
  /** The parameters as they were asked for, as a query string. */
  readonly params: string;
  readonly [more: string]: unknown;
}

/** Answers one query to `indexName`. @throws SearchError 404 for an unknown index, 400 for an unusable parameter */
export function answerQuery(indices: Indices, indexName: string, request: Json): SearchAnswer {
  const engine = indices.engine(indexName);
  const parameters = parseParameters(request);
  const answer = engine.search(parameters);
  return {
    ...answer,
    index: indexName,
    query: parameters.query,
    params: queryString(request),
    exhaustive: { facetsCount: true, nbHits: true, typo: true },
    exhaustiveFacetsCount: true,
    exhaustiveNbHits: true,
    exhaustiveTypo: true,
    renderingContent: {},
    serverTimeMS: answer.processingTimeMS,
    ...(isOn(parameters['clickAnalytics']) && { queryID: randomBytes(16).toString('hex') }),
  };
}

/** Searches the values of one facet. @throws SearchError 404, or 400 when the facet is not declared as searchable */
export function answerFacetQuery(indices: Indices, indexName: string, facet: string, request: Json) {
  const started = performance.now();
  const engine = indices.engine(indexName);
  if (declaredFacets(indices.settings(indexName)).get(facet)?.isSearchable !== true) {
    throw new SearchError(
      400,
      `Cannot search in \`${facet}\` attribute, you need to specify searchable(${facet}) in attributesForFaceting.`,
    );
  }
  const { facetQuery = '', maxFacetHits = 10 } = { ...paramsOf(request), ...request };
  const limit = Number(maxFacetHits);
  if (typeof facetQuery !== 'string') throw new SearchError(400, 'Invalid value for "facetQuery" parameter');
  if (!Number.isInteger(limit) || limit < 1 || limit > MAX_FACET_HITS) {
    throw new SearchError(400, `maxFacetHits: expected a whole number from 1 to ${MAX_FACET_HITS}`);
  }
  return {
    facetHits: engine.searchFacet(facet, facetQuery, limit, parseParameters(request)),
    exhaustiveFacetsCount: true,
    processingTimeMS: Math.max(1, Math.round(performance.now() - started)),
  };
}

/** Answers one of the queries of a multi-query request. */
export function answerMultiQuery(indices: Indices, request: Json) {
  const { indexName: _name, type, facet: _facet, ...parameters } = request;
  const indexName = textIn(request, 'indexName');
  if (type === 'facet') return answerFacetQuery(indices, indexName, textIn(request, 'facet'), parameters);
  return answerQuery(indices, indexName, parameters);
}

function queryString(request: Json): string {
  const { params, ...parameters } = request;
  const query = new URLSearchParams(typeof params === 'string' ? params : '');
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined && value !== null) {
      query.set(name, typeof value === 'string' ? value : JSON.stringify(value));
    }
  }
  return query.toString();
}

function paramsOf({ params }: Json): Json {
  return typeof params === 'string' ? Object.fromEntries(new URLSearchParams(params)) : {};
}

function isOn(value: unknown): boolean {
  return value === true || value === 'true';
}
