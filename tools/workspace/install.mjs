import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/**
 * Reads the packages that a lockfile lists, by their path.
 *
 * @param {string} file
 * @returns {Record<string, { version?: string, resolved?: string, link?: true, optional?: true, devOptional?: true, peer?: true }>}
 */
const readPackages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/**
 * Whether `node_modules` matches `package-lock.json`, by npm's own list of installed packages and the links of workspace packages.
 * Optional packages may be missing: most are for other platforms.
 *
 * @param {string} root Absolute path of the workspace.
 * @returns {boolean}
 */
export function isInstalled(root) {
  const installedList = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(installedList)) return false;
  const installed = readPackages(installedList);
  return Object.entries(readPackages(join(root, 'package-lock.json'))).every(([path, wanted]) => {
    if (!path.includes('node_modules/')) return true;
    if (wanted.link === true) return existsSync(join(root, path));
    const found = installed[path];
    if (found === undefined)
      return wanted.optional === true || wanted.devOptional === true || wanted.peer === true;
    return found.version === wanted.version;
  });
}

/**
 * Creates the missing links of workspace packages in `node_modules`, so that a new one needs no new installation.
 *
 * @param {string} root Absolute path of the workspace.
 */
export function linkWorkspacePackages(root) {
  if (!existsSync(join(root, 'node_modules'))) return;
  for (const [path, { link, resolved }] of Object.entries(readPackages(join(root, 'package-lock.json')))) {
    const place = join(root, path);
    if (link !== true || resolved === undefined || existsSync(place)) continue;
    const target = join(root, resolved);
    mkdirSync(dirname(place), { recursive: true });
    // Windows knows no relative links of folders without special rights.
    symlinkSync(process.platform === 'win32' ? target : relative(dirname(place), target), place, 'junction');
  }
}

/**
 * Links new workspace packages, and runs `npm ci` when other packages are missing or the lockfile has changed.
 *
 * @param {string} root Absolute path of the workspace.
 * @throws {Error} when npm cannot install them.
 */
export function ensureInstalled(root) {
  linkWorkspacePackages(root);
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
