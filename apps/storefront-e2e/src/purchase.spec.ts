import type { Locator, Page } from '@playwright/test';
import { openAccount } from './account.ts';
import { addToBag, bagButton, bagDrawer, commerceCart } from './bag.ts';
import {
  buyButton,
  card,
  chooseMarket,
  danish,
  european,
  field,
  fillContact,
  goToDelivery,
  goToPayment,
  inLanguage,
  main,
  norwegian,
  openCheckout,
  payWith,
  placeOrder,
  plain,
  press,
  reachCheckout,
  reachReview,
  type Shopper,
  tellEverything,
} from './checkout.ts';
import { choose } from './choose.ts';
import { message } from './messages.ts';
import { mistakesIn } from './mistakes.ts';
import { sampled } from './sampled.ts';
import { expect, test } from './test.ts';
import { openPage } from './visit.ts';

/** What one shopper buys and tells, and what must come of it. */
interface Purchase {
  readonly what: string;
  readonly shopper: Shopper;
  readonly email: string;
  readonly delivery: RegExp;
  /** Sentences of the mail that confirms the order. */
  readonly mail: readonly string[];
}

const purchases: readonly Purchase[] = [
  {
    what: 'in English pays in euro',
    shopper: european,
    email: 'ada@example.com',
    delivery: /Parcel to address.*€12/,
    mail: ['1 × Lee Serum', 'Total, taxes included: €62', 'Kastanienallee 7', '10435 Berlin'],
  },
  {
    what: 'in English pays in Norwegian kroner',
    shopper: norwegian,
    email: 'kari@example.com',
    delivery: /NOK 69/,
    mail: ['1 × Lee Serum', 'Total, taxes included: NOK 648', 'Storgata 1', '0155 Oslo'],
  },
  {
    what: 'in Danish pays in Danish kroner',
    shopper: danish,
    email: 'ida@example.com',
    delivery: /Pakkeshop.*Gratis/,
    mail: ['1 × Læ Serum', 'I alt inkl. moms: 375 kr.', 'Heraf moms (25 %): 75 kr.', '9990 Skagen'],
  },
];

/** More stops than any page has between two things that a shopper uses one after the other. */
const MAX_TAB_STOPS = 60;

/** Presses Tab until `target` has the focus, as a shopper without a pointer does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MAX_TAB_STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Cannot reach ${String(target)} within ${MAX_TAB_STOPS} stops`);
}

for (const { what, shopper, email, delivery, mail: sentences } of purchases) {
  const { locale, market, product, total } = shopper;

  test(`a shopper ${what}, from the product to the mail that confirms the order`, async ({ page, shop }) => {
    await chooseMarket(page, shopper, shop);
    await reachCheckout(page, shopper);
    await tellEverything(page, shopper, email, 'success', delivery);
    await expect(main(page).getByText(total).first()).toBeVisible();
    await expect(buyButton(page, locale)).toHaveAccessibleName(
      plain(message(locale, 'checkout.buy', { price: total })),
    );
    await placeOrder(page, locale);
    await expect(main(page).getByText(email).first()).toBeVisible();
    await expect(main(page).getByText(total).first()).toBeVisible();

    const [mail, ...others] = await shop.mailsTo(email);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ kind: 'order-confirmation', locale });
    const number = /\d{4,}/.exec(mail?.subject ?? '')?.[0] ?? 'none';
    await expect(main(page).getByText(number).first()).toBeVisible();
    for (const sentence of sentences) expect(plain(mail?.text ?? '')).toContain(sentence);

    await openPage(page, product.path);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(bagButton(page, locale, 0)).toBeVisible();
    expect((await commerceCart(page, shop, market)) ?? []).toEqual([]);
  });
}

test('a shopper whose card is declined is told so, has paid nothing, and pays with another', async ({
  page,
  shop,
}) => {
  await reachReview(page, european, 'declined@example.com', 'declined');
  await buyButton(page, 'en').click();
  await expect(page.getByText(message('en', 'checkout.problem.declined'))).toBeVisible();
  expect(await shop.mailsTo('declined@example.com')).toEqual([]);

  await payWith(page, 'en', 'success');
  await placeOrder(page, 'en');
  expect(await shop.mailsTo('declined@example.com')).toHaveLength(1);
});

test('a shopper who presses the last button twice has ordered once', async ({ page, shop }) => {
  await reachReview(page, danish, 'twice@example.com', 'slow');
  await buyButton(page, 'da').dblclick();
  await expect(page).toHaveURL('/da/checkout/confirmation', { timeout: 15_000 });
  expect(await shop.mailsTo('twice@example.com')).toHaveLength(1);
});

test('a shopper buys with the keyboard alone', async ({ page, shop }) => {
  const email = 'keyboard@example.com';
  const pressButton = async (key: string) => {
    await tabTo(
      page,
      main(page)
        .getByRole('button', { name: message('da', key) })
        .first(),
    );
    await page.keyboard.press('Enter');
  };

  await openPage(page, danish.product.path);
  await pressButton('product.addToBag');
  const drawer = bagDrawer(page, 'da');
  await expect(drawer).toBeVisible();
  await tabTo(page, drawer.getByRole('link', { name: message('da', 'bag.checkout') }));
  await page.keyboard.press('Enter');

  for (const [name, value] of Object.entries({ email, ...danish.contact })) {
    await tabTo(page, page.getByLabel(message('da', `checkout.field.${name}`), { exact: true }));
    await page.keyboard.type(value);
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: message('da', 'checkout.step.delivery') })).toBeFocused();
  await pressButton('checkout.continueToPayment');
  await expect(page.getByRole('heading', { name: message('da', 'checkout.step.payment') })).toBeFocused();
  const paid = card(page, 'da', 'success');
  await tabTo(page, paid);
  await page.keyboard.press('Space');
  await expect(paid).toBeChecked();
  await pressButton('checkout.continueToReview');
  await expect(page.getByRole('heading', { name: message('da', 'checkout.step.review') })).toBeFocused();
  await tabTo(page, buyButton(page, 'da'));
  await page.keyboard.press('Enter');

  const thanks = page.getByRole('heading', { level: 1, name: message('da', 'confirmation.title') });
  await expect(thanks).toBeFocused();
  expect(await shop.mailsTo(email)).toHaveLength(1);
});

test(
  'a shopper who leaves out what is needed is told what, and is brought to it',
  { tag: '@all' },
  async ({ page }) => {
    await reachCheckout(page, danish);
    await press(page, 'da', 'checkout.continueToDelivery');
    const summary = mistakesIn(page);
    await expect(summary).toBeFocused();
    await summary.getByRole('link', { name: message('da', 'checkout.mistake.postcode') }).click();
    const postcode = page.getByLabel(message('da', 'checkout.field.postcode'), { exact: true });
    await expect(postcode).toBeFocused();
    await expect(postcode).toHaveAccessibleDescription(
      new RegExp(message('da', 'checkout.mistake.postcode')),
    );
  },
);

test(
  'a shopper who reloads in the middle of the checkout has told nothing in vain',
  { tag: '@all' },
  async ({ page }) => {
    await reachReview(page, european, 'reload@example.com');
    await expect(buyButton(page, 'en')).toBeVisible();
    await page.reload();
    // How it is paid is not kept anywhere.
    await payWith(page, 'en', 'success');
    await expect(page.getByText('reload@example.com')).toBeVisible();
    await expect(buyButton(page, 'en')).toBeVisible();
  },
);

/** Of the series that a promo code is about; two of it earn a gift, one does not. */
const kelp = {
  en: {
    path: '/product/clear-water-serum',
    name: 'Clear Water Serum',
    gift: 'Amber Lip Balm',
    code: 'COAST10',
  },
  da: {
    path: '/da/produkt/klart-vand-serum',
    name: 'Klart Vand Serum',
    gift: 'Rav Læbepomade',
    code: 'KYST10',
  },
} as const;

test.describe('with everything that may happen on the way', () => {
  test.use({ expectedComplaints: /Failed to load resource|ERR_/ });

  for (const [who, of] of sampled([
    ['customer', european],
    ['guest', norwegian],
    ['customer', danish],
  ] as const)) {
    const { locale, market } = of;
    const { path, name, gift, code } = kelp[locale];
    const shopper: Shopper = { ...of, product: { path, name } };
    const t = (key: string, values?: Record<string, string | number>) => message(locale, key, values);

    test(`a ${who} in ${market} orders with samples, a code and a gift that was lost in another tab, after a declined card, a reload and a restart`, async ({
      page,
      shop,
    }) => {
      test.setTimeout(120_000);
      const email = `alt-${market}@example.com`;
      await chooseMarket(page, shopper, shop);
      if (who === 'customer') {
        await openPage(page, inLanguage(locale, '/account/login'));
        await openAccount(page, shop, shopper, email);
      }
      await openPage(page, path);
      const drawer = await addToBag(page, locale);
      await drawer.getByRole('button', { name: t('bag.increase', { product: name }), exact: true }).click();
      await expect(drawer.getByText(t('bag.giftEarned'))).toBeVisible();
      await drawer.getByRole('button', { name: t('samples.choose') }).click();
      const samples = drawer.getByRole('group', { name: t('samples.title', { limit: 3 }) });
      await choose(samples.getByRole('checkbox').first());
      await samples.getByRole('button', { name: t('samples.save') }).click();
      await openCheckout(drawer, locale);

      // Who is logged in has told it all before.
      if (who === 'customer') await expect(field(page, locale, 'checkout.field.email')).toHaveValue(email);
      else await fillContact(page, shopper, email);
      await goToDelivery(page, locale);
      await page.getByText(t('checkout.promo.ask')).first().click();
      await page.getByLabel(t('checkout.promo.label')).fill(code);
      await page.getByRole('button', { name: t('checkout.promo.use') }).click();
      await expect(page.getByText(t('checkout.promo.applied', { code })).first()).toBeVisible();
      await goToPayment(page, locale);

      const order = page.getByRole('complementary');
      await expect(order.getByText(gift)).toBeVisible();
      const other = await page.context().newPage();
      await openPage(other, inLanguage(locale, '/cart'));
      const step = (key: string) =>
        main(other)
          .getByRole('button', { name: t(key, { product: name }), exact: true })
          .click();
      await step('bag.decrease');
      await expect(order.getByText(gift)).toHaveCount(0);
      await step('bag.increase');
      await expect(order.getByText(gift)).toBeVisible();
      await other.close();

      await payWith(page, locale, 'declined');
      await buyButton(page, locale).click();
      await expect(main(page).getByText(t('checkout.problem.declined'))).toBeVisible();
      // The page is at rest: one that is being loaded could not start without the shop.
      await shop.crashAndReopen();
      await page.reload();
      await payWith(page, locale, 'success');
      await placeOrder(page, locale);

      const mails = (await shop.mailsTo(email)).filter(({ kind }) => kind === 'order-confirmation');
      expect(mails).toHaveLength(1);
      const text = plain(mails[0]?.text ?? '');
      for (const part of [`2 × ${name}`, gift, locale === 'da' ? 'Læ Serum, 2 ml' : 'Lee Serum, 2 ml'])
        expect(text).toContain(part);
      await openPage(page, path);
      await expect(bagButton(page, locale, 0)).toBeVisible();
    });
  }
});
