import { RecaptchaError } from './recaptcha-error.ts';

/** Options of a bot check. The defaults are those of the specification, section 7. */
export interface RecaptchaOptions {
  /** The public site key from the provider's console. White space around it is ignored. */
  readonly siteKey: string;
  /** 2 asks the visitor (checkbox, or invisible until in doubt), 3 returns a score without asking. 2 by default. */
  readonly version?: 2 | 3 | undefined;
  /**
   * The product: `base` loads `/recaptcha/api.js`, `enterprise` loads `/recaptcha/enterprise.js`. `base` by default.
   */
  readonly mode?: 'base' | 'enterprise' | undefined;
  /** Size of version 2: a checkbox in two sizes, or invisible until the visitor is in doubt. `normal` by default. */
  readonly size?: 'normal' | 'compact' | 'invisible' | undefined;
  /**
   * Hides the floating badge of version 3 and of the invisible widget. The provider allows that only where the text
   * beside the form names its terms. `false` by default.
   */
  readonly hideBadge?: boolean | undefined;
  /** BCP 47 tag of the widget's language; the browser's language by default. The first handle of a page decides. */
  readonly language?: string | undefined;
  /**
   * URL of the provider without a trailing slash; `''` is the page's own origin. `https://www.google.com` by default;
   * `https://www.recaptcha.net` serves countries where that is blocked. The first handle of a page decides.
   */
  readonly host?: string | undefined;
  /** Nonce of the script element for a Content-Security-Policy that requires one. None by default. */
  readonly nonce?: string | undefined;
  /**
   * Timeout for the script and for a version 3 token, in milliseconds: more than 0, less than 25 days. 10,000 by
   * default. A visitor at a challenge has no time limit.
   */
  readonly timeoutMs?: number | undefined;
}

/** {@link RecaptchaOptions} with all defaults. */
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

/** The hosted provider. */
const DEFAULT_HOST = 'https://www.google.com';

/** Longest delay of a timer: 2³¹ − 1 ms, almost 25 days. */
const MAX_TIMEOUT_MS = 2 ** 31 - 1;

/**
 * Applies the defaults.
 *
 * @throws RecaptchaError `no-key` for an empty key, `no-version` for anything but 2 and 3: options may come from
 * configuration files without types.
 * @throws RangeError for a timeout that no timer supports.
 */
export function resolveOptions(options: RecaptchaOptions): RecaptchaSettings {
  const siteKey = typeof options.siteKey === 'string' ? options.siteKey.trim() : '';
  if (siteKey === '') throw new RecaptchaError('no-key');
  const version = options.version === undefined ? 2 : options.version;
  if (version !== 2 && version !== 3) throw new RecaptchaError('no-version');
  const timeoutMs = options.timeoutMs ?? 10_000;
  if (!(timeoutMs > 0 && timeoutMs <= MAX_TIMEOUT_MS)) {
    throw new RangeError(
      `Cannot wait ${timeoutMs} ms for the bot check: timeoutMs is 1 to ${MAX_TIMEOUT_MS}`,
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

/** Returns the URL of the provider's script. Version 2 widgets are rendered explicitly, version 3 gets its key here. */
export function toScriptUrl({ host, mode, version, siteKey, language }: RecaptchaSettings): string {
  const query = new URLSearchParams({ render: version === 3 ? siteKey : 'explicit' });
  if (language !== '') query.set('hl', language);
  return `${host}/recaptcha/${getScriptFile(mode)}?${query.toString()}`;
}

/** Whether a URL is that of the provider's script for `mode`, on any host. */
export function isScriptUrl(address: string, mode: RecaptchaSettings['mode']): boolean {
  return (address.split('?', 1)[0] ?? '').endsWith(`/recaptcha/${getScriptFile(mode)}`);
}

const getScriptFile = (mode: RecaptchaSettings['mode']) =>
  mode === 'enterprise' ? 'enterprise.js' : 'api.js';
