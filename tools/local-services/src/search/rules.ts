import { z } from 'zod';
import { SearchError } from './search-error.ts';
import { parseFilters } from './filters.ts';
import { parseParameters } from './query-parameters.ts';
import { createUnknownAttributeError } from './index-settings.ts';

const anchoring = z.enum(['is', 'startsWith', 'endsWith', 'contains']);

const condition = z
  .looseObject({
    /** Words of the query. Without a pattern, any query matches. */
    pattern: z
      .string()
      .refine((text) => !/\{facet:/.test(text), { error: 'facets in patterns are not supported' })
      .optional(),
    anchoring: anchoring.optional(),
    /** Whether plurals and typos match. */
    alternatives: z.boolean().optional(),
    /** Matches if the query lists it in its `ruleContexts`. */
    context: z
      .string()
      .regex(/^[\w:-]+$/)
      .optional(),
    filters: z.string().optional(),
  })
  .refine(({ pattern, anchoring: where }) => (pattern === undefined) === (where === undefined), {
    error: '"pattern" and "anchoring" come together',
  });

const edit = z.strictObject({
  type: z.enum(['remove', 'replace']).default('remove'),
  delete: z.string(),
  insert: z.string().optional(),
});

const noAutomaticFilters = z
  .array(z.unknown())
  .max(0, { error: 'automatic facet filters are not supported' })
  .optional();

const position = z.int().min(0).max(300);

const consequence = z.strictObject({
  /** Parameters that override those of the query. `query` is a new query, or edits of the typed one. */
  params: z
    .looseObject({
      automaticFacetFilters: noAutomaticFilters,
      automaticOptionalFacetFilters: noAutomaticFilters,
      query: z
        .union([
          z.string(),
          z.strictObject({ remove: z.array(z.string()).optional(), edits: z.array(edit).optional() }),
        ])
        .optional(),
    })
    .optional(),
  /** Records and their positions, from 0. */
  promote: z
    .array(
      z.union([
        z.strictObject({ objectID: z.string(), position }),
        z.strictObject({ objectIDs: z.array(z.string()).max(100), position }),
      ]),
    )
    .max(300)
    .optional(),
  /** Whether promoted records must match the filters of the query. */
  filterPromotes: z.boolean().optional(),
  hide: z
    .array(z.strictObject({ objectID: z.string() }))
    .max(50)
    .optional(),
  /** Returned with the answer. */
  userData: z.unknown().optional(),
});

const rule = z.strictObject({
  objectID: z.string().min(1),
  /** One matching condition is enough. Without any, the rule always applies. */
  conditions: z.array(condition).max(25).optional(),
  /** The older form of a single condition. */
  condition: condition.optional(),
  consequence,
  description: z.string().optional(),
  enabled: z.boolean().optional(),
  /** Unix times in seconds, both inclusive. */
  validity: z.array(z.strictObject({ from: z.number().optional(), until: z.number().optional() })).optional(),
  /** Labels of the merchant, for finding the rule. */
  tags: z.array(z.string()).optional(),
  scope: z.string().optional(),
});

/** A rule in the form of the protocol: what happens to a search that meets a condition. */
export type Rule = z.output<typeof rule>;

/** Returns the parameters that a rule sets. */
export function getRuleParameters({ consequence: { params = {} } }: Rule) {
  const {
    automaticFacetFilters: _filters,
    automaticOptionalFacetFilters: _optionalFilters,
    ...parameters
  } = params;
  return parameters;
}

/** Checks the facets of a condition, all of which must be filtered by. @throws SearchError 400 for other filters. */
function checkConditionFilters(filters: string | undefined): void {
  const filter = parseFilters(filters ?? '');
  const parts = filter.kind === 'and' ? filter.filters : [filter];
  if (parts.every(({ kind }) => kind === 'facet')) return;
  throw new SearchError(400, 'Invalid rule: "filters" takes facets joined by AND');
}

/** Parses a rule. @throws SearchError 400 naming the invalid part. */
export function parseRule(value: unknown): Rule {
  const parsed = rule.safeParse(value);
  if (parsed.success) {
    const { query: _query, ...params } = getRuleParameters(parsed.data);
    parseParameters(params);
    for (const { filters } of getConditions(parsed.data)) checkConditionFilters(filters);
    return parsed.data;
  }
  const unknown = parsed.error.issues.find(({ code }) => code === 'unrecognized_keys');
  if (unknown?.code === 'unrecognized_keys') throw createUnknownAttributeError(value, unknown.keys[0] ?? '');
  const issue = parsed.error.issues[0];
  const where = issue?.path.join('.') ?? '';
  throw new SearchError(
    400,
    `Invalid rule${where === '' ? '' : `: "${where}"`}: ${issue?.message ?? 'malformed'}`,
  );
}

/** Returns the conditions of a rule in either form. */
export function getConditions({ conditions, condition: only }: Rule) {
  return conditions ?? (only ? [only] : []);
}
