import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { serveApp } from '../testing/serve-app.ts';
import { createCaptcha, CAPTCHA_TOKEN_LIFETIME_MS } from './captcha.ts';

async function provider() {
  let now = Date.parse('2026-11-21T09:00:00Z');
  const captcha = createCaptcha({ clock: () => new Date(now) });
  const { origin, close } = await serveApp(captcha.app);
  const post = async (path: string, fields: Record<string, string>) => {
    const answer = await fetch(origin + path, { method: 'POST', body: new URLSearchParams(fields) });
    return (await answer.json()) as Record<string, unknown>;
  };
  return {
    captcha,
    origin,
    close,
    wait: (milliseconds: number) => (now += milliseconds),
    token: async (fields: Record<string, string> = { k: 'site-key' }) =>
      String((await post('/recaptcha/api2/token', fields))['token']),
    verify: (fields: Record<string, string>) => post('/recaptcha/api/siteverify', fields),
  };
}

describe('createCaptcha()', () => {
  let local: Awaited<ReturnType<typeof provider>>;
  beforeEach(async () => {
    local = await provider();
  });
  afterEach(() => local.close());

  test('verifies a token once', async () => {
    const response = await local.token();
    expect(await local.verify({ secret: 's', response })).toEqual({
      success: true,
      challenge_ts: '2026-11-21T09:00:00.000Z',
      hostname: '127.0.0.1',
    });
    expect(await local.verify({ secret: 's', response })).toMatchObject({ success: false });
  });

  test('returns action and score for a token of version 3', async () => {
    const response = await local.token({ k: 'site-key', action: 'subscribe' });
    expect(await local.verify({ secret: 's', response })).toMatchObject({ action: 'subscribe', score: 0.9 });
  });

  test('refuses a token after two minutes', async () => {
    const response = await local.token();
    local.wait(CAPTCHA_TOKEN_LIFETIME_MS + 1);
    expect(await local.verify({ secret: 's', response })).toEqual({
      success: false,
      'error-codes': ['timeout-or-duplicate'],
    });
  });

  test.each<[what: string, fields: Record<string, string>, codes: string[]]>([
    ['no secret', { response: 'x' }, ['missing-input-secret']],
    ['nothing', {}, ['missing-input-secret', 'missing-input-response']],
    ['an unknown token', { secret: 's', response: 'x' }, ['invalid-input-response']],
  ])('answers %s with the error codes of the hosted provider', async (_what, fields, codes) => {
    expect(await local.verify(fields)).toEqual({ success: false, 'error-codes': codes });
  });

  test.each([
    ['/recaptcha/api.js', '"enterprise":false,"explicit":false,"onload":null'],
    [
      '/recaptcha/enterprise.js?render=explicit&onload=started',
      '"enterprise":true,"explicit":true,"onload":"started"',
    ],
    ['/recaptcha/api.js?onload=alert(1)//', '"onload":null'],
  ])('serves a valid script at %s', async (path, settings) => {
    const answer = await fetch(local.origin + path);
    const script = await answer.text();
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(() => new Function(script)).not.toThrow();
    expect(script).toContain(settings);
  });
});
