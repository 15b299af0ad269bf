import {
  coerceInputValue,
  GraphQLError,
  type GraphQLInputType,
  type GraphQLSchema,
  getNullableType,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  type OperationDefinitionNode,
  print,
  typeFromAST,
  valueFromAST,
} from 'graphql';
import { parseGlobalId } from './global-ids.ts';

interface Problem {
  readonly path: readonly (string | number)[];
  readonly explanation: string;
  /** The message again, as Shopify's custom scalars report it. */
  readonly message?: string;
}

/** The parsed variables, or the errors. */
export type ParsedVariables =
  | { readonly kind: 'read'; readonly variables: Record<string, unknown> }
  | { readonly kind: 'refused'; readonly errors: readonly GraphQLError[] };

/**
 * Checks the variables of an operation and reports errors in Shopify's wording: one error per variable, with every problem by path.
 * Clients display and compare these messages, and graphql-js words them differently.
 */
export function parseVariables(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  given: Readonly<Record<string, unknown>>,
): ParsedVariables {
  // A variable may have the name of a property of every object.
  const variables = Object.create(null) as Record<string, unknown>;
  const errors: GraphQLError[] = [];
  for (const definition of operation.variableDefinitions ?? []) {
    const name = definition.variable.name.value;
    const type = typeFromAST(schema, definition.type);
    if (!isInputType(type)) continue; // The document was validated before.
    const value = Object.hasOwn(given, name) ? given[name] : undefined;
    if (value === undefined && !isNonNullType(type)) {
      if (definition.defaultValue) variables[name] = valueFromAST(definition.defaultValue, type);
      continue;
    }
    if (value === undefined && definition.defaultValue) {
      variables[name] = valueFromAST(definition.defaultValue, type);
      continue;
    }
    const problems = toProblems(type, value, (coerced) => (variables[name] = coerced));
    if (problems.length === 0) continue;
    const details = problems.map(({ path, explanation }) =>
      path.length === 0 ? explanation : `${path.join('.')} (${explanation})`,
    );
    const isWhole = problems.every(({ path }) => path.length === 0);
    errors.push(
      new GraphQLError(
        `Variable $${name} of type ${print(definition.type)} was provided invalid value${isWhole ? '' : ` for ${details.join(', ')}`}`,
        { nodes: definition, extensions: { code: 'INVALID_VARIABLE', value: value ?? null, problems } },
      ),
    );
  }
  return errors.length > 0 ? { kind: 'refused', errors } : { kind: 'read', variables };
}

/** Maximum number of reported problems of one variable; a hundred thousand would take seconds to format. */
const MAX_PROBLEMS = 20;

class EnoughProblems extends Error {
  override readonly name = 'EnoughProblems';
}

function toProblems(type: GraphQLInputType, value: unknown, keep: (value: unknown) => void): Problem[] {
  const problems: Problem[] = [];
  let coerced: unknown;
  try {
    coerced = coerceInputValue(value, type, (path, invalid, error) => {
      problems.push({ path: [...path], explanation: explain(error, invalid) });
      if (problems.length === MAX_PROBLEMS) throw new EnoughProblems();
    });
  } catch (error) {
    if (!(error instanceof EnoughProblems)) throw error;
  }
  if (problems.length === 0) problems.push(...findInvalidIds(type, value, []).slice(0, MAX_PROBLEMS));
  if (problems.length === 0) keep(coerced);
  return problems;
}

/** Finds every value of an id type in `value` that is not a global id. */
function findInvalidIds(
  type: GraphQLInputType,
  value: unknown,
  path: readonly (string | number)[],
): Problem[] {
  if (value === null || value === undefined) return [];
  const named = getNullableType(type);
  if (isListType(named)) {
    // A single value may stand for a list of it.
    if (!Array.isArray(value)) return findInvalidIds(named.ofType as GraphQLInputType, value, path);
    return value.flatMap((item: unknown, index) =>
      findInvalidIds(named.ofType as GraphQLInputType, item, [...path, index]),
    );
  }
  if (isInputObjectType(named)) {
    return Object.values(named.getFields()).flatMap((field) =>
      findInvalidIds(field.type, (value as Readonly<Record<string, unknown>>)[field.name], [
        ...path,
        field.name,
      ]),
    );
  }
  if (named.name !== 'ID' || parseGlobalId(String(value))) return [];
  const explanation = `Invalid global id \`${String(value)}\``;
  return [{ path, explanation, message: explanation }];
}

/** Rewords graphql-js's messages as graphql-ruby, which Shopify runs, words them. */
function explain(error: GraphQLError, value: unknown): string {
  const { message } = error;
  const shown = JSON.stringify(value);
  const unknownField = /^Field "(\w+)" is not defined by type "(\w+)"/.exec(message);
  if (unknownField) return `Field is not defined on ${unknownField[2]}`;
  if (/was not provided|to be null/.test(message)) return 'Expected value to not be null';
  const scalar = /^(Int|Float|String|Boolean|ID) cannot represent/.exec(message);
  if (scalar) return `Could not coerce value ${shown} to ${scalar[1]}`;
  const enumeration = /^(?:Value "?[^"]*"? does not exist in|Enum) "(\w+)"/.exec(message);
  if (enumeration) return `Expected ${shown} to be one of: ${enumeration[1]}`;
  if (/^Expected type "\w+" to be an object/.test(message))
    return `Expected ${shown} to be a key-value object.`;
  return message.replace(/^Expected type "\w+"\. /, '');
}
