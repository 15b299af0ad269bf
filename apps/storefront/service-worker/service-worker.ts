/**
 * What works without a connection after a first visit: pages that were seen, the bag, and for every other page one that says
 * so and lists those. Nothing of it is shown while the shop answers: pages and the bag's terms come from the network first, however
 * slow it is, and what comes from the device says since when it has been there.
 */
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { listPages, markAsKept } from './kept-page.ts';

declare const self: ServiceWorkerGlobalScope;
/** Written by the build: the version of the shop, and what the bag and the offline pages need. */
declare const PRECACHE: { readonly version: string; readonly files: readonly string[] };

/** A shop of another version has other code, so each keeps its own and removes what the one before has kept. */
const pages = `marehalm-pages-${PRECACHE.version}`;
const files = `marehalm-files-${PRECACHE.version}`;
const pictures = 'marehalm-pictures';
/** Pages kept on a device, and listed on the offline page: the latest. */
const MOST_PAGES = 40;
const MOST_LISTED = 12;
const MOST_PICTURES = 80;
/** Milliseconds after which a kept page is fetched again when it is seen again. */
const FRESH = 24 * 60 * 60 * 1000;

/** Their names say what is in them, so what is kept is what would come. */
const fileStrategy = new CacheFirst({ cacheName: files });
const pictureStrategy = new CacheFirst({
  cacheName: pictures,
  plugins: [new ExpirationPlugin({ maxEntries: MOST_PICTURES, purgeOnQuotaError: true })],
});

const offlinePath = (path: string) => (/^\/da(?:\/|$)/.test(path) ? '/da/offline' : '/offline');

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(files)
      // Never what the browser has kept of an older version.
      .then((cache) => cache.addAll(PRECACHE.files.map((file) => new Request(file, { cache: 'no-cache' }))))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  const removeOthers = async () => {
    const names = await caches.keys();
    const others = names.filter(
      (name) => name.startsWith('marehalm-') && ![pages, files, pictures].includes(name),
    );
    await Promise.all(others.map((name) => caches.delete(name)));
    // The page is on its way while this worker starts. In Firefox a page that does not come so cannot be answered otherwise, and a
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
      ...(seen === undefined ? [] : [keepPage(event, seen)]),
      keepFiles(
        event,
        loaded.filter((file) => HASHED_FILES.test(file)),
      ),
    ]),
  );
});

/** What the scripts of a page begin with, where it was loaded as a whole (`HydrationPlan.data` of static-router). */
const START_DATA = /"data":"(\/assets\/data-[\w-]+\.json)"/;

async function keepPage(event: ExtendableEvent, path: string): Promise<void> {
  const cache = await caches.open(pages);
  const known = await cache.match(path);
  const isFresh = known && Date.now() - dateOf(known).getTime() < FRESH;
  const answer = isFresh ? known : await fetch(path, { cache: 'no-cache' }).catch(() => undefined);
  // What cannot be asked for now stays as it is.
  if (!answer || !isPage(answer)) return;
  // Taken out first: the page that was seen last is the last of the list.
  await cache.delete(path);
  const [, data] = START_DATA.exec(await answer.clone().text()) ?? [];
  if (data !== undefined) await keepFiles(event, [data]);
  await cache.put(path, answer);
  const paths = await cache.keys();
  await Promise.all(paths.slice(0, -MOST_PAGES).map((request) => cache.delete(request)));
}

/** A file that does not come now is one that is missing later, no more. */
async function keepFiles(event: ExtendableEvent, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    const strategy = address.startsWith('/pictures/') ? pictureStrategy : fileStrategy;
    const [, done] = strategy.handleAll({ event, request: new Request(address) });
    await done.catch(() => undefined);
  }
}

const isPage = (answer: Response) =>
  answer.ok && !answer.redirected && answer.headers.get('content-type')?.startsWith('text/html') === true;

const dateOf = (answer: Response) => new Date(answer.headers.get('date') ?? 0);

async function kept(path: string): Promise<Response | undefined> {
  const answer =
    (await (await caches.open(pages)).match(path)) ?? (await (await caches.open(files)).match(path));
  if (!answer) return undefined;
  return new Response(markAsKept(await answer.text(), dateOf(answer)), { headers: answer.headers });
}

async function offlinePage(path: string): Promise<Response> {
  const page = await (await caches.open(files)).match(offlinePath(path));
  if (!page) return Response.error();
  const cache = await caches.open(pages);
  const latest = (await cache.keys()).slice(-MOST_LISTED).reverse();
  const listed = await Promise.all(
    latest.map(async (request) => ({
      path: new URL(request.url).pathname,
      html: await ((await cache.match(request)) ?? new Response('')).text(),
    })),
  );
  return new Response(listPages(await page.text(), listed), { status: 503, headers: page.headers });
}

registerRoute(
  ({ request }) => request.mode === 'navigate',
  async ({ event, request, url }) => {
    const early = (event as FetchEvent).preloadResponse as Promise<Response | undefined> | undefined;
    const answer = await Promise.resolve(early)
      .then((preloaded) => preloaded ?? fetch(request))
      .catch(() => undefined);
    if (answer && answer.status < 500) {
      // A page that is kept stays as fresh as it was last seen.
      if (isPage(answer)) (event as FetchEvent).waitUntil(replaceKept(url.pathname, answer.clone()));
      return answer;
    }
    return (await kept(url.pathname)) ?? answer ?? (await offlinePage(url.pathname));
  },
);

async function replaceKept(path: string, answer: Response): Promise<void> {
  const cache = await caches.open(pages);
  if (await cache.match(path)) await cache.put(path, answer);
}

registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'), fileStrategy);
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/pictures/'), pictureStrategy);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === '/bag-terms.json',
  new NetworkFirst({ cacheName: files }),
);
