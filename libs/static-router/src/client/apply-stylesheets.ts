/** Resolves when a stylesheet has loaded, or failed to. */
const settled = (link: HTMLLinkElement) =>
  new Promise<unknown>((resolve) => {
    link.onload = link.onerror = resolve;
  });

/**
 * Links to a stylesheet that was preloaded, where React looks for it: behind all other styles. Only what it changes is laid out again then; where
 * one changes among others or is removed, layers and typefaces may have changed as well, and a browser lays out the whole page.
 */
function apply(preload: HTMLLinkElement): unknown {
  const link = preload.cloneNode() as HTMLLinkElement;
  link.rel = 'stylesheet';
  preload.after(link);
  return window.settledLinks?.get(preload) !== 'error' && settled(link);
}

/**
 * Applies the stylesheets that a page with critical CSS preloads. Stylesheets do not block rendering. One that failed is requested once more, and
 * what it styles is shown without it.
 *
 * @param isLazy Whether to wait until they have loaded and the browser is idle.
 * @param pause Awaited before they are applied.
 */
export async function applyStylesheets(isLazy: boolean, pause: () => unknown): Promise<void> {
  const preloads = [...document.querySelectorAll<HTMLLinkElement>('link[as=style]')];
  if (isLazy) await Promise.all(preloads.map((link) => window.settledLinks?.get(link) ?? settled(link)));
  await pause();
  await Promise.all(preloads.map(apply));
  // Computed in this task, laid out and painted in the next.
  void getComputedStyle(document.body).color;
}
