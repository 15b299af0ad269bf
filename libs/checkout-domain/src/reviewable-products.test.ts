import { describe, expect, test } from 'vitest';
import { fetchReviewableProducts } from './reviewable-products.ts';

describe('fetchReviewableProducts()', () => {
  const product = { product: 'p04', name: 'Lee Serum', isReviewed: false };

  test('returns the products of the order', async () => {
    const fetch = async () => Response.json({ products: [product] });
    expect(await fetchReviewableProducts('/reviews/DK1001/key', fetch)).toEqual([product]);
  });

  test.each<[what: string, body: unknown]>([
    ['an answer without products', {}],
    ['null', null],
    ['products of another form', { products: [{ product: 4 }, null, 'p04'] }],
  ])('returns nothing for %s', async (_what, body) => {
    expect(await fetchReviewableProducts('/reviews', async () => Response.json(body))).toEqual([]);
  });

  test('returns nothing without an answer', async () => {
    expect(await fetchReviewableProducts('/reviews', async () => Promise.reject(new Error()))).toEqual([]);
    expect(await fetchReviewableProducts('/reviews', async () => new Response('no JSON'))).toEqual([]);
  });
});
