import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Precache, ServiceWorkerSource } from '../static-site.ts';

/** Matches imports of modules and stylesheets in bundled code. */
const IMPORT = /(?:from|import)\s*["'`]\.\/([\w.-]+)["'`]/g;

/**
 * Returns the files that a service worker caches when it is installed: pages with everything that they load, found in the finished site.
 *
 * @param version Version of all pages together.
 */
export async function createPrecache(
  outDirectory: string,
  { pages, files, lazyChunks }: Omit<ServiceWorkerSource, 'entry'>,
  version: string,
): Promise<Precache> {
  const read = (file: string) => readFile(path.join(outDirectory, file), 'utf8');
  const assets = await readdir(path.join(outDirectory, 'assets'));
  const found = new Set<string>();
  const follow = async (asset: string): Promise<void> => {
    if (found.has(asset) || !assets.includes(asset)) return;
    found.add(asset);
    // Do not follow the manifest: it lists the modules of all routes.
    if (!/\.(?:js|css)$/.test(asset) || asset.startsWith('manifest-')) return;
    for (const [, name = ''] of (await read(`assets/${asset}`)).matchAll(IMPORT)) await follow(name);
  };
  for (const page of pages) {
    const html = await read(`${page.slice(1)}/index.html`);
    for (const [, name = ''] of html.matchAll(/\/assets\/([\w.-]+)/g)) await follow(name);
  }
  if (lazyChunks) for (const asset of assets.filter((name) => lazyChunks.test(name))) await follow(asset);
  return {
    version,
    files: [...pages, ...files, ...[...found].sort().map((name) => `/assets/${name}`)],
  };
}
