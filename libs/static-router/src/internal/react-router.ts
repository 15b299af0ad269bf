/**
 * Everything that this library knows of React Router beyond its documentation: the markup of its start, the globals that it sets, and the cache
 * of route modules. `react-router.contract.test.ts` holds each against the installed version.
 */
import {
  createPath,
  UNSAFE_decodeViaTurboStream as decodeTurboStream,
  type DataRouter,
  type EntryContext,
  type Location,
  type MiddlewareFunction,
} from 'react-router';

/** How a page is hydrated: the addresses of its data and its modules. */
export interface HydrationPlan {
  /** Address of a line of JSON with React Router's context, and the stream of loader data after it. Written by the build. */
  readonly data: string;
  readonly manifest: string;
  readonly entry: string;
  readonly shared: readonly string[];
  /** Route id, then the modules that make up the route. */
  readonly routes: readonly (readonly [id: string, ...modules: string[]])[];
}

/** What React Router reads from the window, or sets there, as far as this library uses it. */
interface RouterWindow {
  /** Read when the application starts. */
  __reactRouterContext?: object;
  /** Set once the router has been created. */
  readonly __reactRouterDataRouter?: DataRouter;
  readonly __reactRouterManifest?: {
    readonly routes: Readonly<Record<string, { readonly module: string; readonly hasClientLoader: boolean }>>;
  };
  /** Code of routes by their ids, as far as it is here. */
  __reactRouterRouteModules?: Record<string, unknown>;
}

const view = (): RouterWindow => (typeof window === 'undefined' ? {} : (window as unknown as RouterWindow));

const EAGER_MODULE = /<script type="module" async="">[\s\S]*?<\/script>/g;
const CONTEXT =
  /<script>window\.__reactRouterContext = (\{.*?\});window\.__reactRouterContext\.stream = [\s\S]*?<\/script>/g;
const STREAM_CHUNK =
  /<script>window\.__reactRouterContext\.streamController\.(?:enqueue\(("(?:[^"\\]|\\.)*")\)|close\(\));<\/script>/g;
const MODULE_PRELOAD = /<link rel="modulepreload"[^>]*>/g;

/** The markup of React Router is not the expected one: an upgrade changed it. */
export class StartMarkupError extends Error {
  override name = 'StartMarkupError';
}

/** `text` as JSON in a script element that does not run. */
const dataElement = (text: string) =>
  `<script type="application/json" data-loader-data="">${text.replace(/</g, '\\u003c')}</script>`;

/**
 * Turns React Router's eager start in `html` into inert JSON and appends `startScript`, which is to hydrate the page later. Every executable
 * inline script left on the page is then the same on all pages, so a Content-Security-Policy needs a handful of hashes. The data begins with a line
 * of what React Router wants to know about the site; the rest is its stream.
 *
 * @throws StartMarkupError when the markup of React Router is not the expected one.
 */
export function deferScripts(
  html: string,
  context: Pick<EntryContext, 'manifest' | 'staticHandlerContext'>,
  startScript: string,
): string {
  const { manifest, staticHandlerContext } = context;
  const routes = staticHandlerContext.matches.flatMap((match) => manifest.routes[match.route.id] ?? []);
  const start = JSON.stringify({
    manifest: manifest.url,
    entry: manifest.entry.module,
    routes: routes.map((route) => [
      route.id,
      ...[
        route.clientActionModule,
        route.clientLoaderModule,
        route.clientMiddlewareModule,
        route.hydrateFallbackModule,
        route.module,
      ].filter(Boolean),
    ]),
    shared: [...new Set([...manifest.entry.imports, ...routes.flatMap((route) => route.imports ?? [])])],
  }).replace(/</g, '\\u003c');

  let contexts = 0;
  let modules = 0;
  let ends = 0;
  const deferred = html
    .replace(MODULE_PRELOAD, '')
    // React hydrates the scripts in these places, so scripts they stay; JSON is outside the policy's script-src.
    .replace(CONTEXT, (_script, siteContext: string) => {
      contexts += 1;
      return `<script type="application/json"></script>${dataElement(JSON.stringify(`${siteContext}\n`))}`;
    })
    .replace(EAGER_MODULE, () => {
      modules += 1;
      return `<script type="application/json" id="hydration-plan">${start}</script>`;
    })
    .replace(STREAM_CHUNK, (_script, chunk: string | undefined) => {
      if (chunk) return dataElement(chunk);
      ends += 1;
      return '';
    })
    .replace('</body>', () => `<script>${startScript.trim()}</script></body>`);
  if (contexts === 1 && modules === 1 && ends === 1) return deferred;
  throw new StartMarkupError(
    `Cannot defer the scripts of a page: expected 1 context, 1 module script and 1 end of the stream, found ${contexts}, ${modules} and ${ends}`,
  );
}

/** Reads the plan that {@link deferScripts} has written into the page. */
export const readHydrationPlan = (): HydrationPlan =>
  JSON.parse(document.getElementById('hydration-plan')?.textContent ?? '{}') as HydrationPlan;

/**
 * Gives React Router what its own inline scripts would, before the entry module runs.
 *
 * @param modules Code of the page's routes by their ids.
 * @param text The file that {@link HydrationPlan.data} names.
 */
export function provideServerData(modules: Record<string, unknown>, text: string): void {
  const [context = ''] = text.split('\n', 1);
  const { body } = new Response(text.slice(context.length + 1));
  view().__reactRouterRouteModules = modules;
  view().__reactRouterContext = { ...(JSON.parse(context) as object), stream: body };
}

/** Calls `listener` with the location that is about to be shown, or shown, whenever the state of the router changes; returns how to stop. */
export const onRouterChange = (listener: (location: Location) => void): (() => void) =>
  view().__reactRouterDataRouter?.subscribe(({ location }) => {
    listener(location);
  }) ?? (() => undefined);

/** Calls `listener` with the location that is shown, now and after each navigation. Only a hydrated page has one. */
export function observeNavigation(listener: (location: Location) => void): void {
  const router = view().__reactRouterDataRouter;
  if (!router) return;
  const notify = ({ location, navigation }: DataRouter['state']) => {
    if (navigation.state === 'idle') listener(location);
  };
  router.subscribe(notify);
  notify(router.state);
}

/** The data that the loader of the page shown has given; `undefined` before hydration. */
export const currentPageData = (): unknown =>
  Object.values(view().__reactRouterDataRouter?.state.loaderData ?? {}).at(-1);

/** The address that the visitor is on the way to, with query and hash; `undefined` while no navigation is pending. */
export function pendingAddress(): string | undefined {
  const location = view().__reactRouterDataRouter?.state.navigation.location;
  return location && createPath(location);
}

/** The component of a route whose code did not load: the error boundary shows instead. */
const failedModule = (error: unknown) => ({
  default() {
    throw error;
  },
});

function setModule(modules: Record<string, unknown>, id: string, value: unknown): void {
  Object.defineProperty(modules, id, {
    value,
    writable: true,
    enumerable: true,
    configurable: true,
  });
}

/**
 * Imports the code of a route, unless it is here.
 *
 * @throws What the browser says when it does not load.
 */
async function importRoute(id: string): Promise<unknown> {
  const { __reactRouterRouteModules: modules, __reactRouterManifest: manifest } = view();
  const address = manifest?.routes[id]?.module;
  if (!modules || address === undefined) return undefined;
  const known = Object.getOwnPropertyDescriptor(modules, id);
  if (known && 'value' in known) return known.value as unknown;
  const module = (await import(/* @vite-ignore */ address)) as unknown;
  setModule(modules, id, module);
  return module;
}

/** Imports the code of all routes that match `path`. Code that does not load is asked for again when it is needed. */
export async function preloadRoutes(path: string): Promise<void> {
  for (const { route } of view().__reactRouterDataRouter?.match(path) ?? [])
    await importRoute(route.id).catch(() => undefined);
}

/**
 * Loads the code of routes in React Router's place, which would reload the page each time that it does not load. React Router looks for a module
 * in its cache first and awaits what it finds there: here, a promise.
 *
 * @param leavesFor Called when the code of a route does not load; returns whether the page is being left for that.
 */
export function loadRoutes(leavesFor: () => boolean): void {
  const { __reactRouterRouteModules: modules, __reactRouterManifest: manifest } = view();
  if (!modules) return;
  const load = async (id: string) => {
    try {
      return await importRoute(id);
    } catch (error) {
      if (leavesFor()) return new Promise(() => undefined);
      const failed = failedModule(error);
      setModule(modules, id, failed);
      return failed;
    }
  };
  for (const id of Object.keys(manifest?.routes ?? {})) {
    if (id in modules) continue;
    Object.defineProperty(modules, id, {
      get: () => load(id),
      enumerable: true,
      configurable: true,
    });
  }
}

/** What the loaders of a page's routes gave, by route; the page's own comes last. */
export type PageData = Readonly<Record<string, { readonly data?: unknown; readonly error?: unknown }>>;

/** Address of the file with the data of the page at `path`, as React Router prerenders it. */
export const dataAddress = (path: string): string => `${path === '/' ? '/_' : path}.data`;

/** Decodes a data file. */
export async function decodePageData(body: ReadableStream<Uint8Array>): Promise<PageData> {
  return (await decodeTurboStream(body, window)).value as PageData;
}

/**
 * Creates a middleware that gives the router data that `find` has at hand, so that it asks for nothing. What the layout around the page has loaded is kept.
 */
export function createDataMiddleware(
  find: (path: string) => Promise<PageData | undefined>,
): MiddlewareFunction {
  return async ({ request }, next) => {
    const { pathname } = new URL(request.url);
    const { __reactRouterDataRouter: router, __reactRouterManifest: manifest } = view();
    const data = pathname === router?.state.location.pathname ? undefined : await find(pathname);
    if (!router || !data) return next();
    const own = Object.keys(data).at(-1) ?? '';
    if (manifest?.routes[own]?.hasClientLoader) return next();
    const wanted = Object.entries(data).filter(([id]) => id === own || !(id in router.state.loaderData));
    if (wanted.some(([, { error }]) => error !== undefined)) return next();
    return Object.fromEntries(wanted.map(([id, { data: result }]) => [id, { type: 'data', result }]));
  };
}
