/** Milliseconds between two requests that ask whether the site can be reached. */
export const REACHABILITY_CHECK_INTERVAL_MS = 4000;

/** Requests the current page with `HEAD` and resolves to whether the server responded with a status below 500. Never rejects. */
export const checkPageReachability = (): Promise<boolean> =>
  fetch(location.pathname, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status < 500,
    () => false,
  );
