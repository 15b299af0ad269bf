import { malformed } from './answer.ts';
import { type CmsClient, type CmsClientOptions } from './client.ts';
import { connect, type Checks } from './internal/connect.ts';

export { CmsError, dataOf, isTemporary } from './answer.ts';
export { blockTypes, isKnownBlock } from './block-types.ts';
export { safeHref } from './safe-href.ts';

/**
 * The client of `@marehalm/cms-client` without its schemas, for browsers: a tenth of the size, and nothing that a
 * Content-Security-Policy without `unsafe-eval` would report. It looks whether an answer is JSON, an object, and a list
 * where one was asked for; that it is more than that is taken on trust. So check every address from it with
 * {@link safeHref} before it becomes a link, and expect fields to be missing where the service is not your own.
 *
 * @throws RangeError when `timeoutMs` or `retries` is out of its range.
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
