/**
 * Puts what is not a page beside the pages in `dist/storefront`: code, pictures, the service worker, one Content-Security-Policy
 * for all pages, and every text file also as Brotli and gzip. What was there before and is not any more, it takes away.
 */
import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readConfiguration } from './configuration.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { filesOnDisk, madeFile } from './made-file.ts';
import type { BuildRecord } from './make-pages.ts';
import { app, buildRecord, finishedShop } from './places.ts';
import { headersFile } from './security-headers.ts';
import { serviceWorker } from './service-worker.ts';

const target = finishedShop;
const TEXT = /\.(?:html|js|css|data|json|svg|xml|txt|webmanifest)$/;
/** Named after the hash of what is in it: with the same name and size it is the same file. */
const NAMED_BY_CONTENT = /^(?:assets|pictures|videos)\/.+-[\w-]{7,8}\.\w+$/;
/** More kinds of inline script than this, and one of them varies from page to page. */
const MOST_INLINE_SCRIPTS = 3;
/** The same for styles: a kind of page may have its own, a page may not. */
const MOST_INLINE_STYLES = 10;

const { pages } = JSON.parse(await readFile(buildRecord, 'utf8')) as BuildRecord;
const finished = new Set(pages.flatMap(({ files }) => files.map(([name]) => name)));

/** With `/`, whatever the system writes. */
const nameIn = (folder: string, file: string) => file.slice(folder.length + 1).replaceAll(path.sep, '/');

async function filesIn(folder: string): Promise<string[]> {
  return (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => nameIn(folder, path.join(entry.parentPath, entry.name)));
}

async function writeIfChanged(name: string, content: Buffer): Promise<void> {
  const file = path.join(target, name);
  finished.add(name);
  if ((await readFile(file).catch(() => undefined))?.equals(content)) return;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}

async function writeText(name: string, content: Buffer): Promise<void> {
  for (const [each, bytes] of filesOnDisk(madeFile(name, content))) await writeIfChanged(each, bytes);
}

const sizeOf = async (file: string) => (await stat(file).catch(() => undefined))?.size;

for (const folder of [path.join(app, 'public'), path.join(app, 'build/client')]) {
  for (const name of await filesIn(folder)) {
    if (name.startsWith('.vite/')) continue;
    const [from, to] = [path.join(folder, name), path.join(target, name)];
    if (NAMED_BY_CONTENT.test(name) && (await sizeOf(from)) === (await sizeOf(to))) {
      for (const each of [name, `${name}.br`, `${name}.gz`]) finished.add(each);
    } else if (TEXT.test(name)) {
      await writeText(name, await readFile(from));
    } else {
      finished.add(name);
      await mkdir(path.dirname(to), { recursive: true });
      await copyFile(from, to);
    }
  }
}

// The service worker names what is there: nothing of another build.
for (const name of await filesIn(path.join(target, 'assets')))
  if (!finished.has(`assets/${name}`)) await rm(path.join(target, 'assets', name));

const html = pages.flatMap((page) => page.html).sort(([one], [other]) => (one < other ? -1 : 1));
const version = createHash('sha256').update(JSON.stringify(html)).digest('hex').slice(0, 12);
await writeText('service-worker.js', Buffer.from(await serviceWorker(target, version)));

const scripts = new Set(pages.flatMap(({ inlineScripts }) => inlineScripts));
const styles = new Set(pages.flatMap(({ inlineStyles }) => inlineStyles));
if (scripts.size > MOST_INLINE_SCRIPTS || styles.size > MOST_INLINE_STYLES) {
  throw new Error(
    `Cannot write one policy for all pages: ${scripts.size} different inline scripts and ${styles.size} styles, at most ${MOST_INLINE_SCRIPTS} and ${MOST_INLINE_STYLES}`,
  );
}
const { public: shop, siteUrl } = readConfiguration(process.env);
const policy = contentSecurityPolicy(shop, { scripts: [...scripts].sort(), styles: [...styles].sort() });
await writeIfChanged('_headers', Buffer.from(headersFile({ policy, siteUrl })));

const folders: string[] = [];
const needed = new Set<string>();
for (const entry of await readdir(target, { recursive: true, withFileTypes: true })) {
  const place = path.join(entry.parentPath, entry.name);
  if (entry.isDirectory()) folders.push(place);
  else if (finished.has(nameIn(target, place))) needed.add(entry.parentPath);
  else await rm(place);
}
// The deepest first.
for (const folder of folders.sort((one, other) => other.length - one.length)) {
  if (needed.has(folder)) needed.add(path.dirname(folder));
  else await rmdir(folder);
}
console.log(`${html.length} pages in dist/storefront, ${scripts.size} inline scripts`);
