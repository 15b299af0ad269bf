import type { Page } from '@playwright/test';
import { addToBag, bagButton } from './bag.ts';
import { looksOf } from './looks.ts';
import { message } from './messages.ts';
import { sampled } from './sampled.ts';
import { expect, test } from './test.ts';
import { openPage } from './visit.ts';

/** Goes to `path` within the page that is here, as a link on it would. */
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

for (const path of sampled(
  ['/about/ingredients', '/da/baeredygtighed/emballage', '/tips-tricks', '/product/gift-card'],
  (path) => String(path.startsWith('/da')),
)) {
  test(`${path} looks the same when it is gone to as when it is opened`, async ({ page }) => {
    await openPage(page, path);
    await page.getByRole('heading', { level: 1 }).focus();
    const opened = await looksOf(page);
    expect(opened.length).toBeGreaterThan(10);
    await openPage(page, path.startsWith('/da') ? '/da/shop' : '/shop');
    await follow(page, path);
    await expect.poll(() => looksOf(page)).toEqual(opened);
  });
}

test('the bag has its styles on a page that has nothing of it', async ({ page }) => {
  await openPage(page, '/da/produkt/lae-serum');
  await addToBag(page, 'da');
  await openPage(page, '/da/om/kontakt');
  await bagButton(page, 'da', 1).click();
  const drawer = page.getByRole('dialog', { name: message('da', 'bag.title') });
  const list = drawer.getByRole('list', { name: message('da', 'bag.lines') });
  await expect(list.locator('..')).toHaveCSS('display', 'grid');
});
