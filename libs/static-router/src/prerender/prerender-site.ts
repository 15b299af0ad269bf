import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageRules, StaticSite } from '../static-site.ts';
import { hashFileTree } from './hash-file-tree.ts';
import { prerenderPages } from './prerender-pages.ts';
import {
  getClientDirectory,
  libraryDirectory,
  getBuildRecordPath,
  getServerBundlePath,
} from './build-output-paths.ts';

const MAX_THREADS = 4;

/**
 * Prerenders the pages of a bundled site into its `outDirectory`, with critical CSS, data files and compressed copies. Pages whose data and code have
 * not changed come from the cache. Call `bundleSite` before.
 */
export async function prerenderSite(site: StaticSite): Promise<void> {
  // Set before anything imports React: its development build is slow and logs warnings.
  process.env['NODE_ENV'] ??= 'production';
  const startedAt = performance.now();
  const { default: rules } = (await import(pathToFileURL(site.pageRules).href)) as { default: PageRules };
  const { pages, rendered } = await prerenderPages({
    codeHash: await calculateCodeHash(site),
    serverBundle: getServerBundlePath(site),
    clientDirectory: getClientDirectory(site),
    pageRules: site.pageRules,
    cacheDirectory: path.join(site.cacheDirectory, 'pages'),
    outDirectory: site.outDirectory,
    record: getBuildRecordPath(site),
    rules,
    threads: site.threads ?? Math.min(MAX_THREADS, availableParallelism()),
  });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`${pages.length} pages and files, ${rendered} of them rendered, in ${seconds} s`);
}

/**
 * Returns a SHA-256 hash (hexadecimal) of all inputs of pages except data: the server bundle, the page rules, the lockfile
 * (React and the router are not in the bundle), this library, the names of the assets, and Node, which formats dates and numbers.
 * An input missing here would leave stale pages in the cache.
 */
async function calculateCodeHash(site: StaticSite): Promise<string> {
  const { appDirectory } = site;
  const code = [
    path.dirname(getServerBundlePath(site)),
    path.dirname(site.pageRules),
    site.lockfile,
    libraryDirectory,
  ];
  const assets = await readdir(path.join(getClientDirectory(site), 'assets'));
  return createHash('sha256')
    .update(
      hashFileTree(
        appDirectory,
        code.map((file) => path.relative(appDirectory, file)),
      ),
    )
    .update(JSON.stringify([process.version, assets.sort()]))
    .digest('hex');
}
