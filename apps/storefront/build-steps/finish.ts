/**
 * Makes what React Router has written ready for a static host, in `dist/storefront`: script-free 404 pages, one
 * Content-Security-Policy for all pages, and every text file also as Brotli and gzip.
 */
import { createHash } from 'node:crypto';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { readConfiguration } from './configuration.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { serviceWorker } from './service-worker.ts';

const built = path.join(import.meta.dirname, '../build/client');
const target = path.join(import.meta.dirname, '../../../dist/storefront');
const TEXT = /\.(?:html|js|css|data|json|svg|xml|txt|webmanifest)$/;
/** More kinds of inline script than this, and one of them varies from page to page. */
const MOST_INLINE_SCRIPTS = 4;

await rm(target, { recursive: true, force: true });
await cp(built, target, { recursive: true });
await rm(path.join(target, '__spa-fallback.html'), { force: true });
await rm(path.join(target, '.vite'), { recursive: true, force: true });

// Nobody navigates to a file, so nobody asks for its data.
for (const file of await readdir(target, { recursive: true })) {
  if (/\.(?:json|xml|txt)\.data$/.test(file)) await rm(path.join(target, file));
}

/** These pages are shown under other addresses, and must not hydrate there: the router would look for the address. */
for (const folder of ['', 'da/']) {
  await writeFile(path.join(target, `${folder}404.html`), await withoutScripts(`${folder}404/index.html`));
  const offline = `${folder}offline/index.html`;
  await writeFile(path.join(target, offline), await withoutScripts(offline));
}

async function withoutScripts(file: string): Promise<string> {
  const page = await readFile(path.join(target, file), 'utf8');
  return page.replace(/<script(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>/g, '');
}

await writeFile(path.join(target, 'service-worker.js'), await serviceWorker(target));

const files = (await readdir(target, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && TEXT.test(entry.name))
  .map((entry) => path.join(entry.parentPath, entry.name));

const hashes = new Set<string>();
for (const file of files.filter((name) => name.endsWith('index.html'))) {
  const html = await readFile(file, 'utf8');
  for (const [, attributes = '', code = ''] of html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (/type="application\/(?:ld\+)?json"|\bsrc=/.test(attributes)) continue;
    hashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  }
}
if (hashes.size > MOST_INLINE_SCRIPTS) {
  throw new Error(
    `Cannot write one policy for all pages: ${hashes.size} different inline scripts, at most ${MOST_INLINE_SCRIPTS}`,
  );
}
const policy = contentSecurityPolicy(readConfiguration(process.env).public, [...hashes].sort());
const headers = [
  '/*',
  `  Content-Security-Policy: ${policy}`,
  '  X-Content-Type-Options: nosniff',
  '  Referrer-Policy: strict-origin-when-cross-origin',
  '/assets/*',
  '  Cache-Control: public, max-age=31536000, immutable',
  '/pictures/*',
  '  Cache-Control: public, max-age=31536000, immutable',
  '/videos/*',
  '  Cache-Control: public, max-age=31536000, immutable',
  '',
].join('\n');
await writeFile(path.join(target, '_headers'), headers);

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
for (const file of files) {
  const content = await readFile(file);
  if (content.length < 512) continue;
  await writeFile(`${file}.br`, await brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }));
  await writeFile(`${file}.gz`, await zip(content, { level: 9 }));
}
console.log(
  `${files.filter((name) => name.endsWith('.html')).length} pages in dist/storefront, ${hashes.size} inline scripts`,
);
