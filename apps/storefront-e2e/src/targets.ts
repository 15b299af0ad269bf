import { expect, type Page } from '@playwright/test';

/**
 * What is too small to be pressed with ease, in words that say where to look: less than 44 px either way for a control, the shop's
 * own rule, and less than 24 px for a link that does not stand in a sentence (WCAG 2.5.8, whose other exceptions are not needed).
 * What can be pressed counts, not what is painted: an area that reaches beyond its letters is as large as it feels.
 */
export function smallTargets(page: Page): Promise<readonly string[]> {
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
      // What only screen readers and the keyboard meet is not pressed.
      if (boxes.every(({ width, height }) => width <= 1.5 || height <= 1.5)) continue;
      if (boxes.some(({ width, height }) => width > needed - 0.5 && height > needed - 0.5)) continue;
      element.scrollIntoView({ block: 'center', inline: 'center' });
      const { left, top, width, height } = element.getBoundingClientRect();
      /** How far from the middle a press still reaches it. */
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

/** Notes what is too small to be pressed with ease, and lets the test go on. */
export async function expectEasyTargets(page: Page, when = page.url()): Promise<void> {
  expect.soft(await smallTargets(page), `small targets: ${when}`).toEqual([]);
}
