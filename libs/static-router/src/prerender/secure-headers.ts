import type { HeaderRules } from './headers-file.ts';

/** Options of {@link createSecureHeaders}. */
export interface SecureHeadersOptions {
  /** The one Content-Security-Policy of all pages: `createContentSecurityPolicy()` returns one. */
  readonly policy: string;
  /** The origin that visitors see. */
  readonly origin: string;
  /** Folders of files that are named by their content and that pages of other sites, such as mails, may show: `pictures`. */
  readonly sharedDirectories?: readonly string[];
  /** Path of the service worker, if there is one. */
  readonly serviceWorker?: string;
  /** Features of the browser that the site uses: `camera`. None by default. */
  readonly usedFeatures?: readonly string[];
}

/** Features of the browser that few sites use: an injected script cannot either. */
const FEATURES = [
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

/** Two years, in which a browser requests the site by TLS alone. */
const STRICT_TRANSPORT_SECONDS = 63_072_000;

/** For files that are named by their content. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

/**
 * Returns the response headers of a static site by path: the policy, other security headers, and immutable caching for hashed
 * files. No header is set by two rules that match the same path.
 *
 * @example
 * ```ts
 * const headers = createSecureHeaders({ policy: "default-src 'self'", origin: 'https://birds.example' });
 * headers['/*']?.['X-Frame-Options']; // => 'DENY'
 * headers['/assets/*']?.['Cache-Control']; // => 'public, max-age=31536000, immutable'
 * ```
 */
export function createSecureHeaders({
  policy,
  origin,
  sharedDirectories = [],
  serviceWorker,
  usedFeatures = [],
}: SecureHeadersOptions): HeaderRules {
  const refused = FEATURES.filter((feature) => !usedFeatures.includes(feature));
  return {
    '/*': {
      'Content-Security-Policy': policy,
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': refused.map((feature) => `${feature}=()`).join(', '),
      // No other window can reach into the site.
      'Cross-Origin-Opener-Policy': 'same-origin',
      // For browsers that do not know frame-ancestors.
      'X-Frame-Options': 'DENY',
      // Names the origin, not its subdomains: those are the owner's to promise. Browsers ignore it over http.
      ...(origin.startsWith('https:')
        ? { 'Strict-Transport-Security': `max-age=${STRICT_TRANSPORT_SECONDS}` }
        : {}),
    },
    '/assets/*': { 'Cache-Control': IMMUTABLE, 'Cross-Origin-Resource-Policy': 'same-origin' },
    ...Object.fromEntries(
      sharedDirectories.map((name) => [
        `/${name}/*`,
        { 'Cache-Control': IMMUTABLE, 'Cross-Origin-Resource-Policy': 'cross-origin' },
      ]),
    ),
    // A new version of the site must not wait for the cached worker to expire.
    ...(serviceWorker === undefined ? {} : { [serviceWorker]: { 'Cache-Control': 'no-cache' } }),
  };
}
