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

/** The supported version of the Storefront API. */
export const API_VERSION = '2026-04';

let schema: GraphQLSchema | undefined;

/** Returns Shopify's schema, which is built once and shared by the shops. */
export function getStorefrontSchema(): GraphQLSchema {
  return (schema ??= readSchema());
}

function readSchema(): GraphQLSchema {
  const file = new URL(import.meta.resolve('@marehalm/commerce-client/schema.json'));
  const built = buildClientSchema(JSON.parse(readFileSync(file, 'utf8')) as IntrospectionQuery);
  // Introspected scalars accept any value. Shopify accepts texts and, for decimals, also numbers.
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
 * Resolves a field to the property of that name on its parent object. A function is called with the field's arguments. `null` is a
 * valid answer; a missing property means that these services do not support the field, which is an error.
 */
export const resolveField: GraphQLFieldResolver<Record<string, unknown>, RequestContext> = (
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
