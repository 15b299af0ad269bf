import { acquireBadge } from './badge.ts';
import { type Grecaptcha, type RecaptchaWindow } from './grecaptcha.ts';
import { loadProvider, type RecaptchaProvider } from './load-provider.ts';
import { type RecaptchaOptions, resolveOptions } from './options.ts';
import { createExecutionError, RecaptchaError } from './recaptcha-error.ts';

/** Platform dependencies of {@link createRecaptcha}; a test passes its own window. */
export interface RecaptchaEnvironment {
  /** The page's own window by default. It is accessed on first use only. */
  readonly window?: RecaptchaWindow | undefined;
}

/** Options of a version 2 widget. */
export interface RecaptchaWidgetOptions {
  /** Colors of the checkbox; `light` by default (the provider's default). */
  readonly theme?: 'light' | 'dark' | undefined;
  /** `tabindex` of the checkbox; 0 by default. */
  readonly tabIndex?: number | undefined;
  /** Called when the visitor passed. A token can be verified once, within two minutes. */
  readonly onToken?: ((token: string) => void) | undefined;
  /** Called when a token expired; the visitor has to tick again. */
  readonly onExpired?: (() => void) | undefined;
  /** Called when the provider is unreachable; it retries by itself. */
  readonly onError?: ((error: RecaptchaError) => void) | undefined;
}

/** A bot check. Nothing is loaded before its first use. */
export interface RecaptchaHandle {
  /**
   * Loads the script ahead of time, once per page and product, so that `execute` is quick.
   *
   * @throws RecaptchaError `load`; `execute` when the handle is destroyed meanwhile.
   */
  load(): Promise<void>;
  /**
   * Renders a version 2 widget into an empty element.
   *
   * @returns The widget's number, for {@link getResponse} and {@link reset}.
   * @throws RecaptchaError `load`; `execute` for version 3 (it has no widget), for what the provider refuses, and
   * when the handle is destroyed meanwhile.
   */
  render(container: HTMLElement, options?: RecaptchaWidgetOptions): Promise<number>;
  /**
   * Returns a token for the server to verify. Version 3 and the invisible widget create one, the latter perhaps after
   * a challenge: it waits as long as the visitor takes, also for one who closes the challenge and never returns, so
   * keep the form's button enabled. Another call shows the challenge again, and both calls get the token. A checkbox
   * returns its token.
   *
   * @param action What the visitor is about to do, for version 3: letters, digits, `_` and `/`.
   * @throws RecaptchaError `load`; `execute` with the reason, also when a checkbox is not ticked, when the provider
   * has no token, and when the handle is destroyed meanwhile.
   */
  execute(action?: string): Promise<string>;
  /**
   * Returns the token of a widget, the first by default. `''` when the visitor has not passed, the token has expired,
   * or the widget does not belong to this handle.
   */
  getResponse(widget?: number): string;
  /**
   * Resets a widget, the first by default. Call it after a token was sent, because a token is valid once. Ignores
   * widgets of other handles.
   */
  reset(widget?: number): void;
  /** Removes widgets and badge and rejects pending calls. The handle can be used again. */
  destroy(): void;
}

interface Widget {
  readonly id: number;
  readonly container: HTMLElement;
  /** Whether the container was created for the widget and is removed with it. */
  readonly isOwn: boolean;
}

/** The state of a handle from its first use to `destroy`. */
interface Session {
  readonly window: RecaptchaWindow;
  readonly widgets: Widget[];
  readonly releaseBadge: () => void;
  /** Rejects when the session ends; pending calls race against it. */
  readonly ended: Promise<never>;
  end(): void;
  provider?: RecaptchaProvider;
  /** A widget for version 3 in a script that was loaded with another key. */
  scoreWidget?: Widget;
  /** The pending execution of the invisible widget. */
  pending?: PromiseWithResolvers<string> | undefined;
}

interface PromiseWithResolvers<Value> {
  readonly promise: Promise<Value>;
  resolve(value: Value): void;
  reject(reason: unknown): void;
}

/**
 * Creates a bot check. Nothing is loaded and no page is needed before its first use.
 *
 * @throws RecaptchaError `no-key`, `no-version`.
 * @throws RangeError when `timeoutMs` is out of range.
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
): RecaptchaHandle {
  const settings = resolveOptions(options);
  let current: Session | undefined;

  function getSession(): Session {
    if (current) return current;
    const window = environment.window ?? (globalThis as { window?: RecaptchaWindow }).window;
    if (!window) throw new RecaptchaError('load', '', { cause: new Error('there is no window') });
    const { promise, reject } = withResolvers<never>();
    promise.catch(() => undefined); // There may be no pending call when the session ends.
    current = {
      window,
      widgets: [],
      releaseBadge: acquireBadge(window, settings.hideBadge),
      ended: promise,
      end: () => reject(takenAway()),
    };
    return current;
  }

  async function ready(life: Session): Promise<RecaptchaProvider> {
    life.provider ??= await Promise.race([loadProvider(settings, life.window), life.ended]);
    return life.provider;
  }

  /** Rejects after the session has ended: what is added to the page then would stay there. */
  function expectAlive(life: Session): void {
    if (life !== current) throw takenAway();
  }

  /** Returns the first widget that is still on the page: a form may have been replaced. */
  function firstWidget(life: Session): number | undefined {
    return life.widgets.find(({ container }) => container.isConnected)?.id;
  }

  function renderInto(
    life: Session,
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

  /** Returns what version 3 executes: its key or, in a script loaded for another key, an invisible widget. */
  function scoreTarget(life: Session, { api, renderKey }: RecaptchaProvider): string | number {
    if (renderKey === settings.siteKey) return settings.siteKey;
    if (!life.scoreWidget) {
      const container = createContainer(life);
      const id = api.render(container, { sitekey: settings.siteKey, size: 'invisible' });
      life.scoreWidget = { id, container, isOwn: true };
    }
    return life.scoreWidget.id;
  }

  async function executeScore(
    life: Session,
    provider: RecaptchaProvider,
    action: string | undefined,
  ): Promise<string> {
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
      // Another script in the provider's place may return anything.
      if (token && typeof token === 'string') return token;
      throw new RecaptchaError('execute', 'because the provider gave no token');
    } finally {
      life.window.clearTimeout(timer);
    }
  }

  /**
   * Waits without a time limit, because the visitor may be at a challenge. After closing it the next call shows it
   * again.
   */
  function executeInvisible(life: Session, api: Grecaptcha): Promise<string> {
    const widget = firstWidget(life) ?? renderInto(life, api, createContainer(life), true, {});
    // A widget with a token would not create another one.
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
      await ready(getSession());
    },
    async render(container, widget = {}) {
      const life = getSession();
      const { api } = await ready(life);
      expectAlive(life);
      if (settings.version === 3) throw new RecaptchaError('execute', 'because version 3 has no widget');
      try {
        return renderInto(life, api, container, false, widget);
      } catch (error) {
        throw createExecutionError(error);
      }
    },
    async execute(action) {
      const life = getSession();
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
        throw createExecutionError(error);
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
          // The provider rejects widgets whose container has left the page, as when React unmounts a form.
        }
        container.replaceChildren();
        if (isOwn) container.remove();
      }
      life.scoreWidget?.container.remove();
    },
  };
}

const takenAway = () => new RecaptchaError('execute', 'because the bot check was taken away');

function settle(life: Session, how: (pending: PromiseWithResolvers<string>) => void): void {
  const { pending } = life;
  life.pending = undefined;
  if (pending) how(pending);
}

function createContainer({ window: { document } }: Session): HTMLElement {
  const container = document.createElement('div');
  document.body.append(container);
  return container;
}

/** `Promise.withResolvers`, which browsers support since 2024. */
function withResolvers<Value>(): PromiseWithResolvers<Value> {
  let resolve: PromiseWithResolvers<Value>['resolve'] = () => undefined;
  let reject: PromiseWithResolvers<Value>['reject'] = () => undefined;
  const promise = new Promise<Value>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  return { promise, resolve, reject };
}
