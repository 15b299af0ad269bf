import { readFile } from 'node:fs/promises';
import { expect, expectTypeOf, test } from 'vitest';
import { type CmsClient, createCmsClient } from './client.ts';
import { entities } from './testing/entities.ts';
import { createUncheckedCmsClient } from './unchecked-client.ts';

const clientOf = (body: unknown) =>
  createUncheckedCmsClient({
    baseUrl: 'https://cms.example',
    fetch: () => Promise.resolve(Response.json(body)),
  });

test('createUncheckedCmsClient() has the interface of the checking client', () => {
  const client = createUncheckedCmsClient<typeof entities>({ baseUrl: '' });
  expectTypeOf(client).toEqualTypeOf<CmsClient<typeof entities>>();
  expect(Object.keys(client).sort()).toEqual(Object.keys(createCmsClient({ entities, baseUrl: '' })).sort());
});

test('createUncheckedCmsClient() returns data unchanged', async () => {
  const half = { id: 'kelp', harvest: 'spring', slugs: { en: 'kelp' } };
  const nonsense = [null, 7, { slugs: null }];
  const cms = clientOf({ items: [...nonsense, half], total: 4 });
  expect(await cms.list('ingredients', { locale: 'en' })).toEqual({ kind: 'ok', data: [...nonsense, half] });
  expect(await cms.findBySlug('ingredients', 'kelp', { locale: 'en' })).toEqual({ kind: 'ok', data: half });
  expect(await clientOf(half).get('ingredients', 'kelp', { locale: 'en' })).toEqual({
    kind: 'ok',
    data: half,
  });
});

test.each<[what: string, body: unknown]>([
  ['a text', 'no'],
  ['nothing', null],
  ['a number', 7],
  ['a list', []],
])('createUncheckedCmsClient() treats %s as malformed', async (_what, body) => {
  const cms = clientOf(body);
  expect(await cms.getSingleton('settings', { locale: 'en' })).toMatchObject({
    kind: 'malformed',
    problems: [{ path: [], message: 'is not an object' }],
  });
  expect(await cms.list('pages', { locale: 'en' })).toMatchObject({
    kind: 'malformed',
    problems: [{ path: ['items'], message: 'is not a list' }],
  });
});

test('createUncheckedCmsClient() treats an entity instead of a list as malformed', async () => {
  expect(await clientOf({ items: 'kelp' }).list('pages', { locale: 'en' })).toMatchObject({
    kind: 'malformed',
  });
});

test('the unchecked entry imports no schema', async () => {
  const reached = new Map<string, string>();
  const follow = async (file: URL) => {
    if (reached.has(file.href)) return;
    const source = await readFile(file, 'utf8');
    reached.set(file.href, source);
    // Types are erased in what a browser loads.
    const code = source.replaceAll(/^ \*.*$/gmu, '');
    const values = code.replace(
      /^(import|export) type .*$|^import \{(?:\s*type \w+,?)+\s*\} from .*$/gmu,
      '',
    );
    for (const [, imported = ''] of values.matchAll(/from '([^']+)'/gu)) {
      expect(imported).toMatch(/^\./);
      await follow(new URL(imported, file));
    }
  };
  await follow(new URL('unchecked-client.ts', import.meta.url));
  expect(reached.size).toBeGreaterThan(4);
});
