import type { MiddlewareFunction } from 'react-router';
import { createDataMiddleware, type PageData } from '../internal/react-router.ts';

interface PrefetchedPage {
  /** Never rejects; `undefined` when the data did not load. */
  readonly data: Promise<PageData | undefined>;
  /** `performance.now()` at the time of the request. */
  readonly askedAt: number;
}

/** Time for which prefetched data is used: the time for which browsers keep a prefetched file. */
const PREFETCH_LIFETIME_MS = 300_000;

/** Prefetched data by path, the latest request last. */
export const prefetchedPages = new Map<string, PrefetchedPage>();

/** Resolves to the prefetched data of the page at `path`; `undefined` when there is none or it is too old. */
async function findPrefetchedData(path: string): Promise<PageData | undefined> {
  const found = prefetchedPages.get(path);
  return found && performance.now() - found.askedAt < PREFETCH_LIFETIME_MS ? found.data : undefined;
}

/**
 * Returns the prefetched data of the page in `request`, otherwise calls `serverLoader`. For a `clientLoader` that also loads
 * other data.
 *
 * @throws What `serverLoader` throws.
 */
export async function loadPrefetchedOrServerData<Data>(
  { url }: Request,
  serverLoader: () => Promise<Data>,
): Promise<Awaited<Data>> {
  const data = await findPrefetchedData(new URL(url).pathname);
  const own = data && Object.values(data).at(-1);
  return own?.data === undefined ? await serverLoader() : (own.data as Awaited<Data>);
}

/** Gives the router the data of a prefetched page, so that a click sends no request. Use it as `clientMiddleware` of the root route. */
export const prefetchedDataMiddleware: MiddlewareFunction = createDataMiddleware(findPrefetchedData);
