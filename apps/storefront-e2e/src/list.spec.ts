import { expectNoAxeViolations } from './axe-violations.ts';
import { checkThroughLabel } from './check-through-label.ts';
import { FAULT_ERRORS_PATTERN, faultCases } from './faults.ts';
import { holdRequests } from './hold-requests.ts';
import { isCompleteRun, sampleCases } from './sample-cases.ts';
import { expect, test } from './test.ts';
import { openAndHydratePage, openPageWithHydratedBoundary } from './open-page.ts';
import { phoneViewportSize, desktopViewportSize, getProductListParts } from './product-list.ts';

test('back navigation from a product restores the length and scroll position of the list', async ({
  page,
}) => {
  await page.setViewportSize(phoneViewportSize);
  const list = getProductListParts(page, 'en');
  await openAndHydratePage(page, '/');
  await openPageWithHydratedBoundary(page, '/shop');
  await list.viewMore.click();
  await expect(list.cards).toHaveCount(24);
  await expect(list.said).toHaveText(list.t('filter.showing', { shown: 24, total: 36 }));
  await expect(list.cards.nth(12).getByRole('link').first()).toBeFocused();
  await list.viewMore.click();
  await expect(list.cards).toHaveCount(36);
  await expect(list.viewMore).toBeHidden();
  await expect(page).toHaveURL('/shop?page=3');
  const names = await list.cards.getByRole('heading').allTextContents();
  expect(new Set(names).size).toBe(36);
  expect(names.at(-1)).toBe('Cold Bay Bath Soak');

  const far = list.cards.nth(30);
  await far.getByRole('link').first().scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(3000);
  await far.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/product\//);
  await expect(list.main.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(list.cards).toHaveCount(36);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);

  // A reload shows all of it, too; back navigation leaves the list.
  await page.reload();
  await expect(list.cards).toHaveCount(36);
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('list shows a tile about a series, until it is filtered or sorted', async ({ page }) => {
  await page.setViewportSize(desktopViewportSize);
  const list = getProductListParts(page, 'da');
  const tiles = list.main.getByRole('listitem').filter({ has: page.locator('[data-editorial]') });
  await openPageWithHydratedBoundary(page, '/da/shop');
  await expect(tiles).toHaveCount(1);
  await expect(list.cards).toHaveCount(12);
  await expect(list.main.getByText(list.t('filter.showing', { shown: 12, total: 36 }))).toBeVisible();
  await expect(tiles.getByRole('heading')).toHaveText('Ti skridt bag klitten er der læ.');
  const link = tiles.getByRole('link', { name: list.t('list.seeSeries', { series: 'Marehalm' }) });
  await expect(link).toHaveAttribute('href', '/da/marehalm');
  // The picture ends with those of the cards beside it.
  const bottoms = await list.main
    .locator('li:nth-child(4) picture, li:nth-child(5) picture')
    .evaluateAll((pictures) => pictures.map((picture) => picture.getBoundingClientRect().bottom));
  expect(Math.abs((bottoms[0] ?? 0) - (bottoms[1] ?? NaN))).toBeLessThan(1);

  await list.sort.selectOption({ label: list.t('filter.sort.newest') });
  await expect(tiles).toHaveCount(0);
  await expect(list.cards).toHaveCount(12);
  await expect(page).toHaveURL('/da/shop?sortering=nyeste');
  await page.goBack();
  await expect(tiles).toHaveCount(1);
  await checkThroughLabel(list.filters.getByRole('checkbox', { name: /^Fedtet \d+$/ }));
  await expect(tiles).toHaveCount(0);
  await expect(list.cards).toHaveCount(8);
  await list.chips.first().click();
  await expect(tiles).toHaveCount(1);
  await expect(list.cards).toHaveCount(12);
});

test(
  'back navigation from a product restores the length of a sorted list',
  { tag: '@all' },
  async ({ page }) => {
    await page.setViewportSize(desktopViewportSize);
    const list = getProductListParts(page, 'en');
    await openPageWithHydratedBoundary(page, '/shop?sort=newest');
    await list.viewMore.click();
    await expect(page).toHaveURL('/shop?sort=newest&page=2');
    await list.cards.last().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/product\//);
    await page.goBack();
    await expect(page.locator('main [data-hydration-boundary][data-hydrated]').first()).toBeAttached();
    await expect(list.cards).toHaveCount(24);
    await expect(page).toHaveURL('/shop?sort=newest&page=2');
  },
);

test(
  'filter that is chosen right before following a product is restored on back navigation',
  { tag: '@all' },
  async ({ page }) => {
    await page.setViewportSize(desktopViewportSize);
    const list = getProductListParts(page, 'en');
    await openPageWithHydratedBoundary(page, '/shop');
    await checkThroughLabel(list.filters.getByRole('checkbox', { name: /^Oily \d+$/ }));
    await expect(list.cards).toHaveCount(8);
    // Within the 400 ms after which the URL is updated.
    await list.cards.first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/product\//);
    await page.goBack();
    await expect(page).toHaveURL('/shop?skin-type=oily');
    await expect(list.cards).toHaveCount(8);
  },
);

test(
  'filter that is chosen right before following a link is restored on back navigation',
  { tag: '@all' },
  async ({ page }) => {
    await page.setViewportSize(desktopViewportSize);
    const list = getProductListParts(page, 'en');
    await openPageWithHydratedBoundary(page, '/shop');
    const letPageCome = await holdRequests(page, '**/contact.data*');
    await checkThroughLabel(list.filters.getByRole('checkbox', { name: /^Oily \d+$/ }));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
    await expect(page).toHaveURL('/shop?skin-type=oily');
    await letPageCome();
    await expect(page).toHaveURL('/about/contact');
    await page.goBack();
    await expect(page).toHaveURL('/shop?skin-type=oily');
    await expect(list.cards).toHaveCount(8);
  },
);

test('list ignores invalid query parameters', async ({ page }) => {
  await page.setViewportSize(desktopViewportSize);
  const list = getProductListParts(page, 'en');
  for (const [query, count] of sampleCases([
    [
      'skin-type=oily&skin-type=%3Cscript%3E&skin-type[]=dry&__proto__=x&size=hasOwnProperty&page=-1&sort=cheapest&min-price=abc',
      8,
    ],
    ['skin-type=oily&skin-type=%3Cscript%3E&skin-type[]=dry&page=-1&sort=cheapest&min-price=abc', 8],
    ['__proto__=x&constructor=y&category=constructor&size=hasOwnProperty&page=99999999999', 12],
    ['q=%E0%A4%A&utm_source=mail', undefined],
    [`q=${'x'.repeat(5000)}`, 0],
    ['page=9000', 36],
  ] as const)) {
    await openPageWithHydratedBoundary(page, `/shop?${query}`);
    if (count !== undefined) await expect(list.cards, query).toHaveCount(count);
    await expect(list.main.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test.describe('while the search service is out of order', () => {
  test.use({ expectedComplaints: FAULT_ERRORS_PATTERN });

  test('list stays and reports the failure, and can be tried again', async ({ page, shop }) => {
    await page.setViewportSize(desktopViewportSize);
    const list = getProductListParts(page, 'da');
    await openPageWithHydratedBoundary(page, '/da/shop');
    const before = await list.cards.getByRole('heading').allTextContents();
    // Too many requests has a message of its own.
    const met = sampleCases([...faultCases.entries()], ([, [how]]) => String(how === 'answers 429'));
    for (const [index, [how, fault]] of met) {
      // Slow hosts are tested in `search/client-failures.test.ts` and in the next test.
      if (how === 'is slow') continue;
      await test.step(how, async () => {
        await shop.breakService('search', fault);
        // Another filter each time, because answers are cached.
        const filter = list.filters.getByRole('checkbox').nth(index);
        const count = Number(
          /\d+$/.exec(
            (await filter.evaluate((box: HTMLInputElement) => box.labels?.[0]?.textContent)) ?? '',
          )?.[0],
        );
        // Neither the list nor the filter changes before there is an answer.
        await filter.click({ force: true });
        await expect(list.failure).toContainText(
          list.t(how === 'answers 429' ? 'search.busy' : 'filter.down'),
        );
        expect(await list.cards.getByRole('heading').allTextContents()).toEqual(before);
        await shop.clearFaults();
        await list.failure.getByRole('button', { name: list.t('filter.retry') }).click();
        await expect(list.cards).toHaveCount(Math.min(count, 12));
        await expect(list.failure).toHaveCount(0);
        await list.chips.click();
        await expect(list.cards).toHaveCount(12);
      });
    }
  });

  test('slow answer is reported, and announced when it arrives', async ({ page }) => {
    await page.setViewportSize(desktopViewportSize);
    const list = getProductListParts(page, 'en');
    await openPageWithHydratedBoundary(page, '/shop');
    const letAnswersCome = await holdRequests(page, '**/1/indexes/**');
    await checkThroughLabel(list.filters.getByRole('checkbox', { name: /^Oily \d+$/ }));
    await expect(list.said).toHaveText(list.t('filter.stalled'));
    await expect(list.cards).toHaveCount(12);
    await letAnswersCome();
    await expect(list.cards).toHaveCount(8);
    await expect(list.said).toHaveText(list.t('list.count', { count: 8 }));
  });
});

test('shopper can list all results of a search, change the query and clear it', async ({ page }) => {
  await page.setViewportSize(desktopViewportSize);
  const list = getProductListParts(page, 'da');
  await openPageWithHydratedBoundary(page, '/da/shop?q=creme&utm_source=mail');
  const title = list.main.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(list.t('list.resultsFor', { query: 'creme' }));
  await expect(page).toHaveTitle(`${list.t('list.resultsFor', { query: 'creme' })} – Marehalm`);
  const field = list.main.getByRole('searchbox', { name: list.t('search.label') });
  await expect(field).toHaveValue('creme');
  await expect(list.cards.first()).toContainText('kr.');

  await field.fill('håndcreme');
  await expect(page).toHaveURL(/\/da\/shop\?q=h%C3%A5ndcreme&utm_source=mail$/);
  await expect(title).toHaveText(list.t('list.resultsFor', { query: 'håndcreme' }));
  await expect(page).toHaveTitle(`${list.t('list.resultsFor', { query: 'håndcreme' })} – Marehalm`);
  await expect(list.cards.first()).toContainText('Håndcreme');
  await expect(field).toBeFocused();
  await page.goBack();
  await expect(field).toHaveValue('creme');

  await field.fill('xqzwv');
  await expect(
    list.main.getByRole('heading', { name: list.t('search.none', { query: 'xqzwv' }) }),
  ).toBeVisible();
  await expect(list.said).toHaveText(list.t('search.none', { query: 'xqzwv' }));
  const suggested = (name: string) =>
    list.main
      .getByRole('navigation', { name: list.t(name) })
      .getByRole('link')
      .first();
  await expect(suggested('search.categories')).toHaveText('Ansigt');
  await expect(suggested('search.popular')).toHaveAttribute('href', '/da/shop?q=serum');
  // Nothing to filter, to sort or to count.
  await expect(list.filters).toHaveCount(0);
  await expect(list.main.getByText(list.t('list.count', { count: 0 }), { exact: true })).toHaveCount(0);
  if (isCompleteRun) await expectNoAxeViolations(page);
  await list.main.getByRole('button', { name: list.t('search.clear') }).click();
  await expect(list.cards).toHaveCount(12);
  await expect(page).toHaveURL('/da/shop?utm_source=mail');
  await expect(page).toHaveTitle('Alle produkter – Marehalm');
  await expect(field).toBeFocused();
});

for (const locale of sampleCases(['en', 'da'] as const)) {
  test(`reader can search the journal by words and topic, in ${locale}`, async ({ page }) => {
    await page.setViewportSize(desktopViewportSize);
    const list = getProductListParts(page, locale);
    const [prefix, words, subject, address] =
      locale === 'en'
        ? (['', 'skin', /^Guides \d+$/, '/care-journal?q=skin&topic=guides'] as const)
        : (['/da', 'hud', /^Guider \d+$/, '/da/care-journal?q=hud&emne=guider'] as const);
    await openPageWithHydratedBoundary(page, `${prefix}/care-journal`);
    const whole = await list.cards.count();
    const field = list.main.getByRole('searchbox', { name: list.t('filter.searchJournal') });
    await field.fill(words);
    await expect(list.said).toHaveText(/^\d+ arti/);
    await checkThroughLabel(list.filters.getByRole('checkbox', { name: subject }));
    await expect(page).toHaveURL(address);
    await list.settled();
    const found = await list.cards.count();
    expect(found).toBeLessThan(whole);
    // The sticky header would cover controls, which axe reports.
    await page.evaluate(() => scrollTo(0, 0));
    if (isCompleteRun) await expectNoAxeViolations(page);
    await list.cards.first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/journal\//);
    await page.goBack();
    await expect(list.cards).toHaveCount(found);
    await field.fill('xqzwv');
    await expect(list.said).toHaveText(list.t('filter.empty'));
    await list.main
      .getByRole('button', { name: list.t('filter.clear') })
      .last()
      .click();
    await field.fill('');
    await expect(list.cards).toHaveCount(whole);
  });
}
