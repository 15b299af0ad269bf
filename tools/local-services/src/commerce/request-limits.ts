import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql';

/** Maximum size of a request body in bytes. */
export const MAX_BODY_BYTES = 256 * 1024;
/** Maximum number of tokens in a query. */
export const MAX_QUERY_TOKENS = 10_000;
/** Maximum number of comparisons between fields of the same name during validation, which takes a twentieth of a second. */
const MAX_FIELD_PAIRS = 400_000;
/** Maximum depth of fields. Introspection, the deepest query of common tools, has 13 levels. */
const MAX_DEPTH = 25;
/** Maximum number of objects that a query may request: page sizes and lists of ids, multiplied along each path and added up. */
const MAX_COMPLEXITY = 250_000;
/** Maximum number of fields after fragments are expanded, so that fragments cannot multiply without limit. */
const MAX_FIELDS = 50_000;
/** Arguments that determine the number of objects: as a number, or as a list. */
const sizeArguments: ReadonlySet<string> = new Set(['first', 'last', 'ids', 'identifiers']);

/**
 * Approximate number of objects in introspection, which has no size arguments. An average type has few fields; a requested one may
 * be the largest.
 */
const introspectedSizes: Readonly<Record<string, { readonly ofAll: number; readonly ofOne: number }>> = {
  types: { ofAll: 424, ofOne: 424 },
  fields: { ofAll: 5, ofOne: 50 },
  enumValues: { ofAll: 5, ofOne: 50 },
  inputFields: { ofAll: 1, ofOne: 20 },
  possibleTypes: { ofAll: 1, ofOne: 20 },
};

/**
 * Checks, before validation, that a document does not repeat field names so often that validation would be slow.
 *
 * @throws GraphQLError with the code `MAX_COMPLEXITY_EXCEEDED`.
 */
export function checkRepeatedFields(document: DocumentNode): void {
  const counts = new Map<string, number>();
  const visit = ({ selections }: SelectionSetNode): void => {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) {
        const name = selection.alias?.value ?? selection.name.value;
        counts.set(name, (counts.get(name) ?? 0) + 1);
      }
      if (selection.kind !== Kind.FRAGMENT_SPREAD && selection.selectionSet) visit(selection.selectionSet);
    }
  };
  for (const definition of document.definitions) {
    if ('selectionSet' in definition) visit(definition.selectionSet);
  }
  const pairs = [...counts.values()].reduce((sum, count) => sum + count * count, 0);
  if (pairs > MAX_FIELD_PAIRS) throw createComplexityError('Query has too many fields of the same names');
}

/**
 * Refuses an operation that is too deep or requests too much, before it is executed. `WorkBudget` limits the actual answer.
 * Requires a validated document, so that fragments exist and are not recursive.
 *
 * @throws GraphQLError with the code `MAX_COMPLEXITY_EXCEEDED`.
 */
export function checkQueryComplexity(
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

  const visit = (
    selections: SelectionSetNode,
    depth: number,
    factor: number,
    introspected: string | undefined,
  ): void => {
    if (depth > MAX_DEPTH)
      throw createComplexityError(`Query has depth ${depth}, which exceeds max depth of ${MAX_DEPTH}`);
    for (const selection of selections.selections) {
      if (selection.kind === Kind.FIELD) {
        fields += 1;
        if (fields > MAX_FIELDS) throw createComplexityError(`Query has more than ${MAX_FIELDS} fields`);
        const name = selection.name.value;
        const isIntrospected = introspected !== undefined || name === '__schema' || name === '__type';
        if (!selection.selectionSet && !isIntrospected) continue;
        const size =
          factor *
          (isIntrospected ? measureIntrospection(name, introspected) : getPageSize(selection, variables));
        complexity += size;
        if (complexity > MAX_COMPLEXITY) {
          throw createComplexityError(
            `Query has complexity ${complexity}, which exceeds max complexity of ${MAX_COMPLEXITY}`,
          );
        }
        if (selection.selectionSet)
          visit(selection.selectionSet, depth + 1, size, isIntrospected ? name : undefined);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        visit(selection.selectionSet, depth, factor, introspected);
      } else {
        const fragment = fragments.get(selection.name.value);
        if (fragment) visit(fragment.selectionSet, depth, factor, introspected);
      }
    }
  };
  visit(operation.selectionSet, 1, 1, undefined);
}

function measureIntrospection(field: string, parent: string | undefined): number {
  const sizes = Object.hasOwn(introspectedSizes, field) ? introspectedSizes[field] : undefined;
  return sizes ? sizes[parent === 'types' ? 'ofAll' : 'ofOne'] : 1;
}

function getPageSize(field: FieldNode, variables: Readonly<Record<string, unknown>>): number {
  const sizes = (field.arguments ?? []).flatMap(({ name, value }) =>
    sizeArguments.has(name.value) ? measureSelection(value, variables) : [],
  );
  return Math.max(1, ...sizes);
}

/** Returns the number of objects that a size or list requests; 1 for a missing variable. */
function measureSelection(value: ValueNode, variables: Readonly<Record<string, unknown>>): number {
  if (value.kind === Kind.INT) return Number(value.value);
  if (value.kind === Kind.LIST) return value.values.length;
  const given = value.kind === Kind.VARIABLE ? variables[value.name.value] : undefined;
  return typeof given === 'number' ? given : Array.isArray(given) ? given.length : 1;
}

function createComplexityError(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'MAX_COMPLEXITY_EXCEEDED' } });
}
