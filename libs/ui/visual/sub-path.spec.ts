import { expect, test } from '@playwright/test';

test('Storybook loads all its files below any path', async ({ page }) => {
  // Its own pages are the largest that are loaded here.
  const timeout = 20_000;
  const missing: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) missing.push(response.url());
  });
  await page.goto(`${process.env['STORYBOOK_ADDRESS'] ?? ''}?path=/story/actions-button--primary`);
  await expect(
    page.frameLocator('#storybook-preview-iframe').getByRole('button', { name: 'Læg i kurv' }),
  ).toBeVisible({ timeout });
  await expect(page.getByRole('link', { name: 'Primary' })).toBeVisible({ timeout });
  expect(missing).toEqual([]);
});
