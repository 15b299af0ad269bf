import { readFileSync } from 'node:fs';
import { fc, test } from '@fast-check/vitest';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { describe, expect } from 'vitest';
import type * as z from 'zod';
import { createBlockSchema } from './block.ts';
import { listedEntitySchemaFactories, singletonSchemaFactories } from './entities.ts';
import { wireFormat } from './schema-format.ts';
import { toSchemaProblems } from '@marehalm/cms-client';
import { createArbitraryFromJsonSchema } from './testing/create-arbitrary-from-json-schema.ts';
import { isJsonObject, type Json, type JsonObject } from './testing/load-field-describer.ts';

const document = JSON.parse(readFileSync(new URL('../../openapi.json', import.meta.url), 'utf8')) as {
  readonly components: { readonly schemas: JsonObject };
};
const { schemas } = document.components;
const ajv = new Ajv2020({ strict: false });
formats.default(ajv);
ajv.addSchema(document, 'openapi.json');

/** Answers of `/api/v1`, by the name of their component in the document. */
const entitySchemas: Readonly<Record<string, z.ZodType>> = {
  Product: listedEntitySchemaFactories.products(wireFormat),
  Collection: listedEntitySchemaFactories.collections(wireFormat),
  Category: listedEntitySchemaFactories.categories(wireFormat),
  Ingredient: listedEntitySchemaFactories.ingredients(wireFormat),
  Article: listedEntitySchemaFactories.journal(wireFormat),
  Tip: listedEntitySchemaFactories.tips(wireFormat),
  Routine: listedEntitySchemaFactories.routines(wireFormat),
  Page: listedEntitySchemaFactories.pages(wireFormat),
  Question: listedEntitySchemaFactories.faq(wireFormat),
  Video: listedEntitySchemaFactories.videos(wireFormat),
  Redirect: listedEntitySchemaFactories.redirects(wireFormat),
  Settings: singletonSchemaFactories.settings(wireFormat),
  Navigation: singletonSchemaFactories.navigation(wireFormat),
  CommerceSettings: singletonSchemaFactories.offers(wireFormat),
  Vocabulary: singletonSchemaFactories.vocabulary(wireFormat),
  Block: createBlockSchema(wireFormat),
};

/** Results of the document's and the schema's validation. */
const parts = new Map(
  Object.entries(entitySchemas).map(([name, schema]) => [
    name,
    { schema, isValid: ajv.compile({ $ref: `openapi.json#/components/schemas/${name}` }) },
  ]),
);
const isValid = (name: string, value: Json) => parts.get(name)?.isValid(value);
const parse = (name: string, value: Json) => {
  const schema = parts.get(name)?.schema;
  if (!schema) throw new Error(`there is no ${name}`);
  return schema.safeParse(value, { reportInput: true });
};

const anyAnswer = fc.oneof(
  ...[...parts.keys()].map((name) =>
    createArbitraryFromJsonSchema(schemas[name] ?? null, schemas).map(
      (value): [name: string, value: Json] => [name, value],
    ),
  ),
);

type Path = readonly (string | number)[];

/** Returns the paths of all values inside `value`. */
function pathsIn(value: Json, path: Path = []): Path[] {
  const inner: [string | number, Json][] = Array.isArray(value)
    ? value.map((item: Json, index) => [index, item])
    : isJsonObject(value)
      ? Object.entries(value)
      : [];
  return inner.flatMap(([key, item]) => [[...path, key], ...pathsIn(item, [...path, key])]);
}

/** Returns a copy of `value` with `change` applied at `path`. */
function changed(
  value: Json,
  path: Path,
  change: (parent: Record<string | number, Json>, key: string | number) => void,
): Json {
  const copy = structuredClone(value) as Record<string | number, Json>;
  const parent = path.slice(0, -1).reduce((node, key) => node[key] as typeof copy, copy);
  change(parent, path.at(-1) ?? '');
  return copy;
}

describe('the schemas and openapi.json', () => {
  test.prop([anyAnswer])('accept the same answers, and keep every field', ([name, value]) => {
    expect(isValid(name, value)).toBe(true);
    expect(parse(name, value)).toEqual({ success: true, data: value });
  });

  const anyNonsense = fc.constantFrom<Json>(
    ...[
      null,
      '',
      0,
      -1,
      1.5,
      301,
      true,
      [],
      {},
      [1],
      { type: 'hero' },
      { type: 'hologram' },
      { kind: 'spend-over' },
    ],
    ...[
      'x y',
      'hologram',
      'hero',
      '2026-02-30',
      '/\\elsewhere',
      '//elsewhere',
      'javascript:alert(1)',
      '#12345G',
      'new',
    ],
  );

  test.prop([anyAnswer, fc.nat(), anyNonsense])(
    'reject the same invalid answers',
    ([name, value], where, nonsense) => {
      const paths = pathsIn(value);
      const path = paths[where % paths.length] ?? [];
      const broken = changed(value, path, (parent, key) => (parent[key] = nonsense));
      expect(parse(name, broken).success, JSON.stringify(path)).toBe(isValid(name, broken));
    },
  );

  test.prop([anyAnswer, fc.nat()])(
    'agree on optional fields, and the problem has the path of a missing field',
    ([name, value], where) => {
      const paths = pathsIn(value).filter((each) => typeof each.at(-1) === 'string');
      const path = paths[where % paths.length] ?? [];
      const broken = changed(value, path, (parent, key) => Reflect.deleteProperty(parent, key));
      const { success, error } = parse(name, broken);
      expect(success, JSON.stringify(path)).toBe(isValid(name, broken));
      if (error) expect(toSchemaProblems(error)).toEqual([{ path, message: 'is missing' }]);
    },
  );
});
