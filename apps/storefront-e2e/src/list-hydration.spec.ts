import type { Page } from '@playwright/test';
import { checkThroughLabel } from './check-through-label.ts';
import { holdRequests } from './hold-requests.ts';
import { getMessage } from './messages.ts';
import { desktopViewportSize } from './product-list.ts';
import { getSearchDialogParts } from './search-dialog.ts';
import { expect, test } from './test.ts';
import { hydrateFirstBoundary, openAndHydratePage, waitUntilIdle } from './open-page.ts';

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(desktopViewportSize);
});

/** Searches from now on. */
function searchesOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/1/indexes/')) asked.push(request.postData() ?? '');
  });
  return asked;
}

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const listOf = (page: Page) => page.locator('main [data-hydration-boundary]').first();

test('a prerendered list hydrates without a request or a change, and the first filter sends one request', async ({
  page,
}) => {
  const asked = searchesOf(page);
  const letListCome = await holdRequests(page, '**/assets/live-product-list-*.js');
  await openAndHydratePage(page, '/shop');
  const titles = await cards(page).getByRole('heading').allTextContents();
  const before = await cards(page).first().elementHandle();
  await letListCome();
  await hydrateFirstBoundary(page);
  await waitUntilIdle(page);
  expect(await cards(page).getByRole('heading').allTextContents()).toEqual(titles);
  // React has taken over the elements of the page instead of making others.
  expect(await before?.evaluate((element) => element.isConnected)).toBe(true);
  expect(asked).toEqual([]);

  const filters = page.getByRole('complementary', { name: getMessage('en', 'filter.title') });
  await checkThroughLabel(filters.getByRole('checkbox', { name: /^Oily \d+$/u }));
  await expect(cards(page)).toHaveCount(8);
  await expect(page).toHaveURL('/shop?skin-type=oily');
  expect(asked).toHaveLength(1);
});

test('a list whose URL has filters hydrates with the whole list and sends one request', async ({ page }) => {
  const asked = searchesOf(page);
  const letAnswerCome = await holdRequests(page, '**/1/indexes/**');
  await openAndHydratePage(page, '/shop?skin-type=dry&utm_source=mail');
  const before = await cards(page).first().elementHandle();
  await expect(listOf(page)).toHaveAttribute('data-hydrated');
  expect(await before?.evaluate((element) => element.isConnected)).toBe(true);
  await letAnswerCome();
  const count = getMessage('en', 'list.count', { count: 30 });
  await expect(page.getByRole('main').getByText(count, { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('list', { name: getMessage('en', 'filter.chosen') })).toContainText('Dry');
  await waitUntilIdle(page);
  expect(asked).toHaveLength(1);
  await expect(page).toHaveURL('/shop?skin-type=dry&utm_source=mail');
});

test('a search from a list that is not hydrated yet shows its results', async ({ page }) => {
  await openAndHydratePage(page, '/shop');
  await waitUntilIdle(page);
  const { opener, field } = getSearchDialogParts(page, 'en');
  await opener.click();
  await field.fill('cream');
  await field.press('Enter');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(getMessage('en', 'list.resultsFor', { query: 'cream' }));
  await expect(title).toBeFocused();
  const count = getMessage('en', 'list.count', { count: 14 });
  await expect(page.getByRole('main').getByText(count, { exact: true }).first()).toBeVisible();
  await expect(cards(page)).toHaveCount(12);
  await expect(cards(page).first()).toContainText('Cream');
  const sort = page.getByRole('main').getByRole('combobox', { name: getMessage('en', 'filter.sort') });
  await expect(sort.locator('option:checked')).toHaveText(getMessage('en', 'filter.sort.mostRelevant'));
});
