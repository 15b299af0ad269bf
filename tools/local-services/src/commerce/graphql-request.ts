import { isNestedDeeperThan } from '../json-nesting.ts';

/** The GraphQL request in an HTTP body. */
export interface GraphQLRequest {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly operationName?: string;
}

/** A request, or the answer to an invalid one in Shopify's form. */
export type ParsedRequest =
  | { readonly kind: 'request'; readonly request: GraphQLRequest }
  | { readonly kind: 'refused'; readonly status: 400; readonly body: unknown };

const refused: ParsedRequest = {
  kind: 'refused',
  status: 400,
  body: { errors: { query: 'Required parameter missing or invalid' } },
};

/** Parses a request body: JSON, or a plain query of the type `application/graphql`. */
export function parseGraphQLRequest(contentType: string | undefined, body: string): ParsedRequest {
  if (contentType?.startsWith('application/graphql') && !contentType.includes('json')) {
    return body.trim() === '' ? refused : { kind: 'request', request: { query: body, variables: {} } };
  }
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    return refused;
  }
  if (!isRecord(parsed)) return refused;
  if (isNestedDeeperThan(parsed, MAX_NESTING_DEPTH)) return refused;
  const { query, variables, operationName } = parsed;
  if (typeof query !== 'string' || query.trim() === '') return refused;
  if (variables !== undefined && variables !== null && !isRecord(variables)) return refused;
  if (operationName !== undefined && operationName !== null && typeof operationName !== 'string') {
    return refused;
  }
  return {
    kind: 'request',
    request: {
      query,
      variables: variables ?? {},
      ...(typeof operationName === 'string' ? { operationName } : {}),
    },
  };
}

/** Maximum nesting of a body. Inputs of the schema have at most ten levels. */
const MAX_NESTING_DEPTH = 64;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
