import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { StaticSite } from '../static-site.ts';
import { hashFileTree } from './hash-file-tree.ts';
import { libraryDirectory } from './build-output-paths.ts';

/** Environment of the bundling process: a production build unless `NODE_ENV` is set. */
const environment = { ...process.env, NODE_ENV: process.env['NODE_ENV'] ?? 'production' };

/**
 * Bundles the code of a site into `build/client` for browsers and `build/server` for prerendering. Skipped while no input has
 * changed.
 */
export async function bundleSite(site: StaticSite): Promise<void> {
  const { appDirectory, outDirectory, sources, lockfile, settings } = site;
  const built = path.join(appDirectory, 'build');
  const inputsFile = path.join(built, 'inputs');
  const inputs = createHash('sha256')
    .update(
      hashFileTree(
        appDirectory,
        [...sources, lockfile, libraryDirectory].map((file) =>
          path.relative(appDirectory, path.resolve(appDirectory, file)),
        ),
      ),
    )
    .update(JSON.stringify([settings, environment.NODE_ENV, process.version]))
    .digest('hex');
  if ((await readFile(inputsFile, 'utf8').catch(() => '')) === inputs) {
    console.log('No code has changed');
    return;
  }
  // Also remove the finished site, which was built from the old code.
  for (const old of [built, outDirectory]) await rm(old, { recursive: true, force: true });
  const extension = path.extname(import.meta.filename);
  const program = path.join(import.meta.dirname, `bundle-process${extension}`);
  const bundling = spawn(process.execPath, [...process.execArgv, program, appDirectory], {
    cwd: appDirectory,
    env: environment,
    stdio: 'inherit',
  });
  const [status] = (await once(bundling, 'close')) as [number | null];
  if (status !== 0) throw new Error(`Cannot bundle ${appDirectory}: Vite ended with status ${status}`);
  await writeFile(inputsFile, inputs);
}
