import path from 'node:path';

/** The folder of this app. */
export const app = path.join(import.meta.dirname, '..');

/** The workspace. */
const root = path.join(app, '../..');

/** Instead of `dist`: for measurements and tests, which must not touch the shop that is there. */
const target = process.env['MAREHALM_BUILD_TO'];

export const directories = {
  root,
  /** The finished shop. */
  shop: path.join(target ?? path.join(root, 'dist'), 'storefront'),
  cache: target === undefined ? path.join(app, '.cache') : path.join(target, 'cache'),
};
