import { allowsAnything, type Consent, consentMode, noConsent } from './consent.ts';
import { type AnalyticsEvent, type DataLayerEntry, dataLayerEntry } from './events.ts';
import { type PrivacyWindow, refusesTracking } from './privacy-signals.ts';

/** The part of a browser window that is used here. `window` is one; a test may bring its own. */
export interface AnalyticsWindow extends PrivacyWindow {
  readonly document: Document;
}

/** How the tag manager is set up. */
export interface AnalyticsOptions {
  /** The container, `GTM-…`. Without one nothing is ever loaded or reported. */
  readonly containerId: string | undefined;
  /** Where the tag manager lives, without a slash at the end; `''` is the page's own origin. Google's when left out. */
  readonly host?: string | undefined;
  /** Name of the global data layer. `dataLayer` when left out. */
  readonly dataLayerName?: string | undefined;
  /** Nonce for the script element under a Content-Security-Policy that asks for one. */
  readonly nonce?: string | undefined;
  /** Sent with every item. */
  readonly brand?: string | undefined;
  /** What the shopper chose on an earlier page. `undefined` when they have not chosen yet. */
  readonly consent?: Consent | undefined;
  /** Hears of what went wrong in here. The shop never does: no function of {@link Analytics} throws. */
  readonly onError?: ((error: unknown) => void) | undefined;
}

/** Where the tag manager is loaded. */
export interface AnalyticsEnvironment {
  /** The page's own window when left out. On a server there is none, and nothing happens. */
  readonly window?: AnalyticsWindow | undefined;
  /** Milliseconds since 1970. */
  readonly now?: (() => number) | undefined;
}

/**
 * - `off`: no container, or no window.
 * - `refused`: by the browser's setting, for good; or by the shopper, until they choose otherwise.
 * - `waiting`: for the shopper's choice.
 * - `loading`, `loaded`, `failed`: how the tag manager's script does.
 */
export type AnalyticsStatus = 'off' | 'refused' | 'waiting' | 'loading' | 'loaded' | 'failed';

/** Reports what happens in the shop, if the shopper agrees. No function throws, whatever befalls. */
export interface Analytics {
  status(): AnalyticsStatus;
  /**
   * The shopper's choice, whenever it is made or changed. The first that allows anything loads the tag manager; one that
   * takes everything back silences it at once (its code stays on the page until the next one is opened).
   */
  setConsent(consent: Consent): void;
  /** Reports an event. What comes before the choice waits for it, and is forgotten if the choice is no. */
  track(event: AnalyticsEvent): void;
}

/** Google's own host. */
export const defaultHost = 'https://www.googletagmanager.com';

/** Events that wait for the choice. A page left open for a day must not fill the memory; the oldest go first. */
export const MAX_WAITING_EVENTS = 100;

/**
 * Sets up the tag manager. Nothing is loaded and no data layer exists before the shopper agreed, and neither ever comes to be
 * while the browser's do-not-track or Global Privacy Control is on.
 *
 * @example
 * const analytics = createAnalytics({ containerId: 'GTM-ABC123', consent: readConsent(localStorage, Date.now()) });
 * analytics.track({ name: 'search', term: 'serum' });
 */
export function createAnalytics(
  options: AnalyticsOptions,
  environment: AnalyticsEnvironment = {},
): Analytics {
  const { containerId, dataLayerName = 'dataLayer', brand } = options;
  const host = (options.host ?? defaultHost).replace(/\/+$/u, '');
  const now = environment.now ?? Date.now;

  let consent = options.consent;
  let script: 'absent' | 'loading' | 'loaded' | 'failed' = 'absent';
  let waiting: DataLayerEntry[] = [];

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

  function currentStatus(): AnalyticsStatus {
    const window = findWindow();
    if (!containerId || !window) return 'off';
    if (refusesTracking(window)) return 'refused';
    if (!consent) return 'waiting';
    if (!allowsAnything(consent)) return 'refused';
    return script === 'absent' ? 'loading' : script;
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

  function report(window: AnalyticsWindow, entry: DataLayerEntry): void {
    // Google's advice: without it the tag manager mixes the items of one event into the next.
    if ('ecommerce' in entry) push(window, { ecommerce: null });
    push(window, entry);
  }

  function load(window: AnalyticsWindow): void {
    if (script !== 'absent' || !containerId) return;
    script = 'loading';
    const gtag = commandTo(window);
    gtag('consent', 'default', consentMode(noConsent));
    gtag('consent', 'update', consentMode(consent ?? noConsent));
    push(window, { 'gtm.start': now(), event: 'gtm.js' });

    const { document } = window;
    const element = document.createElement('script');
    element.async = true;
    if (options.nonce) element.nonce = options.nonce;
    const query = new URLSearchParams({ id: containerId });
    if (dataLayerName !== 'dataLayer') query.set('l', dataLayerName);
    element.addEventListener('load', () => {
      script = 'loaded';
    });
    element.addEventListener('error', () => {
      script = 'failed';
      safely(() => options.onError?.(new Error(`The tag manager could not be fetched from ${host}/gtm.js`)));
    });
    element.setAttribute('src', `${host}/gtm.js?${query.toString()}`);
    document.head.append(element);
  }

  /** Does what the state asks for: forgets, waits, or loads and reports. */
  function settle(): void {
    const window = findWindow();
    const current = currentStatus();
    if (current === 'off' || current === 'refused' || current === 'failed') waiting = [];
    if (!window || (current !== 'loading' && current !== 'loaded')) return;
    load(window);
    const entries = waiting;
    waiting = [];
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
        // Only a clear yes is one, whatever a banner hands over.
        consent = { statistics: choice.statistics === true, marketing: choice.marketing === true };
        const window = findWindow();
        if (window && script !== 'absent' && !refusesTracking(window)) {
          commandTo(window)('consent', 'update', consentMode(consent));
        }
        settle();
      });
    },
    track(event) {
      safely(() => {
        const current = currentStatus();
        if (current === 'off' || current === 'refused' || current === 'failed') return;
        waiting.push(dataLayerEntry(event, brand));
        if (waiting.length > MAX_WAITING_EVENTS) waiting.shift();
        settle();
      });
    },
  };
}
