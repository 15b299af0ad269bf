import type { StaticSite } from '../static-site.ts';
import path from 'node:path';

/** The server bundle of a site. */
export const serverBundleOf = ({ appDirectory }: StaticSite) =>
  path.join(appDirectory, 'build/server/index.js');

/** The bundles for browsers. */
export const clientDirectoryOf = ({ appDirectory }: StaticSite) => path.join(appDirectory, 'build/client');

/** What the last build has written: its `BuildRecord`. */
export const recordOf = ({ cacheDirectory }: StaticSite) => path.join(cacheDirectory, 'build.json');

/** The code of this library, on which the pages depend. */
export const libraryDirectory = path.join(import.meta.dirname, '..');
