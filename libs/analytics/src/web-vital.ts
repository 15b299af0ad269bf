/**
 * A Core Web Vital in the format of npm's `web-vitals` 6, so that `onLCP(analytics.track)` works. Other fields of the
 * metric, such as its performance entries, are not sent.
 */
export interface WebVital {
  /** Largest Contentful Paint, Interaction to Next Paint, Cumulative Layout Shift, First Contentful Paint, Time to First Byte. */
  readonly name: 'LCP' | 'INP' | 'CLS' | 'FCP' | 'TTFB';
  /** Milliseconds; for CLS a score without a unit, from 0. */
  readonly value: number;
  /** Increase since the metric was last reported, in the unit of `value`; initially the value. */
  readonly delta: number;
  /** The same for all reports of a metric on a page, for grouping. */
  readonly id: string;
  readonly rating: 'good' | 'needs-improvement' | 'poor';
  /** Type of the navigation: `navigate`, `reload`, `back-forward-cache`, `soft-navigation` and others. */
  readonly navigationType: string;
  /** The page it is about, which may have been left. Sent without query and fragment, where secrets of mailed links are. */
  readonly navigationURL?: string | undefined;
}

/** A {@link WebVital} in the names that web-vitals and web.dev use for Google Analytics 4. */
export interface WebVitalEntry {
  /** The metric's own name: `LCP`. */
  readonly event: WebVital['name'];
  /** The delta, for Google adds up the values of a metric. */
  readonly value: number;
  readonly metric_id: string;
  readonly metric_value: number;
  readonly metric_delta: number;
  readonly metric_rating: WebVital['rating'];
  readonly navigation_type: string;
  readonly page_location?: string;
}

/**
 * Converts a metric to a data layer entry with the parameter names that the web-vitals documentation recommends
 * (https://github.com/GoogleChrome/web-vitals#send-the-results-to-google-analytics), plus the navigation type. Query and hash are
 * removed from the URL.
 */
export function toWebVitalEntry(metric: WebVital): WebVitalEntry {
  const { name, value, delta, id, rating, navigationType, navigationURL } = metric;
  return {
    event: name,
    value: delta,
    metric_id: id,
    metric_value: value,
    metric_delta: delta,
    metric_rating: rating,
    navigation_type: navigationType,
    ...(navigationURL ? { page_location: navigationURL.replace(/[?#].*$/su, '') } : {}),
  };
}
