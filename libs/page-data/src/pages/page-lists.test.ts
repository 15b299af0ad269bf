import { describe, expect, test } from 'vitest';
import { HITS_PER_PAGE } from '@marehalm/search';
import { sampleProduct } from '../testing/sample-content.ts';
import { createSampleSources } from '../testing/sample-sources.ts';
import { createArticlePageData, createCareJournalPageData } from './journal.ts';
import { createCollectionPageData, createShopPageData } from './product-list.ts';
import { createRoutinePageData, createRoutinesPageData } from './routines.ts';
import { createAllTipsPageData, createTipPageData, createTipTopicPageData } from './tips.ts';

const sources = createSampleSources();
const locale = 'en';

describe('lists of products', () => {
  const shop = createShopPageData(sources, { name: 'shop', locale, parameters: {} });
  const collection = (parameters: { collection: string; path?: string }) =>
    createCollectionPageData(sources, { name: 'collection', locale, parameters });

  test('createShopPageData() sorts bestsellers first, the newest before older ones, and sold-out ones last', () => {
    expect(shop.hits.map(({ objectID }) => objectID)).toEqual(['p01', 'p06', 'p04', 'p02', 'p03', 'p05']);
    expect(shop.neighbours.map(({ href }) => href)).toEqual(['/face', '/sets']);
    expect(shop.view).toMatchObject({ filters: '', total: 6, isRated: true, prices: { dk: [100, 160] } });
  });

  test('createShopPageData() has hits for the first page, and links to the rest', () => {
    const many = createSampleSources(() => ({
      products: Array.from({ length: HITS_PER_PAGE + 2 }, (_, index) =>
        sampleProduct({ id: `p${index + 10}`, category: 'creams' }),
      ),
    }));
    const { hits, rest } = createShopPageData(many, { name: 'shop', locale, parameters: {} });
    expect(hits).toHaveLength(HITS_PER_PAGE);
    expect(rest).toHaveLength(2);
  });

  test('createCollectionPageData() has the story, pictures and questions of a collection', () => {
    expect(collection({ collection: 'oat' })).toMatchObject({
      title: 'Collection oat',
      intro: 'Made of oat.',
      narrow: { alt: 'Picture collection-oat-narrow' },
      questions: [{ id: 'question-1', question: 'Why oats?' }],
      view: { filters: 'collection:oat', total: 4 },
    });
    const kelp = collection({ collection: 'kelp' });
    expect(kelp?.neighbours.map(({ label }) => label)).toEqual(['Category serums', 'Category sets']);
    expect(kelp?.narrow).toBeUndefined();
  });

  test('createCollectionPageData() lists a category of a collection', () => {
    const list = collection({ collection: 'kelp', path: 'serums' });
    expect(list).toMatchObject({
      title: 'Collection kelp: Category serums',
      intro: 'About serums.',
      view: { filters: 'collection:kelp AND category:serums', facets: [] },
    });
    expect(list?.neighbours.map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
  });

  test('createCollectionPageData() lists a top category with its children', () => {
    expect(collection({ collection: 'face' })).toMatchObject({ intro: 'About face.', view: { total: 5 } });
    expect(collection({ collection: 'face', path: 'creams' })?.hits).toHaveLength(2);
  });
});

describe('the journal', () => {
  test('createCareJournalPageData() lists the latest article first, with its subjects', () => {
    const journal = createCareJournalPageData(sources, { name: 'careJournal', locale, parameters: {} });
    expect(journal?.hits.map(({ objectID }) => objectID)).toEqual(['j02', 'j01']);
    expect(journal?.view.facets).toMatchObject([{ name: 'topic', values: [{ id: 'skin', count: 2 }] }]);
    const danish = createCareJournalPageData(sources, { name: 'careJournal', locale: 'da', parameters: {} });
    expect(danish?.view.facets).toMatchObject([{ values: [{ word: 'skin-da' }] }]);
  });

  test('createCareJournalPageData() lists one category', () => {
    const parameters = { path: 'coast' };
    const coast = createCareJournalPageData(sources, { name: 'careJournal', locale, parameters });
    expect(coast).toMatchObject({ title: 'Coast', intro: 'About coast.', hits: [], blocks: [] });
    expect(coast?.view).toMatchObject({ filters: 'kind:article AND topic:coast', facets: [], total: 0 });
    expect(coast?.head.title).toBe('Page care-journal: Coast');
  });

  test('createArticlePageData() shows products that its blocks do not show', () => {
    const match = { name: 'journal', locale, parameters: { slug: 'article-j01' } } as const;
    const article = createArticlePageData(sources, match);
    expect(article?.products.map(({ id }) => id)).toEqual(['p01']);
    expect(article?.category).toEqual({ label: 'Skin', path: '/care-journal/skin' });
    expect(article?.more).toMatchObject([{ id: 'j02' }]);
    const loose = createSampleSources(({ journal, products }) => ({
      journal: journal.map((one) => ({
        ...one,
        category: 'none',
        blocks: [{ type: 'product-row', products: 'new' }],
      })),
      products,
    }));
    expect(createArticlePageData(loose, match)?.category).toBeUndefined();
  });
});

describe('tips', () => {
  test('createTipTopicPageData() lists all tips, or those of a topic', () => {
    const all = createTipTopicPageData(sources, { name: 'tipsTricks', locale, parameters: {} });
    expect(all?.tips.map(({ id, meta }) => [id, meta])).toEqual([
      ['t01', 'Morning'],
      ['t02', 'Evening'],
      ['t03', undefined],
    ]);
    const evening = createTipTopicPageData(sources, {
      ...{ name: 'tipsTricks', locale, parameters: { path: 'evening' } },
    });
    expect(evening?.tips.map(({ id }) => id)).toEqual(['t02']);
    expect(evening?.neighbours.map(({ isCurrent }) => isCurrent)).toEqual([false, false, true]);
  });

  test('createTipPageData() has the topic of a tip, and other tips without their excerpts', () => {
    const tip = (id: string) =>
      createTipPageData(sources, { name: 'tips', locale, parameters: { slug: `tip-${id}` } });
    expect(tip('t01')?.topic).toEqual({ label: 'Morning', path: '/tips-tricks/morning' });
    expect(tip('t01')?.more.map((one) => [one.id, 'excerpt' in one])).toEqual([
      ['t02', false],
      ['t03', false],
    ]);
    expect(tip('t03')?.topic).toBeUndefined();
  });

  test('createAllTipsPageData() lists all tips', () => {
    expect(createAllTipsPageData(sources, { name: 'tips', locale, parameters: {} }).tips).toHaveLength(3);
  });
});

describe('routines', () => {
  test('createRoutinesPageData() lists all routines', () => {
    const { routines } = createRoutinesPageData(sources, { name: 'routine', locale, parameters: {} });
    expect(routines.map(({ href }) => href)).toEqual(['/routine/routine-r01', '/routine/routine-r02']);
  });

  test('createRoutinePageData() has the default size of the product of each step', () => {
    const match = { name: 'routine', locale, parameters: { slug: 'routine-r01' } } as const;
    const routine = createRoutinePageData(sources, match);
    expect(routine?.sizes.map(({ product, sku }) => [product, sku])).toEqual([
      ['p01', 'MH-P01-30'],
      ['p02', 'MH-P02-30'],
    ]);
    expect(routine?.more.map(({ id }) => id)).toEqual(['r02']);
    const bare = createSampleSources(({ products }) => ({
      products: products.map((product) => ({ ...product, sizes: [] })),
      pages: sources.contents.en.pages.map((page) =>
        page.id === 'home' ? { ...page, blocks: page.blocks.slice(0, 1) } : page,
      ),
    }));
    expect(createRoutinePageData(bare, match)?.sizes).toEqual([]);
  });

  test('a step needs a product with a picture', () => {
    const bare = createSampleSources(({ products }) => ({
      products: products.map((product) => ({ ...product, pictures: [] })),
    }));
    const match = { name: 'routine', locale, parameters: { slug: 'routine-r01' } } as const;
    expect(() => createRoutinePageData(bare, match)).toThrow('Cannot show product p01: it has no picture');
  });
});
