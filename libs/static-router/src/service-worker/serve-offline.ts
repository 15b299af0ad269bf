import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import type { CacheMessage } from '../client/cache-page.ts';
import type { Precache } from '../static-site.ts';
import { insertCachedPageLinks, markAsCached } from './cached-page-html.ts';
import type { WorkerEvent, WorkerFetchEvent, WorkerScope } from './worker-scope.ts';

/** Options of {@link serveOffline}. */
export interface ServeOfflineOptions {
  /** Prefix of the names of the caches, so that other sites of the origin keep theirs. */
  readonly name: string;
  /** `PRECACHE`, which the build defines in the module of the service worker. */
  readonly precache: Precache;
  /** Returns the path of the offline page for a path. It must be in `precache`; cached pages are listed in its `<ul data-cached-pages>`. */
  readonly findOfflinePath: (path: string) => string;
  /** Suffix that the offline page removes from titles: ` – Name of the site`. */
  readonly titleSuffix?: string;
  /** Folder of pictures with a content hash in their name, `/pictures/`; the latest ones are cached. */
  readonly pictures?: string;
  /** Paths of files that come from the network, or from the cache when the server does not respond. */
  readonly currentFiles?: readonly string[];
  /** Maximum number of pages in the cache, the latest ones; 40 by default. */
  readonly maxPages?: number;
  /** Maximum number of pages listed on the offline page, the latest ones; 12 by default. */
  readonly maxListedPages?: number;
  /** Maximum number of pictures in the cache; 80 by default. */
  readonly maxPictures?: number;
}

/** Age after which a visited page is fetched again for the cache. */
const PAGE_MAX_AGE_MS = 24 * 60 * 60 * 1000;

/** Folder of files with a content hash in their name. */
const ASSETS = '/assets/';

/** Matches the URL of a page's data file in its hydration plan (`HydrationPlan.data`). */
const START_DATA = /"data":"(\/assets\/data-[\w-]+\.json)"/;

/**
 * Makes a service worker serve visited pages and precached files offline, and the offline page for every other path. Online,
 * pages come from the network. Call it once, while the worker's module is evaluated.
 *
 * @param scope The global scope of the worker.
 *
 * @example
 * ```ts
 * // service-worker.ts, which `buildSite({ serviceWorker: { entry } })` builds.
 * declare const PRECACHE: Precache;
 * serveOffline(self, { name: 'birds', precache: PRECACHE, findOfflinePath: () => '/offline' });
 * ```
 */
export function serveOffline(
  scope: object,
  {
    name,
    precache,
    findOfflinePath,
    titleSuffix,
    pictures: pictureFolder,
    currentFiles = [],
    maxPages = 40,
    maxListedPages = 12,
    maxPictures = 80,
  }: ServeOfflineOptions,
): void {
  const worker = scope as WorkerScope;
  // Each version of the site has its own caches, because its code differs, and deletes those of the previous one.
  const pages = `${name}-pages-${precache.version}`;
  const files = `${name}-files-${precache.version}`;
  const pictures = `${name}-pictures`;
  const isPicture = (path: string) => pictureFolder !== undefined && path.startsWith(pictureFolder);
  // File names contain a hash of the content, so the cached file is current.
  const fileStrategy = new CacheFirst({ cacheName: files });
  const pictureStrategy = new CacheFirst({
    cacheName: pictures,
    // Workbox's types do not support `exactOptionalPropertyTypes`.
    plugins: [new ExpirationPlugin({ maxEntries: maxPictures, purgeOnQuotaError: true })],
  } as ConstructorParameters<typeof CacheFirst>[0]);

  worker.addEventListener('install', (event) => {
    event.waitUntil(
      caches
        .open(files)
        // Bypasses the HTTP cache, which may contain an older version.
        .then((cache) => cache.addAll(precache.files.map((file) => new Request(file, { cache: 'no-cache' }))))
        .then(() => worker.skipWaiting()),
    );
  });

  worker.addEventListener('activate', (event) => {
    const removeOthers = async () => {
      const names = await caches.keys();
      const others = names.filter(
        (other) => other.startsWith(`${name}-`) && ![pages, files, pictures].includes(other),
      );
      await Promise.all(others.map((other) => caches.delete(other)));
      // The navigation is requested while this worker starts. Firefox cannot answer it otherwise, so that offline visitors would see
      // no page: https://github.com/GoogleChrome/workbox/issues/3134
      const isFirefox = navigator.userAgent.includes('Firefox/');
      await worker.registration.navigationPreload?.[isFirefox ? 'disable' : 'enable']();
      await worker.clients.claim();
    };
    event.waitUntil(removeOthers());
  });

  worker.addEventListener('message', (event) => {
    const { seen, loaded } = event.data as CacheMessage;
    event.waitUntil(
      Promise.all([
        ...(seen === undefined ? [] : [cachePage(event, seen)]),
        cacheFiles(
          event,
          loaded.filter((file) => file.startsWith(ASSETS) || isPicture(file)),
        ),
      ]),
    );
  });

  async function cachePage(event: WorkerEvent, path: string): Promise<void> {
    const cache = await caches.open(pages);
    const known = await cache.match(path);
    const isFresh = known && Date.now() - dateOf(known).getTime() < PAGE_MAX_AGE_MS;
    const answer = isFresh ? known : await fetch(path, { cache: 'no-cache' }).catch(() => undefined);
    // If the page is unreachable, the cached copy stays.
    if (!answer || !isPage(answer)) return;
    // Deleted first, so that the last entry of the cache is the page visited last.
    await cache.delete(path);
    const [, data] = START_DATA.exec(await answer.clone().text()) ?? [];
    if (data !== undefined) await cacheFiles(event, [data]);
    await cache.put(path, answer);
    const paths = await cache.keys();
    await Promise.all(paths.slice(0, -maxPages).map((request) => cache.delete(request)));
  }

  /** A file that cannot be loaded now is only missing later. */
  async function cacheFiles(event: WorkerEvent, addresses: readonly string[]): Promise<void> {
    for (const address of addresses) {
      const strategy = isPicture(address) ? pictureStrategy : fileStrategy;
      const [, done] = strategy.handleAll({ event, request: new Request(address) });
      await done.catch(() => undefined);
    }
  }

  async function findCachedPage(path: string): Promise<Response | undefined> {
    const answer =
      (await (await caches.open(pages)).match(path)) ?? (await (await caches.open(files)).match(path));
    if (!answer) return undefined;
    return new Response(markAsCached(await answer.text(), dateOf(answer)), { headers: answer.headers });
  }

  async function createOfflinePage(path: string): Promise<Response> {
    const page = await (await caches.open(files)).match(findOfflinePath(path));
    if (!page) return Response.error();
    const cache = await caches.open(pages);
    const latest = (await cache.keys()).slice(-maxListedPages).reverse();
    const listed = await Promise.all(
      latest.map(async (request) => ({
        path: new URL(request.url).pathname,
        html: await ((await cache.match(request)) ?? new Response('')).text(),
      })),
    );
    return new Response(insertCachedPageLinks(await page.text(), listed, titleSuffix), {
      status: 503,
      headers: page.headers,
    });
  }

  async function replaceCached(path: string, answer: Response): Promise<void> {
    const cache = await caches.open(pages);
    if (await cache.match(path)) await cache.put(path, answer);
  }

  registerRoute(
    ({ request }) => request.mode === 'navigate',
    async ({ event, request, url }) => {
      const navigation = event as unknown as WorkerFetchEvent;
      const answer = await Promise.resolve(navigation.preloadResponse)
        .then((preloaded) => preloaded ?? fetch(request))
        .catch(() => undefined);
      if (answer && answer.status < 500) {
        // Keeps the cached copy as current as the last visit.
        if (isPage(answer)) navigation.waitUntil(replaceCached(url.pathname, answer.clone()));
        return answer;
      }
      return (await findCachedPage(url.pathname)) ?? answer ?? (await createOfflinePage(url.pathname));
    },
  );
  registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(ASSETS), fileStrategy);
  registerRoute(({ url, sameOrigin }) => sameOrigin && isPicture(url.pathname), pictureStrategy);
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && currentFiles.includes(url.pathname),
    new NetworkFirst({ cacheName: files }),
  );
}

const isPage = (answer: Response) =>
  answer.ok && !answer.redirected && answer.headers.get('content-type')?.startsWith('text/html') === true;

const dateOf = (answer: Response) => new Date(answer.headers.get('date') ?? 0);
