import { describe, expect, test } from 'vitest';
import { fetchAttemptMarket, isAttemptKnownByIdOnly, parseReturnedAttempt } from './payment-attempt.ts';
import { type TestMarket, testMarkets } from './testing/contact-rules.ts';

describe('parseReturnedAttempt()', () => {
  test('finds an attempt in the address, with nothing to send again', () => {
    const attempt = parseReturnedAttempt('?attempt=gid%3A%2F%2Fshopify%2FAttempt%2F7', 'dk');
    expect(attempt).toEqual({ token: '', cartId: '', market: 'dk', id: 'gid://shopify/Attempt/7' });
    expect(attempt && isAttemptKnownByIdOnly(attempt)).toBe(true);
    expect(isAttemptKnownByIdOnly({ token: 't', cartId: 'c', market: 'dk' })).toBe(false);
  });

  test.each(['', '?attempt=', '?other=1'])('finds none in %j', (search) => {
    expect(parseReturnedAttempt(search, 'dk')).toBeUndefined();
  });
});

describe('fetchAttemptMarket()', () => {
  const attempt = { token: '', cartId: '', market: 'no', id: 'a' } as const;

  test.each<[string, Partial<Record<TestMarket, boolean | undefined>>, TestMarket | undefined]>([
    ['is the attempt’s own where that knows it', { no: true }, 'no'],
    ['is another where the attempt’s own does not know it', { no: false, dk: false, int: true }, 'int'],
    ['is the attempt’s own where that cannot be asked', { no: undefined, dk: true }, 'no'],
    ['is none where no shop knows it', { no: false, dk: false, int: false }, undefined],
  ])('%s', async (_criterion, known, expected) => {
    const asked: TestMarket[] = [];
    const market = await fetchAttemptMarket<TestMarket>(attempt, testMarkets, async (one) => {
      asked.push(one);
      return known[one];
    });
    expect(market).toBe(expected);
    expect(asked[0]).toBe('no');
    expect(new Set(asked).size).toBe(asked.length);
  });
});
