/** The component of a route whose code did not come: the error page shows instead. */
const failedModule = (error: unknown) => ({
  default() {
    throw error;
  },
});

/**
 * Imports the code of a route, unless it is here.
 *
 * @throws What the browser says when it does not come.
 */
export async function importRoute(id: string): Promise<unknown> {
  const modules = window.__reactRouterRouteModules;
  const address = window.__reactRouterManifest?.routes[id]?.module;
  if (!modules || address === undefined) return undefined;
  const known = Object.getOwnPropertyDescriptor(modules, id);
  if (known && 'value' in known) return known.value as unknown;
  const module = (await import(/* @vite-ignore */ address)) as unknown;
  setModule(modules, id, module);
  return module;
}

function setModule(modules: Record<string, unknown>, id: string, value: unknown): void {
  Object.defineProperty(modules, id, { value, writable: true, enumerable: true, configurable: true });
}

/**
 * Loads the code of routes in the router's place, which would reload the page each time that it does not come. The router looks for a module in
 * its cache first and awaits what it finds: here, a promise.
 *
 * @param leavesFor Called when the code of a route does not come; returns whether the page is being left for that.
 */
export function loadRoutesForRouter(leavesFor: () => boolean): void {
  const modules = window.__reactRouterRouteModules;
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
  for (const id of Object.keys(window.__reactRouterManifest?.routes ?? {})) {
    if (id in modules) continue;
    Object.defineProperty(modules, id, { get: () => load(id), enumerable: true, configurable: true });
  }
}
