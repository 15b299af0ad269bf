import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

/** Bytes of a request body. */
export const MAX_BODY_SIZE = 256 * 1024;
/** Words and signs of a query. */
export const MAX_TOKENS = 10_000;
/** Fields inside each other. Introspection, the deepest query of everyday tools, has 13. */
const MAX_DEPTH = 25;
/** Things that a query may ask for: page sizes multiplied along each path and added up. */
const MAX_COMPLEXITY = 250_000;
/** Fields after all fragments have been put in, so that fragments cannot multiply without an end. */
const MAX_FIELDS = 50_000;
/** What a page may have when its size is a variable that was not given. */
const UNKNOWN_PAGE_SIZE = 1;

/**
 * Refuses an operation that is deeper or asks for more than one answer should hold. Expects a validated document, so
 * fragments exist and do not contain themselves.
 *
 * @throws GraphQLError with the code `MAX_COMPLEXITY_EXCEEDED`.
 */
export function checkBounds(
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): void {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  let complexity = 0;
  let fields = 0;

  const visit = (selections: SelectionSetNode, depth: number, factor: number): void => {
    if (depth > MAX_DEPTH)
      throw tooComplex(`Query has depth ${depth}, which exceeds max depth of ${MAX_DEPTH}`);
    for (const selection of selections.selections) {
      if (selection.kind === Kind.FIELD) {
        fields += 1;
        if (fields > MAX_FIELDS) throw tooComplex(`Query has more than ${MAX_FIELDS} fields`);
        if (!selection.selectionSet) continue;
        const size = factor * pageSize(selection, variables);
        complexity += size;
        if (complexity > MAX_COMPLEXITY) {
          throw tooComplex(
            `Query has complexity ${complexity}, which exceeds max complexity of ${MAX_COMPLEXITY}`,
          );
        }
        visit(selection.selectionSet, depth + 1, size);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        visit(selection.selectionSet, depth, factor);
      } else {
        const fragment = fragments.get(selection.name.value);
        if (fragment) visit(fragment.selectionSet, depth, factor);
      }
    }
  };
  visit(operation.selectionSet, 1, 1);
}

function pageSize(field: FieldNode, variables: Readonly<Record<string, unknown>>): number {
  for (const argument of field.arguments ?? []) {
    if (argument.name.value !== 'first' && argument.name.value !== 'last') continue;
    const { value } = argument;
    const size =
      value.kind === Kind.INT
        ? Number(value.value)
        : value.kind === Kind.VARIABLE
          ? variables[value.name.value]
          : undefined;
    if (typeof size === 'number') return Math.max(1, size);
  }
  return UNKNOWN_PAGE_SIZE;
}

function tooComplex(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'MAX_COMPLEXITY_EXCEEDED' } });
}
