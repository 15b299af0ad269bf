import type { Page } from '@playwright/test';
import { addToBag } from './bag.ts';
import { expectNoBarrier } from './barriers.ts';
import { locales, message, type Locale } from './messages.ts';
import { sampled } from './sampled.ts';
import { searchOn } from './search.ts';
import { expect, test } from './test.ts';
import { goTo, openPage, untilIdle } from './visit.ts';

/** Opens pages of the build as `MAREHALM_TAG_MANAGER_ID` and a tag manager of the own origin make them: the values that differ. */
async function configureTagManager(page: Page): Promise<void> {
  await page.route('**/assets/configuration-*.js', async (route) => {
    const response = await route.fetch();
    const built = await response.text();
    const body = built.replace(/recaptcha:\s*\{[^}]*\}/, '$&,tagManager:{id:"GTM-LOCAL",host:"/"}');
    expect(body).not.toBe(built);
    await route.fulfill({ response, body });
  });
}

const question = (page: Page, locale: Locale) =>
  page.getByRole('region', { name: message(locale, 'consent.title') });

const answer = (page: Page, locale: Locale, key: 'acceptAll' | 'rejectAll' | 'save' | 'change') =>
  question(page, locale).getByRole('button', { name: message(locale, `consent.${key}`) });

/** Names of the events that the tag manager was given, and what it was told of consent. */
async function reported(page: Page): Promise<readonly string[]> {
  const answered = await page.request.get('/gtm/records');
  const { items } = (await answered.json()) as { items: { entry: unknown }[] };
  return items.flatMap(({ entry }) => (entry as { event?: string }).event ?? []);
}

/** Every address of the tag manager that the page asks for from now on. */
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

test('a shop without a tag manager asks nobody', async ({ page }) => {
  const asked = watchTagManager(page);
  const settled = page.waitForResponse('**/assets/configuration-*.js');
  await openPage(page, '/product/lee-serum');
  await (await settled).finished();
  await untilIdle(page);
  await expect(question(page, 'en')).toHaveCount(0);
  expect(asked).toEqual([]);
});

for (const locale of sampled(locales.toReversed())) {
  test(`a shopper is asked at the end of the page, and nothing is measured before the answer, in ${locale}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await configureTagManager(page);
    const asked = watchTagManager(page);
    await openPage(page, locale === 'en' ? '/about/cookies' : '/da/om/cookies');
    await expect(answer(page, locale, 'rejectAll')).toBeVisible();
    for (const box of await question(page, locale).getByRole('checkbox').all())
      await expect(box).not.toBeChecked();
    await expectNoBarrier(page);
    // Who gets to know of the visit, and what is kept where for how long, stands beside the answers; the page says nothing else.
    await expect(question(page, locale)).toContainText('GTM-LOCAL');
    await expect(question(page, locale)).toContainText(new URL(page.url()).host);
    await expect(question(page, locale)).toContainText('marehalm-consent');
    await expect(page.getByRole('main')).not.toContainText(/no statistics|ingen statistik/);
    expect(asked).toEqual([]);
    await answer(page, locale, 'rejectAll').press('Enter');
    await expect(question(page, locale)).toBeFocused();
    await expect(question(page, locale).getByRole('status')).toHaveText(message(locale, 'consent.refused'));

    // It holds on the next page, and can be changed there.
    await page.reload();
    await expect(answer(page, locale, 'change')).toBeVisible();
    await expect(answer(page, locale, 'rejectAll')).toHaveCount(0);
    expect(asked).toEqual([]);
    await answer(page, locale, 'change').press('Enter');
    await question(page, locale)
      .getByRole('checkbox', { name: message(locale, 'consent.statistics') })
      .check();
    await answer(page, locale, 'save').click();
    await expect(question(page, locale).getByRole('status')).toHaveText(message(locale, 'consent.given'));
    // What was before the answer is forgotten with the no.
    await goTo(page, locale === 'en' ? '/shop' : '/da/shop');
    await expect.poll(() => reported(page)).toContain('page_view');
  });
}

test(
  'a shopper who answers in one tab has answered in the other, and takes it back there',
  { tag: '@all' },
  async ({ page, context }) => {
    const tab = await context.newPage();
    for (const one of [page, tab]) {
      await configureTagManager(one);
      await openPage(one, '/about/cookies');
      await expect(answer(one, 'en', 'acceptAll')).toBeVisible();
    }
    await answer(tab, 'en', 'acceptAll').click();
    const told = question(page, 'en').getByRole('status');
    await expect(told).toHaveText(message('en', 'consent.given'));

    await answer(page, 'en', 'change').click();
    await answer(page, 'en', 'rejectAll').click();
    await expect(told).toHaveText(message('en', 'consent.refused'));
    await expect(question(tab, 'en').getByRole('status')).toHaveText(message('en', 'consent.refused'));
    await answer(tab, 'en', 'change').click();
    for (const box of await question(tab, 'en').getByRole('checkbox').all())
      await expect(box).not.toBeChecked();
    await tab.close();
  },
);

test('what a shopper who agrees looks at, searches for and puts into the bag is reported, and who they are is not', async ({
  page,
}) => {
  await configureTagManager(page);
  await openPage(page, '/product/lee-serum');
  await answer(page, 'en', 'acceptAll').click();
  await expect.poll(() => reported(page)).toEqual(expect.arrayContaining(['page_view', 'view_item']));
  await addToBag(page, 'en');
  await expect.poll(() => reported(page)).toContain('add_to_cart');
  await page.keyboard.press('Escape');
  await goTo(page, '/cart');
  await expect.poll(() => reported(page)).toContain('view_cart');
  await goTo(page, '/shop?q=serum');
  await expect.poll(() => reported(page)).toContain('search');

  // What is typed into the search stands in the address, and is no page.
  const search = searchOn(page, 'en');
  await search.opener.click();
  await search.field.pressSequentially('oil');
  await expect(search.products.first()).toBeVisible();
  await expect(page).toHaveURL(/search=oil/);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await goTo(page, '/cart');
  const count = async (name: string) => (await reported(page)).filter((one) => one === name).length;
  // Each entry comes by itself, and one may overtake another.
  await expect
    .poll(async () => [await count('view_cart'), await count('page_view'), await count('search')])
    .toEqual([2, 4, 1]);
});

test('a shopper whose browser says that they want no tracking is not even asked', async ({ page }) => {
  await configureTagManager(page);
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'doNotTrack', { get: () => '1' }),
  );
  const asked = watchTagManager(page);
  const fetched = page.waitForResponse('**/assets/measuring-*.js');
  await openPage(page, '/product/lee-serum');
  await (await fetched).finished();
  await untilIdle(page);
  await expect(question(page, 'en')).toHaveCount(0);
  expect(asked).toEqual([]);
});
