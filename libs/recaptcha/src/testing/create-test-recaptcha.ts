import { createRecaptcha } from '../recaptcha.ts';
import { type RecaptchaError } from '../recaptcha-error.ts';
import { type RecaptchaOptions } from '../options.ts';
import { createFakePage } from './fake-page.ts';

export const siteKey = 'public-key';

/** Creates a fake page and a reCAPTCHA handle on it. */
export function createTestRecaptcha(options: Partial<RecaptchaOptions> = {}) {
  const page = createFakePage();
  return { page, recaptcha: createRecaptcha({ siteKey, ...options }, { window: page.window }) };
}

/** Resolves with the error that `promise` rejects with. Rejects when `promise` resolves. */
export const getFailure = (promise: Promise<unknown>): Promise<RecaptchaError> =>
  promise.then(
    (value) => Promise.reject(new Error(`expected a failure, got ${String(value)}`)),
    (error: unknown) => error as RecaptchaError,
  );
