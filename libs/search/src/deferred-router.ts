/** Router interface of InstantSearch, as implemented by its `history()`. */
export interface SearchRouter<Route> {
  /** The route in the address. */
  read(): Route;
  /** Writes a route to the URL. */
  write(route: Route): void;
  /** The address of a route. */
  createURL(route: Route): string;
  /** Calls `callback` with each route that comes from elsewhere, such as a step back. */
  onUpdate(callback: (route: Route) => void): void;
  /** InstantSearch calls it once it has started. */
  start?(): void;
  /** Stops. */
  dispose(): void;
}

/** Router that reads an empty route and writes nothing until {@link DeferredRouter.goLive} is called. */
export interface DeferredRouter<Route> extends SearchRouter<Route> {
  /** Applies what the address asks for, and follows it from then on. To be called after hydration; again, it does nothing. */
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
    // A route of nothing, which every mapping reads.
    read: () => (isLive ? router.read() : ({} as Route)),
    write(route) {
      // An instance that is disposed of takes its state back, widget by widget: none of that is for the address.
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
