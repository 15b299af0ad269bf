import type { MiddlewareFunction } from 'react-router';
import { createDataMiddleware, type PageData } from '../internal/react-router.ts';

interface PrefetchedPage {
  /** `undefined` when it did not load. */
  readonly data: Promise<PageData | undefined>;
  /** `performance.now()` when it was asked for. */
  readonly askedAt: number;
}

/** Milliseconds in which prefetched data is used; browsers keep a prefetched file as long. */
const PREFETCH_LIFETIME_MS = 300_000;

/** By path; the one that was asked for last comes last. */
export const prefetchedPages = new Map<string, PrefetchedPage>();

/** The data of the page at `path` if it was prefetched, as soon as it is here. */
async function findPrefetchedData(path: string): Promise<PageData | undefined> {
  const found = prefetchedPages.get(path);
  return found && performance.now() - found.askedAt < PREFETCH_LIFETIME_MS ? found.data : undefined;
}

/**
 * Returns the data of a page in its `clientLoader`, which loads more than that: prefetched where it was, or from `serverLoader`.
 *
 * @throws What `serverLoader` throws.
 */
export async function loadPageData<Data>(
  { url }: Request,
  serverLoader: () => Promise<Data>,
): Promise<Awaited<Data>> {
  const data = await findPrefetchedData(new URL(url).pathname);
  const own = data && Object.values(data).at(-1);
  return own?.data === undefined ? await serverLoader() : (own.data as Awaited<Data>);
}

/** Gives the router the data of a prefetched page, so that nothing is asked for after the press: `clientMiddleware` of the root route. */
export const servePrefetchedData: MiddlewareFunction = createDataMiddleware(findPrefetchedData);
