import type { Locator, Page } from '@playwright/test';
import { checkThroughLabel } from './check-through-label.ts';
import { addToBag, getTotalsValue } from './bag.ts';
import { fetchCommerceCartLines } from './commerce-cart.ts';
import { getMessage } from './messages.ts';
import type { MarketId, RunningShop } from './running-shop.ts';
import { expect, test } from './test.ts';
import { openAndHydratePage } from './open-page.ts';

const t = (key: string, values?: Record<string, string | number>) => getMessage('en', key, values);

const leeSerum = { path: '/product/lee-serum', name: 'Lee Serum', sku: 'MH-P04-30' };

const more = (product: string) => ({ name: t('bag.increase', { product }), exact: true });

/** Presses Tab until `stop` has the focus. */
async function untilFocused(page: Page, stop: Locator): Promise<void> {
  while (!(await stop.evaluate((element) => element === document.activeElement)))
    await page.keyboard.press('Tab');
}

/** Expects `stop` in the viewport with nothing over it. */
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

/** Stock of a variant in a market; more than none. */
async function stockOf(shop: RunningShop, market: MarketId, handle: string, sku: string): Promise<number> {
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

test.describe('in a low viewport', () => {
  test.use({ viewport: { width: 375, height: 667 } });

  test('links to the checkout and to the bag are side by side', { tag: '@all' }, async ({ page }) => {
    await openAndHydratePage(page, leeSerum.path);
    const drawer = await addToBag(page, 'en');
    await expect(drawer.getByText(t('bag.settled'))).toBeVisible();
    const checkout = await drawer.getByRole('link', { name: t('bag.checkout') }).boundingBox();
    const bag = await drawer.getByRole('link', { name: t('bag.view') }).boundingBox();
    if (!checkout || !bag) throw new Error('Cannot measure the drawer: it has no ways on');
    expect(bag.x).toBeGreaterThan(checkout.x + checkout.width);
    expect(bag.y).toBeLessThan(checkout.y + checkout.height);
  });

  test('message about the limit appears next to the fourth sample', { tag: '@all' }, async ({ page }) => {
    await openAndHydratePage(page, leeSerum.path);
    const drawer = await addToBag(page, 'en');
    await drawer.getByRole('button', { name: t('samples.choose') }).click();
    const samples = drawer.getByRole('group', { name: t('samples.title', { limit: 3 }) });
    for (const name of ['Lee Serum, 2 ml', 'Still Cream, 2 ml', 'Golden Face Oil, 1 ml'])
      await checkThroughLabel(samples.getByRole('checkbox', { name }));
    await samples.getByRole('button', { name: t('samples.save') }).scrollIntoViewIfNeeded();
    const fourth = samples.getByRole('listitem').filter({ hasText: 'Slow Night Cream, 2 ml' });
    await fourth.getByRole('checkbox').click({ force: true });
    await expectInSight(fourth.getByText(t('samples.limit', { limit: 3 })));
  });
});

test('shopper can choose three free samples and no fourth, and the cart has the three', async ({
  page,
  shop,
}) => {
  await openAndHydratePage(page, leeSerum.path);
  const drawer = await addToBag(page, 'en');
  // Not announced when the bag opens, but described on the button.
  const none = t('samples.count', { selected: 0, limit: 3 });
  await expect(drawer.getByText(none)).toBeVisible();
  await expect(drawer.getByRole('status').filter({ hasText: none })).toHaveCount(0);
  await drawer.getByRole('button', { name: t('samples.choose') }).click();
  const samples = drawer.getByRole('group', { name: t('samples.title', { limit: 3 }) });
  await expect(samples.getByRole('checkbox', { name: 'Bright Morning C Serum, 1 ml' })).toBeDisabled();
  for (const name of ['Lee Serum, 2 ml', 'Still Cream, 2 ml', 'Golden Face Oil, 1 ml'])
    await checkThroughLabel(samples.getByRole('checkbox', { name }));
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
    .poll(() => fetchCommerceCartLines(page, shop, 'int'))
    .toEqual(
      expect.arrayContaining(
        ['MH-SAMPLE-S01', 'MH-SAMPLE-S02', 'MH-SAMPLE-S03'].map((sku) => ({ sku, quantity: 1 })),
      ),
    );
});

test(
  'sold-out sample is removed from the choice and marked as sold out',
  { tag: '@all' },
  async ({ page, shop }) => {
    const soldOut = { sku: 'MH-SAMPLE-S01', name: 'Lee Serum, 2 ml' };
    const chosen = ['MH-P04-30', soldOut.sku, 'MH-SAMPLE-S02'];
    await page.context().addCookies([{ name: 'marehalm_market', value: 'no', url: shop.origin }]);
    await openAndHydratePage(page, leeSerum.path);
    const drawer = await addToBag(page, 'en');
    await drawer.getByRole('button', { name: t('samples.choose') }).click();
    for (const name of [soldOut.name, 'Still Cream, 2 ml'])
      await checkThroughLabel(drawer.getByRole('checkbox', { name }));
    await drawer.getByRole('button', { name: t('samples.save') }).click();
    const packed = async () => (await fetchCommerceCartLines(page, shop, 'no'))?.map(({ sku }) => sku).sort();
    await expect.poll(packed).toEqual(chosen);

    await shop.setStock('no', soldOut.sku, 0);
    try {
      await openAndHydratePage(page, '/cart');
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

test.describe('in a narrow viewport', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test(
    'keyboard focus stays visible when samples are opened and saved',
    { tag: '@all' },
    async ({ page }) => {
      await openAndHydratePage(page, '/da/produkt/lae-serum');
      await addToBag(page, 'da');
      await openAndHydratePage(page, '/da/cart');
      const bag = page.getByRole('main');
      const button = (key: string) => bag.getByRole('button', { name: getMessage('da', key) });
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

test('bag shows the amount missing for a gift, adds the gift, and removes it again', async ({
  page,
  shop,
}) => {
  await openAndHydratePage(page, leeSerum.path);
  const drawer = await addToBag(page, 'en');
  await expect(
    drawer.getByText(t('bag.giftMissing', { amount: '€20', gift: 'Amber Lip Balm' })),
  ).toBeVisible();

  await drawer.getByRole('button', more(leeSerum.name)).click();
  await expect(drawer.getByText('Congrats! You get a free gift')).toBeVisible();
  const lines = drawer.getByRole('list', { name: t('bag.lines') }).getByRole('listitem');
  await expect(lines.filter({ hasText: 'Amber Lip Balm' })).toContainText(t('bag.free'));
  await expect(getTotalsValue(drawer, 'en', 'bag.total')).toContainText('€100');
  await expect
    .poll(() => fetchCommerceCartLines(page, shop, 'int'))
    .toContainEqual({ sku: 'MH-FREE-P32-10', quantity: 1 });

  await drawer
    .getByRole('button', { name: t('bag.decrease', { product: leeSerum.name }), exact: true })
    .click();
  await expect(lines.filter({ hasText: 'Amber Lip Balm' })).toHaveCount(0);
  await expect
    .poll(() => fetchCommerceCartLines(page, shop, 'int'))
    .toEqual([{ sku: leeSerum.sku, quantity: 1 }]);
});

test('bag reports a sold-out gift and no longer promises it', { tag: '@all' }, async ({ page, shop }) => {
  const balm = { sku: 'MH-P32-10', name: 'Amber Lip Balm' };
  const congratulation = 'Congrats! You get a free gift';
  await page.context().addCookies([{ name: 'marehalm_market', value: 'no', url: shop.origin }]);
  const before = await stockOf(shop, 'no', 'amber-lip-balm', balm.sku);
  await shop.setStock('no', balm.sku, 0);
  try {
    await openAndHydratePage(page, leeSerum.path);
    const drawer = await addToBag(page, 'en');
    await drawer.getByRole('button', more(leeSerum.name)).click();
    await expect(drawer.getByText(t('bag.unavailable', { product: balm.name }))).toBeVisible();
    await expect(drawer.getByText(congratulation)).toHaveCount(0);
    const lines = drawer.getByRole('list', { name: t('bag.lines') }).getByRole('listitem');
    await expect(lines.filter({ hasText: balm.name })).toHaveCount(0);
  } finally {
    await shop.setStock('no', balm.sku, before);
  }
});

test(
  'bag falls back to the lower gift when the higher one is sold out',
  { tag: '@all' },
  async ({ page, shop }) => {
    const higher = { sku: 'MH-P20-30', name: 'All-Weather Balm' };
    const lower = 'Amber Lip Balm';
    await openAndHydratePage(page, leeSerum.path);
    const drawer = await addToBag(page, 'en');
    await drawer.getByRole('button', more(leeSerum.name)).click();
    await drawer.getByRole('button', { name: t('bag.giftConditions') }).click();
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
      await expect
        .poll(() => fetchCommerceCartLines(page, shop, 'int'))
        .toEqual(expect.arrayContaining(wanted(3)));

      const less = { name: t('bag.decrease', { product: leeSerum.name }), exact: true };
      await drawer.getByRole('button', less).click();
      await expect.poll(() => fetchCommerceCartLines(page, shop, 'int')).toEqual(wanted(2));
      await expect(promise).toHaveCount(0);
    } finally {
      await shop.setStock('int', higher.sku, before);
    }
  },
);

test('bag shows the conditions of both gifts', { tag: '@all' }, async ({ page }) => {
  await openAndHydratePage(page, '/product/dusk-serum');
  const drawer = await addToBag(page, 'en');
  await drawer.getByRole('button', more('Dusk Serum')).click();
  await expect(drawer.getByText('Congrats! You get a free gift')).toBeVisible();
  await drawer.getByRole('button', { name: t('bag.giftConditions') }).click();
  await expect(drawer.getByText(/Counted after discounts/).first()).toContainText(
    'Free with two products from the Rosehip series.',
  );
});
