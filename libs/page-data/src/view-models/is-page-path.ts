import { matchPath } from '@marehalm/shop';

/** Paths of files match the pattern of collections, except for their extension. */
const FILE = /\.\w+$/;

/** Returns whether the shop has a page at a path. */
export const isPagePath = (path: string): boolean => !FILE.test(path) && matchPath(path) !== undefined;
