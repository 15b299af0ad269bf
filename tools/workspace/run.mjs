/**
 * The door behind every npm script. It runs on the Node of the machine (20 or later) and on a fresh clone, so it and the
 * modules it imports use nothing that has to be installed: first it installs what is missing, then it hands over to the
 * Node 24 that came with it.
 *
 * Commands that run until they are told to leave stand behind `exec` in package.json: npm signals the shell it starts scripts
 * with, and a shell that waits for its script keeps SIGINT to itself. Windows has no `exec`; there the command after `||` runs.
 */
import { spawn } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onAbandoned } from './abandoned.mjs';
import { ensureInstalled } from './install.mjs';
import { findNode24 } from './node24.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

try {
  ensureInstalled(root);
  const node = findNode24(root);
  const child = spawn(
    node,
    [
      '--conditions=@marehalm/source',
      '--disable-warning=ExperimentalWarning',
      join(root, 'tools/workspace/src/main.ts'),
      ...process.argv.slice(2),
    ],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, PATH: [dirname(node), process.env.PATH].join(delimiter) },
    },
  );
  // A terminal sends these to the whole group, a supervisor only to this process: pass them on and wait for the child.
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal));
  if (process.env.npm_lifecycle_event !== undefined) onAbandoned(() => child.kill('SIGTERM'));
  child.on('error', (error) => {
    console.error(`Cannot run ${node}: ${error.message}`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => process.exit(signal === null ? code : 1));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
