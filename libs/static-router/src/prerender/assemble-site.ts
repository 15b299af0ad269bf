import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { StaticSite } from '../static-site.ts';
import { bundleScript } from '../vite/bundle-script.ts';
import { listServedVariants, encodeFile } from './encoded-file.ts';
import { formatHeadersFile } from './headers-file.ts';
import { createPrecache } from './precache.ts';
import type { BuildRecord } from './prerender-pages.ts';
import { getClientDirectory, getBuildRecordPath } from './build-output-paths.ts';

const TEXT = /\.(?:html|js|css|data|json|svg|xml|txt|webmanifest)$/;
/** Maximum number of different inline scripts on all pages: with more, one of them differs from page to page. */
const MAX_INLINE_SCRIPTS = 3;
/** Maximum number of different inline styles on all pages: one per kind of page. */
const MAX_INLINE_STYLES = 10;

/** Returns the name of a file below a folder, with `/` on every system. */
const nameIn = (folder: string, file: string) => file.slice(folder.length + 1).replaceAll(path.sep, '/');

async function filesIn(folder: string): Promise<string[]> {
  return (await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isFile())
    .map((entry) => nameIn(folder, path.join(entry.parentPath, entry.name)));
}

const sizeOf = async (file: string) => (await stat(file).catch(() => undefined))?.size;

/**
 * Adds code, `public` files, the service worker, `_headers` and compressed copies to the prerendered pages, and removes all other
 * files from `outDirectory`.
 *
 * @throws Error when inline code differs from page to page.
 */
export async function assembleSite(site: StaticSite): Promise<void> {
  const { outDirectory, hashedDirectories = ['assets'], serviceWorker, conditions = [] } = site;
  const { pages } = JSON.parse(await readFile(getBuildRecordPath(site), 'utf8')) as BuildRecord;
  const finished = new Set(pages.flatMap(({ files }) => files.map(([name]) => name)));
  /** Names with a content hash: a file with the same name and size is the same file. */
  const hashed = new RegExp(String.raw`^(?:${hashedDirectories.join('|')})/.+-[\w-]{7,8}\.\w+$`);

  const writeIfChanged = async (name: string, content: Buffer) => {
    const file = path.join(outDirectory, name);
    finished.add(name);
    if ((await readFile(file).catch(() => undefined))?.equals(content)) return;
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  };
  const writeText = async (name: string, content: Buffer) => {
    for (const [each, bytes] of listServedVariants(encodeFile(name, content)))
      await writeIfChanged(each, bytes);
  };

  for (const folder of [path.join(site.appDirectory, 'public'), getClientDirectory(site)]) {
    for (const name of await filesIn(folder)) {
      if (name.startsWith('.vite/')) continue;
      const [from, to] = [path.join(folder, name), path.join(outDirectory, name)];
      if (hashed.test(name) && (await sizeOf(from)) === (await sizeOf(to))) {
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

  if (serviceWorker) {
    // The precache is computed from the files in `assets`, so remove those of earlier builds first.
    for (const name of await filesIn(path.join(outDirectory, 'assets')))
      if (!finished.has(`assets/${name}`)) await rm(path.join(outDirectory, 'assets', name));
    const html = pages.flatMap((page) => page.html).sort(([one], [other]) => (one < other ? -1 : 1));
    const version = createHash('sha256').update(JSON.stringify(html)).digest('hex').slice(0, 12);
    const precache = await createPrecache(outDirectory, serviceWorker, version);
    const code = await bundleScript(serviceWorker.entry, conditions, {
      PRECACHE: JSON.stringify(precache),
      'process.env.NODE_ENV': '"production"',
    });
    await writeText('service-worker.js', Buffer.from(code));
  }

  const scripts = new Set(pages.flatMap(({ inlineScripts }) => inlineScripts));
  const styles = new Set(pages.flatMap(({ inlineStyles }) => inlineStyles));
  if (scripts.size > MAX_INLINE_SCRIPTS || styles.size > MAX_INLINE_STYLES) {
    throw new Error(
      `Cannot write one policy for all pages: ${scripts.size} different inline scripts and ${styles.size} styles, at most ${MAX_INLINE_SCRIPTS} and ${MAX_INLINE_STYLES}`,
    );
  }
  const headers = site.headers({ scripts: [...scripts].sort(), styles: [...styles].sort() });
  await writeIfChanged('_headers', Buffer.from(formatHeadersFile(headers)));
  await removeOthers(outDirectory, finished);
  const count = pages.flatMap((page) => page.html).length;
  console.log(`${count} pages in ${path.basename(outDirectory)}, ${scripts.size} inline scripts`);
}

/** Removes all files except `names`, and then empty folders. */
async function removeOthers(folder: string, names: ReadonlySet<string>): Promise<void> {
  const folders: string[] = [];
  const needed = new Set<string>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isDirectory()) folders.push(file);
    else if (names.has(nameIn(folder, file))) needed.add(entry.parentPath);
    else await rm(file);
  }
  // Deepest folders first.
  for (const each of folders.sort((one, other) => other.length - one.length)) {
    if (needed.has(each)) needed.add(path.dirname(each));
    else await rmdir(each);
  }
}
