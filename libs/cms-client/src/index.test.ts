import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import * as library from './index.ts';
import * as richText from './rich-text.ts';
import * as unchecked from './unchecked-client.ts';

test('the library exports exactly these names', () => {
  expect(Object.keys(library).sort()).toEqual([
    'CmsError',
    'collectDraftReferences',
    'createCmsClient',
    'formatPropertyPath',
    'getDataOrThrow',
    'isTemporaryFailure',
    'toSafeHref',
    'toSchemaProblems',
    'withoutDrafts',
  ]);
});

test('the rich-text entry exports exactly these names', () => {
  expect(Object.keys(richText).sort()).toMatchInlineSnapshot(`
    [
      "collectLinks",
      "parseRichText",
      "toPlainText",
    ]
  `);
});

test('the unchecked entry exports exactly these names', () => {
  expect(Object.keys(unchecked).sort()).toMatchInlineSnapshot(`
    [
      "CmsError",
      "createUncheckedCmsClient",
      "getDataOrThrow",
      "isTemporaryFailure",
      "toSafeHref",
    ]
  `);
});

test('only the rich-text entry reads CommonMark', async () => {
  const reached = new Map<string, string>();
  const follow = async (file: string) => {
    if (reached.has(file)) return;
    const source = await readFile(new URL(file, import.meta.url), 'utf8');
    reached.set(file, source);
    for (const [, imported = ''] of source.matchAll(/from '(\.[^']+)'/g)) {
      await follow(new URL(imported, new URL(file, import.meta.url)).href);
    }
  };
  await follow(new URL('./index.ts', import.meta.url).href);
  await follow(new URL('./unchecked-client.ts', import.meta.url).href);
  expect(reached.size).toBeGreaterThan(8);
  expect([...reached.values()].filter((source) => source.includes('mdast-util'))).toEqual([]);
});
