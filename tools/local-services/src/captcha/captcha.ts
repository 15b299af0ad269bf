import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createCaptchaScript } from './captcha-script.ts';

/** The answer of `siteverify`, with the fields that the hosted provider documents. */
export interface SiteVerifyResponse {
  readonly success: boolean;
  /** ISO 8601 instant of the challenge. */
  readonly challenge_ts?: string;
  readonly hostname?: string;
  /** From 0 (a bot) to 1 (a person), only for tokens of version 3. */
  readonly score?: number;
  readonly action?: string;
  readonly 'error-codes'?: readonly CaptchaErrorCode[];
}

/** The hosted provider's error codes of a refused verification. */
export type CaptchaErrorCode =
  | 'missing-input-secret'
  | 'invalid-input-secret'
  | 'missing-input-response'
  | 'invalid-input-response'
  | 'bad-request'
  | 'timeout-or-duplicate';

/** A bot check with the interface of the hosted one. */
export interface Captcha {
  /** Serves `/recaptcha/api.js`, `/recaptcha/enterprise.js`, `/recaptcha/api/siteverify` and the script's token endpoint. */
  readonly app: Hono;
  /** Verifies `token` and invalidates it, so that a second call is refused. */
  verify(token: string): SiteVerifyResponse;
}

/** Tokens are valid for two minutes, as at the hosted provider. */
export const CAPTCHA_TOKEN_LIFETIME_MS = 2 * 60 * 1000;

/** Maximum size of a request, a token and a key, in bytes. */
const MAX_BODY_BYTES = 16 * 1024;

/** Maximum number of tokens: enough for any test, and small enough for the memory. */
const MAX_TOKENS = 10_000;

interface IssuedToken {
  readonly issuedAt: number;
  readonly hostname: string;
  readonly action?: string;
}

/**
 * Creates a local bot check. It accepts every browser that runs its script: its purpose is to run the whole flow (script, token,
 * verification, expiry, reuse) without an account, not to block bots.
 */
export function createCaptcha(dependencies: { clock: () => Date }): Captcha {
  const { clock } = dependencies;
  const tokens = new Map<string, IssuedToken>();

  function issue(hostname: string, action: string | undefined): string {
    if (tokens.size >= MAX_TOKENS) {
      const oldest = tokens.keys().next().value;
      if (oldest !== undefined) tokens.delete(oldest);
    }
    const token = randomBytes(32).toString('base64url');
    tokens.set(token, {
      issuedAt: clock().getTime(),
      hostname,
      ...(action === undefined ? {} : { action }),
    });
    return token;
  }

  function verify(token: string): SiteVerifyResponse {
    if (token === '') return { success: false, 'error-codes': ['missing-input-response'] };
    const issued = tokens.get(token);
    if (issued === undefined) return { success: false, 'error-codes': ['invalid-input-response'] };
    if (!tokens.delete(token) || clock().getTime() - issued.issuedAt > CAPTCHA_TOKEN_LIFETIME_MS) {
      return { success: false, 'error-codes': ['timeout-or-duplicate'] };
    }
    return {
      success: true,
      challenge_ts: new Date(issued.issuedAt).toISOString(),
      hostname: issued.hostname,
      ...(issued.action === undefined ? {} : { score: 0.9, action: issued.action }),
    };
  }

  const app = new Hono();
  app.use('/recaptcha/*', bodyLimit({ maxSize: MAX_BODY_BYTES }));
  const script = (enterprise: boolean) => (render: string | undefined, onload: string | undefined) =>
    createCaptchaScript({
      enterprise,
      ...(render === undefined ? {} : { render }),
      ...(onload === undefined ? {} : { onload }),
    });
  for (const [path, write] of [
    ['/recaptcha/api.js', script(false)],
    ['/recaptcha/enterprise.js', script(true)],
  ] as const) {
    app.get(path, (context) => {
      context.header('Content-Type', 'text/javascript; charset=utf-8');
      context.header('Cache-Control', 'private, max-age=300');
      return context.body(write(context.req.query('render'), context.req.query('onload')));
    });
  }

  app.post('/recaptcha/api2/token', async (context) => {
    const body = await context.req.parseBody().catch(() => undefined);
    const siteKey = body?.['k'];
    const action = body?.['action'];
    if (typeof siteKey !== 'string' || siteKey === '') {
      return context.json({ message: 'Invalid site key or not loaded in api.js' }, 400);
    }
    const { hostname } = new URL(context.req.url);
    return context.json({ token: issue(hostname, typeof action === 'string' ? action : undefined) });
  });

  app.post('/recaptcha/api/siteverify', async (context) => {
    const body = await context.req.parseBody().catch(() => undefined);
    const field = (name: string) => body?.[name] ?? context.req.query(name);
    if (body === undefined) return context.json({ success: false, 'error-codes': ['bad-request'] });
    const missing: CaptchaErrorCode[] = [];
    if (!field('secret')) missing.push('missing-input-secret');
    if (!field('response')) missing.push('missing-input-response');
    if (missing.length > 0) return context.json({ success: false, 'error-codes': missing });
    return context.json(verify(String(field('response'))));
  });

  return { app, verify };
}
