import type { StaticSite } from '../static-site.ts';
import path from 'node:path';

/** Returns the path of a site's server bundle. */
export const getServerBundlePath = ({ appDirectory }: StaticSite) =>
  path.join(appDirectory, 'build/server/index.js');

/** Returns the folder of the client bundle. */
export const getClientDirectory = ({ appDirectory }: StaticSite) => path.join(appDirectory, 'build/client');

/** Returns the path of the last build's `BuildRecord`. */
export const getBuildRecordPath = ({ cacheDirectory }: StaticSite) => path.join(cacheDirectory, 'build.json');

/** Folder of this library's code, on which the pages depend. */
export const libraryDirectory = path.join(import.meta.dirname, '..');
