import { readFileSync } from 'node:fs';
import {
  buildClientSchema,
  GraphQLError,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  type IntrospectionQuery,
  isScalarType,
  specifiedScalarTypes,
} from 'graphql';
import type { RequestContext } from './request-context.ts';

/** The version of the Storefront API that is answered. */
export const API_VERSION = '2026-04';

let schema: GraphQLSchema | undefined;

/** Shopify's own schema, built once for the process: three shops share it. */
export function getStorefrontSchema(): GraphQLSchema {
  return (schema ??= readSchema());
}

function readSchema(): GraphQLSchema {
  const file = new URL(import.meta.resolve('@marehalm/commerce-client/schema.json'));
  const built = buildClientSchema(JSON.parse(readFileSync(file, 'utf8')) as IntrospectionQuery);
  // An introspected scalar takes any value; Shopify takes texts, and for decimals also numbers.
  for (const type of Object.values(built.getTypeMap())) {
    if (!isScalarType(type) || specifiedScalarTypes.some(({ name }) => name === type.name)) continue;
    if (type.name === 'JSON') continue;
    type.parseValue = (value) => parseScalar(type.name, value);
    type.parseLiteral = (node) => parseScalar(type.name, 'value' in node ? node.value : undefined);
  }
  return built;
}

function parseScalar(type: string, value: unknown): string {
  const text = type === 'Decimal' && typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string' || (type === 'Decimal' && !/^-?\d+(\.\d+)?$/.test(text))) {
    throw new GraphQLError(`Could not coerce value ${JSON.stringify(value)} to ${type}`);
  }
  return text;
}

/**
 * Answers a field by the property of that name on the object that stands for its parent. A function is called with the
 * field's arguments. `null` is an answer; a property that is missing means that these services leave the field out, and
 * they say so rather than guess.
 */
export const answerField: GraphQLFieldResolver<Record<string, unknown>, RequestContext> = (
  source,
  args,
  context,
  info,
) => {
  context.work.spend(info.parentType.name, info.fieldName, args);
  const value = source[info.fieldName];
  if (value === undefined) {
    throw new GraphQLError(
      `${info.parentType.name}.${info.fieldName} is left out of the local Storefront API; docs/storefront-api.md lists what it answers`,
      { extensions: { code: 'NOT_IMPLEMENTED' } },
    );
  }
  return typeof value === 'function' ? value.call(source, args, context, info) : value;
};
