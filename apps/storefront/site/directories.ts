import path from 'node:path';

/** Absolute path of the folder of this app. */
export const storefrontDirectory = path.join(import.meta.dirname, '..');

/** Folder of the workspace. */
const root = path.join(storefrontDirectory, '../..');

/** Replaces `dist`, for benchmarks and tests that must not change the existing build. */
const target = process.env['MAREHALM_BUILD_TO'];

/** Absolute paths of the workspace, the built shop and the build's cache. `MAREHALM_BUILD_TO` replaces `dist` and the cache. */
export const directories = {
  root,
  /** The built shop. */
  shop: path.join(target ?? path.join(root, 'dist'), 'storefront'),
  cache: target === undefined ? path.join(storefrontDirectory, '.cache') : path.join(target, 'cache'),
};
