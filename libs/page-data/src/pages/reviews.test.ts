import { expect, test } from 'vitest';
import { toReviewsView } from './reviews.ts';

const review = {
  ...{ id: 'a', product: 'p04', stars: 4, title: 'Calm', text: 'One pump.', name: 'Ida' },
  ...{ language: 'en' as const, date: '2026-11-10' },
};
const content = {
  reviews: [
    review,
    { ...review, id: 'b', stars: 5, language: 'da' as const, date: '2026-11-20' },
    { ...review, id: 'c', product: 'p05' },
  ],
};

test('toReviewsView() returns the reviews of one product, the newest first, in their own language', () => {
  const view = toReviewsView(content, 'p04', 'en', { average: 4.5, count: 2 });
  expect(view?.items.map(({ id, language }) => [id, language])).toEqual([
    ['b', 'da'],
    ['a', undefined],
  ]);
  expect(view?.distribution.slice(0, 2)).toEqual([
    { stars: 5, count: 1 },
    { stars: 4, count: 1 },
  ]);
});

test('toReviewsView() gives no distribution where there are more ratings than reviews', () => {
  expect(toReviewsView(content, 'p04', 'da', { average: 4.2, count: 40 })?.distribution).toEqual([]);
});

test('toReviewsView() returns nothing without reviews or without a rating', () => {
  expect(toReviewsView(content, 'p06', 'en', { average: 4.2, count: 40 })).toBeUndefined();
  expect(toReviewsView(content, 'p04', 'en', undefined)).toBeUndefined();
});
