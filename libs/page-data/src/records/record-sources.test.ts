import type { Article, Block, Category, Page } from '@marehalm/shop/content';
import { describe, expect, test } from 'vitest';
import { createSampleContent } from '../testing/sample-content.ts';
import {
  toArticleSource,
  selectCardPictures,
  listPageSources,
  toProductSource,
  toTipSource,
  type SearchedCatalogue,
} from './record-sources.ts';

const catalogue: SearchedCatalogue = createSampleContent('da');
const serum = find(catalogue.products, 'p01');
const article = find(catalogue.journal, 'j01');

function find<Thing extends { readonly id: string }>(things: readonly Thing[], id: string): Thing {
  const found = things.find((thing) => thing.id === id);
  if (!found) throw new Error(`Cannot find "${id}"`);
  return found;
}

describe('toProductSource()', () => {
  test('combines CMS and commerce data, size by size', () => {
    const source = toProductSource(serum, catalogue, 'da', (sku) =>
      sku === serum.sizes[0]?.sku ? { prices: { DKK: 100 }, available: true } : undefined,
    );
    expect(source).toMatchObject({
      id: 'p01',
      title: 'Havreserum',
      href: '/da/produkt/product-p01-da',
      ingredients: ['Aqua', 'Avena Sativa Kernel Oil', 'Parfum'],
      keyIngredients: ['Havreolie'],
      pictures: [{ id: 'p01', alt: 'Picture p01' }, { alt: '' }],
    });
    expect(source.sizes.map(({ sku, prices, available }) => ({ sku, prices, available }))).toEqual(
      serum.sizes.map(({ sku }, position) =>
        position === 0
          ? { sku, prices: { DKK: 100 }, available: true }
          : { sku, prices: {}, available: false },
      ),
    );
  });

  test('has no popularity without sales figures', () => {
    const source = toProductSource({ ...serum, ranking: undefined }, catalogue, 'da', () => undefined);
    expect([source.popularity, source.trend]).toEqual([undefined, undefined]);
  });

  test('terminates when categories form a cycle', () => {
    const category = (id: string, parent: string) =>
      ({ ...find(catalogue.categories, serum.category), id, parent }) satisfies Category;
    const circle = { ...catalogue, categories: [category('a', 'b'), category('b', 'a')] };
    const { categories } = toProductSource({ ...serum, category: 'a' }, circle, 'da', () => undefined);
    expect(categories?.map(({ id }) => id)).toEqual(['b', 'a']);
  });
});

describe('selectCardPictures()', () => {
  const packshot = { id: 'p01', kind: 'packshot' } as const;
  const outdoors = { id: 'p01-b', kind: 'second-view' } as const;
  const sizes = { id: 'p01-sizes', kind: 'sizes' } as const;
  const gel = { id: 'texture-gel', kind: 'texture' } as const;

  test.each([
    ['has the second view on hover', [packshot, outdoors, sizes, gel], [packshot, outdoors]],
    ['has the texture on hover without a second view', [packshot, sizes, gel], [packshot, gel]],
    ['has the packshot alone without either', [packshot, sizes], [packshot]],
    ['has none for a product without pictures', [], []],
  ])('%s', (_criterion, pictures, expected) => {
    expect(selectCardPictures(pictures)).toEqual(expected);
  });
});

describe('toArticleSource()', () => {
  const bodyOf = (...blocks: Block[]) =>
    toArticleSource({ ...article, blocks } as Article, catalogue, 'da').body;

  test.each<[criterion: string, block: Block, words: string]>([
    ['text and its heading', { type: 'rich-text', title: 'Salt', text: 'og *vind*' }, 'Salt og vind'],
    ['the words of a link', { type: 'rich-text', text: '[Butikken](/da/shop)' }, 'Butikken'],
    ['a quotation', { type: 'quote', text: 'Blæst.', attribution: 'Fyrmesteren' }, 'Blæst.'],
    [
      'a table',
      {
        type: 'facts-table',
        caption: 'Olier',
        columns: ['', 'Andel'],
        rows: [{ heading: 'Havre', cells: ['3 %'] }],
        source: 'Egne tal',
      },
      'Olier Havre 3 %',
    ],
    ['facts', { type: 'facts', items: [{ title: 'Glas', text: 'Genbrug' }] }, 'Glas Genbrug'],
  ])('finds %s', (_criterion, block, words) => {
    expect(bodyOf(block)).toBe(words);
  });

  test('omits other blocks: rows of products, forms, blocks of a newer CMS', () => {
    const hologram = { type: 'hologram', text: 'Ny' } as unknown as Block;
    const row: Block = { type: 'product-row', title: 'Det bruger vi', products: ['p01'] };
    const form: Block = { type: 'newsletter', title: 'Klubben', text: 'Skriv dig op', note: 'Kun post' };
    expect(bodyOf(hologram, row, form, { type: 'rich-text', text: 'Sand' })).toBe('Sand');
  });

  test('has topic and reading time', () => {
    expect(toArticleSource(article, catalogue, 'da')).toMatchObject({
      kind: 'article',
      topic: { id: article.category },
      readingMinutes: article.readingMinutes,
    });
  });
});

test('toTipSource() has the plain text of a tip', () => {
  const [tip] = catalogue.tips;
  if (!tip) throw new Error('There is no tip');
  expect(toTipSource({ ...tip, text: '**Vent** et minut.' }, catalogue, 'da')).toMatchObject({
    kind: 'tip',
    body: 'Vent et minut.',
    topic: { id: tip.topic },
  });
});

describe('listPageSources()', () => {
  const of = (id: string, changes: Partial<SearchedCatalogue> = {}) =>
    listPageSources({ ...catalogue, ...changes }, 'da').find((source) => source.id === id);
  const withBlocks = (...blocks: Block[]) => {
    const page = { ...find(catalogue.pages, 'faq'), blocks } as Page;
    return of('faq', { pages: [page] })?.body;
  };

  test('has the URL and the description of a page', () => {
    expect(of('delivery')).toMatchObject({
      kind: 'page',
      title: 'Page delivery',
      excerpt: 'Description of delivery.',
      href: '/da/om/delivery-da',
    });
    expect(of('tips-tricks')).toMatchObject({ href: '/da/tips-tricks' });
  });

  test('includes all pages except the front page, and all routines', () => {
    const ids = listPageSources(catalogue, 'da').map(({ id }) => id);
    const expected = [...catalogue.pages, ...catalogue.routines]
      .map(({ id }) => id)
      .filter((id) => id !== 'home');
    expect(ids).toEqual([...expected, 'MH-GIFT-CARD']);
    expect(of('r02')?.href).toBe('/da/routine/routine-r02-da');
  });

  test('includes the gift card with its page, where the shop sells one', () => {
    expect(of('MH-GIFT-CARD')).toMatchObject({ title: 'Gavekort', href: '/da/produkt/gavekort' });
    expect(of('MH-GIFT-CARD', { offers: {} })).toBeUndefined();
  });

  test('includes the questions of a topic', () => {
    const [faq] = catalogue.faq.filter(({ topic }) => topic === 'delivery');
    const question = { position: 1, topic: 'payment', id: 'q', question: 'Kort?', answer: '*Ja*.' } as const;
    expect(of('faq')?.body).toContain(faq?.question);
    const page = { ...find(catalogue.pages, 'faq'), blocks: [{ type: 'faq', topic: 'payment' }] } as Page;
    expect(of('faq', { pages: [page], faq: [question, { ...question, topic: 'samples' }] })?.body).toBe(
      'Kort? Ja.',
    );
  });

  test('includes the terms of the glossary', () => {
    expect(withBlocks({ type: 'glossary' })).toBe(catalogue.ingredients.map(({ name }) => name).join(' '));
  });

  test('omits a page without the slug of its route', () => {
    const { slugs: _slugs, ...page } = find(catalogue.pages, 'faq');
    expect(of('faq', { pages: [page] })).toBeUndefined();
  });
});
