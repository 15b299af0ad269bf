import { globSync, readFileSync } from 'node:fs';
import { sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type DocumentNode, NoUnusedFragmentsRule, parse, specifiedRules, validate } from 'graphql';
import { expect, test } from 'vitest';
import { documentsByOperationName } from './internal/documents.ts';
import { findDocuments } from './testing/find-graphql-documents.ts';
import { storefrontSchema } from './testing/storefront-schema.ts';

const repository = fileURLToPath(new URL('../../..', import.meta.url));
const own = 'libs/commerce-client/src/';
/** Its tests send invalid documents on purpose, and the service validates valid ones itself. */
const service = 'tools/local-services/src/commerce/';

const files = globSync('{apps,libs,tools}/**/*.{ts,tsx,js,mjs}', {
  cwd: repository,
  exclude: (name) => /(^|[/\\])(node_modules|dist|build|\.[\w-]+)$/.test(name),
}).map((path) => path.replaceAll(sep, '/'));

const found = files.flatMap((path) => findDocuments(path, readFileSync(`${repository}/${path}`, 'utf8')));

function errorsOf(source: string): string[] {
  let document: DocumentNode;
  try {
    document = parse(source);
  } catch (error) {
    return [String(error)];
  }
  // Fragments alone are meant to be joined to other documents.
  const isPart = document.definitions.every(({ kind }) => kind === 'FragmentDefinition');
  const rules = isPart ? specifiedRules.filter((rule) => rule !== NoUnusedFragmentsRule) : specifiedRules;
  return validate(storefrontSchema, document, rules).map(String);
}

test('every GraphQL document in the repository is valid against the schema', () => {
  const foreign = found.filter(({ place }) => !place.startsWith(own) && !place.startsWith(service));
  const wrong = foreign.map(({ place, source }) => ({ place, errors: errorsOf(source) }));
  expect(wrong.filter(({ errors }) => errors.length > 0)).toEqual([]);
});

test('every operation of this package is in the validated list', () => {
  const names = found
    .filter(({ place }) => place.startsWith(`${own}internal/`))
    .map(({ source }) => /\b(?:query|mutation)\s+(\w+)/.exec(source)?.[1])
    .filter((name) => name !== undefined);
  expect(names.sort()).toEqual(Object.keys(documentsByOperationName).sort());
});

test('the search for documents finds every form, joins templates and skips prose and marked documents', () => {
  const text = [
    'const money = `fragment M on MoneyV2 { amount }`;',
    'ask(`query A { shop { name } } ${money}`);',
    `ask('{ shop { name } }', 'query the shop', 'fragment of it', '{ "a": 1 }');`,
    "ask('mutation B($n: Int) @inContext(country: DK) { x }');",
    'ask(/* invalid GraphQL */ `query C { nothing }`);',
    'ask(`query ($id: ID!) { node(id: $id) { id } }`);',
  ].join('\n');
  expect(findDocuments('a.ts', text)).toEqual([
    { place: 'a.ts:1', source: 'fragment M on MoneyV2 { amount }' },
    { place: 'a.ts:2', source: 'query A { shop { name } } fragment M on MoneyV2 { amount }' },
    { place: 'a.ts:3', source: '{ shop { name } }' },
    { place: 'a.ts:4', source: 'mutation B($n: Int) @inContext(country: DK) { x }' },
    { place: 'a.ts:6', source: 'query ($id: ID!) { node(id: $id) { id } }' },
  ]);
});

test('a document with a field that is not in the schema is reported', () => {
  expect(errorsOf('query A { shop { nmae } }')).toEqual([
    expect.stringContaining('Cannot query field "nmae"'),
  ]);
});
