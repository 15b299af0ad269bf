import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** JSON Schema, or any other JSON. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
/** A JSON object such as a schema. */
export type JsonObject = { readonly [key: string]: Json };

export const isJsonObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Loads the docstrings of the exported types. Returns a function that adds those of the type `name` to its JSON schema.
 *
 * @returns A function that adds descriptions to `schema`, which describes the exported type `name`.
 */
export function loadFieldDescriber(): (name: string, schema: JsonObject) => JsonObject {
  const entry = fileURLToPath(new URL('../index.ts', import.meta.url));
  const configuration = fileURLToPath(new URL('../../../tsconfig.lib.json', import.meta.url));
  const { config } = ts.readConfigFile(configuration, (file) => ts.sys.readFile(file));
  const { options } = ts.parseJsonConfigFileContent(
    config,
    ts.sys,
    fileURLToPath(new URL('../../..', import.meta.url)),
  );
  const program = ts.createProgram([entry], {
    ...options,
    composite: false,
    incremental: false,
    noEmit: true,
  });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(entry);
  const moduleSymbol = source && checker.getSymbolAtLocation(source);
  if (!moduleSymbol) throw new Error(`Cannot read the types of ${entry}`);
  const exported = new Map(
    checker.getExportsOfModule(moduleSymbol).map((symbol) => {
      const isAlias = (symbol.flags & ts.SymbolFlags.Alias) !== 0;
      return [symbol.name, isAlias ? checker.getAliasedSymbol(symbol) : symbol];
    }),
  );

  const wordsOf = (symbol: ts.Symbol) =>
    ts
      .displayPartsToString(symbol.getDocumentationComment(checker))
      .replace(/\{@link ([^}]+)\}/gu, '$1')
      .replace(/\s+/gu, ' ')
      .replace(/ (?=[.,;)])/gu, '')
      .trim();

  const described = (words: string, schema: Json): Json =>
    words === '' || !isJsonObject(schema) ? schema : { ...schema, description: words };

  /** Returns the branch of a union whose constants match the schema's: `{ kind: { const: 'spend-over' } }`. */
  const branchOf = (type: ts.Type, schema: Json): ts.Type => {
    if (!type.isUnion() || !isJsonObject(schema) || !isJsonObject(schema['properties'])) return type;
    const constants = Object.entries(schema['properties']).flatMap(([key, value]) =>
      isJsonObject(value) && 'const' in value ? [[key, value['const']] as const] : [],
    );
    const found = type.types.find((branch) =>
      constants.every(([key, constant]) => {
        const property = branch.getProperty(key);
        const literal = property && checker.getTypeOfSymbol(property);
        return literal?.isStringLiteral() === true && literal.value === constant;
      }),
    );
    return found ?? type;
  };

  const walk = (type: ts.Type, schema: Json): Json => {
    if (!isJsonObject(schema) || '$ref' in schema) return schema;
    const branches = schema['oneOf'] ?? schema['anyOf'];
    if (Array.isArray(branches)) {
      const key = 'oneOf' in schema ? 'oneOf' : 'anyOf';
      return {
        ...schema,
        [key]: branches.map((branch) => walk(branchOf(type, branch as Json), branch as Json)),
      };
    }
    if (isJsonObject(schema['properties'])) {
      const properties = Object.entries(schema['properties']).map(([key, value]) => {
        const symbol = type.getProperty(key);
        if (!symbol) return [key, value];
        const inner = walk(checker.getNonNullableType(checker.getTypeOfSymbol(symbol)), value);
        return [key, described(wordsOf(symbol), inner)];
      });
      return { ...schema, properties: Object.fromEntries(properties) as JsonObject };
    }
    const element = checker.getIndexTypeOfType(type, ts.IndexKind.Number);
    if (element && schema['items'] !== undefined) return { ...schema, items: walk(element, schema['items']) };
    return schema;
  };

  return (name, schema) => {
    const symbol = exported.get(name);
    if (!symbol) throw new Error(`Cannot describe ${name}: the library exports no such type`);
    return described(wordsOf(symbol), walk(checker.getDeclaredTypeOfSymbol(symbol), schema)) as JsonObject;
  };
}
