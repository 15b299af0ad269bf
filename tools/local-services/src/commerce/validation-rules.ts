import { GraphQLError, specifiedRules, type ValidationRule } from 'graphql';

/** Shopify's error codes by rule of graphql-js. */
const codes: Readonly<Record<string, string>> = {
  FieldsOnCorrectTypeRule: 'undefinedField',
  KnownArgumentNamesRule: 'argumentNotAccepted',
  ProvidedRequiredArgumentsRule: 'missingRequiredArguments',
  ScalarLeafsRule: 'selectionMismatch',
  ValuesOfCorrectTypeRule: 'argumentLiteralsIncompatible',
  VariablesInAllowedPositionRule: 'variableMismatch',
  NoUndefinedVariablesRule: 'variableNotDefined',
  NoUnusedVariablesRule: 'variableNotUsed',
  KnownTypeNamesRule: 'undefinedType',
  KnownFragmentNamesRule: 'undefinedFragment',
  NoUnusedFragmentsRule: 'useAndDefineFragment',
  NoFragmentCyclesRule: 'infiniteLoop',
  PossibleFragmentSpreadsRule: 'cannotSpreadFragment',
  OverlappingFieldsCanBeMergedRule: 'fieldConflict',
  KnownDirectivesRule: 'undefinedDirective',
};

/** Every rule of the GraphQL specification, with Shopify's code on its errors. */
export const validationRules: readonly ValidationRule[] = specifiedRules.map((rule) => {
  const code = codes[rule.name];
  if (code === undefined) return rule;
  const coded: ValidationRule = (context) =>
    rule(
      new Proxy(context, {
        get(target, property) {
          if (property === 'reportError') {
            return (error: GraphQLError) =>
              target.reportError(
                new GraphQLError(error.message, {
                  ...(error.nodes ? { nodes: error.nodes } : {}),
                  extensions: { code, ...error.extensions },
                }),
              );
          }
          const value: unknown = Reflect.get(target, property);
          return typeof value === 'function' ? value.bind(target) : value;
        },
      }),
    );
  return coded;
});
