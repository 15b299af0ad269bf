import { getMessage } from './messages.ts';
import { expect, test } from './test.ts';
import { openAndHydratePage, waitUntilIdle } from './open-page.ts';

const stylesheet = 'link[rel=stylesheet][href*="/extended-fonts-"]';

test('typing a rare letter loads its font subset, which other pages do not', async ({ page }) => {
  // Its code loads when the page is idle.
  const code = page.waitForResponse(/\/assets\/start-deferred-tasks-.*\.js$/);
  await openAndHydratePage(page, '/');
  await page.evaluate((address) => import(address), (await code).url());
  const email = page.getByRole('textbox', { name: getMessage('en', 'newsletter.email') });
  await email.fill('ærø@example.com');
  await waitUntilIdle(page);
  await expect(page.locator(stylesheet)).toHaveCount(0);
  const face = page.waitForResponse(/hanken-grotesk-latin-ext-.*\.woff2$/);
  await email.fill('łukasz@example.com');
  await expect(page.locator(stylesheet)).toHaveCount(1);
  expect((await face).ok()).toBe(true);
});

test('search for a rare letter uses the font of the shop', { tag: '@all' }, async ({ page }) => {
  await openAndHydratePage(page, '/da');
  await page.getByRole('button', { name: getMessage('da', 'site.search') }).click();
  await page.getByRole('dialog').getByRole('searchbox').fill('crème brûlée');
  await expect(page.locator(stylesheet)).toHaveCount(1);
});

test('search for a sign that titles lack uses the font of titles', { tag: '@all' }, async ({ page }) => {
  const face = page.waitForResponse(/cormorant-garamond-500-western.*\.woff2$/);
  await openAndHydratePage(page, '/shop?q=foo_bar');
  await expect(page.getByRole('heading', { level: 1, name: /foo_bar/ })).toBeVisible();
  expect((await face).ok()).toBe(true);
});
