import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import {
  checkReview,
  MAX_REVIEW_LENGTHS,
  normalizeReview,
  type ReviewDraft,
  sendReview,
} from './review-form.ts';

const review: ReviewDraft = {
  product: 'p04',
  stars: 4,
  title: 'Calm skin after a week',
  text: 'I use it in the morning.\n\nOne pump is enough.',
  name: 'Ida, Thy',
};

describe('checkReview()', () => {
  test('accepts a complete review', () => {
    expect(checkReview(review)).toEqual({});
  });

  test.each<[what: string, change: Partial<ReviewDraft>, mistakes: object]>([
    ['no stars', { stars: 0 }, { stars: 'missing' }],
    ['six stars', { stars: 6 }, { stars: 'missing' }],
    ['half a star', { stars: 3.5 }, { stars: 'missing' }],
    ['no number', { stars: Number.NaN }, { stars: 'missing' }],
    ['an empty title', { title: ' ' }, { title: 'missing' }],
    ['a title of invisible characters', { title: '\u200b\u202e' }, { title: 'missing' }],
    ['a long title', { title: 'x'.repeat(MAX_REVIEW_LENGTHS.title + 1) }, { title: 'too-long' }],
    ['no text', { text: '\n\n' }, { text: 'missing' }],
    ['a long text', { text: 'x'.repeat(MAX_REVIEW_LENGTHS.text + 1) }, { text: 'too-long' }],
    ['no name', { name: '' }, { name: 'missing' }],
    ['a long name', { name: 'x'.repeat(MAX_REVIEW_LENGTHS.name + 1) }, { name: 'too-long' }],
    ['an email address as name', { name: 'ida@example.com' }, { name: 'email' }],
  ])('refuses %s', (_what, change, mistakes) => {
    expect(checkReview({ ...review, ...change })).toEqual(mistakes);
  });

  test('accepts each text at its limit', () => {
    const { title, text, name } = MAX_REVIEW_LENGTHS;
    const longest = { title: 'x'.repeat(title), text: 'x'.repeat(text), name: 'x'.repeat(name) };
    expect(checkReview({ ...review, ...longest })).toEqual({});
  });
});

describe('normalizeReview()', () => {
  test('removes control characters, reversed text and extra lines', () => {
    expect(
      normalizeReview({
        ...review,
        title: ' Calm\u202e\u0000 skin\nafter a week ',
        text: 'One.\r\n\r\n\r\n\r\nTwo.\u2028Three.\u0007',
        name: '\u200bIda\t Thy',
      }),
    ).toEqual({
      ...review,
      title: 'Calm skin after a week',
      text: 'One.\n\nTwo.\nThree.',
      name: 'Ida Thy',
    });
  });

  test('gives valid, stable texts without control characters for any input', () => {
    const texts = fc.string({ unit: 'binary', maxLength: 60 });
    fc.assert(
      fc.property(texts, texts, texts, (title, text, name) => {
        const once = normalizeReview({ ...review, title, text, name });
        expect(normalizeReview(once)).toEqual(once);
        expect(once.title + once.name).not.toMatch(/[\p{Cc}\u2028\u2029\u202a-\u202e]/u);
        expect(once.text).not.toMatch(/(?!\n)[\p{Cc}\u2028\u2029\u202a-\u202e]/u);
        expect(once.text).not.toMatch(/\n{3}/);
        expect(checkReview(once)).toEqual(checkReview({ ...review, title, text, name }));
      }),
    );
  });
});

describe('sendReview()', () => {
  const send = (status: number, body: unknown = {}) => {
    const fetch = vi.fn(async () => Response.json(body, { status }));
    return { fetch, outcome: sendReview({ ...review, locale: 'en' }, '/reviews/DK1001/key', fetch) };
  };

  test('posts the normalized review to the page of the order', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json({}, { status: 201 }));
    await sendReview({ ...review, title: ' Calm\u200b ', locale: 'da' }, '/reviews/DK1001/key', fetch);
    const [endpoint, init] = fetch.mock.calls[0] ?? [];
    expect(endpoint).toBe('/reviews/DK1001/key');
    expect(JSON.parse(String(init?.body))).toEqual({ ...review, title: 'Calm', locale: 'da' });
  });

  test.each<[status: number, body: unknown, outcome: object]>([
    [201, { status: 'pending' }, { kind: 'received' }],
    [409, {}, { kind: 'repeated' }],
    [429, {}, { kind: 'throttled' }],
    [422, { errors: { name: 'Too long' } }, { kind: 'refused', errors: { name: 'Too long' } }],
    [422, { errors: { product: 'Unknown', name: 3 } }, { kind: 'failed' }],
    [422, null, { kind: 'failed' }],
    [404, {}, { kind: 'failed' }],
    [503, {}, { kind: 'failed' }],
  ])('reports status %i with %j', async (status, body, outcome) => {
    expect(await send(status, body).outcome).toEqual(outcome);
  });

  test('reports a failure without a connection', async () => {
    const fetch = vi.fn(async () => Promise.reject(new TypeError('no connection')));
    expect(await sendReview({ ...review, locale: 'en' }, '/reviews', fetch)).toEqual({ kind: 'failed' });
  });
});
