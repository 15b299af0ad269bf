import { describe, expect, test, vi } from 'vitest';
import { checkStockAlert, createStockAlertSender, requestStockAlert } from './stock-alert.ts';

const alert = { email: 'ida@example.com', sku: 'MH-P14-300', market: 'dk', locale: 'en' };
const endpoint = '/newsletter/stock-alerts';

test('checkStockAlert() checks the address', () => {
  expect(checkStockAlert({ email: '' })).toEqual({ email: 'email-missing' });
  expect(checkStockAlert({ email: 'ida@example.com' })).toEqual({});
});

describe('requestStockAlert()', () => {
  test.each([
    [201, 'success'],
    [409, 'error'],
    [422, 'error'],
    [429, 'error'],
    [503, 'error'],
  ] as const)('takes status %i as %s', async (status, kind) => {
    const answer = () => Promise.resolve(new Response(null, { status }));
    expect(await requestStockAlert(alert, endpoint, answer)).toEqual({ kind });
  });

  test('returns what the service says about the address', async () => {
    const errors = { email: 'Please enter a valid email address' };
    const answer = () => Promise.resolve(Response.json({ errors }, { status: 422 }));
    expect(await requestStockAlert(alert, endpoint, answer)).toEqual({ kind: 'refused', errors });
  });

  test.each([{ sku: 'We do not sell this' }, { email: 7 }, null, 'no'])(
    'treats a rejection with the errors %j as an error',
    async (errors) => {
      const answer = () => Promise.resolve(Response.json({ errors }, { status: 422 }));
      expect(await requestStockAlert(alert, endpoint, answer)).toEqual({ kind: 'error' });
    },
  );

  test('treats a cut connection as an error', async () => {
    const cut = () => Promise.reject(new TypeError('cut'));
    expect(await requestStockAlert(alert, endpoint, cut)).toEqual({ kind: 'error' });
  });

  test('posts JSON with the trimmed address and the token of the bot check', async () => {
    const seen: unknown[] = [];
    const listening: typeof fetch = (address, { method, body } = {}) => {
      seen.push(address, method, JSON.parse(String(body)));
      return Promise.resolve(new Response(null, { status: 201 }));
    };
    await requestStockAlert(
      { ...alert, email: ' ida@example.com ', captchaToken: 'human' },
      endpoint,
      listening,
    );
    expect(seen).toEqual([endpoint, 'POST', { ...alert, captchaToken: 'human' }]);
  });
});

describe('createStockAlertSender()', () => {
  test('sends the token of a bot check', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response(null, { status: 201 }));
    const send = createStockAlertSender({ endpoint, getToken: async () => 'human', fetch });
    expect(await send(alert)).toEqual({ kind: 'success' });
    expect(JSON.parse(String(fetch.mock.calls[0]?.[1]?.body))).toEqual({ ...alert, captchaToken: 'human' });
  });

  test('sends nothing when the check fails', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>();
    const getToken = () => Promise.reject(new Error('blocked'));
    expect(await createStockAlertSender({ endpoint, getToken, fetch })(alert)).toEqual({ kind: 'error' });
    expect(fetch).not.toHaveBeenCalled();
  });
});
