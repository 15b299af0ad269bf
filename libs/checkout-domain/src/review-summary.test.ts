import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sortReviewsNewestFirst, summarizeReviews } from './review-summary.ts';

const stars = fc.integer({ min: 1, max: 5 });
const day = fc.integer({ min: 1, max: 28 }).map((number) => `2026-11-${String(number).padStart(2, '0')}`);
const review = fc.record({ id: fc.uuid(), stars, date: day });

describe('summarizeReviews()', () => {
  test('returns nothing without reviews', () => {
    expect(summarizeReviews([])).toBeUndefined();
  });

  test('rounds the mean to one decimal and counts every rank', () => {
    expect(summarizeReviews([{ stars: 5 }, { stars: 4 }, { stars: 4 }])).toEqual({
      average: 4.3,
      count: 3,
      distribution: [
        { stars: 5, count: 1 },
        { stars: 4, count: 2 },
        { stars: 3, count: 0 },
        { stars: 2, count: 0 },
        { stars: 1, count: 0 },
      ],
    });
  });

  test('counts every review once, and has a mean between the worst and the best', () => {
    fc.assert(
      fc.property(fc.array(review, { minLength: 1 }), (reviews) => {
        const summary = summarizeReviews(reviews);
        const all = reviews.map((one) => one.stars);
        expect(summary?.distribution.reduce((sum, { count }) => sum + count, 0)).toBe(reviews.length);
        expect(summary?.average).toBeGreaterThanOrEqual(Math.min(...all));
        expect(summary?.average).toBeLessThanOrEqual(Math.max(...all));
      }),
    );
  });

  test('does not depend on the order of the reviews', () => {
    fc.assert(
      fc.property(fc.array(review), (reviews) => {
        expect(summarizeReviews(reviews.toReversed())).toEqual(summarizeReviews(reviews));
      }),
    );
  });
});

describe('sortReviewsNewestFirst()', () => {
  test('puts the newest first', () => {
    const reviews = [
      { id: 'a', stars: 5, date: '2026-11-01' },
      { id: 'c', stars: 1, date: '2026-11-20' },
      { id: 'b', stars: 3, date: '2026-11-20' },
    ];
    expect(sortReviewsNewestFirst(reviews).map(({ id }) => id)).toEqual(['b', 'c', 'a']);
  });

  test('gives the same order for any arrangement, and changes nothing', () => {
    fc.assert(
      fc.property(fc.uniqueArray(review, { selector: ({ id }) => id }), (reviews) => {
        const before = structuredClone(reviews);
        const sorted = sortReviewsNewestFirst(reviews);
        expect(reviews).toEqual(before);
        expect(sortReviewsNewestFirst(reviews.toReversed())).toEqual(sorted);
        expect(new Set(sorted)).toEqual(new Set(reviews));
        for (const [position, { date }] of sorted.slice(1).entries())
          expect((sorted[position]?.date ?? '') >= date).toBe(true);
      }),
    );
  });
});
