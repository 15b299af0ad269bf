import type { Locator, Page } from '@playwright/test';
import { formatPrice } from '@marehalm/i18n-routing';
import {
  fillContactStep,
  getBuyButton,
  placeOrder,
  submitContactStep,
  submitPaymentStep,
} from './checkout.ts';
import { toLocalizedPath } from './localized-path.ts';
import { normalizeSpaces } from './normalize-spaces.ts';
import { clickButtonByMessage, clickLinkByMessage, getMain } from './page-elements.ts';
import { setMarketCookie } from './switch-market.ts';
import { type TestShopper, danishMarketShoppers } from './test-shoppers.ts';
import { addToBag, getBagButton, getQuantityField, getTotalsValue } from './bag.ts';
import { loadStoredCartIds } from './commerce-cart.ts';
import { checkThroughLabel } from './check-through-label.ts';
import { getMessage, type Locale } from './messages.ts';
import type { MarketId, RunningShop } from './running-shop.ts';
import { sampleCases } from './sample-cases.ts';
import { getSearchDialogParts } from './search-dialog.ts';
import { expect, test } from './test.ts';
import { expectReactTexts, setOriginalShown, simulateTranslator } from './translator.ts';
import { navigateTo, openAndHydratePage, openPageWithHydratedBoundary } from './open-page.ts';

interface Amount {
  readonly amount: string;
  readonly currencyCode: 'DKK';
}

interface ServiceCart {
  readonly cost: { readonly totalAmount: Amount };
  readonly lines: { readonly nodes: readonly { readonly quantity: number }[] };
  readonly deliveryGroups: {
    readonly nodes: readonly { readonly selectedDeliveryOption: { readonly estimatedCost: Amount } | null }[];
  };
}

/** This browser's cart, from the API. */
async function cartOf(page: Page, shop: RunningShop, market: MarketId): Promise<ServiceCart | undefined> {
  for (const id of await loadStoredCartIds(page)) {
    const { cart } = await shop.askCommerce<{ cart: ServiceCart | null }>(
      market,
      `query ($id: ID!) {
        cart(id: $id) {
          cost { totalAmount { amount currencyCode } }
          lines(first: 100) { nodes { quantity } }
          deliveryGroups(first: 1) { nodes { selectedDeliveryOption { estimatedCost { amount currencyCode } } } }
        }
      }`,
      { id },
    );
    if (cart) return cart;
  }
  return undefined;
}

const priceOf = ({ amount, currencyCode }: Amount, locale: Locale) =>
  normalizeSpaces(formatPrice({ amount: Math.round(Number(amount) * 100), currency: currencyCode }, locale));

/** Waits until all quantities and amounts on the page match the service. */
async function expectAmountsOfService(
  page: Page,
  shop: RunningShop,
  { locale, market }: TestShopper,
  { quantity, within = getMain(page) }: { readonly quantity: number; readonly within?: Locator },
): Promise<string> {
  const quantities = async () => (await cartOf(page, shop, market))?.lines.nodes.map((line) => line.quantity);
  await expect.poll(quantities).toContain(quantity);
  const cart = await cartOf(page, shop, market);
  if (!cart) throw new Error('Cannot compare amounts: the service has no cart');
  const total = priceOf(cart.cost.totalAmount, locale);
  await expect(getTotalsValue(within, locale, 'bag.total').first()).toContainText(total);
  await expectReactTexts(page, `with ${quantity} in the bag`);
  return total;
}

const increase = (bag: Locator, { locale, product }: TestShopper) =>
  bag
    .getByRole('button', { name: getMessage(locale, 'bag.increase', { product: product.name }), exact: true })
    .click();

test.describe('where pages are translated', () => {
  // A part that is translated before hydration is rendered again.
  test.use({ expectedComplaints: /React error #418/ });
  test.beforeEach(async ({ context }) => {
    await simulateTranslator(context, { starts: 'when-ready', delay: 0 });
  });

  for (const shopper of sampleCases(danishMarketShoppers)) {
    const { locale, market, product } = shopper;
    const t = (key: string, values?: Record<string, string | number>) => getMessage(locale, key, values);

    test(`shopper buys at the amounts that every page shows, in ${locale}`, async ({ page, shop }) => {
      test.setTimeout(90_000);
      const email = `translated-${locale}@example.com`;
      await setMarketCookie(page, shopper, shop);
      await openAndHydratePage(page, product.path);
      const drawer = await addToBag(page, locale);
      await expectAmountsOfService(page, shop, shopper, { quantity: 1, within: drawer });
      await increase(drawer, shopper);
      await expect(getQuantityField(drawer, locale, product.name)).toHaveValue('2');
      await expectAmountsOfService(page, shop, shopper, { quantity: 2, within: drawer });
      await drawer.getByRole('button', { name: t('samples.choose') }).click();
      const samples = drawer.getByRole('group', { name: t('samples.title', { limit: 3 }) });
      await checkThroughLabel(samples.getByRole('checkbox').first());
      await samples.getByRole('button', { name: t('samples.save') }).click();
      await page.keyboard.press('Escape');
      await expect(getBagButton(page, locale, 2)).toBeVisible();

      await navigateTo(page, toLocalizedPath(locale, '/cart'));
      await increase(getMain(page), shopper);
      await expect(getQuantityField(getMain(page), locale, product.name)).toHaveValue('3');
      await expect(
        getMain(page)
          .getByRole('status')
          .filter({ hasText: t('bag.settled') }),
      ).toHaveCount(1);
      await setOriginalShown(page, true);
      await getMain(page)
        .getByRole('button', { name: t('bag.removeProduct', { product: product.name }) })
        .click();
      await expect(getMain(page).getByText(t('bag.empty'))).toBeVisible();
      await setOriginalShown(page, false);
      await getMain(page)
        .getByRole('button', { name: t('bag.undo') })
        .click();
      for (const quantity of [2, 1]) {
        await getMain(page)
          .getByRole('button', { name: t('bag.decrease', { product: product.name }), exact: true })
          .click();
        await expect(getQuantityField(getMain(page), locale, product.name)).toHaveValue(String(quantity));
      }
      await expect(
        getMain(page)
          .getByRole('status')
          .filter({ hasText: t('bag.settled') }),
      ).toHaveCount(1);

      await getMain(page)
        .getByRole('link', { name: t('bag.checkout') })
        .click();
      await clickButtonByMessage(page, locale, 'checkout.continueToDelivery');
      await fillContactStep(page, shopper, email);
      await submitContactStep(page, locale);
      const home = getMain(page).getByRole('radio', {
        name: locale === 'en' ? 'Home delivery' : 'Hjemmelevering',
      });
      await checkThroughLabel(home);
      const total = locale === 'en' ? 'DKK 434' : '434 kr.';
      const totals = page.locator('dl > div').filter({ hasText: new RegExp(`^${t('order.total')}`) });
      await expect(totals.locator('dd').first()).toContainText(total);
      await expectReactTexts(page, 'after another delivery was chosen');
      const other = await page.context().newPage();
      await clickButtonByMessage(page, locale, 'checkout.continueToPayment');
      await submitPaymentStep(page, locale, 'success');
      await expect(getBuyButton(page, locale)).toHaveAccessibleName(
        normalizeSpaces(t('checkout.buy', { price: total })),
      );

      // Another tab raises the quantity before the last button is pressed.
      await openAndHydratePage(other, toLocalizedPath(locale, '/cart'));
      await increase(getMain(other), shopper);
      const cart = async () => (await cartOf(page, shop, market)) ?? undefined;
      await expect
        .poll(async () => (await cart())?.lines.nodes.map(({ quantity }) => quantity).toSorted())
        .toEqual(expect.arrayContaining([2]));
      const raised = locale === 'en' ? 'DKK 809' : '809 kr.';
      await expect(getBuyButton(page, locale)).toHaveAccessibleName(
        normalizeSpaces(t('checkout.buy', { price: raised })),
      );
      await expect(totals.locator('dd').first()).toContainText(raised);
      await expectReactTexts(page, 'on the last step');
      await other.close();
      await placeOrder(page, locale);
      await expect(getMain(page).getByText(raised).first()).toBeVisible();
      await expectReactTexts(page, 'when the order is placed');
      const [mail] = (await shop.fetchMailsTo(email)).filter(({ kind }) => kind === 'order-confirmation');
      expect(normalizeSpaces(mail?.text ?? '')).toContain(raised);
    });
  }

  for (const locale of sampleCases(['da', 'en'] as const)) {
    const t = (key: string, values?: Record<string, string | number>) => getMessage(locale, key, values);

    test(`shopper can search and filter lists, in ${locale}`, { tag: '@all' }, async ({ page }) => {
      test.setTimeout(60_000);
      await openAndHydratePage(page, toLocalizedPath(locale, ''));
      const search = getSearchDialogParts(page, locale);
      await search.opener.click();
      for (const query of ['s', 'ser', 'serum']) {
        await search.field.fill(query);
        await expect(search.dialog.getByRole('status')).toContainText(`${query}”`);
        await expect(search.products.locator('mark').first()).toHaveText(
          new RegExp(`^${query}\u200B?$`, 'i'),
        );
      }
      await expectReactTexts(page, 'with the results of serum');
      for (const query of ['creme', 'xyzzyq', '', 'olie', 'spf']) {
        await search.field.fill(query);
        if (query !== '') await expect(search.dialog.getByRole('status')).toContainText(query);
      }
      await setOriginalShown(page, true);
      await search.field.fill('serum');
      await expect(search.dialog.getByRole('status')).toContainText('serum');
      await setOriginalShown(page, false);
      await search.field.press('Enter');
      await expect(page).toHaveURL(/q=serum/);
      await expect(getMain(page).getByRole('article').first()).toContainText(/serum/i);

      await openPageWithHydratedBoundary(page, toLocalizedPath(locale, '/shop'));
      const said = getMain(page).getByRole('status').filter({ hasText: /./ });
      const cards = getMain(page).getByRole('article');
      const sort = getMain(page).getByRole('combobox', { name: t('filter.sort') });
      await sort.selectOption({ label: t('filter.sort.lowestPrice') });
      const viewMore = getMain(page)
        .getByRole('button', { name: t('filter.viewMore'), exact: true })
        .last();
      await viewMore.click();
      await expect(cards).toHaveCount(24);
      await expect(
        getMain(page)
          .getByText(t('filter.showing', { shown: 24, total: 36 }))
          .last(),
      ).toBeVisible();
      await expectReactTexts(page, 'of a longer list');
      const filters = getMain(page).getByRole('complementary', { name: t('filter.title') });
      await checkThroughLabel(
        filters.getByRole('checkbox', { name: locale === 'en' ? /^Dry \d+$/ : /^Tør \d+$/ }),
      );
      await expect(said).toHaveText(t('list.count', { count: 30 }));
      await setOriginalShown(page, true);
      await checkThroughLabel(
        filters.getByRole('checkbox', { name: locale === 'en' ? /^Face \d+$/ : /^Ansigt \d+$/ }),
      );
      await expect(getMain(page).locator('[data-waiting=true]')).toHaveCount(0);
      await setOriginalShown(page, false);
      await getMain(page)
        .getByRole('button', { name: t('filter.clear') })
        .click();
      await expect(page.getByText(t('list.count', { count: 36 }), { exact: true }).first()).toBeVisible();
      await sort.selectOption({ label: t('filter.sort.newest') });
      await expect(getMain(page).locator('[data-waiting=true]')).toHaveCount(0);
      await expectReactTexts(page, 'of a list without filters');
    });
  }
});

for (const [when, translation] of sampleCases([
  ['before their scripts run', { starts: 'at-load', delay: 0 }],
  ['late', { starts: 'when-ready', delay: 300 }],
] as const)) {
  test.describe(`where pages are translated ${when}`, () => {
    // What is translated before hydration is rendered again.
    test.use({ expectedComplaints: /React error #418/ });
    test.beforeEach(async ({ context }) => {
      await simulateTranslator(context, translation);
    });

    for (const shopper of sampleCases(
      translation.delay === 0 ? danishMarketShoppers : danishMarketShoppers.toReversed(),
    )) {
      const { locale, product } = shopper;
      const t = (key: string, values?: Record<string, string | number>) => getMessage(locale, key, values);

      test(`shopper can fill the bag and filter a list, in ${locale}`, async ({ page, shop }) => {
        test.setTimeout(60_000);
        await setMarketCookie(page, shopper, shop);
        await openAndHydratePage(page, product.path);
        const drawer = await addToBag(page, locale);
        await expectAmountsOfService(page, shop, shopper, { quantity: 1, within: drawer });
        await increase(drawer, shopper);
        await expect(getQuantityField(drawer, locale, product.name)).toHaveValue('2');
        await expectAmountsOfService(page, shop, shopper, { quantity: 2, within: drawer });

        await openPageWithHydratedBoundary(page, toLocalizedPath(locale, '/shop'));
        const filters = getMain(page).getByRole('complementary', { name: t('filter.title') });
        const said = getMain(page).getByRole('status').filter({ hasText: /./ });
        await checkThroughLabel(
          filters.getByRole('checkbox', { name: locale === 'en' ? /^Dry \d+$/ : /^Tør \d+$/ }),
        );
        await expect(said).toHaveText(t('list.count', { count: 30 }));
        await expect(getMain(page).locator('[data-waiting=true]')).toHaveCount(0);
        await expectReactTexts(page, 'of a list with a filter');
      });
    }
  });
}

for (const [when, translation] of sampleCases([
  ['late', { starts: 'when-ready', delay: 300 }],
  ['before their scripts run', { starts: 'at-load', delay: 0 }],
  ['as soon as they answer', { starts: 'when-ready', delay: 0 }],
] as const)) {
  test.describe(`where pages are translated ${when} and their code is missing`, () => {
    test.use({
      expectedComplaints: /React error #418|status of 404|dynamically imported|loading route module/,
    });

    for (const { locale, product } of sampleCases(
      translation.delay === 0 ? danishMarketShoppers : danishMarketShoppers.toReversed(),
    )) {
      test(`global error page leads to the front page, in ${locale}`, async ({ page, context }) => {
        await simulateTranslator(context, translation);
        // The page has just been reloaded for this reason.
        await page.addInitScript(() =>
          sessionStorage.setItem('static-router.reloaded-at', String(Date.now())),
        );
        await openAndHydratePage(page, toLocalizedPath(locale, '/cart'));
        const file = await page.evaluate(
          (route) =>
            (window as unknown as { __reactRouterManifest: { routes: Record<string, { module: string }> } })
              .__reactRouterManifest.routes[route]?.module,
          `${locale}.product`,
        );
        await page.route(`**${file}`, (route) => route.fulfill({ status: 404, body: '' }));
        await navigateTo(page, product.path);
        await expect(
          page.getByRole('heading', { level: 1, name: getMessage(locale, 'error.generic') }),
        ).toBeVisible();
        await expect(page.getByRole('banner')).toHaveCount(0);
        await expect(page.locator('font').first()).toBeAttached();
        await expectReactTexts(page, 'of the page of last resort');
        await clickLinkByMessage(page, locale, 'error.goHome');
        await expect(page).toHaveURL(toLocalizedPath(locale, '') || '/');
        await expect(page.getByRole('banner')).toBeVisible();
      });
    }
  });
}
