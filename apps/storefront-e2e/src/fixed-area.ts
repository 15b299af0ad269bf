import { expect, type Page } from '@playwright/test';
import { waitUntilPainted } from './wait-until-painted.ts';

/**
 * Expects fixed and sticky elements to cover at most a third of the viewport after scrolling; softly. Leaves the page scrolled to its top.
 */
export async function expectSmallFixedArea(page: Page, when = page.url()): Promise<void> {
  await page.evaluate(() => scrollTo(0, 600));
  await waitUntilPainted(page);
  const taken = await page.evaluate(() => {
    const inPlace = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
      const { position } = getComputedStyle(element);
      if (position !== 'fixed' && position !== 'sticky') return false;
      if (element.closest('dialog, [inert]') || !element.checkVisibility({ visibilityProperty: true }))
        return false;
      const { top, bottom, height } = element.getBoundingClientRect();
      return height > 0 && bottom > 0 && top < innerHeight && element.offsetWidth > innerWidth / 2;
    });
    const heights = inPlace.map((element) => element.getBoundingClientRect().height);
    scrollTo(0, 0);
    return heights.reduce((sum, height) => sum + height, 0) / innerHeight;
  });
  expect.soft(taken, `part of the viewport that is always covered: ${when}`).toBeLessThan(0.34);
}
