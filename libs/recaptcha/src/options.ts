import { RecaptchaError } from './recaptcha-error.ts';

/** How the bot check is set up. The defaults are those of the specification, section 7. */
export interface RecaptchaOptions {
  /** The public key of the site, as the provider's console shows it. White space around it is ignored. */
  readonly siteKey: string;
  /** 2 asks the visitor (checkbox, or invisible until in doubt), 3 gives a score and asks nothing. 2 when left out. */
  readonly version?: 2 | 3 | undefined;
  /** Which product: `base` loads `/recaptcha/api.js`, `enterprise` loads `/recaptcha/enterprise.js`. `base` when left out. */
  readonly mode?: 'base' | 'enterprise' | undefined;
  /** Look of version 2: a checkbox in two sizes, or none until the visitor is in doubt. `normal` when left out. */
  readonly size?: 'normal' | 'compact' | 'invisible' | undefined;
  /**
   * Hides the floating badge of version 3 and the invisible widget. The provider allows that only where the text beside the
   * form names its terms. `false` when left out.
   */
  readonly hideBadge?: boolean | undefined;
  /** BCP 47 tag of the widget's texts. The browser's language when left out. The first handle of a page decides. */
  readonly language?: string | undefined;
  /**
   * Where the provider lives, without a slash at the end; `''` is the page's own origin. `https://www.google.com` when left out;
   * `https://www.recaptcha.net` serves countries where that cannot be reached. The first handle of a page decides.
   */
  readonly host?: string | undefined;
  /** Nonce for the script element under a Content-Security-Policy that asks for one. None when left out. */
  readonly nonce?: string | undefined;
  /**
   * Milliseconds to wait for the script to be ready, and for a version 3 token: more than 0, less than 25 days. 10,000 when left
   * out. A visitor at a puzzle has all the time there is.
   */
  readonly timeoutMs?: number | undefined;
}

/** {@link RecaptchaOptions} with nothing left open. */
export interface RecaptchaSettings {
  readonly siteKey: string;
  readonly version: 2 | 3;
  readonly mode: 'base' | 'enterprise';
  readonly size: 'normal' | 'compact' | 'invisible';
  readonly hideBadge: boolean;
  readonly language: string;
  readonly host: string;
  readonly nonce: string;
  readonly timeoutMs: number;
}

/** Host of the hosted provider. */
const DEFAULT_HOST = 'https://www.google.com';

/** The longest time that a timer can measure: 2³¹ − 1 ms, almost 25 days. */
const LONGEST_TIMEOUT = 2 ** 31 - 1;

/**
 * Fills in the defaults.
 *
 * @throws RecaptchaError `no-key` for an empty key, `no-version` for anything but 2 and 3: set-ups come from configuration
 * files, where types do not reach.
 * @throws RangeError for a timeout that no timer can measure.
 */
export function resolveOptions(options: RecaptchaOptions): RecaptchaSettings {
  const siteKey = typeof options.siteKey === 'string' ? options.siteKey.trim() : '';
  if (siteKey === '') throw new RecaptchaError('no-key');
  const version = options.version === undefined ? 2 : options.version;
  if (version !== 2 && version !== 3) throw new RecaptchaError('no-version');
  const timeoutMs = options.timeoutMs ?? 10_000;
  if (!(timeoutMs > 0 && timeoutMs <= LONGEST_TIMEOUT)) {
    throw new RangeError(
      `Cannot wait ${timeoutMs} ms for the bot check: timeoutMs is 1 to ${LONGEST_TIMEOUT}`,
    );
  }
  return {
    siteKey,
    version,
    mode: options.mode ?? 'base',
    size: options.size ?? 'normal',
    hideBadge: options.hideBadge ?? false,
    language: options.language ?? '',
    host: (options.host ?? DEFAULT_HOST).replace(/\/+$/u, ''),
    nonce: options.nonce ?? '',
    timeoutMs,
  };
}

/** The address of the provider's script. Version 2 widgets are rendered on demand, version 3 is told its key here. */
export function scriptUrl({ host, mode, version, siteKey, language }: RecaptchaSettings): string {
  const query = new URLSearchParams({ render: version === 3 ? siteKey : 'explicit' });
  if (language !== '') query.set('hl', language);
  return `${host}/recaptcha/${scriptFile(mode)}?${query.toString()}`;
}

/** Whether `address` is that of the provider's script for `mode`, from whichever host. */
export function isScriptUrl(address: string, mode: RecaptchaSettings['mode']): boolean {
  return (address.split('?', 1)[0] ?? '').endsWith(`/recaptcha/${scriptFile(mode)}`);
}

const scriptFile = (mode: RecaptchaSettings['mode']) => (mode === 'enterprise' ? 'enterprise.js' : 'api.js');
