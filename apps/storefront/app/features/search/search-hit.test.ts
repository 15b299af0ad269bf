import { describe, expect, test } from 'vitest';
import { highlightTags } from './highlight.ts';
import { readArticleHits, readPageHits, readProductHits, shownAttributes } from './search-hit.ts';

const { start, end } = highlightTags;
const serum = {
  objectID: 'p04',
  title: 'Læ Serum',
  subtitle: 'Fugtgivende serum',
  slug: 'lae-serum',
  sizes: ['30 ml'],
  prices: { DKK: 37500, EUR: 5000 },
  available: true,
  picture: { id: 'p04-01', alt: 'En glasflaske' },
};
const article = { objectID: 'a1', kind: 'tip', title: 'Tør hud', excerpt: 'Kort', slug: 'toer-hud' };

describe('readProductHits()', () => {
  test('splits what the service marked', () => {
    const [hit] = readProductHits([
      { ...serum, _highlightResult: { title: { value: `Læ ${start}Serum${end}`, matchLevel: 'full' } } },
    ]);
    expect(hit).toEqual({
      ...serum,
      titleParts: [
        { text: 'Læ ', isFound: false },
        { text: 'Serum', isFound: true },
      ],
      subtitleParts: [{ text: 'Fugtgivende serum', isFound: false }],
    });
  });

  test.each<[criterion: string, hit: unknown]>([
    ['a hit without a slug', { ...serum, slug: undefined }],
    ['a price in fractions', { ...serum, prices: { DKK: 1.5 } }],
    ['an article', article],
    ['nothing', null],
  ])('leaves out %s and keeps its neighbours', (_criterion, hit) => {
    expect(readProductHits([hit, serum]).map(({ objectID }) => objectID)).toEqual(['p04']);
  });
});

test('readArticleHits() keeps articles and tips and leaves out the rest', () => {
  expect(readArticleHits([article, serum, { ...article, kind: 'page' }])).toEqual([
    { ...article, titleParts: [{ text: 'Tør hud', isFound: false }] },
  ]);
});

test('readPageHits() splits what the service marked', () => {
  const page = { objectID: 'contact', title: 'Kontakt', excerpt: 'Skriv', path: '/da/om/kontakt' };
  const title = { value: `${start}Kontakt${end}`, matchLevel: 'full' };
  expect(
    readPageHits([{ ...page, kind: 'page', _highlightResult: { title } }, article], { areAlone: false }),
  ).toEqual([{ ...page, foundIn: 'title', titleParts: [{ text: 'Kontakt', isFound: true }] }]);
});

test('shownAttributes names what both kinds of hits show, once', () => {
  expect([...shownAttributes].sort()).toEqual(
    [
      'available',
      'excerpt',
      'kind',
      'objectID',
      'picture',
      'prices',
      'sizes',
      'slug',
      'subtitle',
      'title',
    ].sort(),
  );
});
