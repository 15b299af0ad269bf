import { getText } from './record-attributes.ts';
import { answerQuery, type SearchContext, type SearchAnswer } from './answer-queries.ts';
import { SearchError } from './search-error.ts';
import type { JsonObject } from './request-body.ts';

/** Maximum number of hits to search for an answer. */
const MAX_HITS = 20;

/**
 * Answers a question with the sentence that contains most of its words. The hosted service used a language model and has retired
 * this feature; this is plain text search with the same path and answer, so that its clients keep working.
 *
 * @throws SearchError 404 for an unknown index, 400 for an invalid parameter.
 */
export function answerQuestion(asking: SearchContext, indexName: string, request: JsonObject): SearchAnswer {
  const { query, attributesForPrediction = ['*'], nbHits = 10, threshold = 0, params } = request;
  const limit = Number(nbHits);
  if (!Number.isInteger(limit) || limit < 1 || limit > MAX_HITS) {
    throw new SearchError(400, `nbHits: expected a whole number from 1 to ${MAX_HITS}`);
  }
  const attributes = Array.isArray(attributesForPrediction) ? attributesForPrediction.map(String) : ['*'];
  const wanted = attributes.includes('*')
    ? asking.indices.settings(indexName).searchableAttributes
    : attributes;
  const answer = answerQuery(asking, indexName, {
    ...(typeof params === 'object' && params !== null ? (params as JsonObject) : {}),
    query: typeof query === 'string' ? query : '',
    removeWordsIfNoResults: 'allOptional',
    attributesToHighlight: wanted,
    hitsPerPage: limit,
  });
  const hits = answer.hits.map((hit) => {
    const best = wanted
      .flatMap((attribute) => sentences(getText(hit._highlightResult, `${attribute}.value`), attribute))
      .sort((left, right) => right.score - left.score)[0];
    return { hit, best };
  });
  const minimum = Number(threshold);
  return {
    ...answer,
    hits: hits
      .filter(({ best }) => !(minimum > 0) || (best !== undefined && best.score >= minimum))
      .map(({ hit, best }) => (best && best.score > 0 ? { ...hit, _answer: best } : hit)),
  };
}

interface Extract {
  /** The sentence, with matches highlighted. */
  readonly extract: string;
  readonly extractAttribute: string;
  /** Number of highlights. */
  readonly score: number;
}

function sentences(text: string, extractAttribute: string): Extract[] {
  return text
    .split(/(?<=[.!?])\s+/u)
    .filter((sentence) => sentence !== '')
    .map((extract) => ({ extract, extractAttribute, score: extract.split('<em>').length - 1 }));
}
