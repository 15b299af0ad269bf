import { holdBadge } from './badge.ts';
import { type Grecaptcha, type RecaptchaWindow } from './grecaptcha.ts';
import { loadProvider, type Provider } from './load-script.ts';
import { type RecaptchaOptions, resolveOptions } from './options.ts';
import { executionError, RecaptchaError } from './recaptcha-error.ts';

/** Where the handle works. */
export interface RecaptchaEnvironment {
  /** The page's own window when left out. It is not touched before something is asked of the handle. */
  readonly window?: RecaptchaWindow | undefined;
}

/** How one version 2 widget looks, and what it tells. */
export interface RecaptchaWidgetOptions {
  /** Colours of the checkbox. The provider's choice (`light`) when left out. */
  readonly theme?: 'light' | 'dark' | undefined;
  /** `tabindex` of the checkbox. The provider's choice (0) when left out. */
  readonly tabIndex?: number | undefined;
  /** The visitor passed. A token can be verified once, within two minutes. */
  readonly onToken?: ((token: string) => void) | undefined;
  /** The token was not used in time; the visitor has to tick again. */
  readonly onExpired?: (() => void) | undefined;
  /** The provider cannot be reached; it goes on trying by itself. */
  readonly onError?: ((error: RecaptchaError) => void) | undefined;
}

/** A bot check. Nothing is loaded before it is asked for something. */
export interface Recaptcha {
  /**
   * Loads the script, once for the page and product, if it is not there yet: ahead of time, so that `execute` is quick.
   *
   * @throws RecaptchaError `load`; `execute` when the handle is destroyed meanwhile.
   */
  load(): Promise<void>;
  /**
   * Puts a version 2 widget into an empty element.
   *
   * @returns The widget's number, for {@link getResponse} and {@link reset}.
   * @throws RecaptchaError `load`; `execute` for version 3 (it has no widget), for what the provider refuses, and when the
   * handle is destroyed meanwhile.
   */
  render(container: HTMLElement, options?: RecaptchaWidgetOptions): Promise<number>;
  /**
   * A token for the server to verify. Version 3 and the invisible widget make one, the latter perhaps after a puzzle: it waits
   * as long as the visitor takes, also one who closes the puzzle and never comes back, so keep the form's button alive.
   * Calling again shows the puzzle again, and both calls get the token. A checkbox gives the token that it has.
   *
   * @param action What the visitor is about to do, for version 3: letters, digits, `_` and `/`.
   * @throws RecaptchaError `load`; `execute` with the reason, also when a checkbox is not ticked, when the provider has no token,
   * and when the handle is destroyed meanwhile.
   */
  execute(action?: string): Promise<string>;
  /**
   * The token of a widget, of the first when left out. `''` when the visitor has not passed, or too long ago, and for what is no
   * widget of this handle.
   */
  getResponse(widget?: number): string;
  /**
   * Makes a widget ask again, the first when left out. To be called after a token was sent, for it is spent. What is no widget
   * of this handle is left alone.
   */
  reset(widget?: number): void;
  /** Lets go of widgets, badge and waiting calls. The handle may be used again, and then begins anew. */
  destroy(): void;
}

interface Widget {
  readonly id: number;
  readonly container: HTMLElement;
  /** Whether the container was made for it, and goes with it. */
  readonly isOwn: boolean;
}

/** One life of a handle, from its first use to `destroy`. */
interface Life {
  readonly window: RecaptchaWindow;
  readonly widgets: Widget[];
  readonly releaseBadge: () => void;
  /** Rejects as soon as the life ends; everything that waits races against it. */
  readonly ended: Promise<never>;
  end(): void;
  provider?: Provider;
  /** What stands for the key of version 3 in a script that was loaded for something else. */
  scoreWidget?: Widget;
  /** The running execution of the invisible widget. */
  pending?: PromiseWithResolvers<string> | undefined;
}

interface PromiseWithResolvers<Value> {
  readonly promise: Promise<Value>;
  resolve(value: Value): void;
  reject(reason: unknown): void;
}

/**
 * Sets up a bot check. Nothing is loaded and no page is needed before it is asked for something.
 *
 * @throws RecaptchaError `no-key`, `no-version`.
 * @throws RangeError when `timeoutMs` is out of its range.
 *
 * @example
 * ```ts
 * const recaptcha = createRecaptcha({ siteKey: 'public-key', version: 3, hideBadge: true });
 *
 * // Where there is no browser, there is nothing to load the script into.
 * await recaptcha.execute('newsletter'); // => throws RecaptchaError
 * recaptcha.getResponse(); // => ''
 * recaptcha.destroy();
 *
 * createRecaptcha({ siteKey: '' }); // => throws RecaptchaError
 * ```
 */
export function createRecaptcha(
  options: RecaptchaOptions,
  environment: RecaptchaEnvironment = {},
): Recaptcha {
  const settings = resolveOptions(options);
  let current: Life | undefined;

  function live(): Life {
    if (current) return current;
    const window = environment.window ?? (globalThis as { window?: RecaptchaWindow }).window;
    if (!window) throw new RecaptchaError('load', '', { cause: new Error('there is no window') });
    const { promise, reject } = withResolvers<never>();
    promise.catch(() => undefined); // Nobody may be waiting when the life ends.
    current = {
      window,
      widgets: [],
      releaseBadge: holdBadge(window, settings.hideBadge),
      ended: promise,
      end: () => reject(takenAway()),
    };
    return current;
  }

  async function ready(life: Life): Promise<Provider> {
    life.provider ??= await Promise.race([loadProvider(settings, life.window), life.ended]);
    return life.provider;
  }

  /** What is put on the page after the end would stay there. */
  function expectAlive(life: Life): void {
    if (life !== current) throw takenAway();
  }

  /** The first widget that is still on the page: a form may have been taken away and another put up. */
  function firstWidget(life: Life): number | undefined {
    return life.widgets.find(({ container }) => container.isConnected)?.id;
  }

  function renderInto(
    life: Life,
    api: Grecaptcha,
    container: HTMLElement,
    isOwn: boolean,
    widget: RecaptchaWidgetOptions,
  ) {
    const id = api.render(container, {
      sitekey: settings.siteKey,
      size: settings.size,
      ...(widget.theme ? { theme: widget.theme } : {}),
      ...(widget.tabIndex === undefined ? {} : { tabindex: widget.tabIndex }),
      callback(token) {
        settle(life, (pending) => pending.resolve(token));
        widget.onToken?.(token);
      },
      'expired-callback': () => widget.onExpired?.(),
      'error-callback'() {
        const error = new RecaptchaError('execute', 'because the provider cannot be reached');
        settle(life, (pending) => pending.reject(error));
        widget.onError?.(error);
      },
    });
    life.widgets.push({ id, container, isOwn });
    return id;
  }

  /** What version 3 is executed by: its key, or where the script was loaded for another, a widget of its own without a look. */
  function scoreTarget(life: Life, { api, renderKey }: Provider): string | number {
    if (renderKey === settings.siteKey) return settings.siteKey;
    if (!life.scoreWidget) {
      const container = ownContainer(life);
      const id = api.render(container, { sitekey: settings.siteKey, size: 'invisible' });
      life.scoreWidget = { id, container, isOwn: true };
    }
    return life.scoreWidget.id;
  }

  async function executeScore(life: Life, provider: Provider, action: string | undefined): Promise<string> {
    if (action !== undefined && !/^[A-Za-z0-9_/]+$/u.test(action)) {
      throw new RecaptchaError('execute', `with the action ${JSON.stringify(action)}`);
    }
    const target = scoreTarget(life, provider);
    let timer: number | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      const error = new RecaptchaError('execute', `within ${settings.timeoutMs} ms`);
      timer = life.window.setTimeout(() => reject(error), settings.timeoutMs);
    });
    try {
      const token: unknown = await Promise.race([
        provider.api.execute(target, action === undefined ? {} : { action }),
        late,
        life.ended,
      ]);
      // What stands in the provider's place may answer with anything.
      if (token && typeof token === 'string') return token;
      throw new RecaptchaError('execute', 'because the provider gave no token');
    } finally {
      life.window.clearTimeout(timer);
    }
  }

  /** No time limit: the visitor may be at a puzzle. One who closed it gets it again with the next call. */
  function executeInvisible(life: Life, api: Grecaptcha): Promise<string> {
    const widget = firstWidget(life) ?? renderInto(life, api, ownContainer(life), true, {});
    // A widget that holds a token would give none of its own accord.
    if (!life.pending && api.getResponse(widget) !== '') api.reset(widget);
    life.pending ??= withResolvers<string>();
    const { promise } = life.pending;
    const fail = (reason: unknown) => settle(life, (pending) => pending.reject(reason));
    try {
      Promise.resolve(api.execute(widget)).catch(fail);
    } catch (error) {
      fail(error);
    }
    return Promise.race([promise, life.ended]);
  }

  function widgetOf(widget: number | undefined) {
    const id = widget ?? (current && firstWidget(current));
    const found = current?.widgets.find((candidate) => candidate.id === id);
    return found && current?.provider ? { api: current.provider.api, id: found.id } : undefined;
  }

  return {
    async load() {
      await ready(live());
    },
    async render(container, widget = {}) {
      const life = live();
      const { api } = await ready(life);
      expectAlive(life);
      if (settings.version === 3) throw new RecaptchaError('execute', 'because version 3 has no widget');
      try {
        return renderInto(life, api, container, false, widget);
      } catch (error) {
        throw executionError(error);
      }
    },
    async execute(action) {
      const life = live();
      const provider = await ready(life);
      expectAlive(life);
      try {
        if (settings.version === 3) return await executeScore(life, provider, action);
        if (settings.size === 'invisible') return await executeInvisible(life, provider.api);
        const widget = firstWidget(life);
        const token = widget === undefined ? '' : provider.api.getResponse(widget);
        if (token === '') throw new RecaptchaError('execute', 'because the box is not ticked');
        return token;
      } catch (error) {
        throw executionError(error);
      }
    },
    getResponse(widget) {
      const found = widgetOf(widget);
      return found ? found.api.getResponse(found.id) : '';
    },
    reset(widget) {
      const found = widgetOf(widget);
      found?.api.reset(found.id);
    },
    destroy() {
      const life = current;
      current = undefined;
      if (!life) return;
      life.end();
      life.releaseBadge();
      for (const { id, container, isOwn } of life.widgets) {
        try {
          life.provider?.api.reset(id);
        } catch {
          // The provider knows no widget whose place has left the page, as it has when React takes a form away.
        }
        container.replaceChildren();
        if (isOwn) container.remove();
      }
      life.scoreWidget?.container.remove();
    },
  };
}

const takenAway = () => new RecaptchaError('execute', 'because the bot check was taken away');

function settle(life: Life, how: (pending: PromiseWithResolvers<string>) => void): void {
  const { pending } = life;
  life.pending = undefined;
  if (pending) how(pending);
}

function ownContainer({ window: { document } }: Life): HTMLElement {
  const container = document.createElement('div');
  document.body.append(container);
  return container;
}

/** `Promise.withResolvers`, which browsers have since 2024 only. */
function withResolvers<Value>(): PromiseWithResolvers<Value> {
  let resolve: PromiseWithResolvers<Value>['resolve'] = () => undefined;
  let reject: PromiseWithResolvers<Value>['reject'] = () => undefined;
  const promise = new Promise<Value>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  return { promise, resolve, reject };
}
