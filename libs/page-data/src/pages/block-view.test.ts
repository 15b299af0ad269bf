import type { Block } from '@marehalm/shop/content';
import { blockTypes } from '@marehalm/shop/content';
import { describe, expect, test } from 'vitest';
import { createSampleSources } from '../testing/sample-sources.ts';
import { type BlockView, toBlockViews } from './block-view.ts';

const sources = createSampleSources();
const home = sources.contents.en.pages[0]?.blocks ?? [];
const views = toBlockViews(home, sources, 'en');

/** Returns the views of one type. */
const viewsOf = <Type extends BlockView['type']>(type: Type) =>
  views.filter((view): view is Extract<BlockView, { type: Type }> => view.type === type);

describe('toBlockViews()', () => {
  test('shows every type of block that the shop knows', () => {
    expect(new Set(views.map(({ type }) => type))).toEqual(new Set(blockTypes));
  });

  test('omits blocks of a newer content service', () => {
    const hologram = { type: 'hologram' } as unknown as Block;
    expect(toBlockViews([hologram, { type: 'spacer', size: 'small' }], sources, 'en')).toHaveLength(1);
  });

  test('has the film and the narrow picture of a hero, or the tint of its collection', () => {
    expect(
      viewsOf('hero').map(({ film, narrow, splitTint }) => [film?.[0].src, narrow?.width, splitTint]),
    ).toEqual([
      ['/videos/dunes.webm', 960, undefined],
      [undefined, undefined, 'kelp'],
      [undefined, undefined, 'oat'],
    ]);
  });

  test('has rows of the newest products, of bestsellers, and of chosen ones', () => {
    const [row] = viewsOf('product-row');
    const [carousel] = viewsOf('product-carousel');
    expect(row?.products.map(({ id }) => id)).toEqual(['p02', 'p01']);
    expect(carousel?.products.map(({ id }) => id)).toEqual(['p01', 'p03']);
    const [chosen] = toBlockViews(
      [{ type: 'product-row', products: ['p04', 'p01'], limit: 1 }],
      sources,
      'en',
    );
    expect(chosen).toMatchObject({ products: [{ id: 'p04' }] });
  });

  test('has carousels with and without their own shape', () => {
    expect(viewsOf('carousel').map(({ ratio, autoplays }) => [ratio, autoplays])).toEqual([
      ['3:2', false],
      ['4:5', true],
    ]);
  });

  test('has the name and the path of a collection or routine without its own texts', () => {
    expect(viewsOf('collection-feature').map(({ link }) => link)).toEqual([
      { label: 'Collection oat', path: '/oat' },
      { label: 'Shop', path: '/shop' },
    ]);
    expect(viewsOf('routine').map(({ title, text, link }) => [title, text, link?.path])).toEqual([
      ['Routine r01', 'Two steps.', '/routine/routine-r01'],
      ['Evenings', 'Slowly.', '/shop'],
    ]);
  });

  test('has all collections or chosen ones', () => {
    expect(viewsOf('collection-grid').map(({ collections }) => collections.map(({ id }) => id))).toEqual([
      ['oat', 'kelp'],
      ['kelp'],
    ]);
  });

  test('has the latest articles or chosen ones', () => {
    expect(viewsOf('journal-teaser').map(({ teasers }) => teasers.map(({ id }) => id))).toEqual([
      ['j02'],
      ['j02', 'j01'],
    ]);
  });

  test('has all questions, or those of a topic', () => {
    expect(viewsOf('faq')[0]?.questions.map(({ id }) => id)).toEqual(['q1', 'q2']);
    const [faq] = toBlockViews([{ type: 'faq', topic: 'payment' }], sources, 'en');
    expect(faq).toMatchObject({ questions: [{ id: 'q2' }] });
  });

  test('groups the glossary by letter, each ingredient with products but sets', () => {
    const groups = viewsOf('glossary')[0]?.groups;
    expect(groups?.map(({ letter, entries }) => [letter, entries.map(({ term }) => term)])).toEqual([
      ['A', ['Algae', 'Aloe']],
      ['O', ['Oat oil']],
    ]);
    expect(groups?.[1]?.entries[0]?.products.map(({ name }) => name)).toEqual(['Oat Serum', 'Product p02']);
  });

  test('alternates the pictures of ingredients, which show their own products or chosen ones', () => {
    expect(
      viewsOf('ingredient-spotlight').map(({ pictureSide, products }) => [
        pictureSide,
        products.map(({ id }) => id),
      ]),
    ).toEqual([
      ['left', ['p01', 'p02']],
      ['right', ['p04']],
    ]);
  });

  test('links all headings after an anchor navigation, under distinct ids', () => {
    const about = sources.contents.da.pages.find(({ id }) => id === 'about-us')?.blocks ?? [];
    const [navigation, ...rest] = toBlockViews(about, sources, 'da');
    expect(navigation).toMatchObject({
      items: [
        { id: 'fragt', label: 'Fragt' },
        { id: 'fragt-1', label: 'Fragt' },
      ],
    });
    expect(rest.map(({ anchor }) => anchor)).toEqual(['fragt', 'fragt-1', undefined]);
  });

  test('throws for an entry that the content does not have', () => {
    expect(() => toBlockViews([{ type: 'video', video: 'none' }], sources, 'en')).toThrow(
      'Cannot show film none: the content has none of that id',
    );
  });
});
