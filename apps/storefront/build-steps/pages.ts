/**
 * Makes the pages of the shop in `dist/storefront`, see docs/decisions/0020-pages-are-kept-by-what-they-are-made-from.md.
 */
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { hashOfFiles } from './hash-of-files.ts';
import { makePages } from './make-pages.ts';
import { app, buildRecord, finishedShop, keptPages } from './places.ts';

// Before anything imports React, which has a slow and talkative form for development.
process.env['NODE_ENV'] ??= 'production';

const MOST_THREADS = 4;

const begun = performance.now();
const { pages, rendered } = await makePages({
  code: createHash('sha256')
    // React and the router are not in the bundle; Node brings the words of dates and numbers.
    .update(hashOfFiles(app, ['build/server', 'build-steps', '../../package-lock.json']))
    .update(JSON.stringify([process.version, readdirSync(path.join(app, 'build/client/assets')).sort()]))
    .digest('hex'),
  serverBundle: path.join(app, 'build/server/index.js'),
  clientDirectory: path.join(app, 'build/client'),
  keptDirectory: keptPages,
  targetDirectory: finishedShop,
  record: buildRecord,
  threads: Math.min(MOST_THREADS, availableParallelism()),
});
const seconds = ((performance.now() - begun) / 1000).toFixed(1);
console.log(`${pages.length} pages and files, ${rendered} of them rendered, in ${seconds} s`);
