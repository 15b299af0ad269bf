/** Milliseconds between two questions whether the shop can be reached. */
export const ASK_AGAIN = 4000;

/** Whether the shop answers for the page that is here, and be it that there is none: what a browser shows without an answer is worse. */
export const isReached = (): Promise<boolean> =>
  fetch(location.pathname, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status < 500,
    () => false,
  );
