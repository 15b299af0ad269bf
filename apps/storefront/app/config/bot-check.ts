import type { Recaptcha } from '@marehalm/recaptcha';
import { configuration } from './configuration';

let recaptcha: Recaptcha | undefined;

/**
 * A token of the bot check for one form, or nothing where the shop has no site key. Version 3 asks people no riddle
 * (ux-rules, A20); its code is loaded when a form is sent, never before.
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
