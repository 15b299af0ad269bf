import { createRecaptcha, RecaptchaError } from '@marehalm/recaptcha';

/** Says that it has no key. */
export function run() {
  try {
    return createRecaptcha({ siteKey: '' });
  } catch (error) {
    return { isOwnError: error instanceof RecaptchaError };
  }
}

export const expected = { isOwnError: true };
