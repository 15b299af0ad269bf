import type { Page } from '@playwright/test';
import { addToBag, getBagButton } from './bag.ts';
import { describePaintedElements } from './painted-styles.ts';
import { getMessage } from './messages.ts';
import { sampleCases } from './sample-cases.ts';
import { expect, test } from './test.ts';
import { openAndHydratePage } from './open-page.ts';

/** Navigates to `path` on the client. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: href });
    document.querySelector('main')?.append(link);
    link.click();
    link.remove();
  }, path);
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

for (const path of sampleCases(
  ['/about/ingredients', '/da/baeredygtighed/emballage', '/tips-tricks', '/product/gift-card'],
  (path) => String(path.startsWith('/da')),
)) {
  test(`${path} looks the same after a client navigation as when opened`, async ({ page }) => {
    await openAndHydratePage(page, path);
    await page.getByRole('heading', { level: 1 }).focus();
    const opened = await describePaintedElements(page);
    expect(opened.length).toBeGreaterThan(10);
    await openAndHydratePage(page, path.startsWith('/da') ? '/da/shop' : '/shop');
    await follow(page, path);
    await expect.poll(() => describePaintedElements(page)).toEqual(opened);
  });
}

test('bag has its styles on a page without them', async ({ page }) => {
  await openAndHydratePage(page, '/da/produkt/lae-serum');
  await addToBag(page, 'da');
  await openAndHydratePage(page, '/da/om/kontakt');
  await getBagButton(page, 'da', 1).click();
  const drawer = page.getByRole('dialog', { name: getMessage('da', 'bag.title') });
  const list = drawer.getByRole('list', { name: getMessage('da', 'bag.lines') });
  await expect(list.locator('..')).toHaveCSS('display', 'grid');
});
