import type { Page } from '@playwright/test';

/**
 * Describes position and style of each visible element in the viewport, one text per element, so that two states can be compared.
 */
export function describePaintedElements(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const painted = [
      ...document.querySelectorAll<HTMLElement>('main :is(h1, h2, p, a, img, button, label), header *'),
    ];
    return painted
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => element.getBoundingClientRect().top < innerHeight)
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const { color, backgroundColor, fontSize, fontWeight, opacity } = getComputedStyle(element);
        const name = `${element.localName}.${element.getAttribute('class') ?? ''}`;
        return [name, x, y, width, height, color, backgroundColor, fontSize, fontWeight, opacity].join(' ');
      });
  });
}
