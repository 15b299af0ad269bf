import * as z from 'zod';
import { toMalformed } from '../answer.ts';
import { type ListedEntity, listedEntities, type Singleton, singletons } from '../entities.ts';
import { wireForm } from '../form.ts';
import { toProblems } from '../problems.ts';
import { type AnswerChecks } from './create-client.ts';

/**
 * Creates checks that validate answers by their schemas. Schemas are created on first use, because a page needs only
 * a few.
 */
export function createSchemaChecks(): AnswerChecks {
  const schemas = new Map<string, z.ZodType | undefined>();
  const remembered = (name: string, make: () => z.ZodType | undefined) => {
    const schema = schemas.get(name) ?? make();
    schemas.set(name, schema);
    return schema;
  };
  const check = (schema: z.ZodType | undefined, url: string, data: unknown) => {
    if (!schema) return toMalformed(url, [{ path: [], message: 'is of no entity that this client knows' }]);
    const parsed = schema.safeParse(data, { reportInput: true });
    return parsed.success
      ? ({ kind: 'ok', data: parsed.data } as const)
      : toMalformed(url, toProblems(parsed.error));
  };
  const schemaOf = (entity: ListedEntity | Singleton) => {
    const makers: Record<ListedEntity | Singleton, (form: typeof wireForm) => z.ZodType> = {
      ...listedEntities,
      ...singletons,
    };
    // A caller without types may pass any name.
    return Object.hasOwn(makers, entity) ? makers[entity](wireForm) : undefined;
  };
  return {
    one: (entity, url, data) =>
      check(
        remembered(entity, () => schemaOf(entity)),
        url,
        data,
      ),
    list: (entity, url, data) =>
      check(
        remembered(`${entity}[]`, () => toListSchema(schemaOf(entity))),
        url,
        data,
      ) as ReturnType<AnswerChecks['list']>,
  };
}

/** Returns the schema of a complete list: a part must not pass for the whole. */
function toListSchema(entry: z.ZodType | undefined): z.ZodType | undefined {
  if (!entry) return undefined;
  return z.looseObject({ items: z.array(entry), total: z.int().nonnegative() }).check(({ value, issues }) => {
    const { items, total } = value;
    if (total <= items.length) return;
    const message = `is ${total}, but ${items.length} came`;
    issues.push({ code: 'custom', input: total, path: ['total'], message });
  });
}
