import type { HeaderRules } from './headers-file.ts';

/** Options of {@link createSecureHeaders}. */
export interface SecureHeadersOptions {
  /** The Content-Security-Policy of all pages, such as the result of `createContentSecurityPolicy()`. */
  readonly policy: string;
  /** Public origin of the site; `Strict-Transport-Security` is set for `https:` only. */
  readonly origin: string;
  /** Folders of files with a content hash that other sites and mails may embed: `pictures`; none by default. */
  readonly sharedDirectories?: readonly string[];
  /** Path of the service worker, if there is one. */
  readonly serviceWorker?: string;
  /** Permissions-Policy features that the site uses: `camera`; none by default. */
  readonly usedFeatures?: readonly string[];
}

/** Features that the Permissions-Policy turns off, so that an injected script cannot use them. */
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

/** Duration of `Strict-Transport-Security`: two years. */
const STRICT_TRANSPORT_SECONDS = 63_072_000;

/** `Cache-Control` of files with a content hash in their name. */
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
      // Isolates the site from windows of other origins.
      'Cross-Origin-Opener-Policy': 'same-origin',
      // For browsers that do not know frame-ancestors.
      'X-Frame-Options': 'DENY',
      // Without `includeSubDomains`, which only the owner of the domain can decide. Browsers ignore it over http.
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
