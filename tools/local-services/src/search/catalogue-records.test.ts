import { fileURLToPath } from 'node:url';
import type { Article, Block, Category } from '@marehalm/cms-client';
import { describe, expect, test } from 'vitest';
import { localizeContent } from '../cms/localize-content.ts';
import { loadContent } from '../content.ts';
import { articleSource, productSource, tipSource, type SearchedCatalogue } from './catalogue-records.ts';

const content = await loadContent(fileURLToPath(new URL('../../content', import.meta.url)));
const { lists, singletons } = localizeContent(content, 'da');
const catalogue: SearchedCatalogue = { ...lists, vocabulary: singletons.vocabulary };
const serum = find(lists.products, 'p04');
const article = find(lists.journal, 'j05');

function find<Thing extends { readonly id: string }>(things: readonly Thing[], id: string): Thing {
  const found = things.find((thing) => thing.id === id);
  if (!found) throw new Error(`Cannot find "${id}"`);
  return found;
}

describe('productSource()', () => {
  test('joins what the CMS tells with what commerce asks, size by size', () => {
    const source = productSource(serum, catalogue, 'da', (sku) =>
      sku === serum.sizes[0]?.sku ? { prices: { DKK: 100 }, available: true } : undefined,
    );
    expect(source).toMatchObject({ id: 'p04', title: 'Læ Serum', slug: 'lae-serum', picture: { id: 'p04' } });
    expect(source.sizes.map(({ sku, prices, available }) => ({ sku, prices, available }))).toEqual(
      serum.sizes.map(({ sku }, position) =>
        position === 0
          ? { sku, prices: { DKK: 100 }, available: true }
          : { sku, prices: {}, available: false },
      ),
    );
  });

  test('ranks nothing where nobody counts', () => {
    const source = productSource({ ...serum, ranking: undefined }, catalogue, 'da', () => undefined);
    expect([source.popularity, source.trend]).toEqual([undefined, undefined]);
  });

  test('comes to an end where categories lie in a circle', () => {
    const category = (id: string, parent: string) =>
      ({ ...find(lists.categories, serum.category), id, parent }) satisfies Category;
    const circle = { ...catalogue, categories: [category('a', 'b'), category('b', 'a')] };
    const { categories } = productSource({ ...serum, category: 'a' }, circle, 'da', () => undefined);
    expect(categories?.map(({ id }) => id)).toEqual(['b', 'a']);
  });
});

describe('articleSource()', () => {
  const bodyOf = (...blocks: Block[]) =>
    articleSource({ ...article, blocks } as Article, catalogue, 'da').body;

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

  test('leaves out what stands between: rows of products, forms, blocks of a newer CMS', () => {
    const hologram = { type: 'hologram', text: 'Ny' } as unknown as Block;
    const row: Block = { type: 'product-row', title: 'Det bruger vi', products: ['p04'] };
    const form: Block = { type: 'newsletter', title: 'Klubben', text: 'Skriv dig op', note: 'Kun post' };
    expect(bodyOf(hologram, row, form, { type: 'rich-text', text: 'Sand' })).toBe('Sand');
  });

  test('says its topic and how long it takes', () => {
    expect(articleSource(article, catalogue, 'da')).toMatchObject({
      kind: 'article',
      topic: { id: article.category },
      readingMinutes: article.readingMinutes,
    });
  });
});

test('tipSource() reads a tip as plain text', () => {
  const [tip] = lists.tips;
  if (!tip) throw new Error('There is no tip');
  expect(tipSource({ ...tip, text: '**Vent** et minut.' }, catalogue, 'da')).toMatchObject({
    kind: 'tip',
    body: 'Vent et minut.',
    topic: { id: tip.topic },
  });
});
