import * as z from 'zod';
import { blockSchema } from '../block.ts';
import { listedEntities, singletons } from '../entities.ts';
import { picture, wireForm } from '../form.ts';

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** The OpenAPI 3.1 description of `/api/v1`, made from the schemas; `openapi.json` is its written form. */
export function openApiDocument(): Json {
  // Blocks first: a picture inside a block is then found as well.
  const parts: [name: string, schema: Json][] = [
    ['Block', jsonSchemaOf(blockSchema(wireForm))],
    ['Picture', jsonSchemaOf(picture)],
  ];
  const entities = { ...listedEntities, ...singletons };
  const schemas = Object.entries(entities).map(([name, factory]): [string, Json] => [
    schemaName(name),
    withReferences(jsonSchemaOf(factory(wireForm)), parts),
  ]);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Content of the shop',
      version: '1.0.0',
      description:
        'Texts, pictures and structure of the shop, read-only. Prices and stock are not here: they come from commerce, ' +
        'joined by SKU. Texts of several lines are CommonMark. Readers keep fields and skip blocks that they do not know.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/api/v1' }],
    paths: {
      ...Object.fromEntries(Object.keys(listedEntities).flatMap(listedPaths)),
      ...Object.fromEntries(Object.keys(singletons).map(singletonPath)),
      '/media/{file}': mediaPath,
    },
    components: {
      parameters: { Locale: localeParameter },
      responses: {
        NotFound: errorResponse('There is no such entity, or nothing with this id'),
        BadRequest: errorResponse('There is no such locale'),
      },
      schemas: {
        ...Object.fromEntries(schemas),
        Block: withReferences(parts[0]?.[1] ?? null, parts.slice(1)),
        Picture: parts[1]?.[1] ?? null,
        Error: {
          type: 'object',
          properties: {
            error: {
              type: 'object',
              properties: { code: { type: 'string' }, message: { type: 'string' } },
              required: ['code', 'message'],
            },
          },
          required: ['error'],
        },
      },
    },
  };
}

const schemaName = (entity: string) => `${entity.charAt(0).toUpperCase()}${entity.slice(1)}`;

function jsonSchemaOf(schema: z.ZodType): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { target: 'draft-2020-12', io: 'input' });
  return JSON.parse(JSON.stringify(rest)) as Json;
}

/** `schema` with every part that equals a named one replaced by a reference to it. */
function withReferences(schema: Json, parts: readonly [name: string, schema: Json][]): Json {
  const named = new Map(parts.map(([name, part]) => [JSON.stringify(part), name]));
  const walk = (value: Json): Json => {
    const name = named.get(JSON.stringify(value));
    if (name !== undefined) return { $ref: `#/components/schemas/${name}` };
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, walk(inner as Json)]));
  };
  return walk(schema);
}

const localeParameter: Json = {
  name: 'locale',
  in: 'query',
  description: 'Language of the texts; English without it.',
  schema: { type: 'string', enum: ['en', 'da'], default: 'en' },
};

const slugParameter: Json = {
  name: 'slug',
  in: 'query',
  description: 'Only the entry with this slug in the language asked for.',
  schema: { type: 'string' },
};

const reference = (kind: string, name: string): Json => ({ $ref: `#/components/${kind}/${name}` });

const jsonResponse = (description: string, schema: Json): Json => ({
  description,
  headers: { ETag: { description: 'Ask again with If-None-Match.', schema: { type: 'string' } } },
  content: { 'application/json': { schema } },
});

const errorResponse = (description: string): Json => ({
  description,
  content: { 'application/json': { schema: reference('schemas', 'Error') } },
});

function listedPaths(entity: string): [string, Json][] {
  const item = reference('schemas', schemaName(entity));
  const list: Json = {
    type: 'object',
    properties: { items: { type: 'array', items: item }, total: { type: 'integer', minimum: 0 } },
    required: ['items', 'total'],
  };
  return [
    [
      `/${entity}`,
      {
        get: {
          operationId: `list${schemaName(entity)}`,
          parameters: [reference('parameters', 'Locale'), slugParameter],
          responses: {
            '200': jsonResponse(`All ${entity}`, list),
            '400': reference('responses', 'BadRequest'),
          },
        },
      },
    ],
    [
      `/${entity}/{id}`,
      {
        get: {
          operationId: `get${schemaName(entity)}`,
          parameters: [
            reference('parameters', 'Locale'),
            { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
          ],
          responses: {
            '200': jsonResponse(`One of the ${entity}`, item),
            '400': reference('responses', 'BadRequest'),
            '404': reference('responses', 'NotFound'),
          },
        },
      },
    ],
  ];
}

function singletonPath(entity: string): [string, Json] {
  return [
    `/${entity}`,
    {
      get: {
        operationId: `get${schemaName(entity)}`,
        parameters: [reference('parameters', 'Locale')],
        responses: {
          '200': jsonResponse(`The ${entity}`, reference('schemas', schemaName(entity))),
          '400': reference('responses', 'BadRequest'),
        },
      },
    },
  ];
}

const mediaPath: Json = {
  get: {
    operationId: 'getPicture',
    parameters: [
      { name: 'file', in: 'path', required: true, description: '<id>.webp', schema: { type: 'string' } },
    ],
    responses: {
      '200': { description: 'The master of a picture', content: { 'image/webp': {} } },
      '404': reference('responses', 'NotFound'),
    },
  },
};
