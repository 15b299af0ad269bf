/** What the headers depend on besides the policy for content. */
export interface SecurityHeadersOptions {
  /** The one Content-Security-Policy of all pages. */
  readonly policy: string;
  /** The origin shoppers see. */
  readonly siteUrl: string;
}

/** Powers of the browser that neither the shop nor a frame in it ever asks for: a script that got in could not either. */
const UNUSED_POWERS = [
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

/** Seconds for which a browser asks for the shop by TLS alone: two years. */
const STRICT_TRANSPORT = 63_072_000;

/** Seconds for which a file is kept whose name says what is in it. */
const FOR_EVER = 'public, max-age=31536000, immutable';

/**
 * The `_headers` file of the shop: the one source of every response header, read by static hosts and by the local services, and
 * put into the words of nginx and Caddy by `tools/workspace`. Some hosts join what several rules say of one header, so no
 * header is named by two rules that hold for the same path.
 */
export function headersFile({ policy, siteUrl }: SecurityHeadersOptions): string {
  const rules: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    '/*': {
      'Content-Security-Policy': policy,
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': UNUSED_POWERS.map((power) => `${power}=()`).join(', '),
      // No window that opened the shop, or was opened by it, can reach into it.
      'Cross-Origin-Opener-Policy': 'same-origin',
      // For browsers that do not know frame-ancestors.
      'X-Frame-Options': 'DENY',
      // Names the origin, not its subdomains: those are the merchant's to promise. Over http browsers pass it over.
      ...(siteUrl.startsWith('https:') ? { 'Strict-Transport-Security': `max-age=${STRICT_TRANSPORT}` } : {}),
    },
    '/assets/*': { 'Cache-Control': FOR_EVER, 'Cross-Origin-Resource-Policy': 'same-origin' },
    // Mails and search engines show these on pages of their own.
    '/pictures/*': { 'Cache-Control': FOR_EVER, 'Cross-Origin-Resource-Policy': 'cross-origin' },
    '/videos/*': { 'Cache-Control': FOR_EVER, 'Cross-Origin-Resource-Policy': 'cross-origin' },
    // A new version of the shop must not wait for the old worker's age.
    '/service-worker.js': { 'Cache-Control': 'no-cache' },
  };
  return Object.entries(rules)
    .flatMap(([path, headers]) => [
      path,
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
      '',
    ])
    .join('\n');
}
