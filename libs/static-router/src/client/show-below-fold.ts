/** Maximum time of layout in one task. */
const LAYOUT_SLICE_MS = 4;

/**
 * Shows the elements below the fold (`[data-below-fold]`, set by the build). On a page that starts at its top (`[data-lazy-layout]`) the browser lays
 * them out only now, in slices, because one layout of all would be the page's longest task.
 *
 * @param pause Awaited between slices.
 */
export async function showBelowFold(pause: () => unknown): Promise<void> {
  let begunAt = performance.now();
  for (const element of document.querySelectorAll<HTMLElement>('[data-below-fold]')) {
    delete element.dataset['belowFold'];
    // Reading the height forces its layout.
    element.getBoundingClientRect();
    if (performance.now() - begunAt < LAYOUT_SLICE_MS) continue;
    await pause();
    begunAt = performance.now();
  }
  const page = document.documentElement;
  if (!('lazyLayout' in page.dataset)) return;
  delete page.dataset['lazyLayout'];
  // The target of a hash below the fold can be scrolled to only now.
  page.querySelector(':target')?.scrollIntoView();
}
