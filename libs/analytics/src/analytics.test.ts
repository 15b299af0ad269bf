import { afterEach, describe, expect, expectTypeOf, test, vi } from 'vitest';
import {
  type AnalyticsOptions,
  type AnalyticsWindow,
  createAnalytics,
  MAX_QUEUED_EVENTS,
} from './analytics.ts';
import { type AnalyticsEvent } from './events.ts';
import { type PrivacyWindow } from './privacy-signals.ts';
import { createFakePage } from './testing/fake-page.ts';

const everything = { statistics: true, marketing: true };
const nothing = { statistics: false, marketing: false };
const search: AnalyticsEvent = { name: 'search', term: 'serum' };
const login: AnalyticsEvent = { name: 'login', method: 'email' };

function setUp(options: Partial<AnalyticsOptions> = {}, signals: Parameters<typeof createFakePage>[0] = {}) {
  const page = createFakePage(signals);
  const onError = vi.fn();
  const analytics = createAnalytics(
    { containerId: 'GTM-TEST', onError, ...options },
    { window: page.window, now: () => 1_700_000_000_000 },
  );
  return { page, analytics, onError };
}

describe('createAnalytics()', () => {
  test('loads nothing and creates no data layer before the shopper decides', () => {
    const { page, analytics } = setUp();
    analytics.track(search);
    expect([page.scripts, page.layer(), analytics.status()]).toEqual([[], undefined, 'waiting']);
  });

  test('loads the container once the shopper agrees, and then reports the queued events', () => {
    const { page, analytics } = setUp();
    analytics.track(search);
    analytics.setConsent({ statistics: true, marketing: false });
    analytics.setConsent({ statistics: true, marketing: false });
    analytics.track(login);
    expect(page.scripts.map(({ src, async }) => [src, async])).toEqual([
      ['https://www.googletagmanager.com/gtm.js?id=GTM-TEST', true],
    ]);
    expect(page.story()).toEqual([
      'consent default',
      'set ads_data_redaction',
      'consent update analytics_storage',
      'gtm.js',
      'search',
      'login',
    ]);
    expect(page.layer()).toContainEqual({ 'gtm.start': 1_700_000_000_000, event: 'gtm.js' });
  });

  test('denies every purpose of consent mode before it reports what is granted', () => {
    const { page } = setUp({ consent: { statistics: false, marketing: true } });
    expect(page.commands()).toEqual([
      [
        'consent',
        'default',
        {
          analytics_storage: 'denied',
          ad_storage: 'denied',
          ad_user_data: 'denied',
          ad_personalization: 'denied',
          functionality_storage: 'denied',
          personalization_storage: 'denied',
        },
      ],
      ['set', 'ads_data_redaction', true],
      [
        'consent',
        'update',
        {
          analytics_storage: 'denied',
          ad_storage: 'granted',
          ad_user_data: 'granted',
          ad_personalization: 'granted',
        },
      ],
    ]);
  });

  test('updates the consent for every change of it, and only then', () => {
    const { page, analytics } = setUp({ consent: everything });
    analytics.setConsent(everything);
    analytics.setConsent({ statistics: true, marketing: false });
    analytics.setConsent({ statistics: true, marketing: false });
    analytics.setConsent(nothing);
    analytics.setConsent(nothing);
    expect(page.story().filter((entry) => entry.startsWith('consent update'))).toEqual([
      'consent update analytics_storage ad_storage ad_user_data ad_personalization',
      'consent update analytics_storage',
      'consent update',
    ]);
  });

  test('loads at once for a shopper who agreed on an earlier page', () => {
    const { page, analytics } = setUp({ consent: everything });
    expect(analytics.status()).toBe('loading');
    page.arrive();
    expect(analytics.status()).toBe('loaded');
    expect(page.story()).toContain(
      'consent update analytics_storage ad_storage ad_user_data ad_personalization',
    );
  });

  test.each<[Partial<AnalyticsOptions>, string]>([
    [{ host: '', containerId: 'GTM-LOCAL' }, '/gtm.js?id=GTM-LOCAL'],
    [{ host: 'https://tags.example/' }, 'https://tags.example/gtm.js?id=GTM-TEST'],
    [{ dataLayerName: 'shopLayer' }, 'https://www.googletagmanager.com/gtm.js?id=GTM-TEST&l=shopLayer'],
  ])('with %j loads %s', (options, address) => {
    const { page, analytics } = setUp({ ...options, consent: everything, nonce: 'abc' });
    analytics.track(search);
    expect(page.scripts.map(({ src, nonce }) => [src, nonce])).toEqual([[address, 'abc']]);
    expect(page.layer(options.dataLayerName)).toContainEqual({ event: 'search', search_term: 'serum' });
  });

  test.each([
    ['do-not-track', { navigator: { doNotTrack: '1' } }],
    ['Global Privacy Control', { navigator: { globalPrivacyControl: true } }],
  ])('stays silent under %s, whatever is consented to', (_signal, signals) => {
    const { page, analytics } = setUp({ consent: everything }, signals);
    analytics.track(search);
    analytics.setConsent(everything);
    analytics.track(search);
    expect([page.scripts, page.layer(), analytics.status()]).toEqual([[], undefined, 'refused']);
  });

  test('discards queued events when the shopper declines', () => {
    const { page, analytics } = setUp();
    analytics.track(search);
    analytics.setConsent(nothing);
    expect([page.scripts, page.layer(), analytics.status()]).toEqual([[], undefined, 'refused']);
    analytics.track(search);
    analytics.setConsent(everything);
    analytics.track(login);
    expect(page.story()).not.toContain('search');
    expect(page.story()).toContain('login');
  });

  test('stops reporting when consent is withdrawn, and updates the tag manager', () => {
    const { page, analytics } = setUp({ consent: everything });
    page.arrive();
    analytics.setConsent(nothing);
    analytics.track(search);
    expect(page.story().at(-1)).toBe('consent update');
    analytics.setConsent(everything);
    analytics.track(search);
    expect(page.story().at(-1)).toBe('search');
    expect(page.scripts).toHaveLength(1);
  });

  test.each<[string, PrivacyWindow]>([
    ['do-not-track', { navigator: { doNotTrack: '1' } }],
    ['Global Privacy Control', { navigator: { globalPrivacyControl: true } }],
  ])(
    'updates the tag manager and stops reporting when %s is switched on meanwhile',
    (_signal, { navigator }) => {
      const { page, analytics } = setUp({ consent: everything });
      page.set('navigator', navigator);
      analytics.track(search);
      expect(page.story().at(-1)).toBe('consent update');
      const before = page.layer()?.length;
      analytics.track(search);
      analytics.setConsent(everything);
      expect(page.layer()).toHaveLength(before ?? Number.NaN);
      expect(analytics.status()).toBe('refused');
    },
  );

  test('clears the last event’s items before the next ones', () => {
    const { page, analytics } = setUp({ consent: everything, brand: 'Marehalm' });
    const unitPrice = { amount: 11500, currency: 'DKK' } as const;
    analytics.track({ name: 'view_item', items: [{ sku: 'MH-P32-10', name: 'Amber Lip Balm', unitPrice }] });
    const [clear, entry] = page.layer()?.slice(-2) ?? [];
    expect(clear).toEqual({ ecommerce: null });
    expect(entry).toMatchObject({ event: 'view_item', ecommerce: { items: [{ item_brand: 'Marehalm' }] } });
  });

  test('stops filling the data layer when the script is blocked', () => {
    const { page, analytics, onError } = setUp({ consent: everything });
    page.block();
    const before = page.layer()?.length;
    analytics.track(search);
    analytics.setConsent(nothing);
    analytics.setConsent(everything);
    expect(page.layer()).toHaveLength(before ?? Number.NaN);
    expect(page.scripts).toHaveLength(1);
    expect(analytics.status()).toBe('failed');
    expect(onError.mock.calls).toEqual([
      [
        new Error(
          'Cannot load the tag manager: https://www.googletagmanager.com/gtm.js?id=GTM-TEST did not arrive',
        ),
      ],
    ]);
  });

  test('does not retry when the page blocks the script', () => {
    const { page, analytics, onError } = setUp();
    analytics.track(search);
    const refusal = new TypeError('This document requires TrustedScriptURL assignment');
    page.refuseScripts(refusal);
    analytics.setConsent(everything);
    analytics.track(search);
    expect(analytics.status()).toBe('failed');
    expect(onError.mock.calls).toEqual([[refusal]]);
    expect(page.story()).not.toContain('search');
  });

  test('keeps only the latest events while consent is pending', () => {
    const { page, analytics } = setUp();
    for (let count = 0; count < MAX_QUEUED_EVENTS + 5; count += 1)
      analytics.track({ name: 'search', term: `${count}` });
    analytics.setConsent(everything);
    const terms = (page.layer() ?? []).flatMap(
      (entry) => (entry as { search_term?: string }).search_term ?? [],
    );
    expect([terms.length, terms[0], terms.at(-1)]).toEqual([
      MAX_QUEUED_EVENTS,
      '5',
      String(MAX_QUEUED_EVENTS + 4),
    ]);
  });

  test('accepts only a clear yes as consent', () => {
    const { page, analytics } = setUp();
    const unclear = { statistics: 'no', marketing: 1 } as unknown as typeof everything;
    analytics.setConsent(unclear);
    expect([analytics.status(), page.scripts]).toEqual(['refused', []]);
    expect(setUp({ consent: unclear }).page.scripts).toEqual([]);
  });

  test('is off without a container', () => {
    const { page, analytics } = setUp({ containerId: '', consent: everything });
    analytics.track(search);
    expect([analytics.status(), page.scripts]).toEqual(['off', []]);
  });

  describe('with default options', () => {
    afterEach(() => {
      vi.unstubAllGlobals();
      vi.restoreAllMocks();
    });

    test('is off without a window', () => {
      const analytics = createAnalytics({ containerId: 'GTM-TEST', consent: everything });
      analytics.track(search);
      expect(analytics.status()).toBe('off');
    });

    test('uses the window and clock of the page', () => {
      const page = createFakePage();
      vi.stubGlobal('window', page.window);
      vi.spyOn(Date, 'now').mockReturnValue(1_700_000_000_001);
      createAnalytics({ containerId: 'GTM-TEST', consent: everything });
      expect(page.layer()).toContainEqual({ 'gtm.start': 1_700_000_000_001, event: 'gtm.js' });
    });

    test("accepts a browser's window", () => {
      expectTypeOf<Window & typeof globalThis>().toExtend<AnalyticsWindow>();
    });
  });

  describe('never throws', () => {
    test('for an event that cannot be serialized', () => {
      const { page, analytics, onError } = setUp({ consent: everything });
      const items = (['DKK', 'EUR'] as const).map((currency) => ({
        sku: 'MH-P32-10',
        name: 'Amber Lip Balm',
        unitPrice: { amount: 100, currency },
      }));
      expect(() => analytics.track({ name: 'view_cart', items })).not.toThrow();
      expect(onError).toHaveBeenCalledWith(expect.any(TypeError));
      expect(page.story()).not.toContain('view_cart');
    });

    test('when the tag manager or an error listener does', () => {
      const { page, analytics, onError } = setUp({ consent: everything });
      onError.mockImplementation(() => {
        throw new Error('listener');
      });
      page.set('dataLayer', {
        push: () => {
          throw new Error('tag');
        },
      });
      expect(() => analytics.track(search)).not.toThrow();
      expect(() => analytics.setConsent(nothing)).not.toThrow();
      expect(onError).toHaveBeenCalled();
    });

    test("when reading the browser's privacy setting does", () => {
      const { page, analytics, onError } = setUp();
      Object.defineProperty(page.window, 'navigator', {
        get: () => {
          throw new Error('SecurityError');
        },
      });
      analytics.track(search);
      expect(analytics.status()).toBe('off');
      expect(onError).toHaveBeenCalledTimes(2);
    });
  });
});
