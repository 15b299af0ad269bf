import { message } from './messages.ts';
import { expect, test } from './test.ts';
import { openPage, untilIdle } from './visit.ts';

const stylesheet = 'link[rel=stylesheet][href*="/other-letters-"]';

test('a shopper who types a rare letter gets its face, and nobody else fetches it', async ({ page }) => {
  // Their code comes when the page is at rest.
  const code = page.waitForResponse(/\/assets\/after-hydration-.*\.js$/);
  await openPage(page, '/');
  await page.evaluate((address) => import(address), (await code).url());
  const email = page.getByRole('textbox', { name: message('en', 'newsletter.email') });
  await email.fill('ærø@example.com');
  await untilIdle(page);
  await expect(page.locator(stylesheet)).toHaveCount(0);
  const face = page.waitForResponse(/hanken-grotesk-latin-ext-.*\.woff2$/);
  await email.fill('łukasz@example.com');
  await expect(page.locator(stylesheet)).toHaveCount(1);
  expect((await face).ok()).toBe(true);
});

test('a shopper who searches for a rare letter reads it in the face of the shop', async ({ page }) => {
  await openPage(page, '/da');
  await page.getByRole('button', { name: message('da', 'site.search') }).click();
  await page.getByRole('dialog').getByRole('searchbox').fill('crème brûlée');
  await expect(page.locator(stylesheet)).toHaveCount(1);
});

test('a shopper who searches for a sign that titles lack reads it in the face of titles', async ({
  page,
}) => {
  const face = page.waitForResponse(/cormorant-garamond-500-western.*\.woff2$/);
  await openPage(page, '/shop?q=foo_bar');
  await expect(page.getByRole('heading', { level: 1, name: /foo_bar/ })).toBeVisible();
  expect((await face).ok()).toBe(true);
});
