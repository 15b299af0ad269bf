import { createStorefrontClient } from '@marehalm/commerce-client';
import type { MarketId } from '@marehalm/i18n-routing';
import { describe, expect, test } from 'vitest';
import {
  endAttempt,
  isReturned,
  marketOfAttempt,
  openAttempt,
  rememberAttempt,
  returnedAttempt,
  takeAttempt,
} from './returned-attempt.ts';
import type { StorageSource } from '../../wiring/browser-storage.ts';

function memory(text?: string): StorageSource {
  const kept = new Map<string, string>(text === undefined ? [] : [['marehalm-attempts', text]]);
  return () => ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  });
}

const forbidden: StorageSource = () => {
  throw new Error('SecurityError');
};

describe('returnedAttempt()', () => {
  test('reads an attempt out of the address, with nothing to send again', () => {
    const attempt = returnedAttempt('?attempt=gid%3A%2F%2Fshopify%2FAttempt%2F7', 'dk');
    expect(attempt).toEqual({ token: '', cartId: '', market: 'dk', id: 'gid://shopify/Attempt/7' });
    expect(attempt && isReturned(attempt)).toBe(true);
  });

  test.each(['', '?attempt=', '?other=1'])('finds none in "%s"', (search) => {
    expect(returnedAttempt(search, 'dk')).toBeUndefined();
  });
});

const attemptOf = (token: string) => ({ token, cartId: 'cart', market: 'dk', id: `id-${token}` }) as const;

describe('the attempts of this browser', () => {
  test('are known to every tab until one of them became an order', () => {
    const source = memory();
    rememberAttempt(source, attemptOf('a'));
    rememberAttempt(source, attemptOf('b'));
    expect(takeAttempt(source, attemptOf('c'))).toBeUndefined();
    expect(takeAttempt(source, attemptOf('b'))).toEqual(attemptOf('b'));
    expect(takeAttempt(source, attemptOf('a'))).toBeUndefined();
  });

  test('do not grow without end', () => {
    const source = memory();
    for (let count = 0; count < 50; count += 1) rememberAttempt(source, attemptOf(String(count)));
    expect(JSON.parse(source().getItem('marehalm-attempts') ?? '')).toHaveLength(8);
    expect(takeAttempt(source, attemptOf('49'))).toEqual(attemptOf('49'));
  });

  test.each(['{', '{"a":1}', '[1]', '["id-a"]', 'null'])('are none where "%s" is stored', (text) => {
    const source = memory(text);
    expect(openAttempt(source)).toBeUndefined();
    expect(rememberAttempt(source, attemptOf('a'))).toBe(true);
    expect(openAttempt(source)?.id).toBe('id-a');
  });

  test('are none where nothing may be stored', () => {
    expect(rememberAttempt(forbidden, attemptOf('a'))).toBe(false);
    endAttempt(forbidden, attemptOf('a'));
    expect(takeAttempt(forbidden, attemptOf('a'))).toBeUndefined();
    expect(openAttempt(forbidden)).toBeUndefined();
  });
});

describe('takeAttempt()', () => {
  test('gives an attempt to one tab alone, whether that knows its token or the id in the address', () => {
    const source = memory();
    rememberAttempt(source, attemptOf('a'));
    const returned = { token: '', cartId: '', market: 'dk', id: 'id-a' } as const;
    expect(takeAttempt(source, returned)).toEqual(attemptOf('a'));
    expect(takeAttempt(source, attemptOf('a'))).toBeUndefined();
  });
});

describe('openAttempt()', () => {
  test('is the latest attempt, before the shop has named it too, and says that it is another tab’s', () => {
    const source = memory();
    rememberAttempt(source, attemptOf('a'));
    rememberAttempt(source, { token: 'b', cartId: 'cart', market: 'dk' });
    expect(openAttempt(source)).toEqual({ token: 'b', cartId: 'cart', market: 'dk', isElsewhere: true });
    rememberAttempt(source, attemptOf('b'));
    expect(openAttempt(source)).toEqual({ ...attemptOf('b'), isElsewhere: true });
  });

  test('is none once it is known how the latest one ended, by its token or by its id', () => {
    const source = memory();
    rememberAttempt(source, attemptOf('a'));
    rememberAttempt(source, attemptOf('b'));
    endAttempt(source, attemptOf('a'));
    expect(openAttempt(source)?.token).toBe('b');
    endAttempt(source, { token: '', cartId: '', market: 'dk', id: 'id-b' });
    expect(openAttempt(source)).toBeUndefined();
    expect(takeAttempt(source, attemptOf('b'))?.id).toBe('id-b');
  });
});

describe('marketOfAttempt()', () => {
  const clientOf =
    (known: Partial<Record<MarketId, 'known' | 'down'>>, asked: MarketId[]) => (market: MarketId) =>
      createStorefrontClient({
        endpoint: 'https://shop.example/api/2026-04/graphql.json',
        accessToken: 'public',
        country: 'DK',
        language: 'DA',
        fetch: async () => {
          asked.push(market);
          if (known[market] === 'down') return new Response('', { status: 503 });
          const attempt = {
            __typename: 'CartCompletionSuccess',
            orderId: 'gid://shopify/Order/1',
            orderUrl: 'https://shop.example/?order=NO1001',
            completedAt: null,
          };
          return Response.json({ data: { attempt: known[market] === 'known' ? attempt : null } });
        },
      });
  const attempt = {
    token: '',
    cartId: '',
    market: 'dk',
    id: 'gid://shopify/CartCompletionAttempt/1',
  } as const;

  test.each<[string, Partial<Record<MarketId, 'known' | 'down'>>, MarketId | undefined]>([
    ['is the shopper’s own where that knows it', { dk: 'known' }, 'dk'],
    ['is another where the shopper’s own does not know it', { no: 'known' }, 'no'],
    ['is the shopper’s own where that cannot be asked', { dk: 'down', no: 'known' }, 'dk'],
    ['is none where no shop knows it', {}, undefined],
  ])('%s', async (_criterion, known, expected) => {
    const asked: MarketId[] = [];
    expect(await marketOfAttempt(clientOf(known, asked), attempt)).toBe(expected);
    expect(asked[0]).toBe('dk');
    expect(new Set(asked).size).toBe(asked.length);
  });
});
