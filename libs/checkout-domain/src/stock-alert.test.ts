import { describe, expect, test } from 'vitest';
import { sendStockAlert } from './stock-alert.ts';

const alert = { email: 'ida@example.com', sku: 'MH-P14-300', market: 'dk', locale: 'en' };
const endpoint = '/newsletter/stock-alerts';

describe('sendStockAlert()', () => {
  test.each([
    [201, 'success'],
    [409, 'error'],
    [422, 'error'],
    [429, 'error'],
    [503, 'error'],
  ] as const)('takes status %i as %s', async (status, kind) => {
    const answer = () => Promise.resolve(new Response(null, { status }));
    expect(await sendStockAlert(alert, endpoint, answer)).toEqual({ kind });
  });

  test('returns what the service says about the address', async () => {
    const errors = { email: 'Please enter a valid email address' };
    const answer = () => Promise.resolve(Response.json({ errors }, { status: 422 }));
    expect(await sendStockAlert(alert, endpoint, answer)).toEqual({ kind: 'refused', error: errors.email });
  });

  test.each([{ sku: 'We do not sell this' }, { email: 7 }, null, 'no'])(
    'treats a rejection with the errors %j as an error',
    async (errors) => {
      const answer = () => Promise.resolve(Response.json({ errors }, { status: 422 }));
      expect(await sendStockAlert(alert, endpoint, answer)).toEqual({ kind: 'error' });
    },
  );

  test('treats a cut connection as an error', async () => {
    const cut = () => Promise.reject(new TypeError('cut'));
    expect(await sendStockAlert(alert, endpoint, cut)).toEqual({ kind: 'error' });
  });

  test('posts JSON with the trimmed address and the token of the bot check', async () => {
    const seen: unknown[] = [];
    const listening: typeof fetch = (address, { method, body } = {}) => {
      seen.push(address, method, JSON.parse(String(body)));
      return Promise.resolve(new Response(null, { status: 201 }));
    };
    await sendStockAlert(
      { ...alert, email: ' ida@example.com ', captchaToken: 'human' },
      endpoint,
      listening,
    );
    expect(seen).toEqual([endpoint, 'POST', { ...alert, captchaToken: 'human' }]);
  });
});
