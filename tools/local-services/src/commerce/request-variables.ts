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
  /** Said again by Shopify's own kinds of values. */
  readonly message?: string;
}

/** Either the variables as the schema reads them, or why they cannot be read. */
export type ParsedVariables =
  | { readonly kind: 'read'; readonly variables: Record<string, unknown> }
  | { readonly kind: 'refused'; readonly errors: readonly GraphQLError[] };

/**
 * Checks the variables of an operation and words what is wrong as Shopify does: one error a variable, with every problem
 * by its path. (graphql-js would word them its own way, and clients show and match these messages.)
 */
export function parseVariables(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  given: Readonly<Record<string, unknown>>,
): ParsedVariables {
  // A variable may have the name of what every object has.
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

/** Problems of one variable that are told; a hundred thousand would take seconds to word. */
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

/** Every id in `value`, which is of `type`, that is no global id. */
function findInvalidIds(
  type: GraphQLInputType,
  value: unknown,
  path: readonly (string | number)[],
): Problem[] {
  if (value === null || value === undefined) return [];
  const named = getNullableType(type);
  if (isListType(named)) {
    // A single thing stands for a list of it.
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

/** graphql-js's sentences in the words of graphql-ruby, which Shopify runs. */
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
