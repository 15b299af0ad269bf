import { z } from 'zod';
import { SearchError } from './errors.ts';
import {
  parseFacetFilters,
  parseNumericFilters,
  parseOptionalFilters,
  parseTagFilters,
  type OptionalFilters,
} from './filter-lists.ts';
import { parseFilters, type Filter } from './filters.ts';

/** Most bytes of UTF-8 that a query may have. */
const MAX_QUERY_BYTES = 512;
/** Most hits that a page may have; more are not refused but left out. */
const MAX_HITS_PER_PAGE = 1000;

/** A `params` string has only text; JSON bodies have real values. Both are read. */
const whole = z
  .union([
    z.int(),
    z
      .string()
      .regex(/^-?\d+$/)
      .transform(Number),
  ])
  .pipe(z.int().min(0));
const flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')]);
const names = z.union([z.array(z.string()), z.string().transform(splitNames)]);
/** How many records of a group are shown; 0 is all of them. */
export const distinct = z.union([flag.transform(Number), whole]);
const listOrFlag = z.union([flag, z.array(z.string()).transform((list) => list.length > 0)]);

const schema = z.looseObject({
  query: z.string().default(''),
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
  highlightPreTag: z.string().optional(),
  highlightPostTag: z.string().optional(),
  snippetEllipsisText: z.string().optional(),
  restrictSearchableAttributes: names.default([]),
  typoTolerance: z
    .union([z.boolean().transform(String), z.enum(['true', 'false', 'min', 'strict'])])
    .optional(),
  queryType: z.enum(['prefixLast', 'prefixAll', 'prefixNone']).optional(),
  removeWordsIfNoResults: z.enum(['none', 'lastWords', 'firstWords', 'allOptional']).optional(),
  removeStopWords: listOrFlag.optional(),
  ignorePlurals: listOrFlag.optional(),
  optionalWords: names.optional(),
  distinct: distinct.optional(),
  facetingAfterDistinct: flag.default(false),
  synonyms: flag.default(true),
  getRankingInfo: flag.default(false),
  enableRules: flag.optional(),
  ruleContexts: names.default([]),
  relevancyStrictness: whole.pipe(z.int().max(100)).optional(),
});

/** One query, checked. What is absent is taken from the index's settings. */
export interface QueryParameters extends z.output<typeof schema> {
  /** All filters of the query together. */
  readonly filter: Filter;
  /** Filters that rank and exclude nothing. */
  readonly optional: OptionalFilters;
}

/**
 * Reads the parameters of one query, flattened or as a `params` string; unknown ones (analytics, click tracking) change
 * nothing.
 *
 * @param imposed parameters in place of the query's own; filters hold beside its own
 * @throws SearchError 400 naming the parameter that cannot be used
 */
export function parseParameters(
  request: Readonly<Record<string, unknown>>,
  imposed: Readonly<Record<string, unknown>> = {},
): QueryParameters {
  const { params, ...flattened } = request;
  if (params !== undefined && typeof params !== 'string')
    throw new SearchError(400, 'params: expected a string');
  const own = { ...Object.fromEntries(new URLSearchParams(params)), ...flattened };
  const raw: Record<string, unknown> = { ...own, ...imposed };
  const given = Object.fromEntries(Object.entries(raw).filter(([, value]) => value !== null));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const name = String(parsed.error.issues[0]?.path[0] ?? '');
    throw new SearchError(400, `Invalid value for "${name}" parameter`);
  }
  const parameters = parsed.data;
  if (Buffer.byteLength(parameters.query) > MAX_QUERY_BYTES) {
    throw new SearchError(400, `Query is too long: the limit is ${MAX_QUERY_BYTES} bytes`);
  }
  const { hitsPerPage } = parameters;
  return {
    ...parameters,
    ...(hitsPerPage !== undefined && { hitsPerPage: Math.min(hitsPerPage, MAX_HITS_PER_PAGE) }),
    filter: { kind: 'and', filters: [...filtersIn(own), ...filtersIn(imposed)] },
    optional: parseOptionalFilters(raw['optionalFilters']),
  };
}

/** All filters of `parameters`, in whichever of the four ways they are written. @throws SearchError 400 */
export function filtersIn(parameters: Readonly<Record<string, unknown>>): Filter[] {
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

/** `["a","b"]` or `a,b`. */
function splitNames(text: string): string[] {
  if (!text.startsWith('['))
    return text
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '');
  try {
    const list = JSON.parse(text) as unknown;
    return Array.isArray(list) ? list.map(String) : [];
  } catch {
    return [];
  }
}
