import type { Locator, Page } from '@playwright/test';
import { formatPrice } from '@marehalm/i18n-routing';
import { createAccount, follow, logIn } from './account.ts';
import { addToBag, bagButton, bagDrawer, keptCartIds, quantityOf, sum } from './bag.ts';
import {
  buyButton,
  chooseMarket,
  danish,
  fillAddress,
  fillContact,
  goToDelivery,
  inLanguage,
  main,
  norwegian,
  payWith,
  placeOrder,
  plain,
  press,
  type Shopper,
} from './checkout.ts';
import { choose } from './choose.ts';
import { message, type Locale } from './messages.ts';
import type { Market, RunningShop } from './running-shop.ts';
import { sampled } from './sampled.ts';
import { searchOn } from './search.ts';
import { expect, test } from './test.ts';
import { expectTextsOfReact, showOriginal, translatePages } from './translator.ts';
import { goTo, openPage, openWhole } from './visit.ts';

/** In both languages, with Danish prices. */
const shoppers: readonly Shopper[] = [{ ...danish, locale: 'en', product: norwegian.product }, danish];

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

/** What the commerce service has in this browser's cart. */
async function cartOf(page: Page, shop: RunningShop, market: Market): Promise<ServiceCart | undefined> {
  for (const id of await keptCartIds(page)) {
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
  plain(formatPrice({ amount: Math.round(Number(amount) * 100), currency: currencyCode }, locale));

/** Waits until everything that says how much is in the bag and what it costs says what the commerce service does. */
async function expectAmountsOfService(
  page: Page,
  shop: RunningShop,
  { locale, market }: Shopper,
  { quantity, within = main(page) }: { readonly quantity: number; readonly within?: Locator },
): Promise<string> {
  const quantities = async () => (await cartOf(page, shop, market))?.lines.nodes.map((line) => line.quantity);
  await expect.poll(quantities).toContain(quantity);
  const cart = await cartOf(page, shop, market);
  if (!cart) throw new Error('Cannot compare amounts: the service has no cart');
  const total = priceOf(cart.cost.totalAmount, locale);
  await expect(sum(within, locale, 'bag.total').first()).toContainText(total);
  await expectTextsOfReact(page, `with ${quantity} in the bag`);
  return total;
}

const increase = (bag: Locator, { locale, product }: Shopper) =>
  bag
    .getByRole('button', { name: message(locale, 'bag.increase', { product: product.name }), exact: true })
    .click();

test.describe('where pages are translated', () => {
  // A part of a page that is translated before it is hydrated is drawn anew.
  test.use({ expectedComplaints: /React error #418/ });
  test.beforeEach(async ({ context }) => {
    await translatePages(context, { starts: 'when-ready', delay: 0 });
  });

  for (const shopper of sampled(shoppers)) {
    const { locale, market, product } = shopper;
    const t = (key: string, values?: Record<string, string | number>) => message(locale, key, values);

    test(`a shopper buys what every page says, in ${locale}`, async ({ page, shop }) => {
      test.setTimeout(90_000);
      const email = `translated-${locale}@example.com`;
      await chooseMarket(page, shopper, shop);
      await openPage(page, product.path);
      const drawer = await addToBag(page, locale);
      await expectAmountsOfService(page, shop, shopper, { quantity: 1, within: drawer });
      await increase(drawer, shopper);
      await expect(quantityOf(drawer, locale, product.name)).toHaveValue('2');
      await expectAmountsOfService(page, shop, shopper, { quantity: 2, within: drawer });
      await drawer.getByRole('button', { name: t('samples.choose') }).click();
      const samples = drawer.getByRole('group', { name: t('samples.title', { limit: 3 }) });
      await choose(samples.getByRole('checkbox').first());
      await samples.getByRole('button', { name: t('samples.save') }).click();
      await page.keyboard.press('Escape');
      await expect(bagButton(page, locale, 2)).toBeVisible();

      await goTo(page, inLanguage(locale, '/cart'));
      await increase(main(page), shopper);
      await expect(quantityOf(main(page), locale, product.name)).toHaveValue('3');
      await expect(
        main(page)
          .getByRole('status')
          .filter({ hasText: t('bag.settled') }),
      ).toHaveCount(1);
      await showOriginal(page, true);
      await main(page)
        .getByRole('button', { name: t('bag.removeProduct', { product: product.name }) })
        .click();
      await expect(main(page).getByText(t('bag.empty'))).toBeVisible();
      await showOriginal(page, false);
      await main(page)
        .getByRole('button', { name: t('bag.undo') })
        .click();
      for (const quantity of [2, 1]) {
        await main(page)
          .getByRole('button', { name: t('bag.decrease', { product: product.name }), exact: true })
          .click();
        await expect(quantityOf(main(page), locale, product.name)).toHaveValue(String(quantity));
      }
      await expect(
        main(page)
          .getByRole('status')
          .filter({ hasText: t('bag.settled') }),
      ).toHaveCount(1);

      await main(page)
        .getByRole('link', { name: t('bag.checkout') })
        .click();
      await press(page, locale, 'checkout.continueToDelivery');
      await fillContact(page, shopper, email);
      await goToDelivery(page, locale);
      const home = main(page).getByRole('radio', {
        name: locale === 'en' ? 'Home delivery' : 'Hjemmelevering',
      });
      await choose(home);
      const total = locale === 'en' ? 'DKK 434' : '434 kr.';
      const totals = page.locator('dl > div').filter({ hasText: new RegExp(`^${t('checkout.total')}`) });
      await expect(totals.locator('dd').first()).toContainText(total);
      await expectTextsOfReact(page, 'after another delivery was chosen');
      const other = await page.context().newPage();
      await press(page, locale, 'checkout.continueToPayment');
      await payWith(page, locale, 'success');
      await expect(buyButton(page, locale)).toHaveAccessibleName(plain(t('checkout.buy', { price: total })));

      // Another tab raises the quantity before the last button is pressed.
      await openPage(other, inLanguage(locale, '/cart'));
      await increase(main(other), shopper);
      const cart = async () => (await cartOf(page, shop, market)) ?? undefined;
      await expect
        .poll(async () => (await cart())?.lines.nodes.map(({ quantity }) => quantity).toSorted())
        .toEqual(expect.arrayContaining([2]));
      const raised = locale === 'en' ? 'DKK 809' : '809 kr.';
      await expect(buyButton(page, locale)).toHaveAccessibleName(plain(t('checkout.buy', { price: raised })));
      await expect(totals.locator('dd').first()).toContainText(raised);
      await expectTextsOfReact(page, 'on the last step');
      await other.close();
      await placeOrder(page, locale);
      await expect(main(page).getByText(raised).first()).toBeVisible();
      await expectTextsOfReact(page, 'when the order is placed');
      const [mail] = (await shop.mailsTo(email)).filter(({ kind }) => kind === 'order-confirmation');
      expect(plain(mail?.text ?? '')).toContain(raised);
    });
  }

  for (const locale of sampled(['da', 'en'] as const)) {
    const t = (key: string, values?: Record<string, string | number>) => message(locale, key, values);

    test(`a shopper searches and narrows lists, in ${locale}`, async ({ page }) => {
      test.setTimeout(60_000);
      await openPage(page, inLanguage(locale, ''));
      const search = searchOn(page, locale);
      await search.opener.click();
      for (const query of ['s', 'ser', 'serum']) {
        await search.field.fill(query);
        await expect(search.dialog.getByRole('status')).toContainText(`${query}”`);
        await expect(search.products.locator('mark').first()).toHaveText(
          new RegExp(`^${query}\u200B?$`, 'i'),
        );
      }
      await expectTextsOfReact(page, 'with the results of serum');
      for (const query of ['creme', 'xyzzyq', '', 'olie', 'spf']) {
        await search.field.fill(query);
        if (query !== '') await expect(search.dialog.getByRole('status')).toContainText(query);
      }
      await showOriginal(page, true);
      await search.field.fill('serum');
      await expect(search.dialog.getByRole('status')).toContainText('serum');
      await showOriginal(page, false);
      await search.field.press('Enter');
      await expect(page).toHaveURL(/q=serum/);
      await expect(main(page).getByRole('article').first()).toContainText(/serum/i);

      await openWhole(page, inLanguage(locale, '/shop'));
      const said = main(page).getByRole('status').filter({ hasText: /./ });
      const cards = main(page).getByRole('article');
      const sort = main(page).getByRole('combobox', { name: t('filter.sort') });
      await sort.selectOption({ label: t('filter.sort.lowestPrice') });
      const viewMore = main(page)
        .getByRole('button', { name: t('filter.viewMore'), exact: true })
        .last();
      await viewMore.click();
      await expect(cards).toHaveCount(24);
      await expect(
        main(page)
          .getByText(t('filter.showing', { shown: 24, total: 36 }))
          .last(),
      ).toBeVisible();
      await expectTextsOfReact(page, 'of a longer list');
      const filters = main(page).getByRole('complementary', { name: t('filter.title') });
      await choose(filters.getByRole('checkbox', { name: locale === 'en' ? /^Dry \d+$/ : /^Tør \d+$/ }));
      await expect(said).toHaveText(t('list.count', { count: 30 }));
      await showOriginal(page, true);
      await choose(filters.getByRole('checkbox', { name: locale === 'en' ? /^Face \d+$/ : /^Ansigt \d+$/ }));
      await expect(main(page).locator('[data-waiting=true]')).toHaveCount(0);
      await showOriginal(page, false);
      await main(page)
        .getByRole('button', { name: t('filter.clear') })
        .click();
      await expect(page.getByText(t('list.count', { count: 36 }), { exact: true }).first()).toBeVisible();
      await sort.selectOption({ label: t('filter.sort.newest') });
      await expect(main(page).locator('[data-waiting=true]')).toHaveCount(0);
      await expectTextsOfReact(page, 'of a list without filters');
    });
  }
});

for (const [when, translation] of [
  ['before their scripts run', { starts: 'at-load', delay: 0 }],
  ['late', { starts: 'when-ready', delay: 300 }],
] as const) {
  test.describe(`where pages are translated ${when}`, () => {
    // What is translated before it is hydrated is drawn anew.
    test.use({ expectedComplaints: /React error #418/ });
    test.beforeEach(async ({ context }) => {
      await translatePages(context, translation);
    });

    for (const shopper of sampled(translation.delay === 0 ? shoppers : shoppers.toReversed())) {
      const { locale, product } = shopper;
      const t = (key: string, values?: Record<string, string | number>) => message(locale, key, values);

      test(`a shopper fills the bag and narrows a list, in ${locale}`, async ({ page, shop }) => {
        test.setTimeout(60_000);
        await chooseMarket(page, shopper, shop);
        await openPage(page, product.path);
        const drawer = await addToBag(page, locale);
        await expectAmountsOfService(page, shop, shopper, { quantity: 1, within: drawer });
        await increase(drawer, shopper);
        await expect(quantityOf(drawer, locale, product.name)).toHaveValue('2');
        await expectAmountsOfService(page, shop, shopper, { quantity: 2, within: drawer });

        await openWhole(page, inLanguage(locale, '/shop'));
        const filters = main(page).getByRole('complementary', { name: t('filter.title') });
        const said = main(page).getByRole('status').filter({ hasText: /./ });
        await choose(filters.getByRole('checkbox', { name: locale === 'en' ? /^Dry \d+$/ : /^Tør \d+$/ }));
        await expect(said).toHaveText(t('list.count', { count: 30 }));
        await expect(main(page).locator('[data-waiting=true]')).toHaveCount(0);
        await expectTextsOfReact(page, 'of a list with a filter');
      });
    }
  });
}

for (const [when, translation] of [
  ['before their scripts run', { starts: 'at-load', delay: 0 }],
  ['as soon as they answer', { starts: 'when-ready', delay: 0 }],
  ['late', { starts: 'when-ready', delay: 300 }],
] as const) {
  test.describe(`where pages are translated ${when} and their code is gone`, () => {
    test.use({
      expectedComplaints: /React error #418|status of 404|dynamically imported|loading route module/,
    });

    for (const { locale, product } of sampled(translation.delay === 0 ? shoppers : shoppers.toReversed())) {
      test(`a shopper comes home from the page of last resort, in ${locale}`, async ({ page, context }) => {
        await translatePages(context, translation);
        // The page was loaded anew for it a moment ago.
        await page.addInitScript(() =>
          sessionStorage.setItem('static-router.reloaded-at', String(Date.now())),
        );
        await openPage(page, inLanguage(locale, '/cart'));
        const file = await page.evaluate(
          (route) =>
            (window as unknown as { __reactRouterManifest: { routes: Record<string, { module: string }> } })
              .__reactRouterManifest.routes[route]?.module,
          `${locale}.product`,
        );
        await page.route(`**${file}`, (route) => route.fulfill({ status: 404, body: '' }));
        await goTo(page, product.path);
        await expect(
          page.getByRole('heading', { level: 1, name: message(locale, 'error.generic') }),
        ).toBeVisible();
        await expect(page.getByRole('banner')).toHaveCount(0);
        await expect(page.locator('font').first()).toBeAttached();
        await expectTextsOfReact(page, 'of the page of last resort');
        await follow(page, locale, 'error.goHome');
        await expect(page).toHaveURL(inLanguage(locale, '') || '/');
        await expect(page.getByRole('banner')).toBeVisible();
      });
    }
  });
}

test.describe('where forms are translated', () => {
  test.use({ expectedComplaints: /React error #418|status of (?:409|422)/ });
  test.beforeEach(async ({ context }) => {
    await translatePages(context, { starts: 'when-ready', delay: 0 });
  });

  for (const shopper of sampled(shoppers.toReversed())) {
    const { locale } = shopper;
    const t = (key: string, values?: Record<string, string | number>) => message(locale, key, values);

    test(`a shopper has an account, a gift card, the newsletter and a withdrawal, in ${locale}`, async ({
      page,
      shop,
    }) => {
      test.setTimeout(90_000);
      await chooseMarket(page, shopper, shop);
      const email = `translated-account-${locale}@example.com`;
      const said = (key: string) => expect(main(page).getByText(t(key)).first()).toBeVisible();

      await openPage(page, inLanguage(locale, '/account/create'));
      await press(page, locale, 'account.create');
      await createAccount(page, shop, locale, email);
      await goTo(page, inLanguage(locale, '/account/addresses'));
      await follow(page, locale, 'account.addAddress');
      await fillAddress(page, shopper);
      await press(page, locale, 'account.saveAddress');
      await said('account.news.address-added');
      await goTo(page, inLanguage(locale, '/account/edit'));
      await press(page, locale, 'account.save');
      await said('account.saved');
      await press(page, locale, 'account.logOut');
      await said('account.ended.logged-out');
      await logIn(page, locale, email, 'not this one');
      await said('account.trouble.wrong-credentials');
      await logIn(page, locale, email);
      await expectTextsOfReact(page, 'of an account');

      await openPage(page, locale === 'en' ? '/product/gift-card' : '/da/produkt/gavekort');
      await press(page, locale, 'product.addToBag');
      await choose(page.getByRole('radio', { name: locale === 'en' ? 'DKK 300' : '300 kr.', exact: true }));
      for (const [key, value] of [
        ['recipientName', 'Inge'],
        ['recipientEmail', 'inge@example.com'],
      ] as const)
        await main(page)
          .getByRole('textbox', { name: t(`giftCard.${key}`) })
          .fill(value);
      await press(page, locale, 'product.addToBag');
      const drawer = bagDrawer(page, locale);
      await expect(sum(drawer, locale, 'bag.total')).toContainText(locale === 'en' ? 'DKK 300' : '300 kr.');
      await expectTextsOfReact(page, 'with a gift card in the bag');

      await openWhole(page, locale === 'en' ? '/about/withdraw-from-contract' : '/da/om/fortryd-koeb');
      await press(page, locale, 'withdrawal.toReview');
      await main(page).getByLabel(t('withdrawal.name')).fill('Ida Holm');
      await main(page).getByLabel(t('withdrawal.email')).fill(email);
      await main(page).getByLabel(t('withdrawal.orderNumber')).fill('#1001');
      await press(page, locale, 'withdrawal.toReview');
      await press(page, locale, 'withdrawal.change');
      await press(page, locale, 'withdrawal.toReview');
      await press(page, locale, 'withdrawal.confirm');
      await expect(main(page).getByRole('heading', { name: t('withdrawal.received') })).toBeVisible();
      await expectTextsOfReact(page, 'of a withdrawal');

      await openPage(page, locale === 'en' ? '/' : '/da');
      const send = main(page).getByRole('button', { name: t('newsletter.submit') });
      await send.click();
      await main(page)
        .getByRole('textbox', { name: t('newsletter.name'), exact: true })
        .fill('Ida');
      await main(page)
        .getByRole('textbox', { name: t('newsletter.email'), exact: true })
        .fill(email);
      await choose(main(page).getByRole('checkbox').last());
      await send.click();
      await expect(main(page).getByText(t('newsletter.success'))).toBeVisible();
      await expectTextsOfReact(page, 'of the newsletter');
    });
  }
});
