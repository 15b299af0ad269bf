import { RecaptchaError } from './recaptcha-error.ts';

/** How the bot check is set up. The defaults are those of the specification, section 7. */
export interface RecaptchaOptions {
  /** The public key of the site, as the provider's console shows it. */
  readonly siteKey: string;
  /** 2 asks the visitor (checkbox, or invisible until in doubt), 3 gives a score and asks nothing. 2 when left out. */
  readonly version?: 2 | 3 | undefined;
  /** Which product: `base` loads `/recaptcha/api.js`, `enterprise` loads `/recaptcha/enterprise.js`. */
  readonly mode?: 'base' | 'enterprise' | undefined;
  /** Look of a version 2 widget. `normal` when left out. */
  readonly size?: 'normal' | 'compact' | 'invisible' | undefined;
  /** Hides the floating badge. The provider allows that only where the text beside the form names its terms. */
  readonly hideBadge?: boolean | undefined;
  /** BCP 47 tag of the widget's texts. The browser's language when left out. */
  readonly language?: string | undefined;
  /** Where the provider lives, without a slash at the end. `''` is the page's own origin. */
  readonly host?: string | undefined;
  /** Nonce for the script element under a Content-Security-Policy that asks for one. */
  readonly nonce?: string | undefined;
  /** Milliseconds to wait for the script, and for a version 3 token. 10,000 when left out. */
  readonly timeout?: number | undefined;
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
  readonly timeout: number;
}

/** Host of the hosted provider. `https://www.recaptcha.net` serves countries where it cannot be reached. */
export const defaultHost = 'https://www.google.com';

/**
 * Fills in the defaults.
 *
 * @throws RecaptchaError `no-key` for an empty key, `no-version` for anything but 2 and 3: set-ups come from configuration
 * files, where types do not reach.
 */
export function resolveOptions(options: RecaptchaOptions): RecaptchaSettings {
  const siteKey = typeof options.siteKey === 'string' ? options.siteKey.trim() : '';
  if (siteKey === '') throw new RecaptchaError('no-key');
  const version = options.version === undefined ? 2 : options.version;
  if (version !== 2 && version !== 3) throw new RecaptchaError('no-version');
  return {
    siteKey,
    version,
    mode: options.mode ?? 'base',
    size: options.size ?? 'normal',
    hideBadge: options.hideBadge ?? false,
    language: options.language ?? '',
    host: (options.host ?? defaultHost).replace(/\/+$/u, ''),
    nonce: options.nonce ?? '',
    timeout: options.timeout ?? 10_000,
  };
}

/** The address of the provider's script. Version 2 widgets are rendered on demand, version 3 is told its key here. */
export function scriptUrl({ host, mode, version, siteKey, language }: RecaptchaSettings): string {
  const file = mode === 'enterprise' ? 'enterprise.js' : 'api.js';
  const query = new URLSearchParams({ render: version === 3 ? siteKey : 'explicit' });
  if (language !== '') query.set('hl', language);
  return `${host}/recaptcha/${file}?${query.toString()}`;
}
