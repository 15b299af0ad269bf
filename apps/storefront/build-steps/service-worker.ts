import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { bundle } from './bundle.ts';

/** Pages that have to be there before anybody has seen them. */
const PAGES = ['/offline', '/da/offline', '/cart', '/da/cart'];
/** Code and words that the bag fetches when it is opened. */
const LATER = /^(?:bag-drawer-|(?:en|da)_only_bag_)/;

/**
 * The service worker of the shop in `folder`, which has to be finished otherwise: it fetches at once what the bag and the offline
 * page need.
 *
 * @param version of all pages together: with a new one everything that was kept is fetched anew.
 */
export async function serviceWorker(folder: string, version: string): Promise<string> {
  const read = (file: string) => readFile(path.join(folder, file), 'utf8');
  const assets = await readdir(path.join(folder, 'assets'));
  const found = new Set<string>();
  const follow = async (asset: string): Promise<void> => {
    if (found.has(asset) || !assets.includes(asset)) return;
    found.add(asset);
    if (!/\.(?:js|css)$/.test(asset)) return;
    // A manifest names all routes, and nothing of it is fetched for this page.
    const code = asset.startsWith('manifest-') ? '' : await read(`assets/${asset}`);
    const imports = code.matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+)["'`]/g);
    for (const [, name = ''] of imports) await follow(name);
  };
  for (const page of PAGES) {
    const html = await read(`${page.slice(1)}/index.html`);
    for (const [, name = ''] of html.matchAll(/\/assets\/([\w.-]+)/g)) await follow(name);
  }
  for (const asset of assets.filter((name) => LATER.test(name))) await follow(asset);
  const files = [
    ...PAGES,
    '/bag-terms.json',
    '/favicon.svg',
    ...[...found].sort().map((name) => `/assets/${name}`),
  ];
  return bundle(path.join(import.meta.dirname, '../service-worker/service-worker.ts'), {
    KEPT: JSON.stringify({ version, files }),
    'process.env.NODE_ENV': '"production"',
  });
}
