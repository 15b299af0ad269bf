import type { DocumentDecoration, initGraphQLTada } from 'gql.tada';
import type { StorefrontOperation } from '../storefront-operation.ts';
import type { introspection } from './storefront-schema.d.ts';

type Graphql = initGraphQLTada<{
  introspection: introspection;
  disableMasking: true;
  scalars: { DateTime: string; Decimal: string; URL: string };
}>;

/**
 * A document typed by gql.tada, kept as a string: bundles contain no parser and no syntax tree. The GraphQL language
 * server recognizes this name and call form. Only {@link toOperation} may use the value.
 */
export const graphql = ((source: string, fragments: readonly string[] = []) =>
  source + fragments.join('')) as unknown as Graphql;

/** The client adds its shop's country and language to each operation. */
type Context = 'country' | 'language';

/** gql.tada types input lists as mutable, though nothing changes them. */
type DeepReadonly<Value> = { readonly [Key in keyof Value]: DeepReadonly<Value[Key]> };

/** Returns the query or mutation of a document written with {@link graphql}. */
export function toOperation<Data, Variables>(
  document: DocumentDecoration<Data, Variables>,
): StorefrontOperation<Data, DeepReadonly<Omit<Variables, Context>>> {
  return document as unknown as string;
}

/** The data type of an operation. */
export type DataOf<Document> =
  Document extends StorefrontOperation<infer Data, infer _Variables> ? Data : never;
