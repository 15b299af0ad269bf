import { expect, test } from 'vitest';
import { headersFile } from './security-headers.ts';

/** What a host that joins all rules answers for `path`: every value of each header. */
function answersFor(path: string, file: string): Map<string, string[]> {
  const answers = new Map<string, string[]>();
  let holds = false;
  for (const line of file.split('\n')) {
    const [, name, value] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
    if (line.startsWith('/')) holds = line.endsWith('*') ? path.startsWith(line.slice(0, -1)) : path === line;
    else if (holds && name && value) answers.set(name, [...(answers.get(name) ?? []), value]);
  }
  return answers;
}

const file = headersFile({ policy: "default-src 'self'", siteUrl: 'https://www.shop.example' });

test.each([
  '/',
  '/da/shop',
  '/shop.data',
  '/assets/a.js',
  '/pictures/a.avif',
  '/videos/a.mp4',
  '/service-worker.js',
])('headersFile() says each header of %s once, with those that hold everywhere', (path) => {
  const answers = answersFor(path, file);
  for (const [name, values] of answers) expect(values, name).toHaveLength(1);
  expect([...answers.keys()]).toEqual(
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
])('headersFile() says of %s: %s', (path, name, value) => {
  expect(answersFor(path, file).get(name)).toEqual([value]);
});

test('headersFile() promises TLS only for a shop that is reached by it', () => {
  const local = headersFile({ policy: '', siteUrl: 'http://localhost:4200' });
  expect(local).not.toContain('Strict-Transport-Security');
});
