import type { RecaptchaHandle } from '@marehalm/recaptcha';
import { configuration } from './public-configuration';

let recaptcha: RecaptchaHandle | undefined;

/**
 * Fetches a bot-check token for one form; `undefined` if the shop has no site key. Version 3 shows no puzzles, which would keep out
 * people who cannot solve them (WCAG 3.3.8). Its code loads when a form is sent.
 *
 * @throws RecaptchaError when the check cannot be loaded or refuses.
 */
export async function fetchBotCheckToken(action: string): Promise<string | undefined> {
  const { siteKey, host } = configuration.recaptcha;
  if (siteKey === undefined) return undefined;
  if (!recaptcha) {
    const { createRecaptcha } = await import('@marehalm/recaptcha');
    recaptcha = createRecaptcha({ siteKey, version: 3, host: host === '/' ? '' : host });
  }
  return recaptcha.execute(action);
}
