/**
 * All dependencies on React Router's undocumented behavior: the markup of its hydration scripts, its globals, and its cache of route modules.
 * `react-router.contract.test.ts` checks each against the installed version.
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
  /** URL of a file that the build writes: one line of JSON with React Router's context, then the stream of loader data. */
  readonly data: string;
  readonly manifest: string;
  readonly entry: string;
  readonly shared: readonly string[];
  /** Route id, then the modules that make up the route. */
  readonly routes: readonly (readonly [id: string, ...modules: string[]])[];
}

/** The properties of `window` that React Router reads or sets and this library uses. */
interface RouterWindow {
  /** Read when the application starts. */
  __reactRouterContext?: object;
  /** Set once the router has been created. */
  readonly __reactRouterDataRouter?: DataRouter;
  readonly __reactRouterManifest?: {
    readonly routes: Readonly<Record<string, { readonly module: string; readonly hasClientLoader: boolean }>>;
  };
  /** Loaded route modules by route id. */
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

/** Returns an inert script element that contains `text` as JSON. */
const dataElement = (text: string) =>
  `<script type="application/json" data-loader-data="">${text.replace(/</g, '\\u003c')}</script>`;

/**
 * Replaces React Router's hydration scripts in `html` by inert JSON and appends `startScript`, which hydrates the page later. The
 * executable inline scripts are then the same on all pages.
 *
 * @throws UnexpectedMarkupError when React Router's markup has another form, as after an upgrade.
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
    // Script elements must stay here, because React hydrates them; the policy's script-src does not apply to JSON.
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
 * @param store Called with the data; returns the URL at which it will be served.
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

/** Returns the hydration plan that {@link deferHydrationScripts} wrote into the page. */
export const getHydrationPlan = (): HydrationPlan =>
  JSON.parse(document.getElementById('hydration-plan')?.textContent ?? '{}') as HydrationPlan;

/**
 * Sets the globals that React Router's own inline scripts would set. Call it before the entry module runs.
 *
 * @param modules Route modules of the page by route id.
 * @param text Content of the file at {@link HydrationPlan.data}.
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

/** Calls `listener` with the shown location, now and after each navigation. Does nothing before hydration. The listener cannot be removed. */
export function observeShownLocation(listener: (location: Location) => void): void {
  const router = view().__reactRouterDataRouter;
  if (!router) return;
  const notify = ({ location, navigation }: DataRouter['state']) => {
    if (navigation.state === 'idle') listener(location);
  };
  router.subscribe(notify);
  notify(router.state);
}

/** Returns the loader data of the shown page; `undefined` before hydration. */
export const getCurrentPageData = (): unknown =>
  Object.values(view().__reactRouterDataRouter?.state.loaderData ?? {}).at(-1);

/** Returns the path of the pending navigation, with query and hash; `undefined` when there is none. */
export function getPendingUrl(): string | undefined {
  const location = view().__reactRouterDataRouter?.state.navigation.location;
  return location && createPath(location);
}

/** Creates the module of a route whose code did not load: its component throws, so that the error boundary shows. */
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
 * Imports the module of a route, or returns the loaded one.
 *
 * @throws The rejection of `import()` when it does not load.
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

/** Imports the modules of all routes that match `path`. Never rejects; a module that failed is requested again when it is needed. */
export async function preloadRoutes(path: string): Promise<void> {
  for (const { route } of view().__reactRouterDataRouter?.match(path) ?? [])
    await importRoute(route.id).catch(() => undefined);
}

/**
 * Replaces React Router's loading of route modules, which would reload the page at every failure. Works by getters on its module
 * cache; call it after hydration.
 *
 * @param leavesFor Called when a route module does not load; returns whether the page is about to unload because of that.
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

/** Returns the URL of the data file that React Router prerenders for the page at `path`. */
export const getDataUrl = (path: string): string => `${path === '/' ? '/_' : path}.data`;

/** Decodes a data file. */
export async function decodePageData(body: ReadableStream<Uint8Array>): Promise<PageData> {
  return (await decodeTurboStream(body, window)).value as PageData;
}

/**
 * Creates a middleware that gives the router the data that `find` resolves to, instead of a request. Routes that stay mounted keep their data.
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
  /** Returns the response body of a resource route. */
  readonly file: (path: string) => Promise<Buffer>;
}

type Loader = NonNullable<ServerBuild['routes'][string]>['module']['loader'] & {};
type RequestHandler = ReturnType<typeof createRequestHandler>;

/** Stands for a list of all paths: React Router answers only for prerendered ones, and the bundle does not know the paths of content. */
const EVERY_PATH = { length: 1, some: () => true } as unknown as string[];

async function bodyOf(handle: RequestHandler, path: string): Promise<Buffer> {
  const response = await handle(new Request(`http://localhost${path}`));
  const body = Buffer.from(await response.arrayBuffer());
  if (response.status !== 200)
    throw new Error(`Cannot prerender ${path}: status ${response.status}, ${body.toString('utf8', 0, 2000)}`);
  return body;
}

/** Creates a renderer. Call its functions one at a time. Each rejects with an Error that names the path when a loader or a component throws. */
export function createPageRenderer(build: ServerBuild): PageRenderer {
  let current = new Map<string, unknown>();
  /** Creates a request handler with other loaders. */
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
  // The loaders return `null`, because React Router's encoding of their data takes ten times as long as running them.
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
