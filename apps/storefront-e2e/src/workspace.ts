import { join, resolve } from 'node:path';

/** Absolute path of the workspace. */
export const root = resolve(import.meta.dirname, '../../..');

/** Absolute path of the built shop under test: `MAREHALM_SHOP`, or `dist/storefront`. */
export const builtShopDirectory = resolve(root, process.env['MAREHALM_SHOP'] || join('dist', 'storefront'));
