import { Validator } from '@seriousme/openapi-schema-validator';
import { format, resolveConfig } from 'prettier';
import { describe, expect, test } from 'vitest';
import { isJsonObject, type Json } from './testing/load-field-describer.ts';
import { createOpenApiDocument } from './testing/open-api-document.ts';

const document = createOpenApiDocument();

// After a change of the schemas or their docstrings: vitest run --project shop --update
test('openapi.json is up to date with the schemas', async () => {
  const file = new URL('../../openapi.json', import.meta.url).pathname;
  const written = await format(JSON.stringify(document), {
    ...(await resolveConfig(file)),
    parser: 'json',
  });
  await expect(written).toMatchFileSnapshot('../../openapi.json');
});

test('openapi.json is a valid OpenAPI 3.1 document', async () => {
  const validator = new Validator();
  expect(await validator.validate(JSON.parse(JSON.stringify(document)))).toEqual({ valid: true });
  expect(validator.version).toBe('3.1');
  // The validator does refuse invalid documents.
  const { paths: _paths, ...broken } = document;
  expect(await new Validator().validate({ ...broken, info: {} })).toMatchObject({ valid: false });
});

test('every reference of the document resolves', () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(
    (match) => match[1] ?? '',
  );
  expect(references.length).toBeGreaterThan(0);
  for (const reference of new Set(references)) {
    const target = reference
      .split('/')
      .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], document);
    expect(target, reference).toBeDefined();
  }
});

describe('every field of the document has a description', () => {
  const schemas = (document['components'] as { schemas: Record<string, Json> }).schemas;

  /** Returns the paths of fields without a description. */
  const silent = (schema: Json, path: string): string[] => {
    if (Array.isArray(schema)) return schema.flatMap((inner: Json) => silent(inner, path));
    if (!isJsonObject(schema)) return [];
    const { properties, ...rest } = schema;
    return [
      ...(isJsonObject(properties)
        ? Object.entries(properties).flatMap(([name, inner]) => [
            ...(isJsonObject(inner) && typeof inner['description'] === 'string' ? [] : [`${path}.${name}`]),
            ...silent(inner, `${path}.${name}`),
          ])
        : []),
      ...Object.values(rest).flatMap((inner) => silent(inner, path)),
    ];
  };

  test.each(Object.keys(schemas).filter((name) => name !== 'Error' && name !== 'UnknownBlock'))(
    'of %s',
    (name) => {
      const schema = schemas[name] ?? null;
      expect(schema).toHaveProperty('description');
      expect(silent(schema, name)).toEqual([]);
    },
  );
});
