import path from 'node:path';

/** Folder of this app. */
export const app = path.join(import.meta.dirname, '..');

/** Folder of the workspace. */
const root = path.join(app, '../..');

/** Replaces `dist`, for benchmarks and tests that must not change the existing build. */
const target = process.env['MAREHALM_BUILD_TO'];

/** Absolute paths of the workspace, the built shop and the build's cache. `MAREHALM_BUILD_TO` replaces `dist` and the cache. */
export const directories = {
  root,
  /** The built shop. */
  shop: path.join(target ?? path.join(root, 'dist'), 'storefront'),
  cache: target === undefined ? path.join(app, '.cache') : path.join(target, 'cache'),
};
