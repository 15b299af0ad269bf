import type { Page } from '@playwright/test';
import { addToBag } from './bag.ts';
import { expect, test } from './test.ts';
import { openPage } from './visit.ts';

/** Danish has the longest words. */
const pages = [
  ['front page', '/da'],
  ['product', '/da/produkt/vindvaern-dagcreme'],
  ['list of products', '/da/shop'],
  ['bag', '/da/cart'],
  ['checkout', '/da/checkout'],
  ['article', '/da/journal/raekkefoelgen-af-lag'],
] as const;

/** What a reader may set, and no page may break under (WCAG 1.4.12). */
const readersSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;

const windows = [
  { how: 'on a window of 320 px', size: { width: 320, height: 640 }, spacing: '' },
  // A window of 1280 × 1024 px at 400 %.
  { how: 'at 400 %', size: { width: 320, height: 256 }, spacing: '' },
  {
    how: 'with wider spacing of the text, on a phone',
    size: { width: 390, height: 844 },
    spacing: readersSpacing,
  },
  {
    how: 'with wider spacing of the text, on a desk',
    size: { width: 1280, height: 900 },
    spacing: readersSpacing,
  },
] as const;

/**
 * Texts that cannot be read whole: beside the window, or cut off by what they stand in. Lists that scroll, what is shown to
 * screen readers alone, and what is not to be reached now are no loss.
 */
async function lostTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const lost: string[] = [];
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
        // What scrolls shows the rest when asked.
        if (scrolls(style, 'X')) scrollsSideways = true;
        if (scrolls(style, 'Y')) break;
        if (
          !scrollsSideways &&
          isCut(style, 'X') &&
          (box.left < frame.left - 2 || box.right > frame.right + 2)
        )
          why ||= `cut off sideways by ${around.className}`;
        // The leading of a line may reach over an edge that its letters do not touch.
        const slack = 0.2 * Number.parseFloat(getComputedStyle(parent).fontSize) + 2;
        if (isCut(style, 'Y') && (box.top < frame.top - slack || box.bottom > frame.bottom + slack))
          why ||= `cut off by ${around.className}`;
      }
      if (!why && !scrollsSideways && (box.left < -1 || box.right > document.documentElement.clientWidth + 1))
        why = 'beside the window';
      if (why && !isForReaders) lost.push(`"${text.slice(0, 60)}" is ${why}`);
    }
    return lost;
  });
}

/** How much of the window is taken for good by what stays in sight while the page scrolls. */
const takenForGood = (page: Page) =>
  page.evaluate(() => {
    const taken = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
      const { position } = getComputedStyle(element);
      if (position !== 'fixed' && position !== 'sticky') return false;
      if (element.closest('dialog, [inert]') || !element.checkVisibility({ visibilityProperty: true }))
        return false;
      const { top, bottom, height } = element.getBoundingClientRect();
      return height > 0 && bottom > 0 && top < innerHeight && element.offsetWidth > innerWidth / 2;
    });
    const heights = taken.map((element) => element.getBoundingClientRect().height);
    return heights.reduce((sum, height) => sum + height, 0) / innerHeight;
  });

for (const { how, size, spacing } of windows) {
  for (const [what, path] of pages) {
    test(`a shopper reads all of the ${what} ${how}`, async ({ page }) => {
      await page.setViewportSize(size);
      if (what === 'bag' || what === 'checkout') {
        await openPage(page, '/da/produkt/vindvaern-dagcreme');
        await addToBag(page, 'da');
      }
      await openPage(page, path);
      if (spacing) await page.addStyleTag({ content: spacing });
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );

      const beside = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
      expect.soft(beside, 'px that the page scrolls sideways').toBeLessThanOrEqual(0);
      expect.soft(await lostTexts(page)).toEqual([]);
      if (size.height < 300) {
        await page.mouse.wheel(0, 900);
        await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
        expect.soft(await takenForGood(page), 'part of the window that is taken for good').toBeLessThan(0.34);
      }
    });
  }
}
