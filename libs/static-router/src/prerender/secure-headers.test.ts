import { expect, test } from 'vitest';
import { createSecureHeaders } from './secure-headers.ts';

const options = {
  policy: "default-src 'self'",
  sharedDirectories: ['pictures', 'videos'],
  serviceWorker: '/service-worker.js',
};

/** The headers of `path` from a host that joins all rules: every value of each header. */
function headersOf(path: string, origin = 'https://www.shop.example'): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [rule, headers] of Object.entries(createSecureHeaders({ ...options, origin }))) {
    if (rule.endsWith('*') ? !path.startsWith(rule.slice(0, -1)) : path !== rule) continue;
    for (const [name, value] of Object.entries(headers)) found.set(name, [...(found.get(name) ?? []), value]);
  }
  return found;
}

test.each([
  '/',
  '/da/shop',
  '/shop.data',
  '/assets/a.js',
  '/pictures/a.avif',
  '/videos/a.mp4',
  '/service-worker.js',
])('createSecureHeaders() has each header of %s once, with those of every path', (path) => {
  const headers = headersOf(path);
  for (const [name, values] of headers) expect(values, name).toHaveLength(1);
  expect([...headers.keys()]).toEqual(
    expect.arrayContaining([
      'Content-Security-Policy',
      'X-Content-Type-Options',
      'Referrer-Policy',
      'Permissions-Policy',
      'Cross-Origin-Opener-Policy',
      'X-Frame-Options',
      'Strict-Transport-Security',
    ]),
  );
});

test.each([
  ['/assets/a.js', 'Cache-Control', 'public, max-age=31536000, immutable'],
  ['/service-worker.js', 'Cache-Control', 'no-cache'],
  ['/assets/a.js', 'Cross-Origin-Resource-Policy', 'same-origin'],
  ['/pictures/a.avif', 'Cross-Origin-Resource-Policy', 'cross-origin'],
])('createSecureHeaders() returns for %s: %s', (path, name, value) => {
  expect(headersOf(path).get(name)).toEqual([value]);
});

test('createSecureHeaders() requires TLS only for a site that is served over it', () => {
  expect(headersOf('/', 'http://localhost:4200')).not.toContain('Strict-Transport-Security');
  expect(headersOf('/').get('Strict-Transport-Security')).toEqual(['max-age=63072000']);
});

test('createSecureHeaders() refuses the features of the browser that the site does not use', () => {
  const { '/*': headers = {} } = createSecureHeaders({ ...options, origin: '', usedFeatures: ['camera'] });
  expect(headers['Permissions-Policy']).toContain('microphone=()');
  expect(headers['Permissions-Policy']).not.toContain('camera');
});
