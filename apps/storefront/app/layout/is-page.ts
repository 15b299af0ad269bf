import { matchPath } from '@marehalm/shop';

/** Files are named like pages of a collection, but for their extension: a picture, a feed. */
const FILE = /\.\w+$/;

/** Returns whether the shop has a page at a path. */
export const isPage = (path: string): boolean => !FILE.test(path) && matchPath(path) !== undefined;
