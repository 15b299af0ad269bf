import { describe, expect, test } from 'vitest';
import { highlightTags } from '@marehalm/search';
import { parseArticleHits, parseProductHits, hitAttributesToRetrieve } from './highlighted-hits.ts';

const { start, end } = highlightTags;
const serum = {
  objectID: 'p04',
  title: 'Læ Serum',
  subtitle: 'Fugtgivende serum',
  href: '/da/produkt/lae-serum',
  sizes: ['30 ml'],
  sizeCount: 1,
  offers: {
    DKK: { price: 37500, available: true },
    NOK: { price: 57900, available: true },
    EUR: { price: 5000, available: true },
  },
  pictures: [],
};
const article = { objectID: 'a1', kind: 'tip', title: 'Tør hud', excerpt: 'Kort', href: '/da/tips/toer-hud' };

describe('parseProductHits()', () => {
  test('has the card, and texts as the service marked them', () => {
    const [hit] = parseProductHits([
      { ...serum, _highlightResult: { title: { value: `Læ ${start}Serum${end}`, matchLevel: 'full' } } },
    ]);
    expect(hit).toMatchObject({
      card: {
        id: 'p04',
        name: 'Læ Serum',
        href: '/da/produkt/lae-serum',
        label: '30\u00a0ml',
        market: { no: { price: 57900 } },
      },
      title: `Læ ${start}Serum${end}`,
      subtitle: 'Fugtgivende serum',
    });
  });

  test.each<[criterion: string, hit: unknown]>([
    ['a hit without an address', { ...serum, href: undefined }],
    ['a price in fractions', { ...serum, offers: { ...serum.offers, DKK: { price: 1.5, available: true } } }],
    ['what is not sold in every market', { ...serum, offers: { EUR: serum.offers.EUR } }],
    ['an article', article],
    ['nothing', null],
  ])('omits %s and keeps its neighbors', (_criterion, hit) => {
    expect(parseProductHits([hit, serum]).map(({ card }) => card.id)).toEqual(['p04']);
  });
});

test('parseArticleHits() keeps articles and tips and omits the rest', () => {
  expect(parseArticleHits([article, serum, { ...article, kind: 'page' }])).toEqual([article]);
});

test('hitAttributesToRetrieve lists what both kinds of hits show, once', () => {
  expect([...hitAttributesToRetrieve].sort()).toEqual(
    [
      'badge',
      'excerpt',
      'href',
      'kind',
      'objectID',
      'offers',
      'pictures',
      'rating',
      'ratingCount',
      'sizeCount',
      'sizes',
      'subtitle',
      'title',
      'unitPricePer',
    ].sort(),
  );
});
