import * as z from 'zod';
import { malformed } from '../answer.ts';
import { type ListedEntity, listedEntities, type Singleton, singletons } from '../entities.ts';
import { wireForm } from '../form.ts';
import { problemsOf } from '../problems.ts';
import { type Checks } from './connect.ts';

/** Lets through what the schemas describe. They are made when first asked for: a page needs a few of them. */
export function checkSchemas(): Checks {
  const schemas = new Map<string, z.ZodType>();
  const remembered = (name: string, make: () => z.ZodType) => {
    const schema = schemas.get(name) ?? make();
    schemas.set(name, schema);
    return schema;
  };
  const check = (schema: z.ZodType, url: string, data: unknown) => {
    const parsed = schema.safeParse(data, { reportInput: true });
    return parsed.success
      ? ({ kind: 'ok', data: parsed.data } as const)
      : malformed(url, problemsOf(parsed.error));
  };
  const schemaOf = (entity: ListedEntity | Singleton) => {
    const makers: Record<ListedEntity | Singleton, (form: typeof wireForm) => z.ZodType> = {
      ...listedEntities,
      ...singletons,
    };
    return makers[entity](wireForm);
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
        remembered(`${entity}[]`, () => listSchema(schemaOf(entity))),
        url,
        data,
      ) as ReturnType<Checks['list']>,
  };
}

/** A list that holds all that there is: a part of it would pass for the whole. */
function listSchema(entry: z.ZodType): z.ZodType {
  return z.looseObject({ items: z.array(entry), total: z.int().nonnegative() }).check(({ value, issues }) => {
    const { items, total } = value;
    if (total <= items.length) return;
    const message = `is ${total}, but ${items.length} came`;
    issues.push({ code: 'custom', input: total, path: ['total'], message });
  });
}
