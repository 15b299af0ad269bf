import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseConfiguration, startServices } from '@marehalm/local-services';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const original = join(import.meta.dirname, '../../../../tools/local-services/content');
const token = 'editors-only';
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'content-'));
  const masters = ['pictures', 'videos'];
  await cp(original, folder, { recursive: true, filter: (file) => !masters.includes(basename(file)) });
  for (const name of masters) await symlink(join(original, name), join(folder, name));
  const article = await readFile(join(folder, 'journal/skin-in-february.yaml'), 'utf8');
  const draft = article
    .replace(/^id: .*/m, 'id: j99\ndraft: true')
    .replace(/^slugs: .*/m, 'slugs: { en: skin-in-may, da: hud-i-maj }');
  await writeFile(join(folder, 'journal/skin-in-may.yaml'), draft);
});

afterEach(async () => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  await rm(folder, { recursive: true });
});

/** Loads the sources of pages like a build with these variables, and returns the ids of articles and the warnings. */
async function read(environment: Record<string, string>) {
  const services = await startServices(
    parseConfiguration(
      { PORT: '0', MAREHALM_CONTENT: folder, MAREHALM_DATA_FILE: ':memory:', MAREHALM_PREVIEW_TOKEN: token },
      folder,
    ),
  );
  for (const [name, value] of Object.entries({ ...environment, MAREHALM_SERVICES_URL: services.origin })) {
    vi.stubEnv(name, value);
  }
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  vi.resetModules();
  try {
    vi.doMock('@marehalm/media/json-file-reader', () => ({ createJsonFileReader: () => () => ({}) }));
    vi.doMock('./intl.server.ts', () => ({
      getIntl: () => ({ formatMessage: ({ id }: { id: string }) => id }),
    }));
    const { loadPageSources } = await import('./page-sources.server.ts');
    const sources = await loadPageSources();
    expect(await loadPageSources()).toBe(sources);
    return {
      sources,
      articles: Object.values(sources.contents).map(({ journal }) => journal.map(({ id }) => id)),
      said: warn.mock.calls.map(([line]) => line as string),
    };
  } finally {
    await services.close();
  }
}

test('build has the variants of every market, its texts and its origin', async () => {
  const { sources } = await read({ MAREHALM_SITE_URL: 'https://www.shop.example' });
  for (const variants of Object.values(sources.variants)) expect(variants.size).toBeGreaterThan(50);
  expect(sources.site.toUrl('/shop')).toBe('https://www.shop.example/shop');
  const { home, formatDraftTitle, formatDelivery, formatSeeSeries } = sources.texts.da;
  const delivery = { market: 'no', price: '59 kr.', freeFrom: '499 kr.', days: [2, 4] } as const;
  expect([
    home,
    formatDraftTitle('Balm'),
    formatDelivery({ ...delivery, days: [2, 4] }),
    formatSeeSeries('Oat'),
  ]).toEqual(['site.home', 'page.draft', 'product.delivery.no', 'list.seeSeries']);
});

test('build without the preview token has no drafts', async () => {
  const { articles, said } = await read({});
  for (const ids of articles) expect(ids).not.toContain('j99');
  expect(said).toEqual([]);
});

test('build skips drafts, and reports it once', async () => {
  const { articles, said } = await read({ MAREHALM_PREVIEW_TOKEN: token });
  for (const ids of articles) expect(ids).not.toContain('j99');
  expect(said).toEqual(['Skipped journal j99: it is a draft']);
});

test('preview has drafts in every language', async () => {
  const { articles, said } = await read({ MAREHALM_PREVIEW_TOKEN: token, MAREHALM_DRAFTS: 'show' });
  for (const ids of articles) expect(ids).toContain('j99');
  expect(said).toEqual([]);
});

test('build skips blocks of a newer content service, and reports where', async () => {
  const ask = globalThis.fetch;
  vi.stubGlobal('fetch', async (address: string | URL, options?: RequestInit) => {
    const answer = await ask(address, options);
    if (!String(address).includes('/pages?')) return answer;
    const list = (await answer.json()) as { items: { id: string; blocks: unknown[] }[] };
    for (const { id, blocks } of list.items) if (id === 'home') blocks.unshift({ type: 'hologram' });
    return Response.json(list);
  });
  const { said } = await read({});
  expect(said).toEqual(['Skipped a block of pages home: this shop knows no "hologram"']);
});
