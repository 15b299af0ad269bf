import { z } from 'zod';
import { SearchError } from './search-error.ts';
import {
  parseFacetFilters,
  parseNumericFilters,
  parseOptionalFilters,
  parseTagFilters,
  type OptionalFilters,
} from './parse-filter-lists.ts';
import { parseFilters, type Filter } from './filters.ts';
import { parseJson } from './parse-json.ts';
import { flagSchema } from './flag-schema.ts';
import { isUnsupportedOption, unsupportedParameterSchemas } from './unsupported-options.ts';

/** Maximum length of a query, in bytes of UTF-8. */
const MAX_QUERY_BYTES = 512;
/** Maximum hits on a page. A larger request is reduced, not refused. */
const MAX_HITS_PER_PAGE = 1000;

/** Maximum names in a list of attributes, words or contexts. */
const MAX_NAMES = 200;
const MAX_MARK_LENGTH = 200;

/** Accepts both texts, as in a `params` string, and numbers, as in a JSON body. */
const whole = z
  .union([
    z.int(),
    z
      .string()
      .regex(/^-?\d+$/)
      .transform(Number),
  ])
  .pipe(z.int().min(0));
/** A list of names, each of which is looked up in every hit. */
const names = z
  .union([z.array(z.string()), z.string().transform(splitNames)])
  .pipe(z.array(z.string()).max(MAX_NAMES));
/** A tag before or after each highlighted word. */
const mark = z.string().max(MAX_MARK_LENGTH);
/** Maximum records of a group to show. 0 means all. */
export const distinctSchema = z.union([flagSchema.transform(Number), whole]);
const listOrFlag = z.union([flagSchema, z.array(z.string()).transform((list) => list.length > 0)]);

/** Tracking and tests of the hosted service. Without these features they change no answer there either. */
const trackingParameters = {
  analytics: z.unknown().optional(),
  analyticsTags: z.unknown().optional(),
  enableABTest: z.unknown().optional(),
  percentileComputation: z.unknown().optional(),
  personalizationImpact: z.unknown().optional(),
  userToken: z.unknown().optional(),
};

const renderingContent = z.union([
  z.record(z.string(), z.unknown()),
  z.string().transform((text) => parseJson(text, 'Invalid value for "renderingContent" parameter')),
]);

const schema = z.strictObject({
  ...unsupportedParameterSchemas,
  ...trackingParameters,
  query: z.string().default(''),
  // Parsed separately, each with its own grammar.
  filters: z.unknown().optional(),
  facetFilters: z.unknown().optional(),
  numericFilters: z.unknown().optional(),
  tagFilters: z.unknown().optional(),
  optionalFilters: z.unknown().optional(),
  page: whole.default(0),
  hitsPerPage: whole.optional(),
  offset: whole.optional(),
  length: whole.optional(),
  facets: names.default([]),
  maxValuesPerFacet: whole.optional(),
  sortFacetValuesBy: z.enum(['count', 'alpha']).optional(),
  attributesToRetrieve: names.optional(),
  attributesToHighlight: names.optional(),
  attributesToSnippet: names.optional(),
  highlightPreTag: mark.optional(),
  highlightPostTag: mark.optional(),
  snippetEllipsisText: mark.optional(),
  restrictSearchableAttributes: names.default([]),
  typoTolerance: z
    .union([z.boolean().transform(String), z.enum(['true', 'false', 'min', 'strict'])])
    .optional(),
  queryType: z.enum(['prefixLast', 'prefixAll', 'prefixNone']).optional(),
  removeWordsIfNoResults: z.enum(['none', 'lastWords', 'firstWords', 'allOptional']).optional(),
  removeStopWords: listOrFlag.optional(),
  ignorePlurals: listOrFlag.optional(),
  optionalWords: names.optional(),
  distinct: distinctSchema.optional(),
  facetingAfterDistinct: flagSchema.default(false),
  synonyms: flagSchema.default(true),
  getRankingInfo: flagSchema.default(false),
  enableRules: flagSchema.optional(),
  ruleContexts: names.default([]),
  relevancyStrictness: whole.pipe(z.int().max(100)).optional(),
  clickAnalytics: flagSchema.default(false),
  sumOrFiltersScores: flagSchema.default(false),
  minWordSizefor1Typo: whole.optional(),
  minWordSizefor2Typos: whole.optional(),
  allowTyposOnNumericTokens: flagSchema.optional(),
  disableTypoToleranceOnAttributes: names.optional(),
  decompoundQuery: flagSchema.optional(),
  queryLanguages: names.optional(),
  naturalLanguages: names.optional(),
  restrictHighlightAndSnippetArrays: flagSchema.optional(),
  responseFields: names.optional(),
  renderingContent: renderingContent.optional(),
});

/** Every known parameter of a query. */
export const parameterNames: readonly string[] = Object.keys(schema.shape);

/** The validated parameters of a query. Missing ones default to the settings of the index. */
export interface QueryParameters extends z.output<typeof schema> {
  /** All filters of the query combined. */
  readonly filter: Filter;
  /** Filters that rank records and exclude none. */
  readonly optional: OptionalFilters;
}

/**
 * Parses the parameters of one query, as separate fields or as a `params` string.
 *
 * @param imposed Parameters that override those of the query; filters are combined with its own.
 * @throws SearchError 400 naming a parameter that is unknown, unsupported or invalid.
 */
export function parseParameters(
  request: Readonly<Record<string, unknown>>,
  imposed: Readonly<Record<string, unknown>> = {},
): QueryParameters {
  const own = mergeParamsString(request);
  const raw: Record<string, unknown> = { ...own, ...imposed };
  const given = Object.fromEntries(Object.entries(raw).filter(([, value]) => value !== null));
  const parsed = schema.safeParse(given);
  if (!parsed.success) throw parameterError(parsed.error);
  const parameters = parsed.data;
  if (Buffer.byteLength(parameters.query) > MAX_QUERY_BYTES) {
    throw new SearchError(
      400,
      `Invalid value for "query" parameter, expected string shorter than ${MAX_QUERY_BYTES} bytes`,
    );
  }
  const { hitsPerPage } = parameters;
  return {
    ...parameters,
    ...(parameters.naturalLanguages?.length && naturalLanguage(parameters)),
    ...(hitsPerPage !== undefined && { hitsPerPage: Math.min(hitsPerPage, MAX_HITS_PER_PAGE) }),
    filter: { kind: 'and', filters: [...parseFilterParameters(own), ...parseFilterParameters(imposed)] },
    optional: parseOptionalFilters(raw['optionalFilters']),
  };
}

/**
 * Merges separate parameters with those in a `params` string, without validating their values.
 *
 * @throws SearchError 400 if `params` is not a text.
 */
export function mergeParamsString({
  params,
  ...flattened
}: Readonly<Record<string, unknown>>): Record<string, unknown> {
  if (params !== undefined && params !== null && typeof params !== 'string')
    throw new SearchError(400, 'params: expected a string');
  return { ...Object.fromEntries(new URLSearchParams(params ?? '')), ...flattened };
}

function parameterError(error: z.ZodError): SearchError {
  const unknown = error.issues.find(({ code, path }) => code === 'unrecognized_keys' && path.length === 0);
  if (unknown?.code === 'unrecognized_keys')
    return new SearchError(400, `Unknown parameter: ${unknown.keys[0] ?? ''}`);
  const name = String(error.issues[0]?.path[0] ?? '');
  return new SearchError(
    400,
    isUnsupportedOption(name)
      ? `The "${name}" parameter is not supported`
      : `Invalid value for "${name}" parameter`,
  );
}

/** Returns the parameters that `naturalLanguages` stands for. Explicit ones take precedence. */
function naturalLanguage(parameters: z.output<typeof schema>) {
  const { ignorePlurals = true, removeStopWords = true, ruleContexts, naturalLanguages } = parameters;
  return {
    ignorePlurals,
    removeStopWords,
    removeWordsIfNoResults: parameters.removeWordsIfNoResults ?? ('allOptional' as const),
    queryLanguages: parameters.queryLanguages ?? naturalLanguages,
    ruleContexts: [...ruleContexts, 'natural_language'],
  };
}

/** Parses and combines all filters of `parameters`, in any of the four syntaxes. @throws SearchError 400 for an invalid filter. */
export function parseFilterParameters(parameters: Readonly<Record<string, unknown>>): Filter[] {
  return [
    parseFilters(filterText(parameters['filters'])),
    parseFacetFilters(parameters['facetFilters']),
    parseNumericFilters(parameters['numericFilters']),
    parseTagFilters(parameters['tagFilters']),
  ];
}

function filterText(filters: unknown): string {
  if (filters === undefined || filters === null) return '';
  if (typeof filters !== 'string') throw new SearchError(400, 'filters: expected a string');
  return filters;
}

/** Parses `["a","b"]` or `a,b`. */
function splitNames(text: string): unknown {
  if (text.startsWith('[')) return parseJson(text, 'Invalid JSON in a list of names');
  return text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}
