/**
 * Serves, without a connection after a first visit: pages that were seen, the bag, and for every other page the offline page, which
 * lists those. While the shop answers, pages and the bag's terms come from the network, however slow it is. A cached page says since when it
 * has been in the cache.
 */
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { brand, hrefFor, localeOfPath } from '@marehalm/shop';
import { listCachedPages, markAsCached } from './cached-page.ts';

declare const self: ServiceWorkerGlobalScope;
/** Written by the build: the version of the shop, and what the bag and the offline pages need. */
declare const PRECACHE: { readonly version: string; readonly files: readonly string[] };

/** Another version of the shop has other code, so each has caches of its own and removes those of the one before. */
const pages = `${brand.key}-pages-${PRECACHE.version}`;
const files = `${brand.key}-files-${PRECACHE.version}`;
const pictures = `${brand.key}-pictures`;
/** Pages in the cache, and of those on the offline page: the latest. */
const MAX_PAGES = 40;
const MAX_LISTED_PAGES = 12;
const MAX_PICTURES = 80;
/** Milliseconds after which a cached page is requested again when it is seen again. */
const PAGE_MAX_AGE_MS = 24 * 60 * 60 * 1000;

/** They are named by their content, so the cached file is the current one. */
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
      // Never an older version from the browser's own cache.
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
    // The page is requested while this worker starts. In Firefox a page that does not come so cannot be answered otherwise, and a
    // shopper without a connection would see none: https://github.com/GoogleChrome/workbox/issues/3134
    const isFirefox = navigator.userAgent.includes('Firefox/');
    await self.registration.navigationPreload?.[isFirefox ? 'disable' : 'enable']();
    await self.clients.claim();
  };
  event.waitUntil(removeOthers());
});

/** Files whose names say what is in them. */
const HASHED_FILES = /^\/(?:assets|pictures)\//;

/** A page tells that it is seen, or which files it has loaded. */
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

/** What the scripts of a page begin with, where it was loaded as a whole (`HydrationPlan.data` of static-router). */
const START_DATA = /"data":"(\/assets\/data-[\w-]+\.json)"/;

async function cachePage(event: ExtendableEvent, path: string): Promise<void> {
  const cache = await caches.open(pages);
  const known = await cache.match(path);
  const isFresh = known && Date.now() - dateOf(known).getTime() < PAGE_MAX_AGE_MS;
  const answer = isFresh ? known : await fetch(path, { cache: 'no-cache' }).catch(() => undefined);
  // Unreachable, it stays as it is.
  if (!answer || !isPage(answer)) return;
  // Removed first, so that the page that was seen last is the last of the cache.
  await cache.delete(path);
  const [, data] = START_DATA.exec(await answer.clone().text()) ?? [];
  if (data !== undefined) await cacheFiles(event, [data]);
  await cache.put(path, answer);
  const paths = await cache.keys();
  await Promise.all(paths.slice(0, -MAX_PAGES).map((request) => cache.delete(request)));
}

/** A file that does not load now is missing later, no more. */
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
      // A cached page is as fresh as it was last seen.
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
