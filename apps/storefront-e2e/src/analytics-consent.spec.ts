import type { Page } from '@playwright/test';
import { addToBag } from './bag.ts';
import { expectNoAxeViolations } from './axe-violations.ts';
import {
  enableLocalTagManager,
  getConsentButton as answer,
  getConsentBanner as question,
} from './consent.ts';
import { locales, getMessage } from './messages.ts';
import { sampleCases } from './sample-cases.ts';
import { getSearchDialogParts } from './search-dialog.ts';
import { expect, test } from './test.ts';
import { navigateTo, openAndHydratePage, waitUntilIdle } from './open-page.ts';

/** Names of the events that the tag manager received. */
async function reported(page: Page): Promise<readonly string[]> {
  const answered = await page.request.get('/gtm/records');
  const { items } = (await answered.json()) as { items: { entry: unknown }[] };
  return items.flatMap(({ entry }) => (entry as { event?: string }).event ?? []);
}

/** URLs of the tag manager that the page requests from now on. */
function watchTagManager(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/gtm')) asked.push(pathname);
  });
  return asked;
}

test.beforeEach(async ({ page }) => {
  await page.request.delete('/gtm/records');
});

test('shop without a tag manager does not ask for consent', async ({ page }) => {
  const asked = watchTagManager(page);
  const settled = page.waitForResponse('**/assets/public-configuration-*.js');
  await openAndHydratePage(page, '/product/lee-serum');
  await (await settled).finished();
  await waitUntilIdle(page);
  await expect(question(page, 'en')).toHaveCount(0);
  expect(asked).toEqual([]);
});

for (const locale of sampleCases(locales.toReversed())) {
  test(`consent is asked at the end of the page, and nothing is measured before the answer, in ${locale}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await enableLocalTagManager(page);
    const asked = watchTagManager(page);
    await openAndHydratePage(page, locale === 'en' ? '/about/cookies' : '/da/om/cookies');
    await expect(answer(page, locale, 'rejectAll')).toBeVisible();
    for (const box of await question(page, locale).getByRole('checkbox').all())
      await expect(box).not.toBeChecked();
    await expectNoAxeViolations(page);
    // The question names the recipients and what is stored for how long; the rest of the page says nothing else.
    await expect(question(page, locale)).toContainText('GTM-LOCAL');
    await expect(question(page, locale)).toContainText(new URL(page.url()).host);
    await expect(question(page, locale)).toContainText('marehalm-consent');
    await expect(page.getByRole('main')).not.toContainText(/no statistics|ingen statistik/);
    expect(asked).toEqual([]);
    await answer(page, locale, 'rejectAll').press('Enter');
    await expect(question(page, locale)).toBeFocused();
    await expect(question(page, locale).getByRole('status')).toHaveText(
      getMessage(locale, 'consent.refused'),
    );

    // The answer holds on the next page, and can be changed there.
    await page.reload();
    await expect(answer(page, locale, 'change')).toBeVisible();
    await expect(answer(page, locale, 'rejectAll')).toHaveCount(0);
    expect(asked).toEqual([]);
    await answer(page, locale, 'change').press('Enter');
    await question(page, locale)
      .getByRole('checkbox', { name: getMessage(locale, 'consent.statistics') })
      .check();
    await answer(page, locale, 'save').click();
    await expect(question(page, locale).getByRole('status')).toHaveText(getMessage(locale, 'consent.given'));
    // A refusal discards earlier events.
    await navigateTo(page, locale === 'en' ? '/shop' : '/da/shop');
    await expect.poll(() => reported(page)).toContain('page_view');
  });
}

test(
  'answer in one tab applies in the other, and can be withdrawn there',
  { tag: '@all' },
  async ({ page, context }) => {
    const tab = await context.newPage();
    for (const one of [page, tab]) {
      await enableLocalTagManager(one);
      await openAndHydratePage(one, '/about/cookies');
      await expect(answer(one, 'en', 'acceptAll')).toBeVisible();
    }
    await answer(tab, 'en', 'acceptAll').click();
    const status = question(page, 'en').getByRole('status');
    await expect(status).toHaveText(getMessage('en', 'consent.given'));

    await answer(page, 'en', 'change').click();
    await answer(page, 'en', 'rejectAll').click();
    await expect(status).toHaveText(getMessage('en', 'consent.refused'));
    await expect(question(tab, 'en').getByRole('status')).toHaveText(getMessage('en', 'consent.refused'));
    await answer(tab, 'en', 'change').click();
    for (const box of await question(tab, 'en').getByRole('checkbox').all())
      await expect(box).not.toBeChecked();
    await tab.close();
  },
);

test('consent reports views, searches and bag changes, and no personal data', async ({ page }) => {
  await enableLocalTagManager(page);
  await openAndHydratePage(page, '/product/lee-serum');
  await answer(page, 'en', 'acceptAll').click();
  await expect.poll(() => reported(page)).toEqual(expect.arrayContaining(['page_view', 'view_item']));
  await addToBag(page, 'en');
  await expect.poll(() => reported(page)).toContain('add_to_cart');
  await page.keyboard.press('Escape');
  await navigateTo(page, '/cart');
  await expect.poll(() => reported(page)).toContain('view_cart');
  await navigateTo(page, '/shop?q=serum');
  await expect.poll(() => reported(page)).toContain('search');

  // The search adds its query to the URL, which is no page view.
  const search = getSearchDialogParts(page, 'en');
  await search.opener.click();
  await search.field.pressSequentially('oil');
  await expect(search.products.first()).toBeVisible();
  await expect(page).toHaveURL(/search=oil/);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await navigateTo(page, '/cart');
  const count = async (name: string) => (await reported(page)).filter((one) => one === name).length;
  // Entries are sent one by one, in any order.
  await expect
    .poll(async () => [await count('view_cart'), await count('page_view'), await count('search')])
    .toEqual([2, 4, 1]);
});

test('shopper with do-not-track is not asked', async ({ page }) => {
  await enableLocalTagManager(page);
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'doNotTrack', { get: () => '1' }),
  );
  const asked = watchTagManager(page);
  const fetched = page.waitForResponse('**/assets/start-analytics-*.js');
  await openAndHydratePage(page, '/product/lee-serum');
  await (await fetched).finished();
  await waitUntilIdle(page);
  await expect(question(page, 'en')).toHaveCount(0);
  expect(asked).toEqual([]);
});
