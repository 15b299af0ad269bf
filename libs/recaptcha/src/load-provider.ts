import { type Grecaptcha, type RecaptchaWindow } from './grecaptcha.ts';
import { isScriptUrl, type RecaptchaSettings, toScriptUrl } from './options.ts';
import { RecaptchaError } from './recaptcha-error.ts';

/** The loaded functions of the provider. */
export interface RecaptchaProvider {
  readonly api: Grecaptcha;
  /** The key in the script's URL; `explicit` without one. */
  readonly renderKey: string;
}

type Mode = RecaptchaSettings['mode'];

/**
 * Scripts loaded or loading, by document and product. The provider's script must load once: a second one answers
 * `execute` before it knows its key ("Invalid site key or not loaded in api.js").
 */
const providers = new WeakMap<Document, Map<Mode, Promise<RecaptchaProvider>>>();

/**
 * Loads the provider's functions once. A failure is not cached, so that a later call tries again.
 *
 * @throws RecaptchaError `load` when the script is blocked, invalid, broken, or not ready within the timeout.
 */
export function loadProvider(
  settings: RecaptchaSettings,
  window: RecaptchaWindow,
): Promise<RecaptchaProvider> {
  const { mode } = settings;
  const known = providers.get(window.document) ?? new Map<Mode, Promise<RecaptchaProvider>>();
  providers.set(window.document, known);
  const earlier = known.get(mode);
  if (earlier) return earlier;
  const loading = load(settings, window);
  known.set(mode, loading);
  loading.catch(() => known.delete(mode));
  return loading;
}

function load(settings: RecaptchaSettings, window: RecaptchaWindow): Promise<RecaptchaProvider> {
  const { mode, nonce, timeoutMs } = settings;
  return new Promise((resolve, reject) => {
    const { document } = window;
    // The page itself or another copy of this library may have added the script.
    const present = Array.from(document.scripts).find((candidate) =>
      isScriptUrl(candidate.getAttribute('src') ?? '', mode),
    );
    const script = present ?? document.createElement('script');
    const url = present?.getAttribute('src') ?? toScriptUrl(settings);
    const renderKey = new URLSearchParams(url.split('?')[1]).get('render') ?? 'explicit';

    const fail = (cause: unknown) => {
      window.clearTimeout(timer);
      script.remove(); // Otherwise the next attempt would mistake it for a loading script.
      reject(new RecaptchaError('load', '', { cause }));
    };
    const waitUntilReady = () => {
      try {
        const ready = findFunctions(window, mode)?.ready;
        if (!ready) throw new Error(`${url} did not define grecaptcha`);
        // The first script only fetches a second one; `ready` waits for that, and the timeout for `ready`.
        ready(() => {
          window.clearTimeout(timer);
          resolve({ api: findFunctions(window, mode) as Grecaptcha, renderKey });
        });
      } catch (error) {
        fail(error); // An exception in a listener would be an uncaught error, and the caller would wait for the timeout.
      }
    };

    const timer = window.setTimeout(
      () => fail(new Error(`${url} was not ready within ${timeoutMs} ms`)),
      timeoutMs,
    );
    if (present && findFunctions(window, mode)?.ready) {
      waitUntilReady();
      return;
    }
    script.addEventListener('load', waitUntilReady, { once: true });
    script.addEventListener('error', () => fail(new Error(`${url} could not be fetched`)), { once: true });
    if (present) return;
    try {
      script.async = true;
      if (nonce !== '') script.nonce = nonce;
      script.setAttribute('src', url);
      document.head.append(script);
    } catch (error) {
      fail(error); // Trusted Types refuse a URL without a policy.
    }
  });
}

function findFunctions(window: RecaptchaWindow, mode: Mode): Partial<Grecaptcha> | undefined {
  const { grecaptcha } = window as {
    readonly grecaptcha?: Partial<Grecaptcha> & { readonly enterprise?: Partial<Grecaptcha> };
  };
  return mode === 'enterprise' ? grecaptcha?.enterprise : grecaptcha;
}
