import { json } from 'node:stream/consumers';
import { graphql } from 'graphql';
import { serveDuringTest } from './http-server.ts';
import { storefrontSchema } from './storefront-schema.ts';

/**
 * Serves a shop that answers any valid operation from `root`: fields are properties or functions of their arguments,
 * as graphql-js resolves them. Operations are validated against Shopify's schema.
 */
export function serveShop(root: object): Promise<string> {
  return serveDuringTest((request, response) => {
    void json(request).then(async (body) => {
      const { query, variables } = body as { query: string; variables: Record<string, unknown> };
      const result = await graphql({
        schema: storefrontSchema,
        source: query,
        variableValues: variables,
        rootValue: root,
      });
      response.setHeader('content-type', 'application/json').end(JSON.stringify(result));
    });
  });
}
