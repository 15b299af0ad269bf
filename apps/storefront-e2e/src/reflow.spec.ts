import type { Page } from '@playwright/test';
import { openAccount } from './account.ts';
import { addToBag } from './bag.ts';
import { danish, main } from './checkout.ts';
import { addStyle } from './extra-style.ts';
import { expectReadable } from './reflow.ts';
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
      if (spacing) await addStyle(page, spacing);
      await expectReadable(page);
      if (size.height < 300) {
        await page.mouse.wheel(0, 900);
        await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
        expect.soft(await takenForGood(page), 'part of the window that is taken for good').toBeLessThan(0.34);
      }
    });
  }

  test(`a shopper reads all of the pages of an account ${how}`, async ({ page, shop }) => {
    test.setTimeout(60_000);
    await page.setViewportSize(size);
    const look = async (path: string) => {
      await openPage(page, path);
      await expect(main(page).locator('[aria-busy]')).toHaveCount(0);
      if (spacing) await addStyle(page, spacing);
      await expectReadable(page);
    };
    for (const path of ['login', 'create', 'forgotten-password']) await look(`/da/account/${path}`);
    await openAccount(
      page,
      shop,
      danish,
      `reflow-${windows.findIndex((one) => one.how === how)}@example.com`,
    );
    for (const path of ['overview', 'addresses', 'addresses/add', 'edit']) await look(`/da/account/${path}`);
  });
}
