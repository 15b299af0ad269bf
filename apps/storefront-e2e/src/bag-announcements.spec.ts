import { addToBag, getBagButton, getBagDrawer, getQuantityField, getTotalsValue } from './bag.ts';
import { fetchCommerceCartLines } from './commerce-cart.ts';
import { simulateReturnToPage } from './simulate-return-to-page.ts';
import { switchMarket } from './switch-market.ts';
import { checkThroughLabel } from './check-through-label.ts';
import { holdRequests } from './hold-requests.ts';
import { locales, getMessage } from './messages.ts';
import { sampleCases } from './sample-cases.ts';
import { expect, test } from './test.ts';
import { openAndHydratePage } from './open-page.ts';

const t = (key: string, values?: Record<string, string | number>) => getMessage('en', key, values);

/** A product with one size, 50 ml; 53 euros, 47 in stock according to the content files. */
const nightCream = { path: '/product/slow-night-cream', name: 'Slow Night Cream', sku: 'MH-P28-50' };
const leeSerum = { path: '/product/lee-serum', name: 'Lee Serum', sku: 'MH-P04-30' };

test.afterEach(async ({ shop }) => {
  await shop.setStock('int', nightCream.sku, 47);
  await shop.setPrice('int', nightCream.sku);
});

test('bag announces the added product, the pending total and the settled total', async ({ page, shop }) => {
  const letCommerceAnswer = await holdRequests(page, '**/shops/int/api/**');
  await openAndHydratePage(page, leeSerum.path);
  const drawer = await addToBag(page, 'en');
  await expect(drawer.getByText(t('bag.added', { product: `${leeSerum.name}, 30 ml` }))).toBeVisible();
  const status = drawer.getByRole('status');
  await expect(status.filter({ hasText: t('bag.updating') })).toBeVisible();
  await letCommerceAnswer();
  await expect(status.filter({ hasText: t('bag.settled') })).toBeVisible();
  await expect(getTotalsValue(drawer, 'en', 'bag.delivery')).toHaveText(
    t('bag.deliveryMissing', { amount: '€35' }),
  );

  const letTotalCome = await holdRequests(page, '**/shops/int/api/**');
  await getQuantityField(drawer, 'en', leeSerum.name).fill('7');
  await page.keyboard.press('Enter');
  await expect(getTotalsValue(drawer, 'en', 'bag.total')).toContainText('€350');
  await expect(getTotalsValue(drawer, 'en', 'bag.delivery')).toContainText(t('bag.free'));
  await expect(status.filter({ hasText: t('bag.settled') })).toBeHidden();
  await letTotalCome();
  // With the total, for screen reader users at the buttons of a line.
  await expect(status.filter({ hasText: t('bag.settled') })).toHaveText(`${t('bag.settled')}: €350`);
  expect(await fetchCommerceCartLines(page, shop, 'int')).toContainEqual({ sku: leeSerum.sku, quantity: 7 });
});

test('added product is announced first, after the drawer has opened', { tag: '@all' }, async ({ page }) => {
  await openAndHydratePage(page, leeSerum.path);
  const added = t('bag.added', { product: `${leeSerum.name}, 30 ml` });
  await page.evaluate((words) => {
    const seen: { added: boolean; others: boolean }[] = [];
    (window as unknown as { seen: typeof seen }).seen = seen;
    const isVisible = (status: Element) =>
      status.firstElementChild?.checkVisibility({ visibilityProperty: true }) ?? false;
    new MutationObserver(() => {
      const statuses = [...document.querySelectorAll('dialog[open] [role=status]')];
      const news = statuses.find(({ textContent }) => textContent === words);
      if (news)
        seen.push({
          added: isVisible(news),
          others: statuses.some((status) => status !== news && isVisible(status)),
        });
    }).observe(document, { childList: true, subtree: true, attributes: true });
  }, added);
  const drawer = await addToBag(page, 'en');
  await expect(drawer.getByText(added)).toBeVisible();
  const getSeen = () =>
    page.evaluate(() => (window as unknown as { seen: readonly { added: boolean; others: boolean }[] }).seen);
  // Neither the gift nor the total comes first.
  const [first] = await getSeen();
  expect(first).toEqual({ added: false, others: false });
  await expect.poll(async () => (await getSeen()).at(-1)).toEqual({ added: true, others: true });
  expect(await getSeen()).toContainEqual({ added: true, others: false });
  expect((await getSeen()).filter((state) => !state.added && state.others)).toEqual([]);
});

test('quantity above the stock is lowered, with a message above the lines and on the line', async ({
  page,
  shop,
}) => {
  await openAndHydratePage(page, nightCream.path);
  const drawer = await addToBag(page, 'en');
  await expect
    .poll(() => fetchCommerceCartLines(page, shop, 'int'))
    .toContainEqual({ sku: nightCream.sku, quantity: 1 });
  await shop.setStock('int', nightCream.sku, 2);
  const quantity = getQuantityField(drawer, 'en', nightCream.name);
  const letAnswerCome = await holdRequests(page, '**/shops/int/api/**', 'LinesUpdate');
  await quantity.fill('5');
  await page.keyboard.press('Enter');
  await expect(getTotalsValue(drawer, 'en', 'bag.total')).toContainText('€265');
  await letAnswerCome();

  const limitMessage = t('bag.limited', { product: nightCream.name, from: 5, to: 2 });
  await expect(drawer.getByRole('status').filter({ hasText: limitMessage })).toBeVisible();
  await expect(quantity).toHaveValue('2');
  await expect(getTotalsValue(drawer, 'en', 'bag.total')).toContainText('€106');
  const line = drawer.getByRole('listitem').filter({ hasText: nightCream.name });
  const limit = line.getByRole('paragraph').filter({ hasText: t('bag.lineLimited', { count: 2 }) });
  await expect(limit).toBeVisible();
  expect(await fetchCommerceCartLines(page, shop, 'int')).toContainEqual({
    sku: nightCream.sku,
    quantity: 2,
  });

  await drawer.getByRole('button', { name: t('bag.understood') }).click();
  await expect(drawer.getByText(limitMessage)).toBeHidden();
  await expect(drawer.getByRole('heading', { level: 2, name: t('bag.title') })).toBeFocused();
  await expect(limit).toBeVisible();
  await line.getByRole('button', { name: t('bag.decrease', { product: nightCream.name }) }).click();
  await expect(limit).toBeHidden();
});

test('bag shows changed prices and sold-out products on return to the page', async ({ page, shop }) => {
  await openAndHydratePage(page, nightCream.path);
  await addToBag(page, 'en');
  await openAndHydratePage(page, '/cart');
  const main = page.getByRole('main');
  const line = main.getByRole('listitem').filter({ hasText: nightCream.name });
  await expect(getTotalsValue(main, 'en', 'bag.total')).toContainText('€53');
  await expect
    .poll(() => fetchCommerceCartLines(page, shop, 'int'))
    .toContainEqual({ sku: nightCream.sku, quantity: 1 });

  await expect(line.getByText('€1,060.00/l')).toBeVisible();
  await shop.setPrice('int', nightCream.sku, 5900);
  await simulateReturnToPage(page);
  const changed = t('bag.priceChanged', { product: nightCream.name, from: '€53', to: '€59' });
  await expect(main.getByText(changed)).toBeVisible();
  await expect(line.getByText(t('bag.linePrice', { from: '€53' }))).toBeVisible();
  await expect(line.getByText('€1,180.00/l')).toBeVisible();
  await expect(getTotalsValue(main, 'en', 'bag.total')).toContainText('€59');

  await shop.setStock('int', nightCream.sku, 0);
  await simulateReturnToPage(page, 'back');
  await expect(main.getByText(t('bag.unavailable', { product: nightCream.name }))).toBeVisible();
  await expect(line.getByText(t('bag.lineSoldOut'))).toBeVisible();
});

test(
  'tabs without storage events synchronize the bag on return',
  { tag: '@all' },
  async ({ page, context }) => {
    // A browser without BroadcastChannel, and a page in the back/forward cache.
    await page.addInitScript(() => {
      Reflect.deleteProperty(window, 'BroadcastChannel');
      addEventListener('storage', (event) => event.stopImmediatePropagation(), { capture: true });
    });
    await openAndHydratePage(page, leeSerum.path);
    await expect(getBagButton(page, 'en', 0)).toBeVisible();
    const tab = await context.newPage();
    await openAndHydratePage(tab, leeSerum.path);
    await addToBag(tab, 'en');
    // Storage events of another tab arrive later, on a busy machine much later.
    const kept = () => page.evaluate(() => localStorage.getItem('marehalm-bag'));
    await expect.poll(kept).toContain('"quantity":1');
    await expect(getBagButton(page, 'en', 0)).toBeVisible();
    await simulateReturnToPage(page, 'back');
    await expect(getBagButton(page, 'en', 1)).toBeVisible();

    await tab
      .getByRole('button', { name: t('bag.increase', { product: leeSerum.name }), exact: true })
      .click();
    await expect(getQuantityField(getBagDrawer(tab, 'en'), 'en', leeSerum.name)).toHaveValue('2');
    await expect.poll(kept).toContain('"quantity":2');
    await simulateReturnToPage(page);
    await expect(getBagButton(page, 'en', 2)).toBeVisible();
    await tab.close();
  },
);

for (const locale of sampleCases(locales)) {
  test(`bag announces what has changed after a market switch, in ${locale}`, async ({ page, shop }) => {
    const paths = {
      en: { serum: '/product/lee-serum', card: '/product/gift-card', amount: '€40', cart: '/cart' },
      da: {
        serum: '/da/produkt/lae-serum',
        card: '/da/produkt/gavekort',
        amount: '300 kr.',
        cart: '/da/cart',
      },
    }[locale];
    const market = locale === 'en' ? 'int' : 'dk';
    await openAndHydratePage(page, paths.card);
    await checkThroughLabel(page.getByRole('radio', { name: paths.amount, exact: true }));
    for (const [key, value] of [
      ['recipientName', 'Inge'],
      ['recipientEmail', 'inge@example.com'],
    ] as const)
      await page.getByRole('textbox', { name: getMessage(locale, `giftCard.${key}`) }).fill(value);
    await addToBag(page, locale);
    await openAndHydratePage(page, paths.serum);
    await addToBag(page, locale);
    await openAndHydratePage(page, paths.cart);
    await expect.poll(async () => (await fetchCommerceCartLines(page, shop, market))?.length).toBe(2);

    await switchMarket(page, locale, /NOK/);
    const news = page.getByRole('main').getByRole('status');
    const moved = news.filter({ hasText: getMessage(locale, 'bag.moved', { count: 1, currency: 'NOK' }) });
    await expect(moved).toBeVisible();
    const card = locale === 'en' ? 'Gift card' : 'Gavekort';
    await expect(
      news.filter({ hasText: getMessage(locale, 'bag.movedWithout', { products: card }) }),
    ).toBeVisible();
    await page.getByRole('button', { name: getMessage(locale, 'bag.understood') }).click();
    await expect(moved).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
}

test(
  'bag that has not been synchronized moves to the new market',
  { tag: '@all' },
  async ({ page, shop }) => {
    const letTermsCome = await holdRequests(page, '**/bag-terms.json');
    await openAndHydratePage(page, leeSerum.path);
    await addToBag(page, 'en');
    await page.keyboard.press('Escape');
    await switchMarket(page, 'en', /Norway/);
    await letTermsCome();
    await expect
      .poll(() => fetchCommerceCartLines(page, shop, 'no'))
      .toEqual([{ sku: leeSerum.sku, quantity: 1 }]);
  },
);

test('opening and closing the samples adds none', { tag: '@all' }, async ({ page }) => {
  await openAndHydratePage(page, leeSerum.path);
  const drawer = await addToBag(page, 'en');
  const choosing = drawer.getByRole('button', { name: t('samples.choose') });
  await choosing.click();
  const samples = drawer.getByRole('group', { name: t('samples.title', { limit: 3 }) });
  await checkThroughLabel(samples.getByRole('checkbox', { name: 'Lee Serum, 2 ml' }));
  await samples.getByRole('button', { name: t('samples.notNow') }).click();
  await expect(choosing).toBeVisible();
  await expect(drawer.getByText(t('samples.count', { selected: 0, limit: 3 }))).toBeVisible();
});
