/** Router interface of InstantSearch, as implemented by its `history()`. */
export interface SearchRouter<Route> {
  /** Returns the route in the URL. */
  read(): Route;
  /** Writes a route to the URL. */
  write(route: Route): void;
  /** Returns the URL of a route. */
  createURL(route: Route): string;
  /** Calls `callback` with each route that comes from elsewhere, such as a step back. */
  onUpdate(callback: (route: Route) => void): void;
  /** InstantSearch calls it once it has started. */
  start?(): void;
  /** Removes listeners and stops writing. */
  dispose(): void;
}

/** Router that reads an empty route and writes nothing until {@link DeferredRouter.goLive} is called. */
export interface DeferredRouter<Route> extends SearchRouter<Route> {
  /** Applies the route in the URL, and follows the URL from then on. Call it after hydration; later calls do nothing. */
  goLive(): void;
}

/**
 * Wraps a router of InstantSearch so that a prerendered page hydrates with the state that it was rendered with. InstantSearch takes
 * prerendered results for those of the address: with filters in it, hydration fails and the list without them stays on screen.
 *
 * @example
 * ```ts
 * const address = { read: () => ({ q: 'serum' }), write() {}, createURL: () => '/shop', onUpdate() {}, dispose() {} };
 * const router = createDeferredRouter<{ q?: string }>(address);
 * router.read(); // => {}
 * router.goLive();
 * router.read(); // => { q: 'serum' }
 * ```
 */
export function createDeferredRouter<Route extends object>(
  router: SearchRouter<Route>,
): DeferredRouter<Route> {
  let isLive = false;
  let isDisposed = false;
  let notify: ((route: Route) => void) | undefined;
  return {
    // An empty route, which every state mapping accepts.
    read: () => (isLive ? router.read() : ({} as Route)),
    write(route) {
      // While an instance is disposed of, it removes its state widget by widget, which must not reach the URL.
      if (isLive && !isDisposed) router.write(route);
    },
    createURL: (route) => router.createURL(route),
    onUpdate(callback) {
      notify = callback;
      router.onUpdate((route) => {
        if (isLive) callback(route);
      });
    },
    start() {
      isDisposed = false;
      router.start?.();
    },
    dispose() {
      isDisposed = true;
      router.dispose();
    },
    goLive() {
      if (isLive) return;
      isLive = true;
      const route = router.read();
      if (Object.keys(route).length > 0) notify?.(route);
    },
  };
}
