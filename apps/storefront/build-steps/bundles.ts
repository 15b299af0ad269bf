/**
 * Bundles the shop's code: for browsers into `build/client`, for rendering pages into `build/server`. Content has no part in it, so
 * while no code changes the bundles of the last build are taken. The pages are made by `pages.ts`, not by React Router: it would
 * render each one in every build, in one process.
 */
import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readConfiguration } from './configuration.ts';
import { hashOfFiles } from './hash-of-files.ts';
import { app, finishedShop, root } from './places.ts';

// Before anything imports React, as React Router's own command does it.
process.env['NODE_ENV'] ??= 'production';

const built = path.join(app, 'build');
const inputsFile = path.join(built, 'inputs');

const inputs = createHash('sha256')
  .update(
    hashOfFiles(root, [
      ...['app', 'build-steps', 'messages', 'vite.config.ts', 'react-router.config.ts', 'package.json'].map(
        (place) => `apps/storefront/${place}`,
      ),
      ...globSync(['libs/*/src', 'libs/*/package.json'], { cwd: root }).sort(),
      'tools/messages/src',
      'tsconfig.base.json',
      'package-lock.json',
    ]),
  )
  .update(JSON.stringify([readConfiguration(process.env).public, process.env['NODE_ENV'], process.version]))
  .digest('hex');

if ((await readFile(inputsFile, 'utf8').catch(() => '')) === inputs) {
  console.log('No code has changed');
} else {
  // The finished shop is made anew, too: there, only content tells what is old.
  for (const old of [built, finishedShop]) await rm(old, { recursive: true, force: true });
  const { createBuilder } = await import('vite');
  // What is in `public` goes to the finished shop at once.
  const builder = await createBuilder({ root: app, logLevel: 'warn', build: { copyPublicDir: false } });
  for (const name of ['client', 'ssr']) {
    const environment = builder.environments[name];
    if (!environment) throw new Error(`Cannot bundle the shop: Vite has no environment "${name}"`);
    await builder.build(environment);
  }
  await writeFile(inputsFile, inputs);
  // React Router's plug-in keeps a second Vite open that only its own command closes.
  process.exit(0);
}
