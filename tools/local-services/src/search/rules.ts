import { z } from 'zod';
import { SearchError } from './errors.ts';

const anchoring = z.enum(['is', 'startsWith', 'endsWith', 'contains']);

const condition = z
  .looseObject({
    /** Words of the query; `{facet:attribute}` stands for any value of a facet. Without one the query is not looked at. */
    pattern: z.string().optional(),
    anchoring: anchoring.optional(),
    /** Whether plurals and typing errors are allowed for. */
    alternatives: z.boolean().optional(),
    /** Holds when the query names it among its `ruleContexts`. */
    context: z
      .string()
      .regex(/^[\w:-]+$/)
      .optional(),
    filters: z.string().optional(),
  })
  .refine(({ pattern, anchoring: where }) => (pattern === undefined) === (where === undefined), {
    error: '"pattern" and "anchoring" come together',
  });

const edit = z.looseObject({
  type: z.enum(['remove', 'replace']).default('remove'),
  delete: z.string(),
  insert: z.string().optional(),
});

const position = z.int().min(0).max(300);

const consequence = z.looseObject({
  /** Parameters of the query, in place of its own. `query` is new words, or edits of those that were typed. */
  params: z
    .looseObject({
      query: z
        .union([
          z.string(),
          z.looseObject({ remove: z.array(z.string()).optional(), edits: z.array(edit).optional() }),
        ])
        .optional(),
    })
    .optional(),
  /** Records and where they stand, from 0. */
  promote: z
    .array(
      z.union([
        z.looseObject({ objectID: z.string(), position }),
        z.looseObject({ objectIDs: z.array(z.string()).max(100), position }),
      ]),
    )
    .max(300)
    .optional(),
  /** Whether promoted records have to pass the filters of the query. */
  filterPromotes: z.boolean().optional(),
  hide: z
    .array(z.looseObject({ objectID: z.string() }))
    .max(50)
    .optional(),
  /** Given back with the answer. */
  userData: z.unknown().optional(),
});

const rule = z.looseObject({
  objectID: z.string().min(1),
  /** One that holds is enough; none means always. */
  conditions: z.array(condition).max(25).optional(),
  /** The old way to give one. */
  condition: condition.optional(),
  consequence,
  description: z.string().optional(),
  enabled: z.boolean().optional(),
  /** Seconds since 1970, both ends included. */
  validity: z.array(z.looseObject({ from: z.number().optional(), until: z.number().optional() })).optional(),
});

/** What is to happen to a search that meets a condition, as the protocol carries it. */
export type Rule = z.output<typeof rule>;

/** @throws SearchError 400 naming what of it cannot be used */
export function parseRule(value: unknown): Rule {
  const parsed = rule.safeParse(value);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const where = issue?.path.join('.') ?? '';
  throw new SearchError(
    400,
    `Invalid rule${where === '' ? '' : `: "${where}"`}: ${issue?.message ?? 'malformed'}`,
  );
}

/** The conditions of a rule, however they were given. */
export function conditionsOf({ conditions, condition: only }: Rule) {
  return conditions ?? (only ? [only] : []);
}
