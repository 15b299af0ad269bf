import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { type CmsRequestOptions, createCmsClient, getDataOrThrow } from '@marehalm/cms-client';
import {
  contentEntities,
  listedEntitySchemaFactories,
  type Review,
  type Settings,
  singletonSchemaFactories,
  wireFormat,
} from '@marehalm/shop/content';
import { type Content, loadContent } from '../load-content.ts';
import { createCms } from './cms.ts';

const directory = fileURLToPath(new URL('../../content', import.meta.url));
let content: Content;
let get: (path: string, init?: RequestInit) => Promise<Response>;

const reviews: readonly Review[] = [
  {
    ...{ id: 'r1', product: 'p04', stars: 4, title: 'Calm', text: 'One pump.\n\nEnough.', name: 'Ida' },
    ...{ language: 'en', date: '2026-11-20' },
  },
];

beforeAll(async () => {
  content = await loadContent(directory);
  const app = createCms({ content, reviews: () => reviews });
  get = async (path, init) => app.request(path, init);
});

// Answers are looked at as a foreign client would: without types.
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- Answers of many shapes, each checked by its test.
const json = async (path: string) => (await get(path)).json() as Promise<any>;

describe('createCms() answers', () => {
  test.each(Object.keys(listedEntitySchemaFactories))(
    'every entry of %s in the form of its schema, in both languages',
    async (name) => {
      const schema =
        listedEntitySchemaFactories[name as keyof typeof listedEntitySchemaFactories](wireFormat);
      for (const locale of ['en', 'da']) {
        const list = await json(`/api/v1/${name}?locale=${locale}`);
        expect(list.total).toBe(list.items.length);
        expect(list.total).toBeGreaterThan(0);
        for (const item of list.items) {
          expect(schema.safeParse(item).error).toBeUndefined();
          expect(await json(`/api/v1/${name}/${item.id}?locale=${locale}`)).toEqual(item);
        }
      }
    },
  );

  test.each(Object.keys(singletonSchemaFactories))(
    '%s in the form of its schema, in both languages',
    async (name) => {
      const schema = singletonSchemaFactories[name as keyof typeof singletonSchemaFactories](wireFormat);
      for (const locale of ['en', 'da']) {
        expect(schema.safeParse(await json(`/api/v1/${name}?locale=${locale}`)).error).toBeUndefined();
      }
    },
  );

  test('in the requested language, with the slugs of both', async () => {
    const product = await json('/api/v1/products/p04?locale=da');
    expect(product).toMatchObject({ name: 'Læ Serum', slugs: { en: 'lee-serum', da: 'lae-serum' } });
    expect(await json('/api/v1/products/p04')).toMatchObject({ name: 'Lee Serum' });
  });

  test('without prices and stock, which belong to commerce', async () => {
    const text = await (await get('/api/v1/products?locale=en')).text();
    expect(text).not.toMatch(/"(prices|stock|reduction|lowestPrice30Days)"/);
    expect(await (await get('/api/v1/offers')).text()).not.toMatch(/"stock"/);
  });

  test('complete pictures, and their masters as image/webp', async () => {
    const { pictures } = await json('/api/v1/products/p04?locale=da');
    expect(pictures[0]).toMatchObject({ id: 'p04', alt: expect.stringContaining('Læ Serum'), width: 1680 });
    const master = await get(pictures[0].src);
    expect(master.headers.get('content-type')).toBe('image/webp');
    const bytes = Buffer.from(await master.arrayBuffer());
    expect(bytes.toString('latin1', 8, 12)).toBe('WEBP');
  });

  test('the routines that use a product', async () => {
    expect((await json('/api/v1/products/p01')).usedInRoutines).toEqual(['r01', 'r03']);
  });

  test('a lookup by slug of the language, empty when there is none', async () => {
    const { items } = await json('/api/v1/journal?locale=da&slug=hud-i-februar');
    expect(items.map((article: { id: string }) => article.id)).toEqual(['j03']);
    expect(await json('/api/v1/journal?locale=en&slug=hud-i-februar')).toEqual({ items: [], total: 0 });
  });

  test('304 to a client with the current answer', async () => {
    const first = await get('/api/v1/settings');
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]+"$/);
    const second = await get('/api/v1/settings', { headers: { 'If-None-Match': `W/${etag}` } });
    expect(second.status).toBe(304);
    expect(await second.text()).toBe('');
  });

  test('clients on every origin', async () => {
    expect((await get('/api/v1/settings')).headers.get('access-control-allow-origin')).toBe('*');
  });

  test('with new content after it was read again', async () => {
    let current = content;
    const app = createCms({ content: () => current });
    const popular = async () => {
      const settings = (await (await app.request('/api/v1/settings')).json()) as Settings;
      return settings.popularSearches;
    };
    const before = await popular();
    current = {
      ...content,
      settings: { ...content.settings, popularSearches: [{ en: 'salt', da: 'salt' }] },
    };
    const after = await popular();
    expect(before).toContain('serum');
    expect(after).toEqual(['salt']);
  });
});

test.each([
  ['an entity that does not exist', '/api/v1/unicorns', 404, 'unknown-entity'],
  ['an entity named like an inherited property of Object', '/api/v1/constructor', 404, 'unknown-entity'],
  ['an id that does not exist', '/api/v1/products/p99', 404, 'not-found'],
  ['an id below a single entity', '/api/v1/settings/company', 404, 'unknown-entity'],
  ['a locale that does not exist', '/api/v1/products?locale=sv', 400, 'unknown-locale'],
  ['an empty locale', '/api/v1/products?locale=', 400, 'unknown-locale'],
  ['a picture that does not exist', '/api/v1/media/p99.webp', 404, 'not-found'],
  ['a film that does not exist', '/api/v1/media/p04.mp4', 404, 'not-found'],
  ['a path that leaves the picture folder', '/api/v1/media/..%2F..%2Fsettings.yaml', 404, 'not-found'],
  ['a deeper path', '/api/v1/products/p04/sizes', 404, 'unknown-entity'],
])('createCms() refuses %s', async (_what, path, status, code) => {
  const response = await get(path);
  expect(response.status).toBe(status);
  expect(await response.json()).toEqual({ error: { code, message: expect.any(String) } });
});

test('createCms() refuses write requests', async () => {
  const response = await get('/api/v1/products', { method: 'POST', body: '{}' });
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toContain('GET');
});

describe('createCms() in preview', () => {
  const previewToken = 'preview-token';
  /** The service with one draft more, and what the client library reads of it. */
  const withDraft = (options: { previewToken?: string } = { previewToken }) => {
    const [tip, ...tips] = content.tips;
    if (!tip) throw new Error('the content has no tip');
    const drafted = {
      ...content,
      tips,
      withDrafts: { ...content, tips: [{ ...tip, draft: true }, ...tips] },
    };
    const app = createCms({ content: drafted, ...options });
    const ask = async (path: string, init?: RequestInit) => app.request(path, init);
    const cms = createCmsClient({
      entities: contentEntities,
      baseUrl: '',
      fetch: (url, init) => ask(String(url), init),
    });
    return { ask, cms, tip };
  };
  const published: CmsRequestOptions = { locale: 'en' };
  const preview: CmsRequestOptions = { locale: 'en', previewToken };

  test('adds drafts, each marked, for requests with the preview token', async () => {
    const { cms, tip } = withDraft();
    const seen = getDataOrThrow(await cms.list('tips', preview));
    expect(seen).toHaveLength(content.tips.length);
    expect(seen.filter(({ draft }) => draft).map(({ id }) => id)).toEqual([tip.id]);
    expect(getDataOrThrow(await cms.get('tips', tip.id, preview))).toMatchObject({
      draft: true,
      title: tip.title.en,
    });
    const danish: CmsRequestOptions = { locale: 'da', previewToken };
    expect(getDataOrThrow(await cms.findBySlug('tips', tip.slugs.da, danish)).title).toBe(tip.title.da);
  });

  test('returns no drafts without it', async () => {
    const { cms, tip } = withDraft();
    const seen = getDataOrThrow(await cms.list('tips', published));
    expect(seen).toHaveLength(content.tips.length - 1);
    expect(seen.some(({ draft }) => draft)).toBe(false);
    expect(await cms.get('tips', tip.id, published)).toMatchObject({ kind: 'not-found' });
    expect(await cms.findBySlug('tips', tip.slugs.en, published)).toMatchObject({ kind: 'not-found' });
  });

  test.each([
    ['another token', { previewToken }, 'Bearer preview-tokem'],
    ['a longer one', { previewToken }, 'Bearer preview-token2'],
    ['an empty token', { previewToken }, 'Bearer'],
    ['another scheme', { previewToken }, 'Basic cHJldmlldy10b2tlbg=='],
    ['any token without a preview', {}, 'Bearer undefined'],
  ])('refuses %s', async (_what, options, authorization) => {
    const { ask } = withDraft(options);
    for (const path of ['/api/v1/tips', '/api/v1/settings', '/api/v1/tips/t01']) {
      const response = await ask(path, { headers: { authorization } });
      expect(response.status).toBe(401);
      expect(response.headers.get('www-authenticate')).toBe('Bearer');
      expect(await response.json()).toMatchObject({ error: { code: 'unauthorized' } });
    }
  });

  test('reports a wrong token to the client', async () => {
    const { cms } = withDraft();
    expect(await cms.list('tips', { locale: 'en', previewToken: 'another' })).toMatchObject({
      kind: 'refused',
      status: 401,
      message: expect.stringContaining('The preview token does not hold'),
    });
  });

  test('accepts the scheme in any case', async () => {
    const { ask } = withDraft();
    const response = await ask('/api/v1/tips', { headers: { authorization: `bearer ${previewToken}` } });
    expect(response.status).toBe(200);
  });

  test('prevents caches from storing drafts, and from serving published content to a preview', async () => {
    const { ask } = withDraft();
    const headers = { authorization: `Bearer ${previewToken}`, 'if-none-match': '*' };
    const draft = await ask('/api/v1/tips', { headers });
    expect(draft.status).toBe(200);
    expect(draft.headers.get('cache-control')).toBe('private, no-store');
    expect(draft.headers.get('etag')).toBeNull();
    expect(draft.headers.get('vary')).toMatch(/Authorization/i);
    const open = await ask('/api/v1/tips');
    expect(open.headers.get('cache-control')).toContain('public');
    expect(open.headers.get('vary')).toMatch(/Authorization/i);
  });

  test('allows browsers on other origins to send the token', async () => {
    const { ask } = withDraft();
    const response = await ask('/api/v1/tips', {
      method: 'OPTIONS',
      headers: {
        origin: 'https://preview.example',
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'authorization',
      },
    });
    expect(response.headers.get('access-control-allow-headers')).toMatch(/authorization/i);
  });
});

test.each([
  ['webm', 'video/webm'],
  ['mp4', 'video/mp4'],
  ['en.vtt', 'text/vtt; charset=utf-8'],
  ['da.vtt', 'text/vtt; charset=utf-8'],
])('createCms() serves the %s of a film', async (ending, type) => {
  const response = await get(`/api/v1/media/wind-in-the-dune-grass.${ending}`);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
});
