import { getDataUrl, decodePageData, preloadRoutes, type PageData } from '../internal/react-router.ts';
import { prefetchedPages } from './prefetched-data.ts';

/** Maximum number of pages whose data is cached in memory. */
const PREFETCH_CACHE_SIZE = 24;

async function fetchPageData(path: string, priority: RequestPriority): Promise<PageData | undefined> {
  try {
    const answer = await fetch(getDataUrl(path), { priority });
    return answer.ok && answer.body ? await decodePageData(answer.body) : undefined;
  } catch {
    return undefined;
  }
}

/** Returns whether the page at `path` has been prefetched or is being prefetched. */
export const isPrefetched = (path: string): boolean => prefetchedPages.has(path);

/**
 * Prefetches the page at `path`: its data first, then its code if the data has loaded. Never rejects; what failed is requested again when it is needed.
 *
 * @param path Absolute path without a query.
 * @param priority Priority of the request for its data.
 */
export async function prefetchPage(path: string, priority: RequestPriority): Promise<void> {
  let page = prefetchedPages.get(path);
  if (!page) {
    page = { data: fetchPageData(path, priority), askedAt: performance.now() };
    prefetchedPages.set(path, page);
    for (const oldest of [...prefetchedPages.keys()].slice(0, -PREFETCH_CACHE_SIZE))
      prefetchedPages.delete(oldest);
  }
  if (await page.data) await preloadRoutes(path);
  else if (prefetchedPages.get(path) === page) prefetchedPages.delete(path);
}
