declare const types: unique symbol;

/**
 * The text of a GraphQL query or mutation with its types. It is a plain string at run time, so no GraphQL parser
 * reaches a browser. This package infers the types from the text and Shopify's schema; elsewhere a code generator
 * declares them.
 */
export type StorefrontOperation<Data, Variables> = string & {
  /** Exists only in the type system. */
  readonly [types]?: (variables: Variables) => Data;
};
