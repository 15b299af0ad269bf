import { statSync } from 'node:fs';
import { memoizeAsync as memoize } from '@marehalm/static-router/server';

/** Milliseconds. In development a changed content file shows at once; a build reads everything once. */
const KEPT_FOR_MS = process.env.NODE_ENV === 'development' ? 500 : Number.POSITIVE_INFINITY;

/**
 * Memoizes `read` by key for the whole build, or for 500 ms in development, where a changed content file is read again.
 * Rejections are not memoized.
 */
export const memoizePerBuild = <Key, Value>(read: (key: Key) => Promise<Value>) =>
  memoize(read, { keepForMs: KEPT_FOR_MS, version: contentSaved });

/** When the local content was read anew, in development; see `tools/media/src/content-updates-plugin.ts`. */
function contentSaved(): number {
  const file = process.env.MAREHALM_CONTENT_STATUS;
  return file === undefined ? 0 : (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0);
}
