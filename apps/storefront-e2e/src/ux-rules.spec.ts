import { expectNoAxeViolations } from './axe-violations.ts';
import { addToBag, getBagButton, getBagDrawer, getTotalsValue } from './bag.ts';
import { addToBagAndCheckOut, goFromProductToReview } from './buy-product.ts';
import {
  fillContactStep,
  getPaymentOption,
  placeOrder,
  submitContactStep,
  submitDeliveryStep,
} from './checkout.ts';
import { toLocalizedPath } from './localized-path.ts';
import { danishShopper, germanShopper } from './test-shoppers.ts';
import { locales, getMessage } from './messages.ts';
import { openAndHydratePage } from './open-page.ts';
import { desktopViewportSize, getProductListParts, phoneViewportSize } from './product-list.ts';
import { sampleCases } from './sample-cases.ts';
import { expect, test } from './test.ts';

const paths = {
  en: {
    oneSize: '/product/lee-serum',
    delivery: '/about/delivery-returns',
    returns: '/about/withdraw-from-contract',
    soldOut: '/product/cold-bay-bath-soak',
    set: '/product/first-shore-set',
    setPart: '/product/dune-gel-cleanser',
    routine: '/routine/the-simple-morning',
    total: '€103',
    category: '/face',
    child: '/face/cleansers',
  },
  da: {
    oneSize: '/da/produkt/lae-serum',
    delivery: '/da/om/levering-og-retur',
    returns: '/da/om/fortryd-koeb',
    soldOut: '/da/produkt/kold-bugt-badesalt',
    set: '/da/produkt/foerste-strand-saet',
    setPart: '/da/produkt/marehalm-rensegel',
    routine: '/da/routine/den-enkle-morgen',
    total: '765 kr.',
    category: '/da/ansigt',
    child: '/da/ansigt/rens',
  },
} as const;

for (const locale of sampleCases(locales)) {
  const at = paths[locale];
  const t = (key: string, values?: Record<string, string | number>) => getMessage(locale, key, values);

  test(`product links to delivery and returns, and asks for no size where there is one, in ${locale}`, async ({
    page,
  }) => {
    await openAndHydratePage(page, at.oneSize);
    const main = page.getByRole('main');
    await expect(main.getByRole('radio')).toHaveCount(0);
    await expect(main.getByText('30 ml', { exact: true }).first()).toBeVisible();
    const promises = main.getByRole('listitem').getByRole('link');
    const delivery =
      locale === 'en'
        ? t('product.delivery.int', { price: '€12', freeFrom: '€85', from: 3, to: 8 })
        : t('product.delivery.dk', { from: 2, to: 3 });
    await expect(promises.filter({ hasText: delivery })).toHaveAttribute('href', at.delivery);
    await expect(promises.filter({ hasText: t('product.returnsPromise') })).toHaveAttribute(
      'href',
      at.returns,
    );
  });

  test(`sold-out product offers what is in stock instead, and no button that does nothing, in ${locale}`, async ({
    page,
  }) => {
    await page.setViewportSize(phoneViewportSize);
    await openAndHydratePage(page, at.soldOut);
    const instead = page.getByRole('region', { name: t('product.alternatives') });
    await instead.scrollIntoViewIfNeeded();
    await expect(instead.getByRole('article')).toHaveCount(4);
    await expect(instead.getByText(t('badge.soldOut'))).toHaveCount(0);
    await page.mouse.wheel(0, 3000);
    await expect(page.getByRole('button', { name: t('badge.soldOut') })).toHaveCount(0);
    await expectNoAxeViolations(page, 'sold-out product', 'main');
  });

  test(`set links to its parts, in ${locale}`, async ({ page }) => {
    await openAndHydratePage(page, at.set);
    const parts = page.getByRole('region', { name: t('product.parts') });
    await expect(parts.getByRole('article')).toHaveCount(5);
    await expect(parts.locator(`a[href="${at.setPart}"]`)).toHaveCount(1);
  });

  test(`shopper adds a routine to the bag at the price that its button says, in ${locale}`, async ({
    page,
  }) => {
    await openAndHydratePage(page, at.routine);
    const button = page.getByRole('button', { name: t('routine.addAll', { total: at.total }) });
    await button.press('Enter');
    const drawer = getBagDrawer(page, locale);
    await expect(drawer).toBeVisible();
    await expect(getTotalsValue(drawer, locale, 'bag.total')).toContainText(at.total);
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await expect(getBagButton(page, locale, 3)).toBeVisible();
    await expectNoAxeViolations(page, 'routine', 'main');
  });

  test(`products are above the fold of a list, which repeats no filter, in ${locale}`, async ({ page }) => {
    await page.setViewportSize(desktopViewportSize);
    for (const path of [
      toLocalizedPath(locale, '/shop'),
      at.category,
      locale === 'en' ? '/kelp' : '/da/tang',
    ]) {
      await openAndHydratePage(page, path);
      const picture = page.getByRole('main').getByRole('article').first().getByRole('img').first();
      await expect(picture).toBeInViewport({ ratio: 0.75 });
      await expect(page.getByRole('navigation', { name: t('list.narrow') })).toBeHidden();
    }
    await openAndHydratePage(page, at.child);
    await expect(page.getByRole('navigation', { name: t('list.narrow') })).toBeVisible();
  });

  test(`shopper adds products from a list by keyboard, choosing the size in place, in ${locale}`, async ({
    page,
  }) => {
    await openAndHydratePage(page, at.category);
    const { cards } = getProductListParts(page, locale);
    const choose = t('product.chooseSize');
    const choice = cards.filter({ has: page.getByRole('button', { name: choose }) }).first();
    const name = (await choice.getByRole('heading').textContent()) ?? '';
    const card = cards.filter({ has: page.getByRole('heading', { name, exact: true }) });
    const opener = card.getByRole('button', { name: `${choose}: ${name}` });
    await opener.press('Enter');
    const sizes = card.getByRole('group', { name: `${t('product.size')}: ${name}` }).getByRole('button');
    await expect(sizes.first()).toBeFocused();
    await expectNoAxeViolations(page, 'sizes of a card', 'main article:has([role=group])');
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
    await opener.press('Enter');
    await sizes.last().press('Enter');
    const drawer = getBagDrawer(page, locale);
    await expect(drawer.getByText(name).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sizes.last()).toBeFocused();

    const add = t('product.addToBag');
    const single = cards.getByRole('button', { name: `${add}: ` }).first();
    await single.press('Enter');
    await expect(getBagDrawer(page, locale)).toBeVisible();
    await expect(getBagButton(page, locale, 2)).toBeAttached();
    await page.keyboard.press('Escape');
    await expect(single).toBeFocused();
  });

  test.describe('page that does not exist', () => {
    test.use({ expectedComplaints: /status of 404/ });

    test(`searches and leads on, in ${locale}`, async ({ page }) => {
      await page.goto(toLocalizedPath(locale, '/no/such/page'));
      const main = page.getByRole('main');
      await expect(main.getByRole('listitem').getByRole('link').first()).toHaveAttribute(
        'href',
        toLocalizedPath(locale, '/shop'),
      );
      await expectNoAxeViolations(page, 'page that does not exist');
      await main.getByRole('textbox', { name: t('error.lookFor') }).fill('serum');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(toLocalizedPath(locale, '/shop?q=serum'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        t('list.resultsFor', { query: 'serum' }),
      );
    });
  });
}

test('total of an order of many lines is in sight, and what belongs together in an address stands side by side', async ({
  page,
}) => {
  await page.setViewportSize(desktopViewportSize);
  for (const slug of [
    'lee-serum',
    'dusk-serum',
    'slow-night-cream',
    'dune-mist-toner',
    'tideline-clay-mask',
  ]) {
    await openAndHydratePage(page, `/product/${slug}`);
    await addToBag(page, 'en');
  }
  await openAndHydratePage(page, '/checkout');
  const main = page.getByRole('main');
  await expect(getTotalsValue(main, 'en', 'order.total')).toBeInViewport({ ratio: 1 });
  await expectNoAxeViolations(page, 'checkout of many lines');
  for (const width of [desktopViewportSize.width, phoneViewportSize.width]) {
    await page.setViewportSize({ width, height: 900 });
    for (const pair of [
      ['firstName', 'lastName'],
      ['postcode', 'city'],
    ]) {
      const [one, other] = await Promise.all(
        pair.map((field) =>
          main.getByLabel(getMessage('en', `checkout.field.${field}`), { exact: true }).boundingBox(),
        ),
      );
      expect(one?.y).toBe(other?.y);
      expect(one?.x).toBeLessThan(other?.x ?? 0);
    }
  }
});

test('shopper pays with a wallet of the market, and the confirmation names it and the days of arrival', async ({
  page,
}) => {
  await goFromProductToReview(page, danishShopper, 'mobilepay@example.com', 'mobilepay');
  await placeOrder(page, 'da');
  const main = page.getByRole('main');
  await expect(main.getByText('MobilePay', { exact: true })).toBeVisible();
  await expect(main.getByText(/^Ankommer \S+ \d+\. \w+ – \S+ \d+\. \w+$/)).toBeVisible();
});

test('wallet of another market is not offered', async ({ page }) => {
  await addToBagAndCheckOut(page, germanShopper);
  await fillContactStep(page, germanShopper, 'wallet@example.com');
  await submitContactStep(page, 'en');
  await submitDeliveryStep(page, 'en');
  await expect(getPaymentOption(page, 'en', 'google-pay')).toBeVisible();
  for (const wallet of ['mobilepay', 'vipps'])
    await expect(getPaymentOption(page, 'en', wallet)).toHaveCount(0);
});
