import type { Locator, Page } from '@playwright/test';
import { addToBag, bagButton, bagDrawer, commerceCart } from './bag.ts';
import { choose } from './choose.ts';
import { message, type Locale } from './messages.ts';
import { expect, test } from './test.ts';
import { openPage } from './visit.ts';

/** What one shopper buys and tells, and what must come of it. */
interface Purchase {
  readonly what: string;
  readonly locale: Locale;
  readonly market: 'int' | 'dk';
  readonly product: string;
  readonly email: string;
  /** By the last part of the message keys `checkout.field.…`. */
  readonly contact: Readonly<Record<string, string>>;
  readonly country?: string;
  readonly delivery: RegExp;
  readonly total: string;
  /** Sentences of the mail that confirms the order. */
  readonly mail: readonly string[];
}

const purchases: readonly Purchase[] = [
  {
    what: 'in English pays in euro',
    locale: 'en',
    market: 'int',
    product: '/product/lee-serum',
    email: 'ada@example.com',
    contact: {
      firstName: 'Ada',
      lastName: 'Berg',
      street: 'Kastanienallee 7',
      postcode: '10435',
      city: 'Berlin',
      phone: '+49 30 1234567',
    },
    country: 'DE',
    delivery: /Parcel to address.*€12/,
    total: '€62',
    mail: ['1 × Lee Serum', 'Total, taxes included: €62', 'Kastanienallee 7', '10435 Berlin'],
  },
  {
    what: 'in Danish pays in Danish kroner',
    locale: 'da',
    market: 'dk',
    product: '/da/produkt/lae-serum',
    email: 'ida@example.com',
    contact: {
      firstName: 'Ida',
      lastName: 'Ærø',
      street: 'Klitvej 12, 1. tv.',
      postcode: '8000',
      city: 'Aarhus C',
      phone: '20 12 34 56',
    },
    delivery: /Pakkeshop.*Gratis/,
    total: '375 kr.',
    mail: ['1 × Læ Serum', 'I alt inkl. moms: 375 kr.', 'Heraf moms (25 %): 75 kr.', '8000 Aarhus C'],
  },
];

/** Spaces that do not break are spaces. */
const plain = (text: string) => text.replaceAll(/[^\S\n]/g, ' ');

const press = (page: Page, locale: Locale, key: string) =>
  page
    .getByRole('main')
    .getByRole('button', { name: message(locale, key) })
    .click();

/** From the open checkout to the last button, which it leaves to the test. */
async function tellEverything(page: Page, purchase: Purchase, card: string): Promise<void> {
  const { locale, contact, country, email, delivery } = purchase;
  const field = (name: string) => page.getByLabel(message(locale, `checkout.field.${name}`), { exact: true });
  await field('email').fill(email);
  if (country !== undefined) await field('country').selectOption(country);
  for (const [name, value] of Object.entries(contact)) await field(name).fill(value);
  await press(page, locale, 'checkout.continueToDelivery');
  await choose(page.getByRole('radio', { name: delivery }));
  await press(page, locale, 'checkout.continueToPayment');
  await choose(page.getByRole('radio', { name: message(locale, `checkout.payment.${card}`) }));
  await press(page, locale, 'checkout.continueToReview');
}

/** More stops than any page has between two things that a shopper uses one after the other. */
const MOST_STOPS = 60;

/** Presses Tab until `target` has the focus, as a shopper without a pointer does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Cannot reach ${String(target)} within ${MOST_STOPS} stops`);
}

const buyButton = (page: Page, { locale, total }: Purchase) =>
  page.getByRole('main').getByRole('button', { name: message(locale, 'checkout.buy', { price: total }) });

for (const purchase of purchases) {
  const { what, locale, product, email, total, market } = purchase;

  test(`a shopper ${what}, from the product to the mail that confirms the order`, async ({ page, shop }) => {
    await openPage(page, product);
    const drawer = await addToBag(page, locale);
    await drawer.getByRole('link', { name: message(locale, 'bag.checkout') }).click();
    await tellEverything(page, purchase, 'success');
    await expect(page.getByRole('main').getByText(total).first()).toBeVisible();
    await buyButton(page, purchase).click();

    await expect(page).toHaveURL(locale === 'en' ? '/checkout/confirmation' : '/da/checkout/confirmation');
    const heading = page.getByRole('heading', { level: 1, name: message(locale, 'confirmation.title') });
    await expect(heading).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByText(email).first()).toBeVisible();
    await expect(main.getByText(total).first()).toBeVisible();

    const [mail, ...others] = await shop.mailsTo(email);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ kind: 'order-confirmation', locale });
    const number = /\d{4,}/.exec(mail?.subject ?? '')?.[0] ?? 'none';
    await expect(main.getByText(number).first()).toBeVisible();
    for (const sentence of purchase.mail) expect(plain(mail?.text ?? '')).toContain(sentence);

    await openPage(page, product);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(bagButton(page, locale, 0)).toBeVisible();
    expect((await commerceCart(page, shop, market)) ?? []).toEqual([]);
  });
}

test('a shopper whose card is declined is told so, has paid nothing, and pays with another', async ({
  page,
  shop,
}) => {
  const [english] = purchases;
  if (!english) throw new Error('There is no purchase in English');
  const purchase = { ...english, email: 'declined@example.com' };
  await openPage(page, purchase.product);
  const drawer = await addToBag(page, 'en');
  await drawer.getByRole('link', { name: message('en', 'bag.checkout') }).click();
  await tellEverything(page, purchase, 'declined');
  await buyButton(page, purchase).click();
  await expect(page.getByText(message('en', 'checkout.problem.declined'))).toBeVisible();
  expect(await shop.mailsTo(purchase.email)).toEqual([]);

  await choose(page.getByRole('radio', { name: message('en', 'checkout.payment.success') }));
  await press(page, 'en', 'checkout.continueToReview');
  await buyButton(page, purchase).click();
  await expect(page).toHaveURL('/checkout/confirmation');
  expect(await shop.mailsTo(purchase.email)).toHaveLength(1);
});

test('a shopper who presses the last button twice has ordered once', async ({ page, shop }) => {
  const [, danish] = purchases;
  if (!danish) throw new Error('There is no purchase in Danish');
  const purchase = { ...danish, email: 'twice@example.com' };
  await openPage(page, purchase.product);
  const drawer = await addToBag(page, 'da');
  await drawer.getByRole('link', { name: message('da', 'bag.checkout') }).click();
  await tellEverything(page, purchase, 'slow');
  await buyButton(page, purchase).dblclick();
  await expect(page).toHaveURL('/da/checkout/confirmation', { timeout: 15_000 });
  expect(await shop.mailsTo(purchase.email)).toHaveLength(1);
});

test('a shopper buys with the keyboard alone', async ({ page, shop }) => {
  const [, danish] = purchases;
  if (!danish) throw new Error('There is no purchase in Danish');
  const purchase = { ...danish, email: 'keyboard@example.com' };
  const main = page.getByRole('main');
  const pressButton = async (key: string) => {
    await tabTo(page, main.getByRole('button', { name: message('da', key) }).first());
    await page.keyboard.press('Enter');
  };

  await openPage(page, purchase.product);
  await pressButton('bag.add');
  const drawer = bagDrawer(page, 'da');
  await expect(drawer).toBeVisible();
  await tabTo(page, drawer.getByRole('link', { name: message('da', 'bag.checkout') }));
  await page.keyboard.press('Enter');

  for (const [name, value] of Object.entries({ email: purchase.email, ...purchase.contact })) {
    await tabTo(page, page.getByLabel(message('da', `checkout.field.${name}`), { exact: true }));
    await page.keyboard.type(value);
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: message('da', 'checkout.step.delivery') })).toBeFocused();
  await pressButton('checkout.continueToPayment');
  await expect(page.getByRole('heading', { name: message('da', 'checkout.step.payment') })).toBeFocused();
  const card = page.getByRole('radio', { name: message('da', 'checkout.payment.success') });
  await tabTo(page, card);
  await page.keyboard.press('Space');
  await expect(card).toBeChecked();
  await pressButton('checkout.continueToReview');
  await expect(page.getByRole('heading', { name: message('da', 'checkout.step.review') })).toBeFocused();
  await tabTo(page, buyButton(page, purchase));
  await page.keyboard.press('Enter');

  const thanks = page.getByRole('heading', { level: 1, name: message('da', 'confirmation.title') });
  await expect(thanks).toBeFocused();
  expect(await shop.mailsTo(purchase.email)).toHaveLength(1);
});

test('a shopper who leaves out what is needed is told what, and is brought to it', async ({ page }) => {
  await openPage(page, '/da/produkt/lae-serum');
  const drawer = await addToBag(page, 'da');
  await drawer.getByRole('link', { name: message('da', 'bag.checkout') }).click();
  await press(page, 'da', 'checkout.continueToDelivery');
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: message('da', 'checkout.mistake.postcode') }).click();
  const postcode = page.getByLabel(message('da', 'checkout.field.postcode'), { exact: true });
  await expect(postcode).toBeFocused();
  await expect(postcode).toHaveAccessibleDescription(new RegExp(message('da', 'checkout.mistake.postcode')));
});

test('a shopper who reloads in the middle of the checkout has told nothing in vain', async ({ page }) => {
  const [english] = purchases;
  if (!english) throw new Error('There is no purchase in English');
  await openPage(page, english.product);
  const drawer = await addToBag(page, 'en');
  await drawer.getByRole('link', { name: message('en', 'bag.checkout') }).click();
  await tellEverything(page, { ...english, email: 'reload@example.com' }, 'success');
  await expect(buyButton(page, english)).toBeVisible();
  await page.reload();
  // How it is paid is not kept anywhere.
  await choose(page.getByRole('radio', { name: message('en', 'checkout.payment.success') }));
  await press(page, 'en', 'checkout.continueToReview');
  await expect(page.getByText('reload@example.com')).toBeVisible();
  await expect(buyButton(page, english)).toBeVisible();
});
