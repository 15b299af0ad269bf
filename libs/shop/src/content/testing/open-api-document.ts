import * as z from 'zod';
import * as blocks from '../block.ts';
import * as mediaBlocks from '../media-block.ts';
import * as productBlocks from '../product-block.ts';
import { blockTypes } from '../block-types.ts';
import {
  type ListedEntityName,
  listedEntitySchemaFactories,
  type ContentSingletonName,
  singletonSchemaFactories,
} from '../entities.ts';
import { wireFormat } from '../schema-format.ts';
import { createLinkSchema } from '../link.ts';
import { createMarketSettingsSchema } from '../market-settings.ts';
import { createGiftCardSchema, createGiftPromotionSchema, createSampleSchema } from '../commerce-settings.ts';
import { createProductSizeSchema } from '../product.ts';
import { isJsonObject, type Json, type JsonObject, loadFieldDescriber } from './load-field-describer.ts';

/** The exported type of each entity; the schema has the same name in the document. */
const typeNames: Record<ListedEntityName | ContentSingletonName, string> = {
  products: 'Product',
  collections: 'Collection',
  categories: 'Category',
  ingredients: 'Ingredient',
  journal: 'Article',
  tips: 'Tip',
  routines: 'Routine',
  pages: 'Page',
  faq: 'Question',
  videos: 'Video',
  redirects: 'Redirect',
  reviews: 'Review',
  settings: 'Settings',
  navigation: 'Navigation',
  offers: 'CommerceSettings',
  vocabulary: 'Vocabulary',
};

/** Named components, by schema. */
function namedSchemas(): [name: string, schema: z.ZodType][] {
  const entities = Object.entries({ ...listedEntitySchemaFactories, ...singletonSchemaFactories });
  const blockSchemas = Object.entries({ ...blocks, ...mediaBlocks, ...productBlocks }).flatMap(
    ([name, factory]): [string, z.ZodType][] =>
      name.endsWith('BlockSchema') && name !== 'createBlockSchema'
        ? [[name.slice('create'.length, -'Schema'.length), factory(wireFormat)]]
        : [],
  );
  return [
    ...entities.map(([name, factory]): [string, z.ZodType] => [
      typeNames[name as ListedEntityName | ContentSingletonName],
      factory(wireFormat),
    ]),
    ['Block', blocks.createBlockSchema(wireFormat)],
    ...blockSchemas,
    ['UnknownBlock', z.looseObject({ type: z.string() })],
    ['Link', createLinkSchema(wireFormat)],
    ['Picture', wireFormat.picture],
    ['ProductSize', createProductSizeSchema(wireFormat)],
    ['MarketSettings', createMarketSettingsSchema(wireFormat)],
    ['GiftPromotion', createGiftPromotionSchema(wireFormat)],
    ['GiftCard', createGiftCardSchema(wireFormat)],
    ['Sample', createSampleSchema(wireFormat)],
  ];
}

/**
 * Creates the OpenAPI 3.1 description of `/api/v1` from the schemas and their docstrings; `openapi.json` is its
 * serialized form.
 */
export function createOpenApiDocument(): JsonObject {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Content of the shop',
      version: '1.0.0',
      description:
        'Texts, pictures and structure of the shop, read-only. Prices and stock are not here: they come from commerce, ' +
        'joined by SKU. Texts of several lines are CommonMark. Readers keep fields and skip blocks that they do not know; ' +
        'a new value of an enumeration, or a field that is no longer there, breaks them.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/api/v1' }],
    // Published content is public; drafts need a token.
    security: [{}, { PreviewToken: [] }],
    paths: {
      ...Object.fromEntries(
        Object.keys(listedEntitySchemaFactories).flatMap((name) => listedPaths(name as ListedEntityName)),
      ),
      ...Object.fromEntries(
        Object.keys(singletonSchemaFactories).map((name) => singletonPath(name as ContentSingletonName)),
      ),
      '/media/{file}': mediaPath,
    },
    components: {
      securitySchemes: {
        PreviewToken: {
          type: 'http',
          scheme: 'bearer',
          description:
            'Asks for drafts as well, each with `draft: true`. The answer is not to be stored (`Cache-Control: private, ' +
            'no-store`), and answers without the token say `Vary: Authorization`.',
        },
      },
      parameters: { Locale: localeParameter },
      responses: {
        NotFound: errorResponse('There is no such entity, or nothing with this id'),
        BadRequest: errorResponse('There is no such locale'),
        Unauthorized: {
          ...errorResponse('The preview token does not hold. Without one, what is published is answered'),
          headers: { 'WWW-Authenticate': { description: '`Bearer`', schema: { type: 'string' } } },
        },
      },
      schemas: componentSchemas(),
    },
  };
}

function componentSchemas(): JsonObject {
  const describe = loadFieldDescriber();
  const plain = namedSchemas().map(([name, schema]) => [name, jsonSchemaOf(schema)] as const);
  const nameOf = new Map(plain.map(([name, schema]) => [JSON.stringify(schema), name]));
  const withReferences = (value: Json, isWhole: boolean): Json => {
    const name = isWhole ? undefined : nameOf.get(JSON.stringify(value));
    if (name !== undefined) return { $ref: `#/components/schemas/${name}` };
    if (Array.isArray(value)) return value.map((inner: Json) => withReferences(inner, false));
    if (!isJsonObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, withReferences(inner, false)]),
    );
  };
  const schemas = plain.map(([name, schema]): [string, JsonObject] => {
    const described = describe(name, withReferences(schema, true) as JsonObject);
    return [name, name === 'UnknownBlock' ? { ...described, ...typeOfUnknownBlock } : described];
  });
  return { ...Object.fromEntries(schemas), Error: errorSchema };
}

/** Refinements have no JSON Schema: an invalid known block is not an unknown one. */
const typeOfUnknownBlock = {
  properties: { type: { type: 'string', not: { enum: [...blockTypes] } } },
};

const errorSchema: Json = {
  type: 'object',
  description: 'Why there is no content.',
  properties: {
    error: {
      type: 'object',
      properties: {
        code: { type: 'string', description: 'For programs: `not-found`.' },
        message: { type: 'string', description: 'For developers.' },
      },
      required: ['code', 'message'],
    },
  },
  required: ['error'],
};

function jsonSchemaOf(schema: z.ZodType): JsonObject {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    target: 'draft-2020-12',
    io: 'input',
    override({ zodSchema, jsonSchema }) {
      // Zod does not export the length of a tuple.
      if (zodSchema._zod.def.type !== 'tuple') return;
      jsonSchema.minItems = jsonSchema.prefixItems?.length ?? 0;
      jsonSchema.items = false;
    },
  });
  return JSON.parse(JSON.stringify(rest)) as JsonObject;
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

const errorResponse = (description: string): JsonObject => ({
  description,
  content: { 'application/json': { schema: reference('schemas', 'Error') } },
});

function listedPaths(entity: ListedEntityName): [string, Json][] {
  const item = reference('schemas', typeNames[entity]);
  const capitalized = `${entity.charAt(0).toUpperCase()}${entity.slice(1)}`;
  const list: Json = {
    type: 'object',
    properties: {
      items: { type: 'array', items: item, description: 'In the order in which they are shown.' },
      total: {
        type: 'integer',
        minimum: 0,
        description: 'How many there are; `items` holds every one.',
      },
    },
    required: ['items', 'total'],
  };
  return [
    [
      `/${entity}`,
      {
        get: {
          operationId: `list${capitalized}`,
          parameters: [reference('parameters', 'Locale'), slugParameter],
          responses: {
            '200': jsonResponse(`All ${entity}`, list),
            '400': reference('responses', 'BadRequest'),
            '401': reference('responses', 'Unauthorized'),
          },
        },
      },
    ],
    [
      `/${entity}/{id}`,
      {
        get: {
          operationId: `get${typeNames[entity]}`,
          parameters: [
            reference('parameters', 'Locale'),
            { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
          ],
          responses: {
            '200': jsonResponse(`One of the ${entity}`, item),
            '400': reference('responses', 'BadRequest'),
            '401': reference('responses', 'Unauthorized'),
            '404': reference('responses', 'NotFound'),
          },
        },
      },
    ],
  ];
}

function singletonPath(entity: ContentSingletonName): [string, Json] {
  return [
    `/${entity}`,
    {
      get: {
        operationId: `get${typeNames[entity]}`,
        parameters: [reference('parameters', 'Locale')],
        responses: {
          '200': jsonResponse(`The ${entity}`, reference('schemas', typeNames[entity])),
          '400': reference('responses', 'BadRequest'),
          '401': reference('responses', 'Unauthorized'),
        },
      },
    },
  ];
}

const mediaPath: Json = {
  get: {
    operationId: 'getMedia',
    security: [],
    parameters: [
      {
        name: 'file',
        in: 'path',
        required: true,
        description: 'The last part of a `src`: `<id>.webp`, `<id>.webm`, `<id>.mp4`, `<id>.da.vtt`.',
        schema: { type: 'string' },
      },
    ],
    responses: {
      '200': {
        description: 'The master of a picture, a film or its captions',
        content: { 'image/webp': {}, 'video/webm': {}, 'video/mp4': {}, 'text/vtt': {} },
      },
      '404': reference('responses', 'NotFound'),
    },
  },
};
