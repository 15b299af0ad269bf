import path from 'node:path';

/** The folder of this app. */
export const app = path.join(import.meta.dirname, '..');

/** The workspace. */
export const root = path.join(app, '../..');

/** Elsewhere than in `dist`: for measurements and tests, which must not touch the shop that is there. */
const elsewhere = process.env['MAREHALM_BUILD_TO'];

/** The finished shop. */
export const finishedShop = path.join(elsewhere ?? path.join(root, 'dist'), 'storefront');

const kept = elsewhere === undefined ? path.join(app, '.cache') : path.join(elsewhere, 'kept');

/** Every page of this build and the one before, by its key. */
export const keptPages = path.join(kept, 'pages');

/** What the last build has made: its `BuildRecord`. */
export const buildRecord = path.join(kept, 'build.json');
