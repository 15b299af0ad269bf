import type { HeaderRules } from '@marehalm/static-router';

/** What the headers depend on. */
export interface ResponseHeadersOptions {
  /** The one Content-Security-Policy of all pages. */
  readonly policy: string;
  /** The origin shoppers see. */
  readonly siteUrl: string;
}

/** Features of the browser that neither the shop nor a frame in it uses: an injected script cannot either. */
const UNUSED_FEATURES = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** Two years, in which a browser requests the shop by TLS alone. */
const STRICT_TRANSPORT_SECONDS = 63_072_000;

/** For files that are named by their content. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

/**
 * Returns the response headers of the shop by path. They become `_headers`: the one source of every header, read by static hosts and by the local
 * services, and put into the words of nginx and Caddy by `tools/workspace`. Some hosts join what several rules say of one header, so no header is
 * named by two rules that match the same path.
 */
export function responseHeaders({ policy, siteUrl }: ResponseHeadersOptions): HeaderRules {
  return {
    '/*': {
      'Content-Security-Policy': policy,
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
      // No other window can reach into the shop.
      'Cross-Origin-Opener-Policy': 'same-origin',
      // For browsers that do not know frame-ancestors.
      'X-Frame-Options': 'DENY',
      // Names the origin, not its subdomains: those are the merchant's to promise. Browsers ignore it over http.
      ...(siteUrl.startsWith('https:')
        ? { 'Strict-Transport-Security': `max-age=${STRICT_TRANSPORT_SECONDS}` }
        : {}),
    },
    '/assets/*': { 'Cache-Control': IMMUTABLE, 'Cross-Origin-Resource-Policy': 'same-origin' },
    // Mails and search engines show these on pages of their own.
    '/pictures/*': { 'Cache-Control': IMMUTABLE, 'Cross-Origin-Resource-Policy': 'cross-origin' },
    '/videos/*': { 'Cache-Control': IMMUTABLE, 'Cross-Origin-Resource-Policy': 'cross-origin' },
    // A new version of the shop must not wait for the cached worker to expire.
    '/service-worker.js': { 'Cache-Control': 'no-cache' },
  };
}
