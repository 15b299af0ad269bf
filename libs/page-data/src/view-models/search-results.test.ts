import { expect, test } from 'vitest';
import { toSearchResults } from './search-results.ts';

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
const page = {
  objectID: 'contact',
  kind: 'page',
  title: 'Kontakt',
  excerpt: 'Skriv',
  href: '/da/om/kontakt',
  _highlightResult: { title: { value: 'Kontakt', matchLevel: 'full' } },
};
const tip = { objectID: 'a1', kind: 'tip', title: 'Tør hud', excerpt: 'Kort', href: '/da/tips/toer-hud' };

test('toSearchResults() returns the hits of each index, and their total', () => {
  const products = { hits: [serum], nbHits: 13 };
  const answers = toSearchResults('serum', products, { hits: [tip], nbHits: 1 }, { hits: [page], nbHits: 2 });
  expect(answers).toMatchObject({ query: 'serum', productCount: 13, articleCount: 1 });
  expect(answers.products.map(({ card }) => card.id)).toEqual(['p04']);
  expect(answers.articles.map(({ objectID }) => objectID)).toEqual(['a1']);
  expect(answers.pages.map(({ href }) => href)).toEqual(['/da/om/kontakt']);
});

test('toSearchResults() returns no hits for an index that has not answered', () => {
  const answers = toSearchResults('serum', { hits: [], nbHits: 0 });
  expect(answers).toMatchObject({ articles: [], pages: [], productCount: 0, articleCount: 0 });
});
