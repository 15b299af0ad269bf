import { NoDeprecatedCustomRule, parse, print, validate } from 'graphql';
import { expect, test } from 'vitest';
import { storefrontSchema } from '../testing/storefront-schema.ts';
import { documentsByOperationName } from './documents.ts';

test.each(Object.entries(documentsByOperationName))('%s is valid against the schema', (_name, source) => {
  expect(validate(storefrontSchema, parse(source)).map(String)).toEqual([]);
});

test.each(Object.entries(documentsByOperationName))('%s uses no deprecated field', (_name, source) => {
  expect(validate(storefrontSchema, parse(source), [NoDeprecatedCustomRule]).map(String)).toEqual([]);
});

test.each(Object.entries(documentsByOperationName))(
  '%s is in the context of a country and a language',
  (name, source) => {
    const [operation] = parse(source).definitions;
    expect(operation).toMatchObject({ kind: 'OperationDefinition', name: { value: name } });
    expect(print(parse(source))).toContain('@inContext(country: $country, language: $language)');
  },
);
