import { readFileSync } from 'node:fs';
import { buildClientSchema, type GraphQLSchema, type IntrospectionQuery } from 'graphql';

// Loaded instead of imported: the type checker would spend seconds on the type of 800 kB of JSON.
const introspection = JSON.parse(
  readFileSync(new URL('../../schema/storefront-2026-04.json', import.meta.url), 'utf8'),
) as IntrospectionQuery;

/** Shopify's schema of the Storefront API, executable and without resolvers. */
export const storefrontSchema: GraphQLSchema = buildClientSchema(introspection);
