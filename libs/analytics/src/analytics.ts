import { hasAnyConsent, type Consent, toConsentMode, emptyConsent } from './consent.ts';
import { type AnalyticsEvent, type DataLayerEntry, toDataLayerEntry } from './events.ts';
import { type PrivacyWindow, isTrackingRefused } from './privacy-signals.ts';

/** The subset of a script element that the library uses. */
export interface AnalyticsScriptElement {
  async: boolean;
  nonce?: string;
  src: string;
  /** Called when the script has loaded or failed. */
  addEventListener(type: 'load' | 'error', listener: () => void): void;
}

/** The part of a browser window that is used; a test may pass its own. */
export interface AnalyticsWindow extends PrivacyWindow {
  readonly document: {
    /** Creates the script element of the tag manager. */
    createElement(name: 'script'): AnalyticsScriptElement;
    readonly head: {
      /** Appends a result of `createElement`. The type is `never` so that both a browser and a test match it. */
      append(script: never): void;
    };
  };
}

/** Options of the tag manager. */
export interface AnalyticsOptions {
  /** The container, `GTM-…`. Without it nothing is loaded or reported. */
  readonly containerId: string | undefined;
  /** The stored consent, from `loadConsent`; `undefined` before the shopper's choice. */
  readonly consent?: Consent | undefined;
  /**
   * Origin of the tag manager; `''` is the page's own. `https://www.googletagmanager.com` by default. A
   * Content-Security-Policy must allow it in `script-src`.
   */
  readonly host?: string | undefined;
  /** Name of the global data layer; `dataLayer` by default. */
  readonly dataLayerName?: string | undefined;
  /** Nonce of the script element for a Content-Security-Policy that requires one. */
  readonly nonce?: string | undefined;
  /** Sent with every item. */
  readonly brand?: string | undefined;
  /** Called with errors. No function of {@link Analytics} throws. */
  readonly onError?: ((error: unknown) => void) | undefined;
}

/** Platform dependencies of {@link createAnalytics}: the window and the clock. A test passes its own. */
export interface AnalyticsEnvironment {
  /** The page's own window by default. On a server there is none, and nothing happens. */
  readonly window?: AnalyticsWindow | undefined;
  /** Returns milliseconds since 1970; `Date.now` by default. */
  readonly now?: (() => number) | undefined;
}

/**
 * - `off`: no container, or no window.
 * - `refused`: by a browser setting, for good; or by the shopper, until they choose otherwise.
 * - `waiting`: for the shopper's choice.
 * - `loading`, `loaded`, `failed`: state of the tag manager's script. After `failed` there is no retry on this page.
 */
export type AnalyticsStatus = 'off' | 'refused' | 'waiting' | 'loading' | 'loaded' | 'failed';

/** Reports events of the shop with the shopper's consent. No function throws or needs `this`. */
export interface Analytics {
  /** The current status; it depends on the shopper's choice, the browser's setting and the script. */
  readonly status: () => AnalyticsStatus;
  /**
   * Sets the shopper's choice. The first consent loads the tag manager; a withdrawal stops reporting at once,
   * although the loaded code stays on the page.
   */
  readonly setConsent: (consent: Consent) => void;
  /**
   * Reports an event. Events before the choice are queued, and dropped if the shopper refuses. Usable as a callback
   * of npm's `web-vitals`: `onLCP(analytics.track)`.
   */
  readonly track: (event: AnalyticsEvent) => void;
}

/** Google's own origin. */
export const TAG_MANAGER_ORIGIN = 'https://www.googletagmanager.com';

/**
 * Maximum number of events queued before the choice; the oldest are dropped, so that a page left open does not fill
 * the memory.
 */
export const MAX_QUEUED_EVENTS = 100;

/**
 * Creates the analytics of a page; call it once. Loads the tag manager and creates the data layer only after consent, and never
 * while do-not-track or Global Privacy Control is on.
 *
 * @example
 * ```ts
 * // A stand-in for the browser's window, which is found without being named.
 * const script = { async: false, src: '', addEventListener() {} };
 * const window = { document: { createElement: () => script, head: { append() {} } } };
 *
 * const analytics = createAnalytics({ containerId: 'GTM-ABC123' }, { window });
 * analytics.track({ name: 'search', term: 'serum' });
 * analytics.status(); // => 'waiting'
 * script.src; // => ''
 *
 * analytics.setConsent({ statistics: true, marketing: false });
 * analytics.status(); // => 'loading'
 * script.src; // => 'https://www.googletagmanager.com/gtm.js?id=GTM-ABC123'
 * ```
 */
export function createAnalytics(
  options: AnalyticsOptions,
  environment: AnalyticsEnvironment = {},
): Analytics {
  const { containerId, dataLayerName = 'dataLayer', brand } = options;
  const host = (options.host ?? TAG_MANAGER_ORIGIN).replace(/\/+$/u, '');
  const now = environment.now ?? Date.now;

  let consent = options.consent && toStrictConsent(options.consent);
  let script: 'absent' | 'loading' | 'loaded' | 'failed' = 'absent';
  let waiting: DataLayerEntry[] = [];
  /** The consent last reported to the tag manager. */
  let reportedConsent = emptyConsent;

  /** Runs `action` and passes exceptions to `onError`. */
  function safely(action: () => void): void {
    try {
      action();
    } catch (error) {
      try {
        options.onError?.(error);
      } catch {
        // An exception in an error listener must not affect the shopper.
      }
    }
  }

  function findWindow(): AnalyticsWindow | undefined {
    return environment.window ?? (globalThis as { window?: AnalyticsWindow }).window;
  }

  /** Returns the effective consent: none while the browser refuses tracking. */
  function consentIn(window: AnalyticsWindow): Consent {
    return isTrackingRefused(window) ? emptyConsent : (consent ?? emptyConsent);
  }

  function currentStatus(): AnalyticsStatus {
    const window = findWindow();
    if (!containerId || !window) return 'off';
    if (hasAnyConsent(consentIn(window))) return script === 'absent' ? 'loading' : script;
    return consent || isTrackingRefused(window) ? 'refused' : 'waiting';
  }

  function push(window: AnalyticsWindow, entry: unknown): void {
    const holder = window as unknown as Record<string, unknown[] | undefined>;
    (holder[dataLayerName] ??= []).push(entry);
  }

  /** Google's `gtag`. It recognizes commands by their type, an `arguments` object; an array is ignored. */
  function commandTo(window: AnalyticsWindow) {
    return function gtag(..._words: readonly unknown[]): void {
      // eslint-disable-next-line prefer-rest-params -- See above.
      push(window, arguments);
    };
  }

  /** Updates the consent in the tag manager, whose own tags collect data by themselves. */
  function reportConsent(window: AnalyticsWindow): void {
    const { statistics, marketing } = consentIn(window);
    if (statistics === reportedConsent.statistics && marketing === reportedConsent.marketing) return;
    reportedConsent = { statistics, marketing };
    commandTo(window)('consent', 'update', toConsentMode(reportedConsent));
  }

  function load(window: AnalyticsWindow, container: string): void {
    const gtag = commandTo(window);
    gtag('consent', 'default', {
      ...toConsentMode(emptyConsent),
      // Shoppers are never asked about these, so deny them explicitly.
      functionality_storage: 'denied',
      personalization_storage: 'denied',
    });
    // Without marketing consent ad-click ids in URLs are not passed on either.
    gtag('set', 'ads_data_redaction', true);
    reportConsent(window);
    push(window, { 'gtm.start': now(), event: 'gtm.js' });

    const { document } = window;
    const element = document.createElement('script');
    element.async = true;
    if (options.nonce) element.nonce = options.nonce;
    element.addEventListener('load', () => {
      script = 'loaded';
    });
    element.addEventListener('error', () => {
      script = 'failed';
      safely(() =>
        options.onError?.(new Error(`Cannot load the tag manager: ${element.src} did not arrive`)),
      );
    });
    const layer = dataLayerName === 'dataLayer' ? '' : `&l=${encodeURIComponent(dataLayerName)}`;
    element.src = `${host}/gtm.js?id=${encodeURIComponent(container)}${layer}`;
    document.head.append(element as never);
  }

  function report(window: AnalyticsWindow, entry: DataLayerEntry): void {
    // As Google advises: otherwise the tag manager merges the items of one event into the next.
    if ('ecommerce' in entry) push(window, { ecommerce: null });
    push(window, entry);
  }

  /** Applies the current status: keeps queuing while it is `waiting`, otherwise loads the tag manager and reports the queue, or drops it. */
  function settle(): void {
    const window = findWindow();
    const current = currentStatus();
    if (window && (script === 'loading' || script === 'loaded')) reportConsent(window);
    if (current === 'waiting') return;
    const entries = waiting;
    waiting = [];
    if (!window || !containerId || (current !== 'loading' && current !== 'loaded')) return;
    if (script === 'absent') {
      script = 'loading';
      try {
        load(window, containerId);
      } catch (error) {
        // A Trusted Types policy, for example. A retry would fail again.
        script = 'failed';
        throw error;
      }
    }
    for (const entry of entries) safely(() => report(window, entry));
  }

  safely(settle);

  return {
    status() {
      let current: AnalyticsStatus = 'off';
      safely(() => {
        current = currentStatus();
      });
      return current;
    },
    setConsent(choice) {
      safely(() => {
        consent = toStrictConsent(choice);
        settle();
      });
    },
    track(event) {
      safely(() => {
        const current = currentStatus();
        if (current === 'waiting' || current === 'loading' || current === 'loaded') {
          waiting.push(toDataLayerEntry(event, brand));
          if (waiting.length > MAX_QUEUED_EVENTS) waiting.shift();
        }
        settle();
      });
    },
  };
}

/** Returns a consent in which only `true` counts, because callers without types may pass anything. */
function toStrictConsent({ statistics, marketing }: Consent): Consent {
  return { statistics: statistics === true, marketing: marketing === true };
}
