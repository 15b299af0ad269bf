import { dataAddress, decodePageData, preloadRoutes, type PageData } from '../internal/react-router.ts';
import { prefetchedPages } from './prefetched-data.ts';

/** Pages whose data is kept in memory. */
const PREFETCH_CACHE_SIZE = 24;

async function fetchPageData(path: string, priority: RequestPriority): Promise<PageData | undefined> {
  try {
    const answer = await fetch(dataAddress(path), { priority });
    return answer.ok && answer.body ? await decodePageData(answer.body) : undefined;
  } catch {
    return undefined;
  }
}

/** Returns whether the page at `path` was prefetched, or is on its way. */
export const isPrefetched = (path: string): boolean => prefetchedPages.has(path);

/**
 * Prefetches the page at `path`, which is below the origin and has no query: its data first, for only a connection that has brought that is asked for
 * code as well. What does not load is asked for again when it is needed.
 *
 * @param priority How urgent its data is beside what the page that is here asks for.
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
