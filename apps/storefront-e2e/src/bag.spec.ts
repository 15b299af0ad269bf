import type { Locator, Page } from '@playwright/test';
import { choose } from './choose.ts';
import { addToBag, bagButton, bagDrawer, commerceCart, quantityOf, sum } from './bag.ts';
import { message } from './messages.ts';
import type { Market, RunningShop } from './running-shop.ts';
import { expect, test } from './test.ts';
import { openPage, untilReady } from './visit.ts';

const t = (key: string, values?: Record<string, string | number>) => message('en', key, values);

const leeSerum = { path: '/product/lee-serum', name: 'Lee Serum', sku: 'MH-P04-30' };
const nightCream = { path: '/product/slow-night-cream', name: 'Slow Night Cream', sku: 'MH-P28-50' };

/** Goes from stop to stop until `stop` has the focus. */
async function untilFocused(page: Page, stop: Locator): Promise<void> {
  while (!(await stop.evaluate((element) => element === document.activeElement)))
    await page.keyboard.press('Tab');
}

/** Whether `stop` is in the window, and nothing lies over it. */
const expectInSight = (stop: Locator) =>
  expect
    .poll(() =>
      stop.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return (element.closest('li') ?? element).contains(hit);
      }),
    )
    .toBe(true);

/** How many of a size a market has left: some. */
async function stockOf(shop: RunningShop, market: Market, handle: string, sku: string): Promise<number> {
  const { product } = await shop.askCommerce<{
    product: { variants: { nodes: { sku: string; quantityAvailable: number }[] } };
  }>(
    market,
    'query ($handle: String!) { product(handle: $handle) { variants(first: 9) { nodes { sku quantityAvailable } } } }',
    { handle },
  );
  const left = product.variants.nodes.find((variant) => variant.sku === sku)?.quantityAvailable ?? 0;
  expect(left).toBeGreaterThan(0);
  return left;
}

const more = (product: string) => ({ name: t('bag.increase', { product }), exact: true });

test('a shopper finds the bag again after a reload and in a second tab', async ({ page, context }) => {
  await openPage(page, leeSerum.path);
  await addToBag(page, 'en');
  await page.reload();
  await untilReady(page);
  await expect(bagButton(page, 'en', 1)).toBeVisible();

  const tab = await context.newPage();
  await openPage(tab, '/cart');
  await tab.getByRole('button', more(leeSerum.name)).click();
  await expect(quantityOf(tab, 'en', leeSerum.name)).toHaveValue('2');
  await expect(bagButton(page, 'en', 2)).toBeVisible();
});

test(
  'a shopper puts something else into the bag in a second tab, and the first brings it to the shop',
  { tag: '@all' },
  async ({ page, context, shop }) => {
    // What a tab has stored comes late to the others where a browser is busy: here never.
    await page.addInitScript(() => {
      addEventListener('storage', (event) => event.stopImmediatePropagation(), { capture: true });
    });
    await openPage(page, leeSerum.path);
    const drawer = await addToBag(page, 'en');
    const cart = () => commerceCart(page, shop, 'int');
    await expect.poll(cart).toEqual([{ sku: leeSerum.sku, quantity: 1 }]);

    const tab = await context.newPage();
    await openPage(tab, nightCream.path);
    await addToBag(tab, 'en');
    await expect(quantityOf(drawer, 'en', nightCream.name)).toHaveValue('1');
    await expect.poll(cart).toContainEqual({ sku: nightCream.sku, quantity: 1 });
    await expect(drawer.getByText(t('bag.unavailable', { product: nightCream.name }))).toHaveCount(0);
  },
);

test('a shopper who presses "more" 20 times in a row has 21, in the bag and in the cart of the shop', async ({
  page,
  shop,
}) => {
  await openPage(page, leeSerum.path);
  const drawer = await addToBag(page, 'en');
  // All in one task, faster than any hand.
  await drawer.getByRole('button', more(leeSerum.name)).evaluate((button: HTMLButtonElement) => {
    for (let press = 0; press < 10; press += 1) button.click();
  });
  for (let press = 0; press < 10; press += 1)
    await drawer.getByRole('button', more(leeSerum.name)).click({ noWaitAfter: true });
  await expect(quantityOf(drawer, 'en', leeSerum.name)).toHaveValue('21');
  await expect(sum(drawer, 'en', 'bag.total')).toContainText('€1,050');
  await expect
    .poll(() => commerceCart(page, shop, 'int'))
    .toContainEqual({ sku: leeSerum.sku, quantity: 21 });
  await page.reload();
  await untilReady(page);
  await expect(bagButton(page, 'en', 21)).toBeVisible();
});

test('a shopper reads how many they can have, once they have that many', async ({ page }) => {
  await openPage(page, leeSerum.path);
  const drawer = await addToBag(page, 'en');
  const quantity = quantityOf(drawer, 'en', leeSerum.name);
  const line = drawer.getByRole('listitem').filter({ has: quantityOf(page, 'en', leeSerum.name) });
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

  test('a shopper fills the bag, and the shop has it all once it is back', async ({ page, shop }) => {
    await shop.breakService('commerce', { status: 503 });
    await openPage(page, leeSerum.path);
    const drawer = await addToBag(page, 'en');
    await drawer.getByRole('button', more(leeSerum.name)).click();
    await expect(quantityOf(drawer, 'en', leeSerum.name)).toHaveValue('2');
    await expect(sum(drawer, 'en', 'bag.total')).toContainText('€100');
    await expect(drawer.getByText(t('bag.failing'))).toBeVisible();
    expect(await commerceCart(page, shop, 'int').catch(() => undefined)).toBeUndefined();

    await shop.repair();
    await expect(drawer.getByText(t('bag.failing'))).toBeHidden({ timeout: 15_000 });
    await expect
      .poll(() => commerceCart(page, shop, 'int'))
      .toContainEqual({ sku: leeSerum.sku, quantity: 2 });
  });
});

test(
  'a press on the page of the bag is answered before the sums are counted',
  { tag: '@all' },
  async ({ page }) => {
    await openPage(page, leeSerum.path);
    await addToBag(page, 'en');
    await openPage(page, '/cart');
    const total = sum(page, 'en', 'bag.total');
    await expect(total).toContainText('€50');
    const atOnce = await page
      .getByRole('button', more(leeSerum.name))
      .evaluate(async (button: HTMLButtonElement) => {
        button.click();
        // What answers a press is drawn when the press itself is over, before any other task.
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
  'a shopper takes a product back on the page of the bag, which draws it when it has time to',
  { tag: '@all' },
  async ({ page }) => {
    await openPage(page, leeSerum.path);
    await addToBag(page, 'en');
    await openPage(page, '/cart');
    // The next frame is here before the line is.
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
    await expect(main.getByRole('listitem').filter({ hasText: leeSerum.name })).toBeFocused();
  },
);

test('a shopper removes a product and takes that back', async ({ page, shop }) => {
  await openPage(page, leeSerum.path);
  const drawer = await addToBag(page, 'en');
  await drawer.getByRole('button', more(leeSerum.name)).click();
  await drawer.getByRole('button', { name: t('bag.removeProduct', { product: leeSerum.name }) }).click();
  // Heard by the focus, once.
  await expect(
    drawer.getByRole('group', { name: t('bag.removed', { product: leeSerum.name }), exact: true }),
  ).toBeFocused();
  await expect(drawer.getByRole('heading', { name: t('bag.empty') })).toBeVisible();
  await expect.poll(() => commerceCart(page, shop, 'int')).toEqual([]);

  await drawer.getByRole('button', { name: t('bag.undo') }).click();
  await expect(drawer.getByRole('listitem').filter({ hasText: leeSerum.name })).toBeFocused();
  await expect(quantityOf(drawer, 'en', leeSerum.name)).toHaveValue('2');
  await expect.poll(() => commerceCart(page, shop, 'int')).toContainEqual({ sku: leeSerum.sku, quantity: 2 });
});

test(
  'a shopper who puts in again what was removed is not told of that any more',
  { tag: '@all' },
  async ({ page }) => {
    await openPage(page, leeSerum.path);
    const drawer = await addToBag(page, 'en');
    const removed = drawer.getByRole('group', {
      name: t('bag.removed', { product: leeSerum.name }),
      exact: true,
    });
    await drawer.getByRole('button', { name: t('bag.removeProduct', { product: leeSerum.name }) }).click();
    await expect(removed).toBeVisible();
    await page.keyboard.press('Escape');
    await addToBag(page, 'en');
    await expect(quantityOf(drawer, 'en', leeSerum.name)).toHaveValue('1');
    await expect(removed).toBeHidden();
  },
);

test('an empty bag stands in the middle of its page', { tag: '@all' }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, '/cart');
  const title = await page
    .getByRole('main')
    .getByRole('heading', { name: t('bag.empty') })
    .boundingBox();
  expect(title && title.x + title.width / 2).toBeCloseTo(720, 0);
});

test('a shopper tells two sizes of a product apart, and is led to the one that is taken back', async ({
  page,
}) => {
  const product = 'Windbreak Day Cream';
  await openPage(page, '/product/windbreak-day-cream');
  const drawer = await addToBag(page, 'en');
  const lines = drawer.getByRole('listitem').filter({ hasText: product });
  await expect(quantityOf(drawer, 'en', product)).toBeVisible();
  await page.keyboard.press('Escape');
  await choose(page.getByRole('main').getByRole('radio').nth(1));
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
    // Alone it needs no size.
    await expect(quantityOf(drawer, 'en', product)).toBeVisible();
    await drawer.getByRole('button', { name: t('bag.undo') }).click();
    await expect(lines.nth(place)).toBeFocused();
  }
});

test(
  'a shopper tells two gift cards apart by whom they are for, and no id of the page says so',
  { tag: '@all' },
  async ({ page }) => {
    for (const name of ['Ida', 'Bo']) {
      await openPage(page, '/product/gift-card');
      await choose(page.getByRole('radio', { name: '€40', exact: true }));
      await page.getByRole('main').getByLabel(t('giftCard.recipientName')).fill(name);
      await page.getByRole('main').getByLabel(t('giftCard.recipientEmail')).fill(`${name}@example.com`);
      await addToBag(page, 'en');
    }
    const drawer = bagDrawer(page, 'en');
    const lines = drawer.getByRole('list', { name: t('bag.lines') }).locator('> li');
    await expect(lines).toHaveCount(2);
    for (const [place, name] of ['Ida', 'Bo'].entries()) {
      const product = `Gift card, ${name}`;
      const line = lines.nth(place);
      await expect(line).toContainText(`${name}@example.com`);
      await expect(line).toHaveAttribute('id', /^[^\s@]+$/);
      await line.getByRole('button', { name: t('bag.removeProduct', { product }), exact: true }).click();
      await expect(
        drawer.getByRole('group', { name: t('bag.removed', { product }), exact: true }),
      ).toBeFocused();
      await drawer.getByRole('button', { name: t('bag.undo') }).click();
      await expect(line).toBeFocused();
      await expect(line).toContainText(`${name}@example.com`);
    }
  },
);

test.describe('in a low window', () => {
  test.use({ viewport: { width: 375, height: 667 } });

  test('a shopper finds the ways on from the bag side by side', async ({ page }) => {
    await openPage(page, leeSerum.path);
    const drawer = await addToBag(page, 'en');
    await expect(drawer.getByText(t('bag.settled'))).toBeVisible();
    const checkout = await drawer.getByRole('link', { name: t('bag.checkout') }).boundingBox();
    const bag = await drawer.getByRole('link', { name: t('bag.view') }).boundingBox();
    if (!checkout || !bag) throw new Error('Cannot measure the drawer: it has no ways on');
    expect(bag.x).toBeGreaterThan(checkout.x + checkout.width);
    expect(bag.y).toBeLessThan(checkout.y + checkout.height);
  });

  test('a shopper reads beside a fourth sample why it is not chosen', { tag: '@all' }, async ({ page }) => {
    await openPage(page, leeSerum.path);
    const drawer = await addToBag(page, 'en');
    await drawer.getByRole('button', { name: t('samples.choose') }).click();
    const samples = drawer.getByRole('group', { name: t('samples.title', { limit: 3 }) });
    for (const name of ['Lee Serum, 2 ml', 'Still Cream, 2 ml', 'Golden Face Oil, 1 ml'])
      await choose(samples.getByRole('checkbox', { name }));
    await samples.getByRole('button', { name: t('samples.save') }).scrollIntoViewIfNeeded();
    const fourth = samples.getByRole('listitem').filter({ hasText: 'Slow Night Cream, 2 ml' });
    await fourth.getByRole('checkbox').click({ force: true });
    await expectInSight(fourth.getByText(t('samples.limit', { limit: 3 })));
  });
});

test('a shopper chooses three free samples, is told why not four, and the shop packs the three', async ({
  page,
  shop,
}) => {
  await openPage(page, leeSerum.path);
  const drawer = await addToBag(page, 'en');
  // No news when the bag opens; it is heard with the button.
  const none = t('samples.count', { selected: 0, limit: 3 });
  await expect(drawer.getByText(none)).toBeVisible();
  await expect(drawer.getByRole('status').filter({ hasText: none })).toHaveCount(0);
  await drawer.getByRole('button', { name: t('samples.choose') }).click();
  const samples = drawer.getByRole('group', { name: t('samples.title', { limit: 3 }) });
  await expect(samples.getByRole('checkbox', { name: 'Bright Morning C Serum, 1 ml' })).toBeDisabled();
  for (const name of ['Lee Serum, 2 ml', 'Still Cream, 2 ml', 'Golden Face Oil, 1 ml'])
    await choose(samples.getByRole('checkbox', { name }));
  await expect(samples.getByText(t('samples.count', { selected: 3, limit: 3 }))).toBeVisible();

  const fourth = samples.getByRole('checkbox', { name: 'Slow Night Cream, 2 ml' });
  await fourth.click({ force: true });
  await expect(fourth).not.toBeChecked();
  await expect(samples.getByRole('status')).toContainText(t('samples.limit', { limit: 3 }));
  await expect(fourth).toHaveAccessibleDescription(t('samples.limit', { limit: 3 }));

  await samples.getByRole('button', { name: t('samples.save') }).click();
  const change = drawer.getByRole('button', { name: t('samples.change') });
  await expect(change).toBeFocused();
  await expect(change).toHaveAccessibleDescription(t('samples.count', { selected: 3, limit: 3 }));
  const chosen = drawer.getByRole('list', { name: t('samples.chosen') });
  await expect(chosen.getByRole('listitem')).toHaveCount(3);
  await expect
    .poll(() => commerceCart(page, shop, 'int'))
    .toEqual(
      expect.arrayContaining(
        ['MH-SAMPLE-S01', 'MH-SAMPLE-S02', 'MH-SAMPLE-S03'].map((sku) => ({ sku, quantity: 1 })),
      ),
    );
});

test(
  'a shopper whose sample has sold out since sees what is left of the choice, and that it is sold out',
  { tag: '@all' },
  async ({ page, shop }) => {
    const soldOut = { sku: 'MH-SAMPLE-S01', name: 'Lee Serum, 2 ml' };
    const chosen = ['MH-P04-30', soldOut.sku, 'MH-SAMPLE-S02'];
    await page.context().addCookies([{ name: 'marehalm_market', value: 'no', url: shop.origin }]);
    await openPage(page, leeSerum.path);
    const drawer = await addToBag(page, 'en');
    await drawer.getByRole('button', { name: t('samples.choose') }).click();
    for (const name of [soldOut.name, 'Still Cream, 2 ml'])
      await choose(drawer.getByRole('checkbox', { name }));
    await drawer.getByRole('button', { name: t('samples.save') }).click();
    const packed = async () => (await commerceCart(page, shop, 'no'))?.map(({ sku }) => sku).sort();
    await expect.poll(packed).toEqual(chosen);

    await shop.setStock('no', soldOut.sku, 0);
    try {
      await openPage(page, '/cart');
      const main = page.getByRole('main');
      await expect(main.getByText(t('samples.count', { selected: 1, limit: 3 }))).toBeVisible();
      await expect(main.getByRole('list', { name: t('samples.chosen') }).getByRole('listitem')).toHaveCount(
        1,
      );
      await main.getByRole('button', { name: t('samples.change') }).click();
      await expect(main.getByRole('checkbox', { name: soldOut.name })).toBeDisabled();
      await expect(main.getByRole('checkbox', { name: soldOut.name })).not.toBeChecked();
      await expect(main.getByRole('checkbox', { name: 'Still Cream, 2 ml' })).toBeChecked();
    } finally {
      await shop.setStock('no', soldOut.sku, 180);
    }
  },
);

test.describe('in a narrow window', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test(
    'a shopper at the keyboard sees where they are when the samples open and when they are chosen',
    { tag: '@all' },
    async ({ page }) => {
      await openPage(page, '/da/produkt/lae-serum');
      await addToBag(page, 'da');
      await openPage(page, '/da/cart');
      const bag = page.getByRole('main');
      const button = (key: string) => bag.getByRole('button', { name: message('da', key) });
      const boxes = bag.getByRole('checkbox');
      for (const key of ['samples.choose', 'samples.change']) {
        await button(key).press('Enter');
        await expect(boxes.first()).toBeFocused();
        await expectInSight(boxes.first());
        for (const place of [0, 1, 2]) {
          if (key === 'samples.choose') await page.keyboard.press('Space');
          await expect(boxes.nth(place)).toBeChecked();
          await page.keyboard.press('Tab');
        }
        await untilFocused(page, button('samples.save'));
        await page.keyboard.press('Enter');
        await expect(button('samples.change')).toBeFocused();
        await expectInSight(button('samples.change'));
      }
    },
  );
});

test('a shopper sees how far it is to a gift, earns it, and loses it again', async ({ page, shop }) => {
  await openPage(page, leeSerum.path);
  const drawer = await addToBag(page, 'en');
  await expect(
    drawer.getByText(t('bag.giftMissing', { amount: '€20', gift: 'Amber Lip Balm' })),
  ).toBeVisible();

  await drawer.getByRole('button', more(leeSerum.name)).click();
  await expect(drawer.getByText('Congrats! You get a free gift')).toBeVisible();
  const lines = drawer.getByRole('list', { name: t('bag.lines') }).getByRole('listitem');
  await expect(lines.filter({ hasText: 'Amber Lip Balm' })).toContainText(t('bag.free'));
  await expect(sum(drawer, 'en', 'bag.total')).toContainText('€100');
  await expect
    .poll(() => commerceCart(page, shop, 'int'))
    .toContainEqual({ sku: 'MH-FREE-P32-10', quantity: 1 });

  await drawer
    .getByRole('button', { name: t('bag.decrease', { product: leeSerum.name }), exact: true })
    .click();
  await expect(lines.filter({ hasText: 'Amber Lip Balm' })).toHaveCount(0);
  await expect.poll(() => commerceCart(page, shop, 'int')).toEqual([{ sku: leeSerum.sku, quantity: 1 }]);
});

test(
  'a shopper whose gift has sold out is told so, and promised none',
  { tag: '@all' },
  async ({ page, shop }) => {
    const balm = { sku: 'MH-P32-10', name: 'Amber Lip Balm' };
    const congratulation = 'Congrats! You get a free gift';
    await page.context().addCookies([{ name: 'marehalm_market', value: 'no', url: shop.origin }]);
    const before = await stockOf(shop, 'no', 'amber-lip-balm', balm.sku);
    await shop.setStock('no', balm.sku, 0);
    try {
      await openPage(page, leeSerum.path);
      const drawer = await addToBag(page, 'en');
      await drawer.getByRole('button', more(leeSerum.name)).click();
      await expect(drawer.getByText(t('bag.unavailable', { product: balm.name }))).toBeVisible();
      await expect(drawer.getByText(congratulation)).toHaveCount(0);
      const lines = drawer.getByRole('list', { name: t('bag.lines') }).getByRole('listitem');
      await expect(lines.filter({ hasText: balm.name })).toHaveCount(0);
    } finally {
      await shop.setStock('no', balm.sku, before);
    }
  },
);

test('a shopper whose higher gift has sold out is given the lower one, and promised the higher one no longer', async ({
  page,
  shop,
}) => {
  const higher = { sku: 'MH-P20-30', name: 'All-Weather Balm 30 ml' };
  const lower = 'Amber Lip Balm';
  await openPage(page, leeSerum.path);
  const drawer = await addToBag(page, 'en');
  await drawer.getByRole('button', more(leeSerum.name)).click();
  const promise = drawer.getByText(new RegExp(`${higher.name}.*`)).filter({ hasText: '€25' });
  await expect(promise).toBeVisible();
  const before = await stockOf(shop, 'int', 'all-weather-balm', higher.sku);
  await shop.setStock('int', higher.sku, 0);
  try {
    await drawer.getByRole('button', more(leeSerum.name)).click();
    await expect(drawer.getByText(t('bag.unavailable', { product: higher.name }))).toBeVisible();
    const lines = drawer.getByRole('list', { name: t('bag.lines') }).getByRole('listitem');
    await expect(lines.filter({ hasText: lower })).toContainText(t('bag.free'));
    await expect(lines.filter({ hasText: higher.name })).toHaveCount(0);
    const wanted = (quantity: number) => [
      { sku: leeSerum.sku, quantity },
      { sku: 'MH-FREE-P32-10', quantity: 1 },
    ];
    await expect.poll(() => commerceCart(page, shop, 'int')).toEqual(expect.arrayContaining(wanted(3)));

    const less = { name: t('bag.decrease', { product: leeSerum.name }), exact: true };
    await drawer.getByRole('button', less).click();
    await expect.poll(() => commerceCart(page, shop, 'int')).toEqual(wanted(2));
    await expect(promise).toHaveCount(0);
  } finally {
    await shop.setStock('int', higher.sku, before);
  }
});

test('a shopper who has earned two gifts reads the conditions of both', { tag: '@all' }, async ({ page }) => {
  await openPage(page, '/product/dusk-serum');
  const drawer = await addToBag(page, 'en');
  await drawer.getByRole('button', more('Dusk Serum')).click();
  await expect(drawer.getByText('Congrats! You get a free gift')).toBeVisible();
  await expect(drawer.getByText(/Counted after discounts/).first()).toContainText(
    'Free with two products from the Rosehip series.',
  );
});

test('a shopper cannot buy a size that is sold out, and reads that it is', async ({ page }) => {
  await openPage(page, '/product/rain-conditioner');
  const sizes = page.getByRole('group', { name: t('product.size') });
  await choose(sizes.getByRole('radio', { name: '500 ml refill' }));
  const soldOut = sizes.getByRole('radio', { name: '500 ml refill' });
  await expect(soldOut).toHaveAccessibleDescription(/Sold out/);
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: t('product.addToBag') })).toHaveCount(0);
  const button = main.getByRole('button', { name: t('badge.soldOut') }).first();
  await expect(button).toBeDisabled();
  await button.click({ force: true });
  await expect(bagButton(page, 'en', 0)).toBeVisible();

  await choose(sizes.getByRole('radio', { name: '250 ml' }));
  await addToBag(page, 'en');
});

test('a shopper who switches the market keeps the bag and sees its prices there', async ({ page, shop }) => {
  await openPage(page, leeSerum.path);
  const drawer = await addToBag(page, 'en');
  await expect(sum(drawer, 'en', 'bag.total')).toContainText('€50');
  await page.keyboard.press('Escape');

  await page
    .getByRole('banner')
    .getByRole('button', { name: t('site.languageAndCurrency') })
    .click();
  const preferences = page.getByRole('dialog', { name: t('site.languageAndCurrency') });
  await choose(preferences.getByRole('radio', { name: /Norway/ }));
  await preferences.getByRole('button', { name: t('preferences.save') }).click();
  await expect(preferences).toBeHidden();
  await expect(page.getByRole('main').getByText('NOK 579').first()).toBeVisible();

  await bagButton(page, 'en', 1).click();
  await expect(sum(bagDrawer(page, 'en'), 'en', 'bag.total')).toContainText('NOK 579');
  await expect.poll(() => commerceCart(page, shop, 'no')).toEqual([{ sku: leeSerum.sku, quantity: 1 }]);
  await page.reload();
  await untilReady(page);
  await expect(page.getByRole('main').getByText('NOK 579').first()).toBeVisible();
});

test('a shopper who switches the language of a product is on its Danish page, with the bag', async ({
  page,
}) => {
  await openPage(page, leeSerum.path);
  await addToBag(page, 'en');
  await page.keyboard.press('Escape');
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('site.languageAndCurrency') })
    .click();
  const preferences = page.getByRole('dialog', { name: t('site.languageAndCurrency') });
  await choose(preferences.getByRole('radio', { name: 'Dansk' }));
  await expect(page).toHaveURL(leeSerum.path);
  await preferences.getByRole('button', { name: t('preferences.save') }).click();
  await expect(page).toHaveURL('/da/produkt/lae-serum');
  await expect(page.getByRole('heading', { level: 1, name: 'Læ Serum' })).toBeFocused();
  await expect(page.locator('html')).toHaveAttribute('lang', 'da');
  await bagButton(page, 'da', 1).click();
  await expect(quantityOf(bagDrawer(page, 'da'), 'da', 'Læ Serum')).toHaveValue('1');
});

test('a shopper who switches the language without scripts is on the Danish page too', async ({
  browser,
  shop,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: shop.origin });
  await page.goto(leeSerum.path);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Dansk' }).click();
  await expect(page).toHaveURL('/da/produkt/lae-serum');
  await page.close();
});
