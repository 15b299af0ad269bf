/** The window of a page that runs {@link watchPressToPaint}. Times are epoch milliseconds. */
export interface WatchedWindow extends Window {
  /** When the last press was made, in milliseconds of the browser's clock; outlives the page. */
  pressedAt(): number;
  /** Resolves when the frame in which `isThere` holds first is painted, with that time. */
  painted(isThere: () => boolean): Promise<number>;
}

/**
 * Records the times of clicks and of the paints that follow; installed as an init script. {@link WatchedWindow} describes the
 * functions that it adds to the page.
 */
export function watchPressToPaint(): void {
  const now = () => performance.timeOrigin + performance.now();
  addEventListener(
    'click',
    ({ isTrusted, timeStamp }) => {
      if (isTrusted) sessionStorage.setItem('bench.pressed', String(performance.timeOrigin + timeStamp));
    },
    true,
  );
  const painted = (isThere: () => boolean) =>
    new Promise<number>((resolve) => {
      const look = () => {
        if (!isThere()) return false;
        observer.disconnect();
        // A message that is posted within a frame comes after it was painted.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(now());
          port2.postMessage(undefined);
        });
        return true;
      };
      const observer = new MutationObserver(look);
      if (!look()) {
        observer.observe(document, {
          subtree: true,
          childList: true,
          characterData: true,
          attributes: true,
        });
      }
    });
  Object.assign(window, {
    pressedAt: () => Number(sessionStorage.getItem('bench.pressed')),
    painted,
  });
  // A page that was gone to by the browser itself begins here.
  const title = sessionStorage.getItem('bench.title');
  const keep = (at: number) => {
    if (!sessionStorage.getItem('bench.painted')) sessionStorage.setItem('bench.painted', String(at));
  };
  const hasTitle = () =>
    document.querySelector('h1')?.textContent?.trim() === sessionStorage.getItem('bench.title');
  if (title) void painted(hasTitle).then(keep);
  Object.assign(window, {
    expectTitle(expected: string) {
      sessionStorage.setItem('bench.title', expected);
      sessionStorage.removeItem('bench.painted');
      void painted(hasTitle).then(keep);
    },
  });
}
