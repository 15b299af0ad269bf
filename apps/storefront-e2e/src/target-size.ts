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

/**
 * Returns pairs of buttons and fields that are painted less than 8 px apart. A button without an edge or ground of its own is
 * painted where its text or icon is; the 44 px around it that react, too, may touch those of its neighbor. What stands in
 * a field, as the button that shows a password, is a part of it.
 */
export function findCrowdedControls(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const open = document.querySelector('dialog:modal') ?? document;
    const selector =
      'button, select, summary, textarea, [role=button], input:not([type=hidden], [type=radio], [type=checkbox])';
    const isClear = (color: string) => color === 'transparent' || /, 0\)$|\/ 0\)$/.test(color);
    const isFramed = (element: Element) => {
      const style = getComputedStyle(element);
      const hasEdge = parseFloat(style.borderInlineStartWidth) > 0 && !isClear(style.borderInlineStartColor);
      return hasEdge || !isClear(style.backgroundColor) || element.matches('input, select, textarea');
    };
    const paintedBox = (element: Element) => {
      if (isFramed(element)) return element.getBoundingClientRect();
      const content = document.createRange();
      content.selectNodeContents(element);
      return content.getBoundingClientRect();
    };
    const controls = [...open.querySelectorAll(selector)]
      .filter((element) => !element.closest('[inert], dialog:not([open])'))
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((element) => ({ element, box: paintedBox(element) }))
      .filter(({ box }) => box.width > 1.5 && box.height > 1.5);
    return controls.flatMap((one, index) =>
      controls.slice(index + 1).flatMap((other) => {
        const across = Math.max(one.box.left - other.box.right, other.box.left - one.box.right);
        const down = Math.max(one.box.top - other.box.bottom, other.box.top - one.box.bottom);
        const gap = Math.max(across, down);
        if (gap > 7.5 || gap < -8) return [];
        const [first, second] = [one, other].map(({ element }) => element.outerHTML.slice(0, 150));
        return [`${gap.toFixed(1)} px between ${first} and ${second}`];
      }),
    );
  });
}

/** Expects targets that are large enough and apart from each other; softly, so that the test goes on. */
export async function expectTargetSizes(page: Page, when = page.url()): Promise<void> {
  expect.soft(await findSmallTargets(page), `small targets: ${when}`).toEqual([]);
  expect.soft(await findCrowdedControls(page), `controls side by side: ${when}`).toEqual([]);
}
