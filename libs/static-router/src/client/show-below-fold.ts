/** Milliseconds of layout after which the browser may do something else. */
const LAYOUT_SLICE_MS = 4;

/**
 * Shows the elements below the fold (`[data-below-fold]`, marked by the build). On a page that is seen from its top (`[data-lazy-layout]`) they
 * are laid out only now, slice by slice: at once it would be the longest task of the page.
 *
 * @param pause Awaited between two slices.
 */
export async function showBelowFold(pause: () => unknown): Promise<void> {
  let begunAt = performance.now();
  for (const element of document.querySelectorAll<HTMLElement>('[data-below-fold]')) {
    delete element.dataset['belowFold'];
    // Forces its layout.
    element.getBoundingClientRect();
    if (performance.now() - begunAt < LAYOUT_SLICE_MS) continue;
    await pause();
    begunAt = performance.now();
  }
  const page = document.documentElement;
  if (!('lazyLayout' in page.dataset)) return;
  delete page.dataset['lazyLayout'];
  // A link to an element below the fold scrolls there only now, where it was followed before.
  page.querySelector(':target')?.scrollIntoView();
}
