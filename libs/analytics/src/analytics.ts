import { allowsAnything, type Consent, consentMode, noConsent } from './consent.ts';
import { type AnalyticsEvent, type DataLayerEntry, dataLayerEntry } from './events.ts';
import { type PrivacyWindow, refusesTracking } from './privacy-signals.ts';

/** The part of a script element that is used here. */
export interface AnalyticsScript {
  async: boolean;
  nonce?: string;
  src: string;
  /** How it hears that the script has come, or will not. */
  addEventListener(type: 'load' | 'error', listener: () => void): void;
}

/** The part of a browser window that is used here. `window` is one; a test may bring its own. */
export interface AnalyticsWindow extends PrivacyWindow {
  readonly document: {
    /** Makes the element of the tag manager, the only one. */
    createElement(name: 'script'): AnalyticsScript;
    readonly head: {
      /** Takes what `createElement` made: `never`, for a browser takes nodes of its own alone and a test what it likes. */
      append(script: never): void;
    };
  };
}

/** How the tag manager is set up. */
export interface AnalyticsOptions {
  /** The container, `GTM-…`. Without one nothing is ever loaded or reported. */
  readonly containerId: string | undefined;
  /** What the shopper chose on an earlier page, from `readConsent`. `undefined` when they have not chosen yet. */
  readonly consent?: Consent | undefined;
  /**
   * Where the tag manager lives, as an origin; `''` is the page's own. `https://www.googletagmanager.com` when left out.
   * A Content-Security-Policy has to allow it under `script-src`.
   */
  readonly host?: string | undefined;
  /** Name of the global data layer. `dataLayer` when left out. */
  readonly dataLayerName?: string | undefined;
  /** Nonce for the script element under a Content-Security-Policy that asks for one. */
  readonly nonce?: string | undefined;
  /** Sent with every item. */
  readonly brand?: string | undefined;
  /** Hears of what went wrong in here. The shop never does: no function of {@link Analytics} throws. */
  readonly onError?: ((error: unknown) => void) | undefined;
}

/** Where the tag manager is loaded. */
export interface AnalyticsEnvironment {
  /** The page's own window when left out. On a server there is none, and nothing happens. */
  readonly window?: AnalyticsWindow | undefined;
  /** Milliseconds since 1970. `Date.now` when left out. */
  readonly now?: (() => number) | undefined;
}

/**
 * - `off`: no container, or no window.
 * - `refused`: by the browser's setting, for good; or by the shopper, until they choose otherwise.
 * - `waiting`: for the shopper's choice.
 * - `loading`, `loaded`, `failed`: how the tag manager's script does. After `failed` nothing more is tried on this page.
 */
export type AnalyticsStatus = 'off' | 'refused' | 'waiting' | 'loading' | 'loaded' | 'failed';

/** Reports what happens in the shop, if the shopper agrees. No function throws, whatever befalls, or needs its `this`. */
export interface Analytics {
  /** The status now; it changes with the shopper's choice, the browser's setting and the arrival of the script. */
  readonly status: () => AnalyticsStatus;
  /**
   * The shopper's choice, whenever it is made or changed. The first that allows anything loads the tag manager; one that
   * takes everything back silences it at once (its code stays on the page until the next one is opened).
   */
  readonly setConsent: (consent: Consent) => void;
  /**
   * Reports an event. What comes before the choice waits for it, and is forgotten if the choice is no. A callback of npm's
   * `web-vitals`, as it is: `onLCP(analytics.track)`.
   */
  readonly track: (event: AnalyticsEvent) => void;
}

/** Google's own host. */
export const defaultHost = 'https://www.googletagmanager.com';

/** Events that wait for the choice. A page left open for a day must not fill the memory; the oldest go first. */
export const MAX_WAITING_EVENTS = 100;

/**
 * Sets up the tag manager, once for a page. Nothing is loaded and no data layer exists before the shopper agreed, and neither
 * ever comes to be while the browser's do-not-track or Global Privacy Control is on.
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
  const host = (options.host ?? defaultHost).replace(/\/+$/u, '');
  const now = environment.now ?? Date.now;

  let consent = options.consent && clearly(options.consent);
  let script: 'absent' | 'loading' | 'loaded' | 'failed' = 'absent';
  let waiting: DataLayerEntry[] = [];
  /** What the tag manager last heard. */
  let told = noConsent;

  function safely(deed: () => void): void {
    try {
      deed();
    } catch (error) {
      try {
        options.onError?.(error);
      } catch {
        // Who listens to errors and throws is beyond help, and still no reason to disturb a shopper.
      }
    }
  }

  function findWindow(): AnalyticsWindow | undefined {
    return environment.window ?? (globalThis as { window?: AnalyticsWindow }).window;
  }

  /** What holds now: nothing while the browser refuses for the shopper. */
  function consentIn(window: AnalyticsWindow): Consent {
    return refusesTracking(window) ? noConsent : (consent ?? noConsent);
  }

  function currentStatus(): AnalyticsStatus {
    const window = findWindow();
    if (!containerId || !window) return 'off';
    if (allowsAnything(consentIn(window))) return script === 'absent' ? 'loading' : script;
    return consent || refusesTracking(window) ? 'refused' : 'waiting';
  }

  function push(window: AnalyticsWindow, entry: unknown): void {
    const holder = window as unknown as Record<string, unknown[] | undefined>;
    (holder[dataLayerName] ??= []).push(entry);
  }

  /** Google's `gtag`. It tells commands from entries by their being an `arguments` object: an array is not taken. */
  function commandTo(window: AnalyticsWindow) {
    return function gtag(..._words: readonly unknown[]): void {
      // eslint-disable-next-line prefer-rest-params -- See above.
      push(window, arguments);
    };
  }

  /** Tells the tag manager of a choice it has not heard: its own tags collect without being asked. */
  function tellConsent(window: AnalyticsWindow): void {
    const { statistics, marketing } = consentIn(window);
    if (statistics === told.statistics && marketing === told.marketing) return;
    told = { statistics, marketing };
    commandTo(window)('consent', 'update', consentMode(told));
  }

  function load(window: AnalyticsWindow, container: string): void {
    const gtag = commandTo(window);
    gtag('consent', 'default', {
      ...consentMode(noConsent),
      // Shoppers are never asked about these, so no tag may take silence for a yes.
      functionality_storage: 'denied',
      personalization_storage: 'denied',
    });
    // Without marketing no click on an advertisement is passed on either, which addresses carry without any storage.
    gtag('set', 'ads_data_redaction', true);
    tellConsent(window);
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
    // Google's advice: without it the tag manager mixes the items of one event into the next.
    if ('ecommerce' in entry) push(window, { ecommerce: null });
    push(window, entry);
  }

  /** Does what the state asks for: forgets, waits, or loads and reports. */
  function settle(): void {
    const window = findWindow();
    const current = currentStatus();
    if (window && (script === 'loading' || script === 'loaded')) tellConsent(window);
    if (current === 'waiting') return;
    const entries = waiting;
    waiting = [];
    if (!window || !containerId || (current !== 'loading' && current !== 'loaded')) return;
    if (script === 'absent') {
      script = 'loading';
      try {
        load(window, containerId);
      } catch (error) {
        // Such as a policy on trusted types. Trying again would fail again.
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
        consent = clearly(choice);
        settle();
      });
    },
    track(event) {
      safely(() => {
        const current = currentStatus();
        if (current === 'waiting' || current === 'loading' || current === 'loaded') {
          waiting.push(dataLayerEntry(event, brand));
          if (waiting.length > MAX_WAITING_EVENTS) waiting.shift();
        }
        settle();
      });
    },
  };
}

/** Only a clear yes is one, whatever a banner hands over. */
function clearly({ statistics, marketing }: Consent): Consent {
  return { statistics: statistics === true, marketing: marketing === true };
}
