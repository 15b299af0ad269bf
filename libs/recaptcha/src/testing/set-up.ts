import { createRecaptcha } from '../recaptcha.ts';
import { type RecaptchaError } from '../recaptcha-error.ts';
import { type RecaptchaOptions } from '../options.ts';
import { createFakePage } from './fake-page.ts';

export const siteKey = 'public-key';

/** Creates a handle on its own page. */
export function setUp(options: Partial<RecaptchaOptions> = {}) {
  const page = createFakePage();
  return { page, recaptcha: createRecaptcha({ siteKey, ...options }, { window: page.window }) };
}

/** Returns the rejection of a promise. */
export const getFailure = (promise: Promise<unknown>): Promise<RecaptchaError> =>
  promise.then(
    (value) => Promise.reject(new Error(`expected a failure, got ${String(value)}`)),
    (error: unknown) => error as RecaptchaError,
  );
