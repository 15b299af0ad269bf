/** Milliseconds between two requests that ask whether the site can be reached. */
export const REACHABLE_INTERVAL_MS = 4000;

/** Resolves to whether the server answers for the page that is shown, even if only that there is none: a browser's error page is worse than a cached one. */
export const isPageReachable = (): Promise<boolean> =>
  fetch(location.pathname, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status < 500,
    () => false,
  );
