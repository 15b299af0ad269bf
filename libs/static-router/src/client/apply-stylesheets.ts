/** Resolves when a stylesheet has loaded, or failed to. */
const settled = (link: HTMLLinkElement) =>
  new Promise<unknown>((resolve) => {
    link.onload = link.onerror = resolve;
  });

/**
 * Links to a preloaded stylesheet behind all other styles, where React expects it. Only what it changes is laid out again; inserted elsewhere, the
 * whole page would be.
 */
function apply(preload: HTMLLinkElement): unknown {
  const link = preload.cloneNode() as HTMLLinkElement;
  link.rel = 'stylesheet';
  preload.after(link);
  return window.settledLinks?.get(preload) !== 'error' && settled(link);
}

/**
 * Applies the stylesheets that a page with critical CSS preloads, without blocking rendering. One that failed is requested once more; after that the
 * page is shown without it.
 *
 * @param isLazy Whether to wait until they have loaded and the browser is idle.
 * @param pause Awaited before they are applied.
 */
export async function applyStylesheets(isLazy: boolean, pause: () => unknown): Promise<void> {
  const preloads = [...document.querySelectorAll<HTMLLinkElement>('link[as=style]')];
  if (isLazy) await Promise.all(preloads.map((link) => window.settledLinks?.get(link) ?? settled(link)));
  await pause();
  await Promise.all(preloads.map(apply));
  // Style is computed in this task, layout and paint follow in the next.
  void getComputedStyle(document.body).color;
}
