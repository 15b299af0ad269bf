import { expect, expectTypeOf, test } from 'vitest';
import { type Analytics } from './analytics.ts';
import { toDataLayerEntry } from './events.ts';
import { type WebVital, toWebVitalEntry } from './web-vital.ts';

/** A metric of web-vitals 6, field by field. */
interface Metric {
  name: 'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB';
  value: number;
  rating: 'good' | 'needs-improvement' | 'poor';
  delta: number;
  id: string;
  entries: PerformanceEntry[];
  navigationType:
    | 'navigate'
    | 'reload'
    | 'back-forward'
    | 'back-forward-cache'
    | 'prerender'
    | 'restore'
    | 'soft-navigation';
  navigationId: number;
  navigationInteractionId?: number;
  navigationStartTime?: number;
  navigationURL?: string;
}

const lcp: Metric = {
  name: 'LCP',
  value: 1824.5,
  delta: 24.5,
  id: 'v6-1790000000000-1234567890123',
  rating: 'good',
  entries: [],
  navigationType: 'navigate',
  navigationId: 1,
  navigationURL: 'https://marehalm.example/da/produkt/lae-serum?utm_source=mail#brug',
};

test('toWebVitalEntry() writes the names that web-vitals documents for Google Analytics 4', () => {
  expect(toWebVitalEntry(lcp)).toEqual({
    event: 'LCP',
    value: 24.5,
    metric_id: 'v6-1790000000000-1234567890123',
    metric_value: 1824.5,
    metric_delta: 24.5,
    metric_rating: 'good',
    navigation_type: 'navigate',
    page_location: 'https://marehalm.example/da/produkt/lae-serum',
  });
});

test.each<WebVital['name']>(['LCP', 'INP', 'CLS', 'FCP', 'TTFB'])('toDataLayerEntry() writes %s', (name) => {
  const { navigationURL: _where, ...metric } = { ...lcp, name };
  expect(toDataLayerEntry(metric)).toEqual(toWebVitalEntry(metric));
  expect(toWebVitalEntry(metric)).toMatchObject({ event: name });
  expect(toWebVitalEntry(metric)).not.toHaveProperty('page_location');
});

test.each([
  'https://marehalm.example/account/forgotten-password/reset?token=secret',
  'https://marehalm.example/account/forgotten-password/reset#token=secret',
  'https://marehalm.example/account/forgotten-password/reset?a\n=secret',
])('toWebVitalEntry() removes the secrets of %j', (navigationURL) => {
  expect(toWebVitalEntry({ ...lcp, navigationURL }).page_location).toBe(
    'https://marehalm.example/account/forgotten-password/reset',
  );
});

test('a metric of web-vitals is an event, so that track() can be its callback', () => {
  type OnMetric<M extends Metric> = (onReport: (metric: M) => void) => void;
  interface LcpMetric extends Metric {
    name: 'LCP';
  }
  expectTypeOf<Metric>().toExtend<WebVital>();
  expectTypeOf<Analytics['track']>().toExtend<Parameters<OnMetric<Metric>>[0]>();
  expectTypeOf<Analytics['track']>().toExtend<Parameters<OnMetric<LcpMetric>>[0]>();
});
