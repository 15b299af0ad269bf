/** Resolves when a stylesheet has loaded, or failed to. */
const settled = (link: HTMLLinkElement) =>
  new Promise<unknown>((resolve) => {
    link.onload = link.onerror = resolve;
  });

/**
 * Inserts the link of a preloaded stylesheet directly after its preload, where React expects it. There the browser recalculates layout only for
 * elements whose styles change.
 */
function apply(preload: HTMLLinkElement): unknown {
  const link = preload.cloneNode() as HTMLLinkElement;
  link.rel = 'stylesheet';
  preload.after(link);
  return window.settledLinks?.get(preload) !== 'error' && settled(link);
}

/**
 * Applies the stylesheets that a page with critical CSS preloads, without blocking rendering. A stylesheet that failed to load is requested once more;
 * never rejects for one that fails again.
 *
 * @param isLazy Whether to wait until all have loaded before calling `pause`.
 * @param pause Awaited before they are applied.
 */
export async function applyStylesheets(isLazy: boolean, pause: () => unknown): Promise<void> {
  const preloads = [...document.querySelectorAll<HTMLLinkElement>('link[as=style]')];
  if (isLazy) await Promise.all(preloads.map((link) => window.settledLinks?.get(link) ?? settled(link)));
  await pause();
  await Promise.all(preloads.map(apply));
  // Computes styles in this task, so that layout and paint happen in the next one.
  void getComputedStyle(document.body).color;
}
