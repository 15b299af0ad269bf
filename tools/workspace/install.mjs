import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Whether `node_modules` matches `package-lock.json`, by npm's own list of installed packages. Optional packages may be missing:
 * most are for other platforms.
 *
 * @param {string} root Absolute path of the workspace.
 * @returns {boolean}
 */
export function isInstalled(root) {
  const installedList = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(installedList)) return false;
  /** @param {string} file */
  const read = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
  const installed = read(installedList);
  return Object.entries(read(join(root, 'package-lock.json'))).every(([path, wanted]) => {
    if (!path.includes('node_modules/')) return true;
    const found = installed[path];
    if (found === undefined)
      return wanted.optional === true || wanted.devOptional === true || wanted.peer === true;
    return wanted.link === true ? found.link === true : found.version === wanted.version;
  });
}

/**
 * Runs `npm ci` when packages are missing or the lockfile has changed.
 *
 * @param {string} root Absolute path of the workspace.
 * @throws {Error} when npm cannot install them.
 */
export function ensureInstalled(root) {
  if (isInstalled(root)) return;
  console.log('Installing packages (about a minute) …');
  // The Node that runs npm, not the one in node_modules: npm is about to replace that folder.
  const npm = process.env.npm_execpath;
  const node = process.env.npm_node_execpath ?? process.execPath;
  const [command, ...start] = npm === undefined ? ['npm'] : [node, npm];
  const { status, error } = spawnSync(
    command,
    [...start, 'ci', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: root,
      stdio: 'inherit',
      shell: npm === undefined && process.platform === 'win32',
    },
  );
  if (error !== undefined) throw new Error(`Cannot install packages: ${error.message}`);
  if (status !== 0) throw new Error(`Cannot install packages: npm ci ended with ${status}`);
}
