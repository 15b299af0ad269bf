import { join, resolve } from 'node:path';

/** Absolute path of the workspace. */
export const root = resolve(import.meta.dirname, '../../..');

/** The built shop under test. */
export const shopDirectory = resolve(root, process.env['MAREHALM_SHOP'] || join('dist', 'storefront'));
