/** Milliseconds of laying out after which the browser may do something else. */
const PIECE = 4;

/**
 * Shows what stands below the first window, `[data-below]` (`build-steps/critical-styles.ts`). Whoever begins at the top of a page
 * (`[data-folded]`, by `first-paint.ts`) has it laid out only here, piece by piece: at once it would be the longest task of the page.
 */
export async function unfold(pause: () => unknown): Promise<void> {
  let began = performance.now();
  for (const element of document.querySelectorAll<HTMLElement>('[data-below]')) {
    delete element.dataset.below;
    // Lays it out.
    element.getBoundingClientRect();
    if (performance.now() - began < PIECE) continue;
    await pause();
    began = performance.now();
  }
  const page = document.documentElement;
  if (!('folded' in page.dataset)) return;
  delete page.dataset.folded;
  // A link to a place below leads there only now, where it was followed before.
  page.querySelector(':target')?.scrollIntoView();
}
