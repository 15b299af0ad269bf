import {
  type DocumentNode,
  execute,
  type FieldNode,
  getArgumentValues,
  type ExecutionResult,
  getDirectiveValues,
  getOperationAST,
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  parse,
  type SelectionSetNode,
  validate,
} from 'graphql';
import type { GraphQLRequest } from './graphql-request.ts';
import type { MutationCall } from './customer-resolvers.ts';
import type { RequestContext } from './request-context.ts';
import { checkQueryComplexity, checkRepeatedFields, MAX_QUERY_TOKENS } from './request-limits.ts';
import { parseVariables } from './request-variables.ts';
import { resolveField, getStorefrontSchema } from './storefront-schema.ts';
import { validationRules } from './validation-rules.ts';

/** The raw arguments of `@inContext`. */
export interface InContextArguments {
  readonly country?: string;
  readonly language?: string;
}

/** The dependencies of the execution. */
export interface ExecutionDependencies {
  /** Resolvers of the fields of `QueryRoot` and `Mutation`, called with their arguments and the context. */
  readonly root: Readonly<Record<string, unknown>>;
  readonly contextFor: (requested: InContextArguments) => RequestContext;
  /** Does the slow work of one field of a mutation before the transaction begins. A GraphQL error ends the request. */
  readonly prepare: (mutation: MutationCall, context: RequestContext) => Promise<void>;
  /** Reports unexpected errors, which clients do not see. */
  readonly report: (error: unknown, requestId: string) => void;
}

const MAX_VALIDATION_ERRORS = 20;

/** An unexpected error inside a resolver. */
class BrokenRequest extends Error {
  override readonly name = 'BrokenRequest';
}

/**
 * Answers one GraphQL request: parses it, validates it against Shopify's schema, checks its limits and executes it as a single
 * transaction. Slow work (passwords) is done before. Every resolver is synchronous, so no other request runs between BEGIN and
 * COMMIT.
 */
export async function executeRequest(
  { query, variables: given, operationName }: GraphQLRequest,
  { root, contextFor, prepare, report }: ExecutionDependencies,
  requestId: string,
): Promise<ExecutionResult> {
  const schema = getStorefrontSchema();
  let document: DocumentNode;
  try {
    document = parse(query, { maxTokens: MAX_QUERY_TOKENS });
    checkRepeatedFields(document);
  } catch (error) {
    return { errors: [error instanceof GraphQLError ? error : new GraphQLError('Parse error')] };
  }
  const mistakes = validate(schema, document, validationRules, { maxErrors: MAX_VALIDATION_ERRORS });
  if (mistakes.length > 0) return { errors: mistakes };

  const operation = getOperationAST(document, operationName);
  if (!operation) {
    const message =
      operationName === undefined ? 'An operation name is required' : `No operation named "${operationName}"`;
    return { errors: [new GraphQLError(message)] };
  }
  const read = parseVariables(schema, operation, given);
  if (read.kind === 'refused') return { errors: read.errors };
  const { variables } = read;

  const directive = schema.getDirective('inContext');
  const requested = directive && getDirectiveValues(directive, operation, variables);
  try {
    checkQueryComplexity(document, operation, variables);
    const context = contextFor((requested ?? {}) as InContextArguments);
    if (operation.operation === OperationTypeNode.MUTATION) {
      await context.limits.batch(async () => {
        for (const mutation of comingMutations(document, operation, variables))
          await prepare(mutation, context);
      });
    }
    const run = () => {
      const result = execute({
        schema,
        document,
        rootValue: root,
        contextValue: context,
        variableValues: given as Record<string, unknown>,
        operationName: operationName ?? null,
        fieldResolver: resolveField,
      });
      // The rest would be an incomplete answer or half a mutation.
      const { error } = context.work;
      if (error) throw error;
      if (result instanceof Promise) throw new BrokenRequest('A resolver was not synchronous');
      const broken = result.errors?.find(isUnexpected);
      // Half a mutation must not be stored: the transaction is rolled back and the answer discarded.
      if (broken) throw broken.originalError ?? broken;
      return result;
    };
    // Counted attempts stay, whatever the outcome of the request.
    const result = operation.operation === OperationTypeNode.QUERY ? run() : context.limits.transaction(run);
    if (!requested) return result;
    const { country, locale } = context;
    return { ...result, extensions: { context: { country, language: locale.toUpperCase() } } };
  } catch (error) {
    if (error instanceof GraphQLError) return { errors: [error] };
    report(error, requestId);
    return { errors: [createInternalError(requestId)] };
  }
}

/** Yields the fields of a mutation with their arguments, including those in fragments and those that a directive skips. */
function* comingMutations(
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): Iterable<MutationCall> {
  const fields = getStorefrontSchema().getMutationType()?.getFields() ?? {};
  const visit = function* ({ selections }: SelectionSetNode): Iterable<FieldNode> {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) yield selection;
      else if (selection.kind === Kind.INLINE_FRAGMENT) yield* visit(selection.selectionSet);
      else {
        for (const definition of document.definitions) {
          const isMeant =
            definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === selection.name.value;
          if (isMeant) yield* visit(definition.selectionSet);
        }
      }
    }
  };
  for (const node of visit(operation.selectionSet)) {
    const field = fields[node.name.value];
    if (field) yield { name: field.name, args: getArgumentValues(field, node, variables) };
  }
}

/** Creates the public error for an unexpected one: it contains only the request id. */
export function createInternalError(requestId: string): GraphQLError {
  return new GraphQLError(
    `Internal error. Looks like something went wrong on our end.\nRequest ID: ${requestId} (include this in support requests).`,
    { extensions: { code: 'INTERNAL_SERVER_ERROR', requestId } },
  );
}

/** Errors that resolvers throw on purpose are GraphQL errors, like graphql-js's own about invalid nulls and enums. */
function isUnexpected({ originalError }: GraphQLError): boolean {
  return originalError !== undefined && originalError !== null && !(originalError instanceof GraphQLError);
}
