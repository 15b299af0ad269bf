import {
  coerceInputValue,
  GraphQLError,
  type GraphQLInputType,
  type GraphQLSchema,
  isInputType,
  isNonNullType,
  type OperationDefinitionNode,
  print,
  typeFromAST,
  valueFromAST,
} from 'graphql';

interface Problem {
  readonly path: readonly (string | number)[];
  readonly explanation: string;
}

/** Either the variables as the schema reads them, or why they cannot be read. */
export type ReadVariables =
  | { readonly kind: 'read'; readonly variables: Record<string, unknown> }
  | { readonly kind: 'refused'; readonly errors: readonly GraphQLError[] };

/**
 * Checks the variables of an operation and words what is wrong as Shopify does: one error a variable, with every problem
 * by its path. (graphql-js would word them its own way, and clients show and match these messages.)
 */
export function readVariables(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  given: Readonly<Record<string, unknown>>,
): ReadVariables {
  const variables: Record<string, unknown> = {};
  const errors: GraphQLError[] = [];
  for (const definition of operation.variableDefinitions ?? []) {
    const name = definition.variable.name.value;
    const type = typeFromAST(schema, definition.type);
    if (!isInputType(type)) continue; // The document was validated before.
    const value = given[name];
    if (value === undefined && !isNonNullType(type)) {
      if (definition.defaultValue) variables[name] = valueFromAST(definition.defaultValue, type);
      continue;
    }
    if (value === undefined && definition.defaultValue) {
      variables[name] = valueFromAST(definition.defaultValue, type);
      continue;
    }
    const problems = problemsOf(type, value, (coerced) => (variables[name] = coerced));
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

function problemsOf(type: GraphQLInputType, value: unknown, keep: (value: unknown) => void): Problem[] {
  const problems: Problem[] = [];
  let coerced: unknown;
  try {
    coerced = coerceInputValue(value, type, (path, invalid, error) => {
      problems.push({ path: [...path], explanation: explanationOf(error, invalid) });
      if (problems.length === MAX_PROBLEMS) throw new EnoughProblems();
    });
  } catch (error) {
    if (!(error instanceof EnoughProblems)) throw error;
  }
  if (problems.length === 0) keep(coerced);
  return problems;
}

/** graphql-js's sentences in the words of graphql-ruby, which Shopify runs. */
function explanationOf(error: GraphQLError, value: unknown): string {
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
