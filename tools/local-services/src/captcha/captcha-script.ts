/** The query parameters of the script's URL. */
export interface CaptchaScriptOptions {
  /** Whether the functions are also available in `grecaptcha.enterprise`. */
  readonly enterprise: boolean;
  /** `explicit`, or the site key of version 3. */
  readonly render?: string;
  /** Name of a global function to call when the script is ready. */
  readonly onload?: string;
}

/** Names that may be called as `window[name]`. Others are ignored instead of written into the script. */
const globalName = /^[A-Za-z_$][\w$]{0,100}$/;

/**
 * Creates the script at `/recaptcha/api.js`, with the interface of https://developers.google.com/recaptcha/docs/display and
 * …/docs/v3: `ready`, `render`, `execute`, `getResponse`, `reset`.
 */
export function createCaptchaScript({ enterprise, render, onload }: CaptchaScriptOptions): string {
  const settings = {
    enterprise,
    explicit: render === 'explicit',
    onload: onload !== undefined && globalName.test(onload) ? onload : null,
  };
  // Escaping `<` is not needed in a script file, but keeps the text safe wherever it is inserted.
  return `(${runCaptcha.toString()})(${JSON.stringify(settings).replaceAll('<', '\\u003c')});\n`;
}

/** Runs in the shopper's browser. It is sent as source text, so it must not use anything from outside. */

interface Widget {
  siteKey: string;
  size: string;
  callback?: (token: string) => void;
  onExpired?: () => void;
  onError?: () => void;
  response: string;
  expiry?: number;
  reset: () => void;
}

/** The browser APIs that the script uses; this package has no DOM types. */
interface BrowserElement {
  dataset: Record<string, string | undefined>;
  className: string;
  style: { cssText: string };
  checked: boolean;
  disabled: boolean;
  type: string;
  name: string;
  value: string;
  append(...children: (BrowserElement | string)[]): void;
  addEventListener(type: string, listener: () => void): void;
  setAttribute(name: string, value: string): void;
}
interface Browser {
  [name: string]: unknown;
  document: {
    currentScript: { src: string } | null;
    readyState: string;
    documentElement: { lang: string };
    body: BrowserElement;
    createElement(name: string): BrowserElement;
    getElementById(id: string): BrowserElement | null;
    querySelectorAll(selector: string): Iterable<BrowserElement>;
    addEventListener(type: string, listener: () => void): void;
  };
  setTimeout(task: () => void, milliseconds: number): number;
  clearTimeout(timer: number | undefined): void;
}

function runCaptcha(settings: { enterprise: boolean; explicit: boolean; onload: string | null }): void {
  const browser = globalThis as unknown as Browser;
  const { document } = browser;
  const { origin, searchParams } = new URL(document.currentScript?.src ?? String(browser['location']));
  // Version 3 is called with a site key that the script knows, or with a widget, as at the hosted provider.
  const keys = searchParams.getAll('render');
  const widgets: Widget[] = [];
  const waiting: (() => void)[] = [];
  let isReady = false;

  const fetchToken = async (siteKey: string, action?: string): Promise<string> => {
    const body = new URLSearchParams({ k: siteKey });
    if (action !== undefined) body.set('action', action);
    const answer = await fetch(origin + '/recaptcha/api2/token', { method: 'POST', body });
    if (!answer.ok) throw new Error('Invalid site key or not loaded in api.js: ' + siteKey);
    return ((await answer.json()) as { token: string }).token;
  };

  /** Fetches a token for the widget, reports it, and removes it when it expires after two minutes. */
  const solve = async (widget: Widget, action?: string): Promise<string> => {
    try {
      widget.response = await fetchToken(widget.siteKey, action);
    } catch (error) {
      widget.onError?.();
      throw error;
    }
    browser.clearTimeout(widget.expiry);
    widget.expiry = browser.setTimeout(() => {
      widget.response = '';
      widget.reset();
      widget.onExpired?.();
    }, 120_000);
    widget.callback?.(widget.response);
    return widget.response;
  };

  /** Callbacks are functions or, in `data-` attributes, names of global functions. */
  const callable = <T>(value: unknown): T | undefined => {
    const found = typeof value === 'string' ? browser[value] : value;
    return typeof found === 'function' ? (found as T) : undefined;
  };

  const render = (container: string | BrowserElement, parameters: Record<string, unknown> = {}): number => {
    const element = typeof container === 'string' ? document.getElementById(container) : container;
    if (element === null) throw new Error('reCAPTCHA placeholder element must be an element or id');
    if (element.dataset['rendered'] === 'true') {
      throw new Error('reCAPTCHA has already been rendered in this element');
    }
    const option = (name: string, dataName: string) => parameters[name] ?? element.dataset[dataName];
    const siteKey = option('sitekey', 'sitekey');
    if (typeof siteKey !== 'string' || siteKey === '')
      throw new Error('Missing required parameters: sitekey');
    element.dataset['rendered'] = 'true';

    const callback = callable<(token: string) => void>(option('callback', 'callback'));
    const onExpired = callable<() => void>(option('expired-callback', 'expiredCallback'));
    const onError = callable<() => void>(option('error-callback', 'errorCallback'));
    const widget: Widget = {
      siteKey,
      size: String(option('size', 'size') ?? 'normal'),
      response: '',
      reset: () => undefined,
      ...(callback === undefined ? {} : { callback }),
      ...(onExpired === undefined ? {} : { onExpired }),
      ...(onError === undefined ? {} : { onError }),
    };

    if (widget.size !== 'invisible') {
      const isDanish = document.documentElement.lang.startsWith('da');
      const label = document.createElement('label');
      label.style.cssText = 'display:inline-flex;align-items:center;gap:8px;min-height:44px';
      const box = document.createElement('input');
      box.type = 'checkbox';
      box.style.cssText = 'width:24px;height:24px';
      box.addEventListener('change', () => {
        if (!box.checked) return;
        box.disabled = true;
        solve(widget).catch(() => widget.reset());
      });
      widget.reset = () => {
        box.checked = false;
        box.disabled = false;
      };
      label.append(box, isDanish ? 'Jeg er ikke en robot' : 'I am not a robot');
      element.append(label);
    }
    return widgets.push(widget) - 1;
  };

  const widgetAt = (id: number | undefined): Widget => {
    const widget = widgets[id ?? 0];
    if (widget === undefined) throw new Error('No reCAPTCHA clients exist.');
    return widget;
  };

  const api = {
    ready(task: () => void) {
      if (isReady) task();
      else waiting.push(task);
    },
    render,
    execute(target?: string | number, options?: { action?: string }): Promise<string> {
      if (typeof target === 'string') {
        if (!keys.includes(target)) {
          return Promise.reject(new Error('Invalid site key or not loaded in api.js: ' + target));
        }
        return fetchToken(target, options?.action ?? '');
      }
      return solve(widgetAt(target), options?.action);
    },
    getResponse: (id?: number) => widgetAt(id).response,
    reset(id?: number) {
      const widget = widgetAt(id);
      browser.clearTimeout(widget.expiry);
      widget.response = '';
      widget.reset();
    },
  };

  const existing = (browser['grecaptcha'] ?? {}) as Record<string, unknown>;
  browser['grecaptcha'] = Object.assign(existing, settings.enterprise ? { enterprise: api } : api);

  const start = () => {
    if (!settings.explicit) {
      for (const element of document.querySelectorAll('.g-recaptcha')) {
        if (element.dataset['rendered'] !== 'true' && element.dataset['sitekey'] !== undefined)
          render(element);
      }
    }
    isReady = true;
    for (const task of waiting.splice(0)) task();
    if (settings.onload !== null) callable<() => void>(settings.onload)?.();
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
  else browser.setTimeout(start, 0);
}
