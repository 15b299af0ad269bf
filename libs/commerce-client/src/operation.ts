declare const types: unique symbol;

/**
 * The text of a GraphQL query or mutation that knows what it takes and gives. It is an ordinary string at run
 * time, so no GraphQL parser reaches a browser. The types in its name are a promise of whoever wrote the text:
 * inside this package they are inferred from the text and Shopify's schema, elsewhere a code generator's.
 */
export type Operation<Data, Variables> = string & {
  /** There at no time: it only carries the types. */
  readonly [types]?: (variables: Variables) => Data;
};
