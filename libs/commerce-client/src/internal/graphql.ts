import type { DocumentDecoration, initGraphQLTada } from 'gql.tada';
import type { Operation } from '../operation.ts';
import type { introspection } from './storefront-schema.d.ts';

type Graphql = initGraphQLTada<{
  introspection: introspection;
  disableMasking: true;
  scalars: { DateTime: string; Decimal: string; URL: string };
}>;

/**
 * A document typed by gql.tada, kept as its text: no parser and no syntax tree reaches a bundle. The name and the
 * call's form are what the GraphQL language server looks for. Only {@link operation} may read the value.
 */
export const graphql = ((source: string, fragments: readonly string[] = []) =>
  source + fragments.join('')) as unknown as Graphql;

/** The client knows its shop's country and language and adds both itself. */
type Context = 'country' | 'language';

/** gql.tada types lists of input as mutable ones, though nothing here changes them. */
type DeepReadonly<Value> = { readonly [Key in keyof Value]: DeepReadonly<Value[Key]> };

/** The query or mutation that a document written with {@link graphql} holds. */
export function operation<Data, Variables>(
  document: DocumentDecoration<Data, Variables>,
): Operation<Data, DeepReadonly<Omit<Variables, Context>>> {
  return document as unknown as string;
}

/** What an operation answers with. */
export type DataOf<Document> = Document extends Operation<infer Data, infer _Variables> ? Data : never;
