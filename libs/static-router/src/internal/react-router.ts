/**
 * Everything that this library knows of React Router beyond its documentation: the markup of its start, the globals that it sets, and the cache
 * of route modules. `react-router.contract.test.ts` holds each against the installed version.
 */
import {
  createPath,
  createRequestHandler,
  UNSAFE_decodeViaTurboStream as decodeTurboStream,
  type DataRouter,
  type EntryContext,
  type Location,
  type MiddlewareFunction,
  type ServerBuild,
} from 'react-router';

/** The URLs of the data and modules that hydrate a page. */
export interface HydrationPlan {
  /** Address of a line of JSON with React Router's context, and the stream of loader data after it. Written by the build. */
  readonly data: string;
  readonly manifest: string;
  readonly entry: string;
  readonly shared: readonly string[];
  /** Route id, then the modules that make up the route. */
  readonly routes: readonly (readonly [id: string, ...modules: string[]])[];
}

/** Properties of the window that React Router reads or sets, as far as this library uses them. */
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

/** Thrown when React Router's HTML has an unexpected form, as after an upgrade. */
export class UnexpectedMarkupError extends Error {
  override name = 'UnexpectedMarkupError';
}

/** `text` as JSON in a script element that does not run. */
const dataElement = (text: string) =>
  `<script type="application/json" data-loader-data="">${text.replace(/</g, '\\u003c')}</script>`;

/**
 * Replaces React Router's hydration scripts in `html` by inert JSON and appends `startScript`, which hydrates the page later. The
 * executable inline scripts are then the same on all pages.
 *
 * @throws UnexpectedMarkupError when the markup of React Router is not the expected one.
 */
export function deferHydrationScripts(
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
  throw new UnexpectedMarkupError(
    `Cannot defer the scripts of a page: expected 1 context, 1 module script and 1 end of the stream, found ${contexts}, ${modules} and ${ends}`,
  );
}

const LOADER_DATA = /<script type="application\/json" data-loader-data="">([\s\S]*?)<\/script>/g;
const PLAN_START = /(<script type="application\/json" id="hydration-plan">\{)/;

/**
 * Returns `html` without its loader data, and with the data's URL in the hydration plan. Pages without data are returned
 * unchanged.
 *
 * @param store Called with the data; returns the address at which it will be served.
 */
export function extractLoaderData(html: string, store: (content: string) => string): string {
  const content = [...html.matchAll(LOADER_DATA)]
    .map(([, chunk = '""']) => JSON.parse(chunk) as string)
    .join('');
  if (content === '') return html;
  const address = store(content);
  return html
    .replace(LOADER_DATA, '')
    .replace(PLAN_START, (start) => `${start}"data":${JSON.stringify(address)},`);
}

/** Parses the plan that {@link deferHydrationScripts} has written into the page. */
export const getHydrationPlan = (): HydrationPlan =>
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

/**
 * Calls `listener` with the router's current location on every change of the router's state. Returns a function that
 * unsubscribes.
 */
export const onRouterChange = (listener: (location: Location) => void): (() => void) =>
  view().__reactRouterDataRouter?.subscribe(({ location }) => {
    listener(location);
  }) ?? (() => undefined);

/** Calls `listener` with the location that is shown, now and after each navigation. Only a hydrated page has one. */
export function observeShownLocation(listener: (location: Location) => void): void {
  const router = view().__reactRouterDataRouter;
  if (!router) return;
  const notify = ({ location, navigation }: DataRouter['state']) => {
    if (navigation.state === 'idle') listener(location);
  };
  router.subscribe(notify);
  notify(router.state);
}

/** The data that the loader of the page shown has given; `undefined` before hydration. */
export const getCurrentPageData = (): unknown =>
  Object.values(view().__reactRouterDataRouter?.state.loaderData ?? {}).at(-1);

/** The address that the visitor is on the way to, with query and hash; `undefined` while no navigation is pending. */
export function getPendingUrl(): string | undefined {
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
 * Replaces React Router's loading of route modules, which would reload the page at every failure. Works by getters on its module
 * cache; call it after hydration.
 *
 * @param leavesFor Called when the code of a route does not load; returns whether the page is being left for that.
 */
export function overrideRouteModuleLoading(leavesFor: () => boolean): void {
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

/** Loader data by route; that of the page itself comes last. */
export type PageData = Readonly<Record<string, { readonly data?: unknown; readonly error?: unknown }>>;

/** Address of the file with the data of the page at `path`, as React Router prerenders it. */
export const getDataUrl = (path: string): string => `${path === '/' ? '/_' : path}.data`;

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

/** Loader data of a page: pairs of route id and data, sorted by id. */
export type LoaderDataEntries = readonly (readonly [route: string, data: unknown])[];

/** Renders pages of a server bundle. */
export interface PageRenderer {
  /** Runs the loaders of the page at `path`. */
  readonly load: (path: string) => Promise<LoaderDataEntries>;
  /** Renders the page at `path` as if its loaders had given `data`. */
  readonly render: (path: string, data: LoaderDataEntries) => Promise<Buffer>;
  /** Returns the data file of the page at `path`, as if its loaders had given `data`. */
  readonly encode: (path: string, data: LoaderDataEntries) => Promise<Buffer>;
  /** Returns what the loader of a file gives. */
  readonly file: (path: string) => Promise<Buffer>;
}

type Loader = NonNullable<ServerBuild['routes'][string]>['module']['loader'] & {};
type RequestHandler = ReturnType<typeof createRequestHandler>;

/** React Router answers for prerendered paths alone; the bundle does not know those that content brings. */
const EVERY_PATH = { length: 1, some: () => true } as unknown as string[];

async function bodyOf(handle: RequestHandler, path: string): Promise<Buffer> {
  const response = await handle(new Request(`http://localhost${path}`));
  const body = Buffer.from(await response.arrayBuffer());
  if (response.status !== 200)
    throw new Error(`Cannot prerender ${path}: status ${response.status}, ${body.toString('utf8', 0, 2000)}`);
  return body;
}

/** Creates a renderer, which renders one page at a time. Each of its functions throws an Error that names the path when a loader or a component throws. */
export function createPageRenderer(build: ServerBuild): PageRenderer {
  let current = new Map<string, unknown>();
  /** The site with another loader in the place of each. */
  const handlerWith = (replace: (id: string, loader: Loader) => Loader): RequestHandler => {
    const routes = Object.entries(build.routes).map(([id, route]) => {
      if (!route?.module.loader) return [id, route];
      return [id, { ...route, module: { ...route.module, loader: replace(id, route.module.loader) } }];
    });
    return createRequestHandler(
      { ...build, prerender: EVERY_PATH, routes: Object.fromEntries(routes) as ServerBuild['routes'] },
      'production',
    );
  };
  // React Router's own encoding of what loaders give takes ten times as long as running them.
  const loadHandler = handlerWith((id, loader) => async (input) => {
    current.set(id, await loader(input));
    return null;
  });
  const renderHandler = handlerWith((id) => () => current.get(id));
  const fileHandler = createRequestHandler({ ...build, prerender: EVERY_PATH }, 'production');
  return {
    async load(path) {
      current = new Map();
      await bodyOf(loadHandler, getDataUrl(path));
      return [...current].sort(([one], [other]) => (one < other ? -1 : 1));
    },
    render(path, data) {
      current = new Map(data);
      return bodyOf(renderHandler, `${path}/`.replace('//', '/'));
    },
    encode(path, data) {
      current = new Map(data);
      return bodyOf(renderHandler, getDataUrl(path));
    },
    file: (path) => bodyOf(fileHandler, path),
  };
}
