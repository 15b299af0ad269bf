import { expect, expectTypeOf, test } from 'vitest';
import { createCmsClient } from '@marehalm/cms-client';
import { createUncheckedCmsClient } from '@marehalm/cms-client/unchecked';
import { contentEntities, listedEntitySchemaFactories, singletonSchemaFactories } from './entities.ts';
import { type Content, contentNames, fetchContent, listedNames, singletonNames } from './fetch-content.ts';
import type { Product } from './product.ts';
import type { Settings } from './settings.ts';

test('contentNames are the names of all lists and singletons', () => {
  expect(listedNames).toEqual(Object.keys(listedEntitySchemaFactories));
  expect(singletonNames).toEqual(Object.keys(singletonSchemaFactories));
  expect(contentNames).toEqual([...listedNames, ...singletonNames]);
});

test('fetchContent() fetches each name once, in the requested language', async () => {
  const asked: string[] = [];
  const cms = createUncheckedCmsClient<typeof contentEntities>({
    baseUrl: 'https://cms.example',
    fetch: (address) => {
      const { pathname, search } = new URL(String(address));
      asked.push(pathname + search);
      return Promise.resolve(
        Response.json(pathname.endsWith('settings') ? { synonyms: {} } : { items: [{ id: 'a' }] }),
      );
    },
  });
  expect(await fetchContent(cms, ['products', 'settings'], { locale: 'da' })).toEqual({
    kind: 'ok',
    data: { products: [{ id: 'a' }], settings: { synonyms: {} } },
  });
  expect(asked).toEqual(['/api/v1/products?locale=da', '/api/v1/settings?locale=da']);
});

test('fetchContent() returns the failure of the first name that has no answer', async () => {
  const fetch = async (address: unknown) =>
    String(address).includes('tips')
      ? new Response(null, { status: 404 })
      : Response.json({ items: [], total: 0 });
  const cms = createCmsClient({
    entities: contentEntities,
    baseUrl: 'https://cms.example',
    fetch,
    retries: 0,
  });
  expect(await fetchContent(cms, ['faq', 'tips'], { locale: 'en' })).toMatchObject({ kind: 'not-found' });
});

test('Content has the type of each entity', () => {
  expectTypeOf<Content['products']>().toEqualTypeOf<readonly Product[]>();
  expectTypeOf<Content['settings']>().toEqualTypeOf<Settings>();
});
