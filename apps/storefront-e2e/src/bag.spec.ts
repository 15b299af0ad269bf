import { checkThroughLabel } from './check-through-label.ts';
import { addToBag, getBagButton, getBagDrawer, getQuantityField, getTotalsValue } from './bag.ts';
import { fetchCommerceCartLines } from './commerce-cart.ts';
import { expect, test } from './test.ts';
import { openAndHydratePage, waitUntilHydrated } from './open-page.ts';
import { locales, getMessage } from './messages.ts';
import { sampleCases } from './sample-cases.ts';

const t = (key: string, values?: Record<string, string | number>) => getMessage('en', key, values);

const leeSerum = { path: '/product/lee-serum', name: 'Lee Serum', sku: 'MH-P04-30' };

const more = (product: string) => ({ name: t('bag.increase', { product }), exact: true });

const nightCream = { path: '/product/slow-night-cream', name: 'Slow Night Cream', sku: 'MH-P28-50' };

test('bag survives a reload and appears in a second tab', async ({ page, context }) => {
  await openAndHydratePage(page, leeSerum.path);
  await addToBag(page, 'en');
  await page.reload();
  await waitUntilHydrated(page);
  await expect(getBagButton(page, 'en', 1)).toBeVisible();

  const tab = await context.newPage();
  await openAndHydratePage(tab, '/cart');
  await tab.getByRole('button', more(leeSerum.name)).click();
  await expect(getQuantityField(tab, 'en', leeSerum.name)).toHaveValue('2');
  await expect(getBagButton(page, 'en', 2)).toBeVisible();
});

test(
  'product added in a second tab is synchronized without storage events',
  { tag: '@all' },
  async ({ page, context, shop }) => {
    // Storage events arrive late on a busy machine; here they never do.
    await page.addInitScript(() => {
      addEventListener('storage', (event) => event.stopImmediatePropagation(), { capture: true });
    });
    await openAndHydratePage(page, leeSerum.path);
    const drawer = await addToBag(page, 'en');
    const cart = () => fetchCommerceCartLines(page, shop, 'int');
    await expect.poll(cart).toEqual([{ sku: leeSerum.sku, quantity: 1 }]);

    const tab = await context.newPage();
    await openAndHydratePage(tab, nightCream.path);
    await addToBag(tab, 'en');
    await expect(getQuantityField(drawer, 'en', nightCream.name)).toHaveValue('1');
    await expect.poll(cart).toContainEqual({ sku: nightCream.sku, quantity: 1 });
    await expect(drawer.getByText(t('bag.unavailable', { product: nightCream.name }))).toHaveCount(0);
  },
);

test('shopper who presses "more" 20 times in a row has 21, in the bag and in the remote cart', async ({
  page,
  shop,
}) => {
  await openAndHydratePage(page, leeSerum.path);
  const drawer = await addToBag(page, 'en');
  // All in one task, faster than any hand.
  await drawer.getByRole('button', more(leeSerum.name)).evaluate((button: HTMLButtonElement) => {
    for (let press = 0; press < 10; press += 1) button.click();
  });
  for (let press = 0; press < 10; press += 1)
    await drawer.getByRole('button', more(leeSerum.name)).click({ noWaitAfter: true });
  await expect(getQuantityField(drawer, 'en', leeSerum.name)).toHaveValue('21');
  await expect(getTotalsValue(drawer, 'en', 'bag.total')).toContainText('€1,050');
  await expect
    .poll(() => fetchCommerceCartLines(page, shop, 'int'))
    .toContainEqual({ sku: leeSerum.sku, quantity: 21 });
  await page.reload();
  await waitUntilHydrated(page);
  await expect(getBagButton(page, 'en', 21)).toBeVisible();
});

test('bag line shows the maximum quantity once it is reached', async ({ page }) => {
  await openAndHydratePage(page, leeSerum.path);
  const drawer = await addToBag(page, 'en');
  const quantity = getQuantityField(drawer, 'en', leeSerum.name);
  const line = drawer.getByRole('listitem').filter({ has: getQuantityField(page, 'en', leeSerum.name) });
  const most = t('bag.lineMost', { count: 99 });
  await quantity.fill('9999');
  await expect(line).not.toContainText(most);
  await quantity.press('Enter');
  await expect(quantity).toHaveValue('99');
  await expect(line.getByRole('paragraph').filter({ hasText: most })).toBeVisible();
  await expect(line.locator('[aria-live=polite]')).toHaveText(`99. ${most}`);
  await line.getByRole('button', { name: t('bag.decrease', { product: leeSerum.name }) }).click();
  await expect(line).not.toContainText(most);
});

test.describe('while the commerce service is down', () => {
  test.use({ expectedComplaints: /status of 503/ });

  test('shopper can fill the bag, which is synchronized once the service is back', async ({ page, shop }) => {
    await shop.breakService('commerce', { status: 503 });
    await openAndHydratePage(page, leeSerum.path);
    const drawer = await addToBag(page, 'en');
    await drawer.getByRole('button', more(leeSerum.name)).click();
    await expect(getQuantityField(drawer, 'en', leeSerum.name)).toHaveValue('2');
    await expect(getTotalsValue(drawer, 'en', 'bag.total')).toContainText('€100');
    await expect(drawer.getByText(t('bag.failing'))).toBeVisible();
    expect(await fetchCommerceCartLines(page, shop, 'int').catch(() => undefined)).toBeUndefined();

    await shop.clearFaults();
    await expect(drawer.getByText(t('bag.failing'))).toBeHidden({ timeout: 15_000 });
    await expect
      .poll(() => fetchCommerceCartLines(page, shop, 'int'))
      .toContainEqual({ sku: leeSerum.sku, quantity: 2 });
  });
});

test(
  'quantity changes on the bag page before the totals are calculated',
  { tag: '@all' },
  async ({ page }) => {
    await openAndHydratePage(page, leeSerum.path);
    await addToBag(page, 'en');
    await openAndHydratePage(page, '/cart');
    const total = getTotalsValue(page, 'en', 'bag.total');
    await expect(total).toContainText('€50');
    const atOnce = await page
      .getByRole('button', more(leeSerum.name))
      .evaluate(async (button: HTMLButtonElement) => {
        button.click();
        // React renders the answer to a press synchronously, before any other task.
        await Promise.resolve();
        return {
          quantity: button.closest('li')?.querySelector('input')?.value,
          sums: document.querySelector('main aside')?.textContent,
        };
      });
    expect(atOnce.quantity).toBe('2');
    expect(atOnce.sums).toContain('€50');
    expect(atOnce.sums).not.toContain('€100');
    await expect(total).toContainText('€100');
  },
);

test(
  'undo on the bag page focuses the restored line once it is rendered',
  { tag: '@all' },
  async ({ page }) => {
    await openAndHydratePage(page, leeSerum.path);
    await addToBag(page, 'en');
    await openAndHydratePage(page, '/cart');
    // The next frame starts before the line is rendered.
    await page.evaluate(() => {
      window.requestAnimationFrame = (run) => {
        queueMicrotask(() => run(performance.now()));
        return 0;
      };
    });
    const main = page.getByRole('main');
    await main.getByRole('button', { name: t('bag.removeProduct', { product: leeSerum.name }) }).click();
    await expect(
      main.getByRole('group', { name: t('bag.removed', { product: leeSerum.name }), exact: true }),
    ).toBeFocused();
    await main.getByRole('button', { name: t('bag.undo') }).click();
    await expect(main.getByRole('link', { name: leeSerum.name, exact: true })).toBeFocused();
  },
);

test('shopper can remove a product and undo it', async ({ page, shop }) => {
  await openAndHydratePage(page, leeSerum.path);
  const drawer = await addToBag(page, 'en');
  await drawer.getByRole('button', more(leeSerum.name)).click();
  await drawer.getByRole('button', { name: t('bag.removeProduct', { product: leeSerum.name }) }).click();
  // Announced by the focus, once.
  await expect(
    drawer.getByRole('group', { name: t('bag.removed', { product: leeSerum.name }), exact: true }),
  ).toBeFocused();
  await expect(drawer.getByRole('heading', { name: t('bag.empty') })).toBeVisible();
  await expect.poll(() => fetchCommerceCartLines(page, shop, 'int')).toEqual([]);

  await drawer.getByRole('button', { name: t('bag.undo') }).click();
  await expect(drawer.getByRole('link', { name: leeSerum.name, exact: true })).toBeFocused();
  await expect(getQuantityField(drawer, 'en', leeSerum.name)).toHaveValue('2');
  await expect
    .poll(() => fetchCommerceCartLines(page, shop, 'int'))
    .toContainEqual({ sku: leeSerum.sku, quantity: 2 });
});

test('undo message disappears when the removed product is added again', { tag: '@all' }, async ({ page }) => {
  await openAndHydratePage(page, leeSerum.path);
  const drawer = await addToBag(page, 'en');
  const removed = drawer.getByRole('group', {
    name: t('bag.removed', { product: leeSerum.name }),
    exact: true,
  });
  await drawer.getByRole('button', { name: t('bag.removeProduct', { product: leeSerum.name }) }).click();
  await expect(removed).toBeVisible();
  await page.keyboard.press('Escape');
  await addToBag(page, 'en');
  await expect(getQuantityField(drawer, 'en', leeSerum.name)).toHaveValue('1');
  await expect(removed).toBeHidden();
});

test('empty bag is centered on its page', { tag: '@all' }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAndHydratePage(page, '/cart');
  const title = await page
    .getByRole('main')
    .getByRole('heading', { name: t('bag.empty') })
    .boundingBox();
  expect(title && title.x + title.width / 2).toBeCloseTo(720, 0);
});

test('lines and undo of two sizes of a product have distinct names', async ({ page }) => {
  const product = 'Windbreak Day Cream';
  await openAndHydratePage(page, '/product/windbreak-day-cream');
  const drawer = await addToBag(page, 'en');
  const lines = drawer.getByRole('listitem').filter({ hasText: product });
  await expect(getQuantityField(drawer, 'en', product)).toBeVisible();
  await page.keyboard.press('Escape');
  await checkThroughLabel(page.getByRole('main').getByRole('radio').first());
  await addToBag(page, 'en');
  await expect(lines).toHaveCount(2);
  for (const [place, size] of ['15 ml travel size', '50 ml'].entries()) {
    const name = `${product}, ${size}`;
    for (const key of ['bag.increase', 'bag.decrease', 'bag.removeProduct'])
      await expect(
        lines.nth(place).getByRole('button', { name: t(key, { product: name }), exact: true }),
      ).toBeVisible();
    await lines
      .nth(place)
      .getByRole('button', { name: t('bag.removeProduct', { product: name }), exact: true })
      .click();
    await expect(
      drawer.getByRole('group', { name: t('bag.removed', { product: name }), exact: true }),
    ).toBeFocused();
    // A single size needs no name.
    await expect(getQuantityField(drawer, 'en', product)).toBeVisible();
    await drawer.getByRole('button', { name: t('bag.undo') }).click();
    await expect(lines.nth(place).getByRole('link').first()).toBeFocused();
  }
});

test(
  'two gift cards have distinct names, and no id contains the recipient',
  { tag: '@all' },
  async ({ page }) => {
    for (const name of ['Ida', 'Bo']) {
      await openAndHydratePage(page, '/product/gift-card');
      await checkThroughLabel(page.getByRole('radio', { name: '€40', exact: true }));
      await page.getByRole('main').getByLabel(t('giftCard.recipientName')).fill(name);
      await page.getByRole('main').getByLabel(t('giftCard.recipientEmail')).fill(`${name}@example.com`);
      await addToBag(page, 'en');
    }
    const drawer = getBagDrawer(page, 'en');
    const lines = drawer.getByRole('list', { name: t('bag.lines') }).locator('> li');
    await expect(lines).toHaveCount(2);
    // The newest line is first.
    for (const [place, name] of ['Bo', 'Ida'].entries()) {
      const product = `Gift card, ${name}`;
      const line = lines.nth(place);
      await expect(line).toContainText(`${name}@example.com`);
      await expect(line).toHaveAttribute('id', /^[^\s@]+$/);
      await line.getByRole('button', { name: t('bag.removeProduct', { product }), exact: true }).click();
      await expect(
        drawer.getByRole('group', { name: t('bag.removed', { product }), exact: true }),
      ).toBeFocused();
      await drawer.getByRole('button', { name: t('bag.undo') }).click();
      await expect(line.getByRole('link').first()).toBeFocused();
      await expect(line).toContainText(`${name}@example.com`);
    }
  },
);

test('sold-out size is marked and cannot be added', async ({ page }) => {
  await openAndHydratePage(page, '/product/rain-conditioner');
  const sizes = page.getByRole('group', { name: t('product.size') });
  await checkThroughLabel(sizes.getByRole('radio', { name: '500 ml refill' }));
  const soldOut = sizes.getByRole('radio', { name: '500 ml refill' });
  await expect(soldOut).toHaveAccessibleDescription(/Sold out/);
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: t('product.addToBag') })).toHaveCount(0);
  await expect(getBagButton(page, 'en', 0)).toBeVisible();

  await checkThroughLabel(sizes.getByRole('radio', { name: '250 ml' }));
  await addToBag(page, 'en');
});

test('shopper who switches the market keeps the bag, with the prices of the new market', async ({
  page,
  shop,
}) => {
  await openAndHydratePage(page, leeSerum.path);
  const drawer = await addToBag(page, 'en');
  await expect(getTotalsValue(drawer, 'en', 'bag.total')).toContainText('€50');
  await page.keyboard.press('Escape');

  await page
    .getByRole('banner')
    .getByRole('button', { name: t('site.languageAndCurrency') })
    .click();
  const preferences = page.getByRole('dialog', { name: t('site.languageAndCurrency') });
  await checkThroughLabel(preferences.getByRole('radio', { name: /Norway/ }));
  await preferences.getByRole('button', { name: t('preferences.save') }).click();
  await expect(preferences).toBeHidden();
  await expect(page.getByRole('main').getByText('NOK 579').first()).toBeVisible();

  await getBagButton(page, 'en', 1).click();
  await expect(getTotalsValue(getBagDrawer(page, 'en'), 'en', 'bag.total')).toContainText('NOK 579');
  await expect
    .poll(() => fetchCommerceCartLines(page, shop, 'no'))
    .toEqual([{ sku: leeSerum.sku, quantity: 1 }]);
  await page.reload();
  await waitUntilHydrated(page);
  await expect(page.getByRole('main').getByText('NOK 579').first()).toBeVisible();
});

test('language switch on a product page keeps the bag', { tag: '@all' }, async ({ page }) => {
  await openAndHydratePage(page, leeSerum.path);
  await addToBag(page, 'en');
  await page.keyboard.press('Escape');
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('site.languageAndCurrency') })
    .click();
  const preferences = page.getByRole('dialog', { name: t('site.languageAndCurrency') });
  await checkThroughLabel(preferences.getByRole('radio', { name: 'Dansk' }));
  await expect(page).toHaveURL(leeSerum.path);
  await preferences.getByRole('button', { name: t('preferences.save') }).click();
  await expect(page).toHaveURL('/da/produkt/lae-serum');
  await expect(page.getByRole('heading', { level: 1, name: 'Læ Serum' })).toBeFocused();
  await expect(page.locator('html')).toHaveAttribute('lang', 'da');
  await getBagButton(page, 'da', 1).click();
  await expect(getQuantityField(getBagDrawer(page, 'da'), 'da', 'Læ Serum')).toHaveValue('1');
});

test('language switch works without JavaScript', { tag: '@all' }, async ({ browser, shop }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: shop.origin });
  await page.goto(leeSerum.path);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Dansk' }).click();
  await expect(page).toHaveURL('/da/produkt/lae-serum');
  await page.close();
});

for (const locale of sampleCases(locales)) {
  test(`bag line links to its size, and fields of the bag and of lists have text of at least 16 px, in ${locale}`, async ({
    page,
  }) => {
    const product = {
      en: '/product/windbreak-day-cream?size=MH-P03-50',
      da: '/da/produkt/vindvaern-dagcreme?size=MH-P03-50',
    }[locale];
    await openAndHydratePage(page, product);
    await addToBag(page, locale);
    for (const path of [locale === 'da' ? '/da/cart' : '/cart', locale === 'da' ? '/da/shop' : '/shop']) {
      await openAndHydratePage(page, path);
      const fields = page.locator('input:not([type=radio],[type=checkbox],[type=hidden]), select, textarea');
      await expect(fields.first()).toBeAttached();
      const sizes = await fields.evaluateAll((all) =>
        all.map((one) => parseFloat(getComputedStyle(one).fontSize)),
      );
      expect(Math.min(...sizes), path).toBeGreaterThanOrEqual(16);
      if (!path.endsWith('/cart')) continue;
      const line = page.getByRole('main').getByRole('listitem').first();
      await expect(line.getByRole('link').first()).toHaveAttribute('href', product);
    }
  });
}
