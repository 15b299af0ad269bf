/** Milliseconds between two requests that ask whether the site can be reached. */
export const REACHABLE_INTERVAL_MS = 4000;

/** Resolves to whether the server responds for the current page, with any status. */
export const isPageReachable = (): Promise<boolean> =>
  fetch(location.pathname, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status < 500,
    () => false,
  );
