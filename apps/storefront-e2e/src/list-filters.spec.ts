import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './axe-violations.ts';
import { expectNoClippingOrOverflow } from './clipped-text.ts';
import { switchMarket } from './switch-market.ts';
import { checkThroughLabel } from './check-through-label.ts';
import { holdRequests } from './hold-requests.ts';
import { isCompleteRun, sampleCases } from './sample-cases.ts';
import { expect, test } from './test.ts';
import { openAndHydratePage, openPageWithHydratedBoundary } from './open-page.ts';
import { phoneViewportSize, desktopViewportSize, getProductListParts } from './product-list.ts';

/** Requests to the search service, from now on. */
function searchesOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/1/indexes/')) asked.push(request.postData() ?? '');
  });
  return asked;
}

const choices = {
  en: {
    path: '/shop',
    dry: /^Dry \d+$/,
    face: /^Face \d+$/,
    serums: /^Serums & oils \d+$/,
    address: '/shop?category=serums&skin-type=dry',
    sorted: '/shop?category=serums&skin-type=dry&sort=lowest-price',
    chips: ['Serums & oils', 'Dry'],
    alternate: '/da/shop?category=serums&skin-type=dry&sort=lowest-price',
  },
  da: {
    path: '/da/shop',
    dry: /^Tør \d+$/,
    face: /^Ansigt \d+$/,
    serums: /^Serum og olie \d+$/,
    address: '/da/shop?kategori=serum-olie&hudtype=toer',
    sorted: '/da/shop?kategori=serum-olie&hudtype=toer&sortering=laveste-pris',
    chips: ['Serum og olie', 'Tør'],
    alternate: '/shop?category=serums&skin-type=dry&sort=lowest-price',
  },
} as const;

for (const locale of sampleCases(['en', 'da'] as const)) {
  const { path, dry, face, serums, address, sorted, chips, alternate } = choices[locale];

  test(`shopper can filter, sort and share a list, in ${locale}`, async ({ page }) => {
    await page.setViewportSize(desktopViewportSize);
    const asked = searchesOf(page);
    const list = getProductListParts(page, locale);
    await openPageWithHydratedBoundary(page, path);
    await expect(list.cards).toHaveCount(12);
    expect(asked, 'asked before anything was pressed').toEqual([]);

    const box = list.filters.getByRole('checkbox', { name: dry });
    await box.focus();
    await page.keyboard.press('Space');
    await expect(box).toBeChecked();
    await expect(box).toBeFocused();
    await expect(list.said).toHaveText(list.t('list.count', { count: 30 }));
    await checkThroughLabel(list.filters.getByRole('checkbox', { name: face }));
    await checkThroughLabel(list.filters.getByRole('checkbox', { name: serums }));
    // A category replaces its parent.
    await expect(list.filters.getByRole('checkbox', { name: face })).not.toBeChecked();
    await expect(page).toHaveURL(address);
    await expect(list.chips).toHaveText(chips);
    await list.settled();
    const count = await list.cards.count();
    await expect(list.said).toHaveText(list.t('list.count', { count }));
    expect(count).toBeLessThan(12);

    await list.sort.selectOption({ label: list.t('filter.sort.lowestPrice') });
    await expect(page).toHaveURL(sorted);
    await expect(list.cards).toHaveCount(count);
    await list.settled();
    const first = await list.cards.first().getByRole('heading').textContent();
    if (isCompleteRun) await expectNoAxeViolations(page);

    // The shared URL, opened elsewhere; back and forward.
    await openPageWithHydratedBoundary(page, sorted);
    await expect(list.cards.first().getByRole('heading')).toHaveText(first ?? '');
    await expect(list.chips).toHaveText(chips);
    await expect(list.sort.locator('option:checked')).toHaveText(list.t('filter.sort.lowestPrice'));
    const language = page
      .getByRole('contentinfo')
      .getByRole('link', { name: locale === 'en' ? 'Dansk' : 'English' });
    await expect(language).toHaveAttribute('href', alternate);

    // By keyboard: removing a chip focuses the next one; then all are removed.
    await list.chips.first().focus();
    await page.keyboard.press('Enter');
    await expect(list.chips).toHaveText(chips.slice(1));
    await expect(list.chips).toBeFocused();
    await expect(page).not.toHaveURL(sorted);
    await list.main.getByRole('button', { name: list.t('filter.clear') }).click();
    await expect(list.chips).toHaveCount(0);
    await expect(list.cards).toHaveCount(12);
    await expect(page.locator(':focus')).toHaveText(list.t('list.count', { count: 36 }));
    await expect(page).toHaveURL(/\/shop\?[a-z-]+=[a-z-]+$/);
    await page.goBack();
    await expect(list.chips).toHaveText(chips.slice(1));
  });
}

for (const locale of sampleCases(['da', 'en'] as const)) {
  const { path, dry, chips } = choices[locale];

  test(`shopper can filter a list in a drawer on a phone, in ${locale}`, async ({ page }) => {
    await page.setViewportSize(phoneViewportSize);
    const list = getProductListParts(page, locale);
    await openPageWithHydratedBoundary(page, path);
    const opener = list.main.getByRole('button', { name: list.t('filter.open', { count: 0 }), exact: true });
    // By keyboard alone.
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(list.drawer).toBeVisible();
    const box = list.drawer.getByRole('checkbox', { name: dry });
    for (
      let stops = 0;
      stops < 20 && !(await box.evaluate((one) => one === document.activeElement));
      stops += 1
    ) {
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Space');
    await expect(box).toBeChecked();
    await expect(list.drawer.getByRole('status').filter({ hasText: /./ })).toHaveText(
      list.t('list.count', { count: 30 }),
    );
    const show = list.drawer.getByRole('button', {
      name: list.t('filter.show', { what: list.t('list.count', { count: 30 }) }),
    });
    await expect(show).toBeVisible();
    await expectNoAxeViolations(page);
    await expectNoClippingOrOverflow(page);
    await show.focus();
    await page.keyboard.press('Enter');
    await expect(list.drawer).toBeHidden();
    await expect(
      list.main.getByRole('button', { name: list.t('filter.open', { count: 1 }), exact: true }),
    ).toBeFocused();
    await expect(list.chips).toHaveText([chips[1]]);
    await expectNoClippingOrOverflow(page);
    if (isCompleteRun) await expectNoAxeViolations(page);
    await openPageWithHydratedBoundary(page, `${path}?q=serum`);
    await expect(list.cards.first()).toContainText('Serum');
    await expectNoClippingOrOverflow(page);
    if (isCompleteRun) await expectNoAxeViolations(page);
  });
}

test('filter that is chosen before hydration is applied', async ({ page }) => {
  await page.setViewportSize(desktopViewportSize);
  const list = getProductListParts(page, 'da');
  const letScriptsCome = await holdRequests(page, '**/assets/live-product-list-*.js');
  await openAndHydratePage(page, '/da/shop');
  await expect(list.cards).toHaveCount(12);
  await list.filters.getByRole('checkbox', { name: /^Moden \d+$/ }).check();
  await letScriptsCome();
  await expect(list.chips).toHaveText(['Moden']);
  await expect(page).toHaveURL('/da/shop?hudtype=moden');
});

test('shopper can search among sizes, and filter by a price in the currency of the market', async ({
  page,
}) => {
  await page.setViewportSize(desktopViewportSize);
  const list = getProductListParts(page, 'da');
  await openPageWithHydratedBoundary(page, '/da/shop');
  await list.filters.getByText(list.t('filter.size'), { exact: true }).click();
  const sizes = list.filters.getByRole('group', { name: list.t('filter.size') });
  await expect(sizes.getByRole('checkbox')).toHaveCount(10);
  await sizes.getByRole('searchbox').fill('1000');
  await checkThroughLabel(sizes.getByRole('checkbox', { name: /^1000 ml/ }));
  await expect(list.cards).toHaveCount(1);
  await sizes.getByRole('searchbox').fill('');
  // A selected size stays visible.
  await expect(sizes.getByRole('checkbox', { name: /^1000 ml/ })).toBeChecked();
  await sizes.getByRole('button', { name: list.t('filter.more') }).click();
  expect(await sizes.getByRole('checkbox').count()).toBeGreaterThan(10);
  await list.chips.click();

  await list.filters.getByText(list.t('filter.price'), { exact: true }).click();
  const price = list.filters.getByRole('group', { name: list.t('filter.price') });
  await expect(price).toContainText(/\d+\skr\./);
  await price.getByLabel(list.t('filter.to')).fill('100');
  await page.keyboard.press('Enter');
  await expect(list.chips).toHaveText([list.t('filter.priceTo', { high: '100 kr.' })]);
  await expect(page).toHaveURL('/da/shop?maks-pris=100');
  await list.settled();
  const cheap = await list.cards.locator('[data-market=dk]').allTextContents();
  expect(cheap.length).toBeGreaterThan(0);
  for (const text of cheap) expect(Number(/\d+/.exec(text)?.[0])).toBeLessThanOrEqual(100);

  // Decimals are not read as thousands.
  await price.getByLabel(list.t('filter.to')).fill('');
  await price.getByLabel(list.t('filter.to')).pressSequentially('149,95');
  await page.keyboard.press('Enter');
  await expect(price.getByLabel(list.t('filter.to'))).toHaveValue('149');
  await expect(page).toHaveURL('/da/shop?maks-pris=149');
  await price.getByLabel(list.t('filter.to')).fill('1.000');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/da/shop?maks-pris=1000');

  // 1000 kroner are not 1000 euros.
  await switchMarket(page, 'da', /International|EUR|euro/);
  await expect(list.chips).toHaveCount(0);
  await expect(page).toHaveURL('/da/shop');
});

test('focus stays in the price field when its filter is removed', { tag: '@all' }, async ({ page }) => {
  await page.setViewportSize(desktopViewportSize);
  const list = getProductListParts(page, 'en');
  await openPageWithHydratedBoundary(page, '/shop?max-price=30');
  const most = list.filters
    .getByRole('group', { name: list.t('filter.price') })
    .getByLabel(list.t('filter.to'));
  await expect(most).toHaveValue('30');
  await most.fill('');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/shop');
  await expect(most).toBeVisible();
  await expect(most).toBeFocused();
});

test('shopper can filter by rating where products are rated', { tag: '@all' }, async ({ page, shop }) => {
  const write = (requests: readonly unknown[]) =>
    fetch(`${shop.origin}/1/indexes/products/batch`, {
      method: 'POST',
      headers: { 'x-algolia-application-id': 'marehalm', 'x-algolia-api-key': 'marehalm-admin' },
      body: JSON.stringify({ requests }),
    });
  const rated = (rating: number | null) =>
    ['p03', 'p04'].map((objectID) => ({ action: 'partialUpdateObject', body: { objectID, rating } }));
  await page.setViewportSize(desktopViewportSize);
  const list = getProductListParts(page, 'en');
  expect((await write(rated(4.5))).status).toBe(200);
  try {
    await openPageWithHydratedBoundary(page, '/shop');
    await checkThroughLabel(list.filters.getByRole('checkbox', { name: /^Mature \d+$/ }));
    const rating = list.filters.getByRole('group', { name: list.t('filter.rating') });
    await rating.locator('xpath=ancestor::details').locator('summary').focus();
    await checkThroughLabel(rating.getByRole('radio', { name: list.t('filter.starsAndUp', { count: 4 }) }));
    await expect(page).toHaveURL('/shop?skin-type=mature&min-rating=4');
    await list.settled();
    expect(await list.cards.count()).toBeLessThanOrEqual(2);
    await checkThroughLabel(rating.getByRole('radio', { name: list.t('filter.anyRating') }));
    await expect(list.chips).toHaveText(['Mature']);
  } finally {
    await write(rated(null));
  }
});

test('empty result suggests which filter to remove', async ({ page }) => {
  await page.setViewportSize(desktopViewportSize);
  const list = getProductListParts(page, 'en');
  await openPageWithHydratedBoundary(page, '/shop?category=hair&concern=fine-lines');
  await expect(list.main.getByRole('heading', { name: list.t('filter.empty') })).toBeVisible();
  await expect(list.said).toHaveText(list.t('filter.empty'));
  await expect(list.cards).toHaveCount(0);
  await expectNoAxeViolations(page);
  const way = list.main.getByRole('button', {
    name: list.t('filter.without', {
      filter: list.t('filter.concern'),
      what: list.t('list.count', { count: 2 }),
    }),
  });
  await way.click();
  await expect(list.cards).toHaveCount(2);
  await expect(list.chips).toHaveText(['Hair']);
});
