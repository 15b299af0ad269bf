import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The services keep their state in `node:sqlite` and all scripts are TypeScript: both need this version. */
const MIN_NODE_VERSION = 24;

/**
 * Finds the Node that runs everything: the one that npm installed for this machine, or the machine's own if it is new enough.
 *
 * @param {string} root Absolute path of the workspace.
 * @returns {string} Absolute path of the binary.
 * @throws {Error} when there is neither.
 */
export function findNode24(root) {
  const { platform, arch } = process;
  const name = platform === 'win32' ? `node-win-${arch}` : `node-${platform}-${arch}`;
  const binary = join(root, 'node_modules', name, 'bin', platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(binary)) return binary;
  if (Number.parseInt(process.versions.node, 10) >= MIN_NODE_VERSION) return process.execPath;
  throw new Error(
    `Cannot start: Node ${MIN_NODE_VERSION} does not come with npm for ${platform} ${arch}, and this is Node ${process.versions.node}. ` +
      `Install Node ${MIN_NODE_VERSION} or later.`,
  );
}
