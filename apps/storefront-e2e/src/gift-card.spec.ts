import type { Locator, Page } from '@playwright/test';
import { addToBag, bagDrawer, commerceCart } from './bag.ts';
import { choose } from './choose.ts';
import { message, type Locale } from './messages.ts';
import type { Market, RunningShop } from './running-shop.ts';
import { expect, test } from './test.ts';
import { openPage, untilReady } from './visit.ts';

/** A shopper of one market, in one language. */
interface Shopper {
  readonly locale: Locale;
  readonly market: Market;
  readonly product: string;
  readonly giftCard: string;
  readonly checkout: string;
  readonly confirmation: string;
  /** By the last part of the message keys `checkout.field.…`. */
  readonly contact: Readonly<Record<string, string>>;
}

const danish: Shopper = {
  locale: 'da',
  market: 'dk',
  product: '/da/produkt/lae-serum',
  giftCard: '/da/produkt/gavekort',
  checkout: '/da/checkout',
  confirmation: '/da/checkout/confirmation',
  contact: {
    firstName: 'Ida',
    lastName: 'Ærø',
    street: 'Klitvej 12',
    postcode: '9990',
    phone: '20 12 34 56',
  },
};

const norwegian: Shopper = {
  locale: 'en',
  market: 'no',
  product: '/product/lee-serum',
  giftCard: '/product/gift-card',
  checkout: '/checkout',
  confirmation: '/checkout/confirmation',
  contact: {
    firstName: 'Kari',
    lastName: 'Nordmann',
    street: 'Storgata 1',
    postcode: '0155',
    phone: '22 22 22 22',
  },
};

const european: Shopper = {
  ...norwegian,
  market: 'int',
  contact: {
    firstName: 'Ada',
    lastName: 'Berg',
    country: 'DE',
    street: 'Kastanienallee 7',
    postcode: '10435',
    city: 'Berlin',
    phone: '+49 30 1234567',
  },
};

/** Spaces that do not break are spaces. */
const plain = (text: string) => text.replaceAll(/[^\S\n]/g, ' ');

const main = (page: Page) => page.getByRole('main');

const press = (page: Page, { locale }: Shopper, key: string) =>
  main(page)
    .getByRole('button', { name: message(locale, key) })
    .click();

/** Sets the market as the shopper's own choice, before any page is open. */
async function live(page: Page, { market }: Shopper, shop: RunningShop): Promise<void> {
  await page.context().addCookies([{ name: 'marehalm_market', value: market, url: shop.origin }]);
}

const radio = (page: Page, { locale }: Shopper, key: string) =>
  page.getByRole('radio', { name: message(locale, key) });

/** Writes a gift card and puts it into the bag, which opens. */
async function addGiftCard(
  page: Page,
  shopper: Shopper,
  wishes: {
    readonly type?: string;
    readonly amount: string;
    readonly fields: Readonly<Record<string, string>>;
  },
): Promise<Locator> {
  const { locale, giftCard } = shopper;
  await openPage(page, giftCard);
  if (wishes.type !== undefined) await choose(radio(page, shopper, `giftCard.type.${wishes.type}`));
  await choose(page.getByRole('radio', { name: wishes.amount, exact: true }));
  for (const [key, value] of Object.entries(wishes.fields)) {
    await main(page)
      .getByRole('textbox', { name: message(locale, `giftCard.${key}`) })
      .fill(value);
  }
  await press(page, shopper, 'bag.add');
  const drawer = bagDrawer(page, locale);
  await expect(drawer).toBeVisible();
  return drawer;
}

/** From the bag to the step of payment. */
async function goToPayment(page: Page, shopper: Shopper, email: string, isCarried = true): Promise<void> {
  const { locale, contact } = shopper;
  const field = (name: string) => page.getByLabel(message(locale, `checkout.field.${name}`), { exact: true });
  await field('email').fill(email);
  if (contact['country'] !== undefined) await field('country').selectOption(contact['country']);
  for (const [name, value] of Object.entries(contact)) {
    if (name !== 'country') await field(name).fill(value);
  }
  await press(page, shopper, 'checkout.continueToDelivery');
  if (isCarried) await choose(main(page).getByRole('radio').first());
  await press(page, shopper, 'checkout.continueToPayment');
}

async function payWith(page: Page, shopper: Shopper, card: string): Promise<void> {
  await choose(radio(page, shopper, `checkout.payment.${card}`));
  await press(page, shopper, 'checkout.continueToReview');
}

/** The button that places the order, whatever it says of the price. */
const buyButton = (page: Page, { locale }: Shopper) =>
  main(page).getByRole('button', { name: locale === 'da' ? /^Køb nu/ : /^Buy now/ });

async function openCheckout(page: Page, { locale }: Shopper, drawer: Locator): Promise<void> {
  await drawer.getByRole('link', { name: message(locale, 'bag.checkout') }).click();
}

const codeIn = (text: string) => /[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}/.exec(text)?.[0] ?? 'no code';

/** Buys a gift card of the second amount for `email` and gives its code, as the mail tells it. */
async function boughtCode(page: Page, shop: RunningShop, shopper: Shopper, amount: string, email: string) {
  const fields = { recipientName: 'Inge', recipientEmail: email };
  const drawer = await addGiftCard(page, shopper, { amount, fields });
  await openCheckout(page, shopper, drawer);
  await goToPayment(page, shopper, `buyer-${email}`, false);
  await payWith(page, shopper, 'success');
  await buyButton(page, shopper).click();
  await expect(page).toHaveURL(shopper.confirmation);
  const [mail] = await shop.mailsTo(email);
  return codeIn(mail?.text ?? '');
}

async function redeem(page: Page, { locale }: Shopper, code: string): Promise<void> {
  const field = page.getByLabel(message(locale, 'checkout.giftCard.label'));
  if (!(await field.isVisible())) {
    await main(page).getByText(message(locale, 'checkout.giftCard.ask')).click();
  }
  await field.fill(code);
  await main(page)
    .getByRole('button', { name: message(locale, 'checkout.giftCard.use') })
    .click();
}

const purchases = [
  { shopper: danish, amount: '300 kr.', card: '300 kr.', rest: '75 kr.', after: '0 kr.' },
  { shopper: norwegian, amount: 'NOK 500', card: 'NOK 500', rest: 'NOK 148', after: 'NOK 0' },
  { shopper: european, amount: '€40', card: '€40', rest: '€22', after: '€0' },
] as const;

for (const { shopper, amount, card, rest, after } of purchases) {
  const { locale, market } = shopper;
  test(`a gift card bought by e-mail pays a part of another order, ${locale} in ${market}, and a card the rest`, async ({
    page,
    shop,
  }) => {
    test.setTimeout(60_000);
    await live(page, shopper, shop);
    const recipient = `inge-${market}@example.com`;
    const code = await boughtCode(page, shop, shopper, amount, recipient);
    const [mail] = await shop.mailsTo(recipient);
    expect(mail).toMatchObject({ kind: 'gift-card', locale });

    await openPage(page, shopper.product);
    await openCheckout(page, shopper, await addToBag(page, locale));
    await goToPayment(page, shopper, recipient);
    await redeem(page, shopper, code.toLowerCase());
    const end = code.slice(-4);
    const pays = main(page).getByText(message(locale, 'checkout.giftCard.pays', { end, amount: card }));
    await expect(pays).toBeVisible();
    const balance = message(locale, 'checkout.giftCard.balance', { before: card, after });
    await expect(main(page).getByText(balance)).toBeVisible();
    // Nothing of it is kept in the browser: whoever reads a code can spend it.
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(kept.toUpperCase()).not.toContain(code);

    await payWith(page, shopper, 'success');
    const due = main(page)
      .locator('dl > div')
      .filter({ hasText: message(locale, 'checkout.giftCard.due') });
    await expect(due.getByRole('definition').first()).toHaveText(rest);
    await buyButton(page, shopper).click();
    await expect(page).toHaveURL(shopper.confirmation);
    await expect(main(page).getByText(message(locale, 'checkout.giftCard.row', { end }))).toBeVisible();
    const confirmed = (await shop.mailsTo(recipient)).filter(({ kind }) => kind === 'order-confirmation');
    expect(confirmed).toHaveLength(1);
  });
}

test('a printed gift card of an amount of one’s own is carried with the goods, and its mail goes to whoever packs', async ({
  page,
  shop,
}) => {
  await live(page, danish, shop);
  await openPage(page, danish.giftCard);
  await choose(radio(page, danish, 'giftCard.type.printed'));
  await choose(radio(page, danish, 'giftCard.own'));
  await page.getByLabel(message('da', 'giftCard.ownLabel')).fill('50');
  await page.getByLabel(message('da', 'giftCard.recipientName')).fill('Åse');
  await expect(page.getByLabel(message('da', 'giftCard.recipientEmail'))).toHaveCount(0);
  await press(page, danish, 'bag.add');
  const tooLow = message('da', 'giftCard.mistake.tooLow', { amount: '100 kr.' });
  await page.getByRole('alert').getByRole('link', { name: tooLow }).click();
  await expect(page.getByLabel(message('da', 'giftCard.ownLabel'))).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('1.250,50');
  await press(page, danish, 'bag.add');
  const drawer = bagDrawer(page, 'da');
  await expect(drawer.getByText(message('da', 'giftCard.line.printed', { name: 'Åse' }))).toBeVisible();
  await expect(drawer.getByText('1.250,50 kr.').first()).toBeVisible();
  await openCheckout(page, danish, drawer);
  await goToPayment(page, danish, 'trykt@example.com');
  await payWith(page, danish, 'success');
  await buyButton(page, danish).click();
  await expect(page).toHaveURL(danish.confirmation);
  const printer = await shop.mailsTo('hello@marehalm.example');
  const [print] = printer.filter(({ kind }) => kind === 'gift-card-print');
  expect(plain(print?.text ?? '')).toContain('1.250,50 kr.');
  expect(print?.text).toContain('Hej Åse');
});

test('a gift card in the bag is whole after a reload and in another tab, is changed, and says when a market has another currency', async ({
  page,
  shop,
}) => {
  await live(page, danish, shop);
  const drawer = await addGiftCard(page, danish, {
    type: 'onDate',
    amount: '500 kr.',
    fields: {
      sendOn: '2026-12-24',
      recipientName: 'Inge',
      recipientEmail: 'inge@example.com',
      message: 'Glædelig jul.\nVi ses.',
    },
  });
  const onDate = message('da', 'giftCard.line.onDate', {
    name: 'Inge',
    email: 'inge@example.com',
    date: '24. december 2026',
  });
  await expect(drawer.getByText(onDate)).toBeVisible();
  const cart = () => commerceCart(page, shop, 'dk');
  await expect.poll(cart).toEqual([{ sku: 'MH-GIFT-CARD-50000', quantity: 1 }]);

  await openPage(page, '/da/cart');
  await expect(main(page).getByText(onDate)).toBeVisible();
  await page.reload();
  await untilReady(page);
  await expect(main(page).getByText(onDate)).toBeVisible();
  const other = await page.context().newPage();
  await openPage(other, '/da/cart');
  await expect(main(other).getByText(onDate)).toBeVisible();

  await main(page)
    .getByRole('link', { name: message('da', 'giftCard.editFor', { name: 'Inge' }) })
    .click();
  await expect(page.getByLabel(message('da', 'giftCard.message'))).toHaveValue('Glædelig jul.\nVi ses.');
  await expect(page.getByRole('radio', { name: '500 kr.', exact: true })).toBeChecked();
  await page.getByLabel(message('da', 'giftCard.recipientName')).fill('Inge og Per');
  await press(page, danish, 'giftCard.save');
  await expect(bagDrawer(page, 'da').getByText(/Til Inge og Per/)).toBeVisible();
  await expect(main(other).getByText(/Til Inge og Per/)).toBeVisible();
  // The address of the page tells nothing of whom it is for.
  expect(decodeURIComponent(page.url())).not.toContain('Inge');
  await expect.poll(cart).toEqual([{ sku: 'MH-GIFT-CARD-50000', quantity: 1 }]);

  await live(page, norwegian, shop);
  await openPage(page, '/da/cart');
  const elsewhere = message('da', 'giftCard.otherCurrency', { amount: '500 kr.' });
  await expect(main(page).getByText(elsewhere)).toBeVisible();
  await other.close();
});

test('a code that pays nothing is refused in words, and what was typed stays', async ({ page, shop }) => {
  test.setTimeout(60_000);
  await live(page, danish, shop);
  const code = await boughtCode(page, shop, danish, '200 kr.', 'tom@example.com');
  await openPage(page, danish.product);
  await openCheckout(page, danish, await addToBag(page, 'da'));
  await goToPayment(page, danish, 'refused@example.com');
  await redeem(page, danish, 'ABCD-ABCD-ABCD-ABCD');
  const field = page.getByLabel(message('da', 'checkout.giftCard.label'));
  await expect(field).toHaveAccessibleDescription(/Der findes ikke et gavekort med den kode/);
  await expect(field).toHaveValue('ABCD-ABCD-ABCD-ABCD');
  await redeem(page, danish, code);
  const end = code.slice(-4);
  const remove = page.getByRole('button', { name: message('da', 'checkout.giftCard.remove', { end }) });
  await expect(remove).toBeVisible();
  await redeem(page, danish, code);
  await expect(field).toHaveAccessibleDescription(new RegExp(message('da', 'checkout.giftCard.already')));
  await remove.click();
  await expect(remove).toHaveCount(0);
  await redeem(page, danish, code);
  await payWith(page, danish, 'success');
  await buyButton(page, danish).click();
  await expect(page).toHaveURL(danish.confirmation);

  await openPage(page, danish.product);
  await openCheckout(page, danish, await addToBag(page, 'da'));
  await goToPayment(page, danish, 'refused@example.com');
  await redeem(page, danish, code);
  await expect(field).toHaveAccessibleDescription(/ikke flere penge på gavekortet/);
});

test('a gift card that pays everything leaves no card to be asked for', async ({ page, shop }) => {
  test.setTimeout(60_000);
  await live(page, european, shop);
  const code = await boughtCode(page, shop, european, '€100', 'alt@example.com');
  await openPage(page, european.product);
  await openCheckout(page, european, await addToBag(page, 'en'));
  await goToPayment(page, european, 'alt@example.com');
  await redeem(page, european, code);
  await expect(main(page).getByText(message('en', 'checkout.giftCard.paysAll'))).toBeVisible();
  await expect(radio(page, european, 'checkout.payment.success')).toHaveCount(0);
  await press(page, european, 'checkout.continueToReview');
  await press(page, european, 'checkout.buyPaid');
  await expect(page).toHaveURL(european.confirmation);
});
