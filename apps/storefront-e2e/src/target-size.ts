import { expect, type Page } from '@playwright/test';

/**
 * Returns the targets that are too small: below 44 px for controls, the shop's own rule, and below 24 px for links
 * outside of sentences (WCAG 2.5.8, whose other exceptions are not needed). The clickable area counts, not the
 * painted one.
 */
export function findSmallTargets(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const small: string[] = [];
    const controls = 'button, select, summary, input:not([type=hidden]), textarea, [role=button]';
    const open = document.querySelector('dialog:modal') ?? document;
    const isInSentence = (element: Element) => {
      if (getComputedStyle(element).display !== 'inline') return false;
      const around = element.closest('p, li, dd, td, blockquote, figcaption, label, legend, h2, h3');
      return (around?.textContent ?? '').replace(element.textContent, '').trim().length > 1;
    };
    const labelOf = (element: Element) =>
      element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
    const isReached = (element: Element, x: number, y: number) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (element.contains(hit) || hit.closest('label')?.control === element);
    };
    for (const element of open.querySelectorAll<HTMLElement>(`${controls}, a[href]`)) {
      if (element.closest('[inert], dialog:not([open])')) continue;
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      const isControl = element.matches(controls);
      if (!isControl && isInSentence(element)) continue;
      const needed = isControl ? 44 : 24;
      const label = labelOf(element);
      const boxes = [element, ...(label ? [label] : [])].map((one) => one.getBoundingClientRect());
      // Elements for screen readers and the keyboard are not pressed.
      if (boxes.every(({ width, height }) => width <= 1.5 || height <= 1.5)) continue;
      if (boxes.some(({ width, height }) => width > needed - 0.5 && height > needed - 0.5)) continue;
      element.scrollIntoView({ block: 'center', inline: 'center' });
      const { left, top, width, height } = element.getBoundingClientRect();
      /** Distance from the center at which a press still hits the target. */
      const reach = (across: number, down: number) => {
        let far = 0;
        while (
          far < needed &&
          isReached(element, left + width / 2 + across * (far + 0.5), top + height / 2 + down * (far + 0.5))
        )
          far += 0.5;
        return far;
      };
      const size = Math.min(reach(1, 0) + reach(-1, 0), reach(0, 1) + reach(0, -1));
      if (size < needed - 0.5)
        small.push(`${size} px instead of ${needed}: ${element.outerHTML.slice(0, 200)}`);
    }
    scrollTo(0, 0);
    return small;
  });
}

/** Expects no small targets; softly, so that the test goes on. */
export async function expectTargetSizes(page: Page, when = page.url()): Promise<void> {
  expect.soft(await findSmallTargets(page), `small targets: ${when}`).toEqual([]);
}
