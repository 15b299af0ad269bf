import { describe, expect, test } from 'vitest';
import { parseListHits } from './parse-list-hits.ts';

const product = {
  objectID: 'p04',
  title: 'Læ Serum',
  subtitle: 'Fugtgivende serum',
  href: '/da/produkt/lae-serum',
  sizes: ['30 ml'],
  sizeCount: 1,
  offers: { EUR: { price: 5000, available: true } },
  pictures: [],
};
const picture = {
  id: 'a1',
  alt: '',
  src: '/a1.jpg',
  srcSet: '/a1.jpg 1x',
  width: 4,
  height: 5,
  ground: '#C9D0CA',
};
const article = {
  objectID: 'a1',
  title: 'Tør hud',
  excerpt: 'Kort',
  href: '/da/tips/toer-hud',
  labels: {},
  picture,
};
const page = {
  objectID: 'contact',
  kind: 'page',
  title: 'Kontakt',
  excerpt: 'Skriv',
  href: '/da/om/kontakt',
  _highlightResult: { title: { value: 'Kontakt', matchLevel: 'full' } },
};

describe('parseListHits()', () => {
  test('keeps what cards, teasers and links to pages show', () => {
    expect(parseListHits([product, article, page])).toEqual([product, article, page]);
  });

  test('drops what a list does not show', () => {
    expect(parseListHits([{ ...product, skus: ['P04-30'], popularity: 3 }])).toEqual([product]);
  });

  test.each<[criterion: string, hit: unknown]>([
    ['a product without an address', { ...product, href: undefined }],
    ['a price in fractions', { ...product, offers: { EUR: { price: 1.5, available: true } } }],
    ['an article without a picture', { ...article, picture: undefined }],
    ['a page of another site', { ...page, href: '//elsewhere.example' }],
    ['nothing', null],
  ])('omits %s and keeps its neighbors', (_criterion, hit) => {
    expect(parseListHits([hit, article])).toEqual([article]);
  });
});
