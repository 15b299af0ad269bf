import { type Grecaptcha, type RecaptchaWindow } from './grecaptcha.ts';
import { type RecaptchaSettings, scriptUrl } from './options.ts';
import { RecaptchaError } from './recaptcha-error.ts';

/** What is loaded or being loaded, by document and address: however many handles ask, the script comes once. */
const scripts = new WeakMap<Document, Map<string, Promise<Grecaptcha>>>();

/**
 * The provider's functions, loaded when first asked for. A failure is forgotten, so that a later call tries again.
 *
 * @throws RecaptchaError `load` when the script is blocked, is no such script, or is not ready within the timeout.
 */
export function loadGrecaptcha(settings: RecaptchaSettings, window: RecaptchaWindow): Promise<Grecaptcha> {
  const url = scriptUrl(settings);
  const known = scripts.get(window.document) ?? new Map<string, Promise<Grecaptcha>>();
  scripts.set(window.document, known);
  const earlier = known.get(url);
  if (earlier) return earlier;
  const loading = load(url, settings, window);
  known.set(url, loading);
  loading.catch(() => known.delete(url));
  return loading;
}

function load(url: string, settings: RecaptchaSettings, window: RecaptchaWindow): Promise<Grecaptcha> {
  const { mode, nonce, timeout } = settings;
  return new Promise((resolve, reject) => {
    const { document } = window;
    // The page itself or another copy of this library may have asked for the same script.
    const present = Array.from(document.scripts).find((candidate) => candidate.getAttribute('src') === url);
    const script = present ?? document.createElement('script');

    const fail = (reason: string) => {
      window.clearTimeout(timer);
      script.remove(); // A dead element would be taken for a script on its way by the next attempt.
      reject(new RecaptchaError('load', '', { cause: new Error(reason) }));
    };
    const waitUntilReady = () => {
      const ready = functionsOf(window, mode)?.ready;
      if (!ready) {
        fail(`${url} did not define grecaptcha`);
        return;
      }
      // The first script only fetches a second one; `ready` waits for that, and the timeout for `ready`.
      ready(() => {
        window.clearTimeout(timer);
        resolve(functionsOf(window, mode) as Grecaptcha);
      });
    };

    const timer = window.setTimeout(() => fail(`${url} was not ready within ${timeout} ms`), timeout);
    if (present && functionsOf(window, mode)?.ready) {
      waitUntilReady();
      return;
    }
    script.addEventListener('load', waitUntilReady, { once: true });
    script.addEventListener('error', () => fail(`${url} could not be fetched`), { once: true });
    if (present) return;
    script.async = true;
    if (nonce !== '') script.nonce = nonce;
    script.setAttribute('src', url);
    document.head.append(script);
  });
}

function functionsOf(
  window: RecaptchaWindow,
  mode: RecaptchaSettings['mode'],
): Partial<Grecaptcha> | undefined {
  return mode === 'enterprise' ? window.grecaptcha?.enterprise : window.grecaptcha;
}
