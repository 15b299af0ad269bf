import { malformed } from './answer.ts';
import { type CmsClient, type CmsClientOptions } from './client.ts';
import { connect, type Checks } from './internal/connect.ts';

export { CmsError, dataOf, isTemporary } from './answer.ts';
export { blockTypes, isKnownBlock } from './block-types.ts';
export { safeHref } from './safe-href.ts';

/**
 * Creates a client without schemas for browsers: a tenth of the size, and compatible with a Content-Security-Policy
 * without `unsafe-eval`. It checks only that an answer is JSON, an object, and a list where a list was requested. So
 * pass every URL through {@link toSafeHref} before it becomes a link, and expect missing fields where the service is
 * not your own.
 *
 * @throws RangeError when `timeoutMs` or `retries` is out of range.
 *
 * @example
 * ```ts
 * const fetch = async () => Response.json({ popularSearches: ['serum', 'balm'] });
 * const cms = createUncheckedCmsClient({ baseUrl: '', fetch });
 * const settings = dataOf(await cms.getSingleton('settings', { locale: 'en' }));
 * settings.popularSearches; // => ['serum', 'balm']
 * settings.company; // => undefined
 * ```
 */
export function createUncheckedCmsClient(options: CmsClientOptions): CmsClient {
  return connect(options, trust);
}

const isObject = (data: unknown): data is object =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

const trust: Checks = {
  one: (_entity, url, data) =>
    isObject(data) ? { kind: 'ok', data } : malformed(url, [{ path: [], message: 'is not an object' }]),
  list: (_entity, url, data) =>
    isObject(data) && 'items' in data && Array.isArray(data.items)
      ? { kind: 'ok', data: { items: data.items } }
      : malformed(url, [{ path: ['items'], message: 'is not a list' }]),
};
