import { expect, type Page } from '@playwright/test';
import { addTemporaryStyle } from './add-temporary-style.ts';
import { waitUntilPainted } from './wait-until-painted.ts';

/**
 * Returns the texts that are outside of the viewport or clipped. Scrollable lists, text for screen readers only and
 * inert text do not count.
 */
export async function findClippedTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const clipped: string[] = [];
    const isCut = (style: CSSStyleDeclaration, axis: 'X' | 'Y') =>
      /hidden|clip/.test(style[`overflow${axis}`]);
    const scrolls = (style: CSSStyleDeclaration, axis: 'X' | 'Y') =>
      /auto|scroll/.test(style[`overflow${axis}`]);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const parent = node.parentElement;
      if (!parent || text === '' || parent.closest('script, style, noscript, [inert], dialog:not([open])'))
        continue;
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      if (box.width === 0 || box.height === 0) continue;
      let isForReaders = false;
      let scrollsSideways = false;
      let why = '';
      for (
        let around: Element | null = parent;
        around && around !== document.body;
        around = around.parentElement
      ) {
        const style = getComputedStyle(around);
        const frame = around.getBoundingClientRect();
        if (frame.width <= 1.5 || style.clipPath !== 'none') isForReaders = true;
        // A scroll container shows the rest on demand.
        if (scrolls(style, 'X')) scrollsSideways = true;
        if (scrolls(style, 'Y')) break;
        if (
          !scrollsSideways &&
          isCut(style, 'X') &&
          (box.left < frame.left - 2 || box.right > frame.right + 2)
        )
          why ||= `cut off sideways by ${around.className}`;
        // The line height may exceed an edge that the glyphs do not touch.
        const slack = 0.2 * Number.parseFloat(getComputedStyle(parent).fontSize) + 2;
        if (isCut(style, 'Y') && (box.top < frame.top - slack || box.bottom > frame.bottom + slack))
          why ||= `cut off by ${around.className}`;
      }
      if (!why && !scrollsSideways && (box.left < -1 || box.right > document.documentElement.clientWidth + 1))
        why = 'outside the viewport';
      if (why && !isForReaders) clipped.push(`"${text.slice(0, 60)}" is ${why}`);
    }
    return clipped;
  });
}

/** Expects no horizontal overflow and no clipped text; softly, so that the test goes on. */
export async function expectNoClippingOrOverflow(page: Page, when = page.url()): Promise<void> {
  await waitUntilPainted(page);
  const beside = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect.soft(beside, `px that the page scrolls sideways: ${when}`).toBeLessThanOrEqual(0);
  expect.soft(await findClippedTexts(page), `clipped texts: ${when}`).toEqual([]);
}

/** Text spacing that readers may set (WCAG 1.4.12). */
const readersSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;

/** Expects no clipped text with the reader's text spacing; softly, so that the test goes on. */
export async function expectNoClippedTextWithWiderSpacing(page: Page, when = page.url()): Promise<void> {
  const removeStyle = await addTemporaryStyle(page, readersSpacing);
  await expectNoClippingOrOverflow(page, `${when}, with wider spacing`);
  await removeStyle();
}
