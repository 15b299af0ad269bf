import type { Page } from '@playwright/test';
import { addToBag } from './bag.ts';
import { checkThroughLabel } from './check-through-label.ts';
import { enableLocalTagManager, getConsentButton } from './consent.ts';
import { getMessage } from './messages.ts';
import { desktopViewportSize } from './product-list.ts';
import { getSearchDialogParts } from './search-dialog.ts';
import { expect, test } from './test.ts';
import { navigateTo, openAndHydratePage, openPageWithHydratedBoundary } from './open-page.ts';

/** The bodies of requests that report events to the search service, and of searches that ask for a query id, from now on. */
function watchSearch(page: Page) {
  const events: Record<string, unknown>[] = [];
  const measured: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const body = request.postData() ?? '';
    if (pathname === '/1/events') events.push(...(JSON.parse(body) as { events: never[] }).events);
    if (pathname.startsWith('/1/indexes/') && /"clickAnalytics":true|userToken/u.test(body))
      measured.push(body);
  });
  return { events, measured };
}

/** Narrows the list of all products and follows the second of them. */
async function followOilySkinProduct(page: Page): Promise<void> {
  const filters = page.getByRole('complementary', { name: getMessage('en', 'filter.title') });
  await checkThroughLabel(filters.getByRole('checkbox', { name: /^Oily \d+$/u }));
  await expect(page).toHaveURL('/shop?skin-type=oily');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(8);
  await cards.nth(1).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/product\//u);
}

test('no event of the search is sent before consent or after a refusal', async ({ page }) => {
  await page.setViewportSize(desktopViewportSize);
  await enableLocalTagManager(page);
  const sent = watchSearch(page);
  await openPageWithHydratedBoundary(page, '/shop');
  await followOilySkinProduct(page);
  await getConsentButton(page, 'en', 'rejectAll').click();
  await addToBag(page, 'en');
  await page.keyboard.press('Escape');
  await navigateTo(page, '/shop?skin-type=oily');
  await page.getByRole('main').getByRole('article').nth(1).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/product\//u);
  expect(sent).toEqual({ events: [], measured: [] });
});

test('a click on a hit and its addition to the bag are reported with consent', async ({ page }) => {
  await page.setViewportSize(desktopViewportSize);
  await enableLocalTagManager(page);
  const sent = watchSearch(page);
  await openPageWithHydratedBoundary(page, '/shop');
  await getConsentButton(page, 'en', 'acceptAll').click();
  await followOilySkinProduct(page);
  const token = expect.stringMatching(/^anonymous-[0-9a-f]{32}$/u) as unknown;
  const queryID = expect.stringMatching(/^[0-9a-f]{32}$/u) as unknown;
  const click = {
    eventType: 'click',
    eventName: 'Hit clicked',
    index: 'products',
    userToken: token,
    queryID,
    objectIDs: [expect.any(String)],
    positions: [2],
  };
  await expect.poll(() => sent.events).toEqual([click]);
  expect(sent.measured.length).toBeGreaterThan(0);

  await addToBag(page, 'en');
  const [{ objectIDs }] = sent.events as [{ objectIDs: string[] }];
  await expect.poll(() => sent.events).toHaveLength(2);
  expect(sent.events[1]).toEqual({
    eventType: 'conversion',
    eventSubtype: 'addToCart',
    eventName: 'Hit added to bag',
    index: 'products',
    userToken: token,
    queryID,
    objectIDs,
    currency: 'EUR',
    value: expect.any(Number),
    objectData: [{ price: expect.any(Number), quantity: 1, queryID }],
  });
});

test('a click on a result of the search overlay is reported with consent', async ({ page, shop }) => {
  await page.setViewportSize(desktopViewportSize);
  await enableLocalTagManager(page);
  const sent = watchSearch(page);
  await openAndHydratePage(page, '/about/cookies');
  await getConsentButton(page, 'en', 'acceptAll').click();
  const search = getSearchDialogParts(page, 'en');
  await search.opener.click();
  await search.field.pressSequentially('serum');
  // Results of the first letters may still change places under the pointer.
  await expect(search.dialog.getByRole('status')).toHaveText(/ for “serum”$/u);
  await search.products.first().click();
  await expect(page).toHaveURL(/\/product\//u);
  await expect
    .poll(() => sent.events)
    .toMatchObject([{ eventType: 'click', index: 'products', positions: [1] }]);

  // The service has taken it.
  const answer = await fetch(`${shop.origin}/1/events`, {
    headers: { 'x-algolia-application-id': 'marehalm', 'x-algolia-api-key': 'marehalm-admin' },
  });
  const { events } = (await answer.json()) as { events: readonly object[] };
  expect(events).toContainEqual(expect.objectContaining(sent.events[0] ?? {}));
});
