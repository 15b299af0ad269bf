import { createMalformedFailure } from './answer.ts';
import { type CmsClient, type CmsConnectionOptions, type CmsEntities } from './client.ts';
import { createClient, type AnswerChecks } from './internal/create-client.ts';

export { CmsError, getDataOrThrow, isTemporaryFailure } from './answer.ts';
export { toSafeHref } from './to-safe-href.ts';

/**
 * Creates a client without schemas for browsers: a tenth of the size, and compatible with a Content-Security-Policy
 * without `unsafe-eval`. Give it the type of the entities, `createUncheckedCmsClient<typeof entities>(…)`: only the type
 * reaches the bundle. It checks only that an answer is JSON, an object, and a list where a list was requested. So
 * pass every URL through {@link toSafeHref} before it becomes a link, and expect missing fields where the service is
 * not your own.
 *
 * @throws RangeError when `timeoutMs` or `retries` is out of range.
 *
 * @example
 * ```ts
 * const fetch = async () => Response.json({ popularSearches: ['serum', 'balm'] });
 * const cms = createUncheckedCmsClient({ baseUrl: '', fetch });
 * const settings = getDataOrThrow(await cms.getSingleton('settings', { locale: 'en' }));
 * settings; // => { popularSearches: ['serum', 'balm'] }
 * ```
 */
export function createUncheckedCmsClient<Entities extends CmsEntities = CmsEntities>(
  options: CmsConnectionOptions,
): CmsClient<Entities> {
  return createClient(options, trustingChecks);
}

const isObject = (data: unknown): data is object =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

const trustingChecks: AnswerChecks = {
  unknown: () => undefined,
  one: (_asked, url, data) =>
    isObject(data)
      ? { kind: 'ok', data }
      : createMalformedFailure(url, [{ path: [], message: 'is not an object' }]),
  list: (_asked, url, data) =>
    isObject(data) && 'items' in data && Array.isArray(data.items)
      ? { kind: 'ok', data: { items: data.items } }
      : createMalformedFailure(url, [{ path: ['items'], message: 'is not a list' }]),
};
