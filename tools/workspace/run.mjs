/**
 * Entry point of every npm script. It runs on the Node of the machine (20 or later) and on a fresh clone, so it and its imports
 * have no dependencies: it installs missing packages, then starts the command on the installed Node 24.
 *
 * Long-running commands use `exec` in package.json: npm signals the shell of a script, and a waiting shell does not forward SIGINT.
 * Windows has no `exec`; there the command after `||` runs.
 */
import { spawn } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onParentExit } from './on-parent-exit.mjs';
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
  // A terminal signals the whole group, a supervisor only this process: forward signals and wait for the child.
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal));
  if (process.env.npm_lifecycle_event !== undefined) onParentExit(() => child.kill('SIGTERM'));
  child.on('error', (error) => {
    console.error(`Cannot run ${node}: ${error.message}`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => process.exit(signal === null ? code : 1));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
