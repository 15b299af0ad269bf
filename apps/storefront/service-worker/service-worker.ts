/**
 * Serves cached pages offline after a first visit: visited pages, the bag, and for every other page the offline page, which lists
 * the cached ones. Online, pages and the bag's terms come from the network, however slow it is. A cached page shows its date.
 */
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { brand, hrefFor, localeOfPath } from '@marehalm/shop';
import { listCachedPages, markAsCached } from './cached-page.ts';

declare const self: ServiceWorkerGlobalScope;
/** Inserted by the build: the version of the shop, and the files of the bag and the offline page. */
declare const PRECACHE: { readonly version: string; readonly files: readonly string[] };

/** Each version of the shop has its own caches, because its code differs, and deletes those of the previous one. */
const pages = `${brand.key}-pages-${PRECACHE.version}`;
const files = `${brand.key}-files-${PRECACHE.version}`;
const pictures = `${brand.key}-pictures`;
/** Maximum numbers of pages in the cache and on the offline page; the latest count. */
const MAX_PAGES = 40;
const MAX_LISTED_PAGES = 12;
const MAX_PICTURES = 80;
/** Age after which a visited page is fetched again for the cache. */
const PAGE_MAX_AGE_MS = 24 * 60 * 60 * 1000;

/** File names contain a hash of the content, so the cached file is current. */
const fileStrategy = new CacheFirst({ cacheName: files });
const pictureStrategy = new CacheFirst({
  cacheName: pictures,
  plugins: [new ExpirationPlugin({ maxEntries: MAX_PICTURES, purgeOnQuotaError: true })],
});

const offlinePath = (path: string) => hrefFor('offline', localeOfPath(path));

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(files)
      // Bypasses the HTTP cache, which may contain an older version.
      .then((cache) => cache.addAll(PRECACHE.files.map((file) => new Request(file, { cache: 'no-cache' }))))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  const removeOthers = async () => {
    const names = await caches.keys();
    const others = names.filter(
      (name) => name.startsWith(`${brand.key}-`) && ![pages, files, pictures].includes(name),
    );
    await Promise.all(others.map((name) => caches.delete(name)));
    // The navigation is requested while this worker starts. Firefox cannot answer it otherwise, so that offline shoppers would see
    // no page: https://github.com/GoogleChrome/workbox/issues/3134
    const isFirefox = navigator.userAgent.includes('Firefox/');
    await self.registration.navigationPreload?.[isFirefox ? 'disable' : 'enable']();
    await self.clients.claim();
  };
  event.waitUntil(removeOthers());
});

/** Files with a content hash in their name. */
const HASHED_FILES = /^\/(?:assets|pictures)\//;

/** Pages report that they are shown, or which files they have loaded. */
self.addEventListener('message', (event) => {
  const { seen, loaded } = event.data as { readonly seen?: string; readonly loaded: readonly string[] };
  event.waitUntil(
    Promise.all([
      ...(seen === undefined ? [] : [cachePage(event, seen)]),
      cacheFiles(
        event,
        loaded.filter((file) => HASHED_FILES.test(file)),
      ),
    ]),
  );
});

/** Start of the scripts of a page that was loaded as a document (`HydrationPlan.data` of static-router). */
const START_DATA = /"data":"(\/assets\/data-[\w-]+\.json)"/;

async function cachePage(event: ExtendableEvent, path: string): Promise<void> {
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
  await Promise.all(paths.slice(0, -MAX_PAGES).map((request) => cache.delete(request)));
}

/** A file that cannot be loaded now is only missing later. */
async function cacheFiles(event: ExtendableEvent, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    const strategy = address.startsWith('/pictures/') ? pictureStrategy : fileStrategy;
    const [, done] = strategy.handleAll({ event, request: new Request(address) });
    await done.catch(() => undefined);
  }
}

const isPage = (answer: Response) =>
  answer.ok && !answer.redirected && answer.headers.get('content-type')?.startsWith('text/html') === true;

const dateOf = (answer: Response) => new Date(answer.headers.get('date') ?? 0);

async function cachedPage(path: string): Promise<Response | undefined> {
  const answer =
    (await (await caches.open(pages)).match(path)) ?? (await (await caches.open(files)).match(path));
  if (!answer) return undefined;
  return new Response(markAsCached(await answer.text(), dateOf(answer)), { headers: answer.headers });
}

async function offlinePage(path: string): Promise<Response> {
  const page = await (await caches.open(files)).match(offlinePath(path));
  if (!page) return Response.error();
  const cache = await caches.open(pages);
  const latest = (await cache.keys()).slice(-MAX_LISTED_PAGES).reverse();
  const listed = await Promise.all(
    latest.map(async (request) => ({
      path: new URL(request.url).pathname,
      html: await ((await cache.match(request)) ?? new Response('')).text(),
    })),
  );
  return new Response(listCachedPages(await page.text(), listed), { status: 503, headers: page.headers });
}

registerRoute(
  ({ request }) => request.mode === 'navigate',
  async ({ event, request, url }) => {
    const early = (event as FetchEvent).preloadResponse as Promise<Response | undefined> | undefined;
    const answer = await Promise.resolve(early)
      .then((preloaded) => preloaded ?? fetch(request))
      .catch(() => undefined);
    if (answer && answer.status < 500) {
      // Keeps the cached copy as current as the last visit.
      if (isPage(answer)) (event as FetchEvent).waitUntil(replaceCached(url.pathname, answer.clone()));
      return answer;
    }
    return (await cachedPage(url.pathname)) ?? answer ?? (await offlinePage(url.pathname));
  },
);

async function replaceCached(path: string, answer: Response): Promise<void> {
  const cache = await caches.open(pages);
  if (await cache.match(path)) await cache.put(path, answer);
}

registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'), fileStrategy);
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/pictures/'), pictureStrategy);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === '/bag-terms.json',
  new NetworkFirst({ cacheName: files }),
);
