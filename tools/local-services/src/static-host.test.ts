import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { fc, test as property } from '@fast-check/vitest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createStaticHost } from './static-host.ts';
import { serveApp } from './testing/serve-app.ts';

const asset = '/assets/entry-Ab_3-xYz.js';
const shopFiles: Record<string, string | Buffer> = {
  'index.html': 'home',
  '_.data': 'home data',
  'da/index.html': 'forside',
  'da.data': 'forside data',
  'product/lee-serum/index.html': 'Lee Serum',
  'about.html': 'about',
  '404.html': 'not found page',
  'da/404.html': 'siden findes ikke',
  [asset.slice(1)]: 'code',
  [`${asset.slice(1)}.gz`]: gzipSync('code'),
  [`${asset.slice(1)}.br`]: 'brotli bytes',
  'assets/late.js': 'not hashed',
  'media/own.webp': 'own picture',
  'videos/sea.mp4': '0123456789',
  'videos/sea.da.vtt': 'WEBVTT',
  '.secret': 'hidden',
  _headers:
    "/*\n  Content-Security-Policy: default-src 'self'\n/media/*\n  Cache-Control: public, max-age=9\n",
  _redirects: '/a /b 301',
  '.well-known/security.txt': 'contact',
};

describe('createStaticHost()', () => {
  let root: string;
  let origin: string;
  let close: () => Promise<void>;

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'static-shop-'));
    for (const [name, body] of Object.entries(shopFiles)) {
      await mkdir(dirname(join(root, 'shop', name)), { recursive: true });
      await writeFile(join(root, 'shop', name), body);
    }
    await mkdir(join(root, 'pictures'));
    await writeFile(join(root, 'pictures', 'p04.webp'), 'packshot');
    await writeFile(join(root, 'pictures', 'own.webp'), 'from the content');
    await writeFile(join(root, 'outside.txt'), 'outside');
    await symlink(join(root, 'outside.txt'), join(root, 'shop', 'link.txt'));
    ({ origin, close } = await serveApp(
      createStaticHost({
        shopDirectory: join(root, 'shop'),
        picturesDirectory: join(root, 'pictures'),
        redirects: () => [
          { from: '/product/old-serum', to: '/product/lee-serum', status: 301 },
          { from: '/club', to: '/#newsletter', status: 302 },
          { from: '/sommer', to: '/da/shop?tag=sommer', status: 302 },
        ],
      }),
    ));
  });
  afterAll(async () => {
    await close();
    await rm(root, { recursive: true });
  });

  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(origin + path, { redirect: 'manual', headers });

  /** Sends `path` as it stands: `fetch` would resolve its dots first. */
  const getRaw = (path: string) =>
    new Promise<{ status: number; body: string; location: string | undefined }>((resolve, reject) => {
      const { hostname, port } = new URL(origin);
      request({ hostname, port, path, headers: { host: 'localhost' } }, (answer) => {
        let body = '';
        answer.on('data', (chunk: Buffer) => (body += chunk.toString()));
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, body, location: answer.headers.location }),
        );
      })
        .on('error', reject)
        .end();
    });

  test.each([
    ['/', 'home', 'text/html; charset=utf-8'],
    ['/da', 'forside', 'text/html; charset=utf-8'],
    ['/product/lee-serum', 'Lee Serum', 'text/html; charset=utf-8'],
    ['/about', 'about', 'text/html; charset=utf-8'],
    ['/_.data', 'home data', 'text/x-script; charset=utf-8'],
    ['/da.data', 'forside data', 'text/x-script; charset=utf-8'],
    ['/media/p04.webp', 'packshot', 'image/webp'],
    ['/media/own.webp', 'own picture', 'image/webp'],
    ['/videos/sea.mp4', '0123456789', 'video/mp4'],
    ['/videos/sea.da.vtt', 'WEBVTT', 'text/vtt; charset=utf-8'],
    ['/.well-known/security.txt', 'contact', 'text/plain; charset=utf-8'],
  ])('serves %s without a redirect', async (path, body, type) => {
    const answer = await get(path);
    expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
      200,
      type,
      body,
    ]);
  });

  test.each([
    ['/product/lee-serum/', '/product/lee-serum'],
    ['/da/?utm=1', '/da?utm=1'],
    ['//evil.example/', '/evil.example'],
    ['/product//lee-serum', '/product/lee-serum'],
    ['/index.html', '/'],
    ['/da/index.html?utm=1', '/da?utm=1'],
    ['/product/lee-serum/index.html', '/product/lee-serum'],
    ['/product%2Flee-serum', '/product/lee-serum'],
    ['/product/%6Cee-serum?q=%2F', '/product/lee-serum?q=%2F'],
    ['/Product/LEE-Serum', '/product/lee-serum'],
    ['/DA', '/da'],
    ['/en', '/'],
  ])('redirects %s to %s', async (path, location) => {
    expect(await getRaw(path)).toMatchObject({ status: 308, location });
  });

  test.each([
    ['/product/old-serum', 301, '/product/lee-serum'],
    ['/product/old-serum?utm=1', 301, '/product/lee-serum?utm=1'],
    ['/club?utm=1', 302, '/?utm=1#newsletter'],
    ['/sommer?x=1', 302, '/da/shop?tag=sommer'],
  ])('applies the redirect of %s', async (path, status, location) => {
    const answer = await get(path);
    expect([answer.status, answer.headers.get('location')]).toEqual([status, location]);
  });

  test.each([
    ['/nowhere', 'not found page'],
    ['/da/ingensteds', 'siden findes ikke'],
    ['/danger', 'not found page'],
    ['/404', 'not found page'],
    ['/404.html', 'not found page'],
    ['/about.html', 'not found page'],
    ['/da/404.html', 'siden findes ikke'],
    ['/da/404', 'siden findes ikke'],
  ])('answers %s with 404 and the page in its language', async (path, body) => {
    const answer = await get(path);
    expect([answer.status, await answer.text()]).toEqual([404, body]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test.each([
    ['/', 'no-cache'],
    ['/_.data', 'public, max-age=60'],
    [asset, 'public, max-age=31536000, immutable'],
    ['/assets/late.js', 'no-cache'],
  ])('sets the caching of %s: %s', async (path, expected) => {
    expect((await get(path)).headers.get('cache-control')).toBe(expected);
  });

  test.each([
    ['br', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['*', 'br'],
    ['identity', null],
    ['br;q=0, gzip;q=0', null],
  ])('sends the compressed file for Accept-Encoding: %s', async (accepted, encoding) => {
    const headers = await new Promise<Record<string, unknown>>((resolve) => {
      request(origin + asset, { headers: { 'accept-encoding': accepted } }, (answer) => {
        answer.resume();
        resolve(answer.headers);
      }).end();
    });
    expect(headers['content-encoding'] ?? null).toBe(encoding);
    expect(headers['vary']).toBe('Accept-Encoding');
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
  });

  test.each(['/', '/product/lee-serum', '/nowhere'])(
    'sends the headers of the build with %s',
    async (path) => {
      expect((await get(path)).headers.get('content-security-policy')).toBe("default-src 'self'");
    },
  );

  test("applies the build's caching of a folder, but never to a missing page", async () => {
    expect((await get('/media/p04.webp')).headers.get('cache-control')).toBe('public, max-age=9');
    expect((await get('/media/none.webp')).headers.get('cache-control')).toBe('no-store');
  });

  test('answers 304 to a client with the current file', async () => {
    const tag = (await get('/about')).headers.get('etag') ?? '';
    expect((await get('/about', { 'if-none-match': `"x", ${tag}` })).status).toBe(304);
    expect((await get('/about', { 'if-none-match': '"x"' })).status).toBe(200);
  });

  test('does not block the process with blanks in the tags of a request', async () => {
    const tag = (await get('/about')).headers.get('etag') ?? '';
    const before = process.threadCpuUsage();
    const answer = await get('/about', { 'if-none-match': `"x"${' '.repeat(14_000)}"y", ${tag}` });
    const { user, system } = process.threadCpuUsage(before);
    expect(answer.status).toBe(304);
    expect((user + system) / 1000).toBeLessThan(50);
  });

  test.each([
    ['bytes=0-3', 206, '0123', 'bytes 0-3/10'],
    ['bytes=4-', 206, '456789', 'bytes 4-9/10'],
    ['bytes=-3', 206, '789', 'bytes 7-9/10'],
    ['bytes=-30', 206, '0123456789', 'bytes 0-9/10'],
    ['bytes=8-30', 206, '89', 'bytes 8-9/10'],
    ['bytes=10-', 416, '', 'bytes */10'],
    ['bytes=-0', 416, '', 'bytes */10'],
    ['bytes=5-2', 200, '0123456789', null],
    ['bytes=0-1,4-5', 200, '0123456789', null],
    ['bytes=-', 200, '0123456789', null],
    ['lines=0-1', 200, '0123456789', null],
  ])('answers Range: %s with %i', async (range, status, body, contentRange) => {
    const answer = await get('/videos/sea.mp4', { range });
    expect(answer.headers.get('accept-ranges')).toBe('bytes');
    expect([answer.status, await answer.text(), answer.headers.get('content-range')]).toEqual([
      status,
      body,
      contentRange,
    ]);
  });

  test.each([
    ['a file that exists under a condition', '/videos/sea.mp4', { range: 'bytes=0-3', 'if-range': '"x"' }],
    ['a compressed copy', asset, { range: 'bytes=0-1', 'accept-encoding': 'br' }],
  ])('sends no range of %s', async (_what, path, headers) => {
    expect((await get(path, headers)).status).toBe(200);
  });

  test('answers HEAD with headers only', async () => {
    const answer = await fetch(`${origin}/about`, { method: 'HEAD' });
    expect([answer.status, answer.headers.get('content-length'), await answer.text()]).toEqual([
      200,
      '5',
      '',
    ]);
  });

  test('refuses write requests', async () => {
    const answer = await fetch(`${origin}/about`, { method: 'POST' });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  test.each([
    '/../outside.txt',
    '/%2e%2e/outside.txt',
    '/assets/..%2f..%2foutside.txt',
    '/assets/..%5c..%5coutside.txt',
    '/media/../../outside.txt',
    '/media/%2e%2e/%2e%2e/outside.txt',
    '/link.txt',
    '/.secret',
    '/_headers',
    '/_redirects',
    '/about.html%00.js',
    '/%E0%A4%A',
  ])('serves nothing outside its folder for %s', async (path) => {
    const { status, body } = await getRaw(path);
    expect(status).toBe(404);
    expect(body).toBe('not found page');
  });

  property.prop(
    [fc.array(fc.constantFrom('..', '.', '%2e', '%2f', '%5c', '/', '\\', 'shop', 'outside.txt', 'media'))],
    {
      numRuns: 60,
    },
  )('never serves a file from outside its folder, for any path', async (parts) => {
    const { body } = await getRaw(`/${parts.join('')}`);
    expect(body).not.toBe('outside');
  });

  property.prop([fc.string({ unit: fc.constantFrom('/', '\\', 'a', '.', '%2f', '%5c'), maxLength: 8 })], {
    numRuns: 60,
  })('never redirects to another site', async (path) => {
    const { location } = await getRaw(`/${path}`);
    if (location !== undefined) expect(new URL(location, 'http://shop.example').host).toBe('shop.example');
  });
});
