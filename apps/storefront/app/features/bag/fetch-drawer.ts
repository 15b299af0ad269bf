const load = () => import('./bag-drawer');

let fetched: ReturnType<typeof load> | undefined;

/**
 * Fetches the drawer, once. Rejects when it does not come; without a connection it is not asked for: a browser remembers
 * that a module did not come, and would not ask for it again. The service worker has it on the device.
 */
export function fetchDrawer(): ReturnType<typeof load> {
  if (fetched) return fetched;
  if (!navigator.onLine && !navigator.serviceWorker?.controller)
    return Promise.reject(new Error('Cannot fetch the bag: there is no connection'));
  fetched = load().catch((reason: unknown) => {
    fetched = undefined;
    throw reason;
  });
  return fetched;
}
