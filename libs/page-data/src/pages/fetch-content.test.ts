import { contentNames, type Content } from '@marehalm/shop/content';
import { afterEach, expect, test, vi } from 'vitest';
import { createSampleContent } from '../testing/sample-content.ts';
import { fetchContents } from './fetch-content.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Answers like a content service whose Danish and English content `change` has changed. */
function serveContent(change: (content: Content) => Partial<Content> = () => ({})) {
  vi.stubGlobal('fetch', async (address: string | URL) => {
    const { pathname, searchParams } = new URL(address);
    const sample = createSampleContent(searchParams.get('locale') === 'da' ? 'da' : 'en');
    const content = { ...sample, ...change(sample) };
    const name = contentNames.find((one) => pathname.endsWith(`/${one}`));
    if (!name) return new Response('Not found', { status: 404 });
    const items = content[name];
    return Response.json(Array.isArray(items) ? { items, total: items.length } : items);
  });
}

async function fetchWithWarnings(showsDrafts = false) {
  const warnings: string[] = [];
  const contents = await fetchContents({
    cmsUrl: 'https://cms.example',
    previewToken: 'secret',
    showsDrafts,
    warn: (message) => warnings.push(message),
  });
  return { contents, warnings };
}

const withDraft = ({ journal }: Content): Partial<Content> => ({
  journal: journal.map((article) => (article.id === 'j02' ? { ...article, draft: true } : article)),
});

test('fetchContents() fetches every language, and sorts lists by their position', async () => {
  serveContent(({ collections, categories }) => ({
    collections: collections.toReversed(),
    categories: categories.toReversed(),
  }));
  const { contents, warnings } = await fetchWithWarnings();
  expect(contents.da.products[0]?.name).toBe('Havreserum');
  expect(contents.en.collections.map(({ id }) => id)).toEqual(['oat', 'kelp']);
  expect(contents.en.categories.map(({ id }) => id)).toEqual(['face', 'serums', 'creams', 'sets']);
  expect(warnings).toEqual([]);
});

test('fetchContents() skips drafts and reports each once, or keeps them', async () => {
  serveContent(withDraft);
  const skipped = await fetchWithWarnings();
  expect(skipped.contents.da.journal.map(({ id }) => id)).toEqual(['j01']);
  expect(skipped.warnings).toEqual(['Skipped journal j02: it is a draft']);
  const shown = await fetchWithWarnings(true);
  expect(shown.contents.da.journal.map(({ id }) => id)).toEqual(['j01', 'j02']);
  expect(shown.warnings).toEqual([]);
});

test('fetchContents() reports blocks of an unknown type', async () => {
  const hologram = { type: 'hologram' } as unknown as Content['pages'][number]['blocks'][number];
  serveContent(({ pages }) => ({
    pages: pages.map((page) => (page.id === 'shop' ? { ...page, blocks: [hologram] } : page)),
  }));
  const { warnings } = await fetchWithWarnings();
  expect(warnings).toEqual(['Skipped a block of pages shop: this shop knows no "hologram"']);
});

test('fetchContents() throws when the service does not answer', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
  const request = { cmsUrl: 'https://cms.example', showsDrafts: false, warn: vi.fn() };
  await expect(fetchContents(request)).rejects.toThrow('Cannot read the CMS: ');
});
