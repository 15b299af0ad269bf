import * as z from 'zod';
import { createMalformedFailure } from '../answer.ts';
import { type CmsEntities, type LazyEntitySchema } from '../client.ts';
import { toSchemaProblems } from '../schema-problems.ts';
import { type AnswerChecks, type RequestedEntity } from './create-client.ts';

/**
 * Creates checks that validate answers by their schemas. Schemas are created on first use, because a page needs only
 * a few.
 */
export function createSchemaChecks(entities: CmsEntities): AnswerChecks {
  const schemas = new Map<LazyEntitySchema, z.ZodType>();
  const lists = new Map<LazyEntitySchema, z.ZodType>();
  // A caller without types may pass any name.
  const find = ({ kind, entity }: RequestedEntity) => {
    const known = entities[kind] ?? {};
    return Object.hasOwn(known, entity) ? known[entity] : undefined;
  };
  const one = (asked: RequestedEntity) =>
    getOrCreate(schemas, find(asked), (schema) => (typeof schema === 'function' ? schema() : schema));
  const list = (asked: RequestedEntity) => getOrCreate(lists, find(asked), () => toListSchema(one(asked)));
  const check = (schema: z.ZodType, url: string, data: unknown) => {
    const parsed = schema.safeParse(data, { reportInput: true });
    return parsed.success
      ? ({ kind: 'ok', data: parsed.data } as const)
      : createMalformedFailure(url, toSchemaProblems(parsed.error));
  };
  return {
    unknown(asked, url) {
      if (find(asked)) return undefined;
      const names = Object.keys(entities[asked.kind] ?? {}).join(', ') || 'none';
      const message = `Cannot read ${url}: of ${asked.kind} this client knows ${names}`;
      return { kind: 'unknown-entity', url, message };
    },
    one: (asked, url, data) => check(one(asked), url, data),
    list: (asked, url, data) => check(list(asked), url, data) as ReturnType<AnswerChecks['list']>,
  };
}

function getOrCreate(
  created: Map<LazyEntitySchema, z.ZodType>,
  schema: LazyEntitySchema | undefined,
  create: (schema: LazyEntitySchema) => z.ZodType,
): z.ZodType {
  // What is unknown is refused before anything is asked.
  if (!schema) throw new TypeError('Cannot check an answer: its entity has no schema');
  const known = created.get(schema) ?? create(schema);
  created.set(schema, known);
  return known;
}

/** Returns the schema of a complete list: a part must not pass for the whole. */
function toListSchema(entry: z.ZodType): z.ZodType {
  return z.looseObject({ items: z.array(entry), total: z.int().nonnegative() }).check(({ value, issues }) => {
    const { items, total } = value;
    if (total <= items.length) return;
    const message = `is ${total}, but ${items.length} came`;
    issues.push({ code: 'custom', input: total, path: ['total'], message });
  });
}
