import type { Page } from '@playwright/test';
import { addToBag, quantityOf } from './bag.ts';
import { choose } from './choose.ts';
import { message, type Locale } from './messages.ts';
import { expect, test } from './test.ts';
import { openPage, untilReady } from './visit.ts';

const main = (page: Page) => page.getByRole('main');
const press = (page: Page, locale: Locale, key: string) =>
  main(page)
    .getByRole('button', { name: message(locale, key) })
    .click();
const buyButton = (page: Page, locale: Locale) =>
  main(page).getByRole('button', { name: locale === 'da' ? /^Køb nu/ : /^Buy now/ });
const bank = (page: Page, answer: 'Godkend' | 'Afvis' | 'Approve') =>
  page.getByRole('button', { name: answer, exact: true });

async function fillContact(page: Page, email: string): Promise<void> {
  const contact = {
    email,
    firstName: 'Ida',
    lastName: 'Ærø',
    street: 'Klitvej 12',
    postcode: '9990',
    phone: '20 12 34 56',
  };
  for (const [name, value] of Object.entries(contact)) {
    await page.getByLabel(message('da', `checkout.field.${name}`), { exact: true }).fill(value);
  }
}

/** From the product to the last button, which it leaves to the test. */
async function reachReview(page: Page, email: string, card: string): Promise<void> {
  await openPage(page, '/da/produkt/lae-serum');
  const drawer = await addToBag(page, 'da');
  await drawer.getByRole('link', { name: message('da', 'bag.checkout') }).click();
  await fillContact(page, email);
  await expect(page.getByLabel(message('da', 'checkout.field.city'), { exact: true })).toHaveValue('Skagen');
  await press(page, 'da', 'checkout.continueToDelivery');
  await press(page, 'da', 'checkout.continueToPayment');
  await payWith(page, card);
}

async function payWith(page: Page, card: string): Promise<void> {
  await choose(page.getByRole('radio', { name: message('da', `checkout.payment.${card}`) }));
  await press(page, 'da', 'checkout.continueToReview');
}

const confirmed = /\/da\/checkout\/confirmation$/;

test('a shopper whose bank asks says yes there, and has ordered once', async ({ page, shop }) => {
  await reachReview(page, 'ja@example.com', 'challenge');
  await buyButton(page, 'da').dblclick();
  await bank(page, 'Godkend').click();
  await expect(page).toHaveURL(confirmed);
  expect(await shop.mailsTo('ja@example.com')).toHaveLength(1);
});

test('a shopper who says no to the bank has paid nothing, and pays with another card', async ({
  page,
  shop,
}) => {
  await reachReview(page, 'nej@example.com', 'challenge');
  await buyButton(page, 'da').click();
  await bank(page, 'Afvis').click();
  await expect(main(page).getByText(message('da', 'checkout.problem.declined'))).toBeVisible();
  await expect(main(page).getByText('nej@example.com')).toBeVisible();
  expect(await shop.mailsTo('nej@example.com')).toEqual([]);
  await payWith(page, 'success');
  await buyButton(page, 'da').click();
  await expect(page).toHaveURL(confirmed);
  expect(await shop.mailsTo('nej@example.com')).toHaveLength(1);
});

test('a shopper who goes back from the bank, or reloads, is told that it waits, and chooses', async ({
  page,
  shop,
}) => {
  await reachReview(page, 'tilbage@example.com', 'challenge');
  await buyButton(page, 'da').click();
  await expect(bank(page, 'Godkend')).toBeVisible();
  await page.goBack();
  const waiting = main(page).getByText(message('da', 'checkout.challenge.waiting'));
  await expect(waiting).toBeVisible();
  await page.reload();
  await expect(waiting).toBeVisible();
  await expect(main(page).getByText('tilbage@example.com')).toBeVisible();
  await page.getByRole('link', { name: message('da', 'checkout.challenge.toBank') }).click();
  await expect(bank(page, 'Godkend')).toBeVisible();
  await page.goBack();
  await expect(waiting).toBeVisible();
  await press(page, 'da', 'checkout.challenge.otherwise');
  await expect(waiting).toHaveCount(0);
  await payWith(page, 'challenge');
  await buyButton(page, 'da').click();
  await expect(bank(page, 'Godkend')).toBeVisible();
  await page.goBack();
  await expect(waiting).toBeVisible();
  // Another card is another answer: nobody is sent to the bank that waits.
  await payWith(page, 'success');
  await buyButton(page, 'da').click();
  await expect(page).toHaveURL(confirmed);
  expect(await shop.mailsTo('tilbage@example.com')).toHaveLength(1);
});

test('a shopper who changes the bag while the bank asks is charged nothing, and is told', async ({
  page,
  shop,
}) => {
  await reachReview(page, 'imens@example.com', 'challenge');
  await buyButton(page, 'da').click();
  await expect(bank(page, 'Godkend')).toBeVisible();
  const other = await page.context().newPage();
  await openPage(other, '/da/cart');
  const quantity = quantityOf(main(other), 'da', 'Læ Serum');
  const updated = other.waitForResponse(
    (answer) =>
      answer.url().includes('/shops/dk/') && (answer.request().postData() ?? '').includes('LinesUpdate'),
  );
  await quantity.fill('2');
  await quantity.press('Enter');
  await updated;
  await bank(page, 'Godkend').click();
  await expect(main(page).getByText(/Kurven blev ændret, før banken svarede/)).toBeVisible();
  expect(await shop.mailsTo('imens@example.com')).toEqual([]);
  await other.close();
});

test('a shopper whose bank never answers is told that nothing was charged', async ({ page, shop }) => {
  test.setTimeout(90_000);
  await reachReview(page, 'tavs@example.com', 'timeout');
  await buyButton(page, 'da').click();
  await expect(
    buyButton(page, 'da')
      .or(main(page).getByText(message('da', 'checkout.buying')))
      .first(),
  ).toBeVisible();
  await expect(main(page).getByText(/Betalingen gik ikke igennem\. Der er ikke trukket noget/)).toBeVisible({
    timeout: 45_000,
  });
  expect(await shop.mailsTo('tavs@example.com')).toEqual([]);
});

test.describe('a crash of the shop', () => {
  test.use({ expectedComplaints: /Failed to load resource|ERR_/ });

  test('in the middle of an order loses nothing that was told, and places the order once', async ({
    page,
    shop,
  }) => {
    await reachReview(page, 'nedbrud@example.com', 'challenge');
    await buyButton(page, 'da').click();
    await expect(bank(page, 'Godkend')).toBeVisible();
    await shop.crashAndReopen();
    await bank(page, 'Godkend').click();
    await expect(page).toHaveURL(confirmed);
    expect(await shop.mailsTo('nedbrud@example.com')).toHaveLength(1);
  });

  test('while the checkout is filled in is not noticed', async ({ page, shop }) => {
    await reachReview(page, 'imens-lukket@example.com', 'success');
    await shop.crashAndReopen();
    await page.reload();
    await untilReady(page);
    await payWith(page, 'success');
    await buyButton(page, 'da').click();
    await expect(page).toHaveURL(confirmed);
    expect(await shop.mailsTo('imens-lukket@example.com')).toHaveLength(1);
  });
});

test('a shopper sends the bill to another address, of which the postcode fills the town', async ({
  page,
}) => {
  await openPage(page, '/da/produkt/lae-serum');
  await reachReview(page, 'regning@example.com', 'success');
  await page
    .getByRole('link', {
      name: message('da', 'checkout.editStep', { step: message('da', 'checkout.step.payment') }),
    })
    .click();
  await choose(page.getByRole('radio', { name: message('da', 'checkout.billing.own') }));
  await press(page, 'da', 'checkout.continueToReview');
  const summary = page.getByRole('alert');
  await summary.getByRole('link', { name: message('da', 'checkout.mistake.street') }).click();
  await page.keyboard.type('Firmavej 2');
  await page.getByLabel(message('da', 'checkout.field.postcode'), { exact: true }).fill('2100');
  await expect(page.getByLabel(message('da', 'checkout.field.city'), { exact: true })).toHaveValue(
    /København/,
  );
  await press(page, 'da', 'checkout.continueToReview');
  await expect(main(page).getByText(/Faktura til Ida Ærø, Firmavej 2, 2100 København/)).toBeVisible();
  await expect(buyButton(page, 'da')).toBeVisible();
});

test('a shopper who buys in one tab finds nothing left to buy in the other', async ({ page, shop }) => {
  test.setTimeout(60_000);
  await reachReview(page, 'to-faner@example.com', 'success');
  const other = await page.context().newPage();
  await openPage(other, '/da/checkout');
  await fillContact(other, 'to-faner@example.com');
  await press(other, 'da', 'checkout.continueToDelivery');
  await press(other, 'da', 'checkout.continueToPayment');
  await payWith(other, 'success');
  await buyButton(other, 'da').click();
  await expect(other).toHaveURL(confirmed);
  await expect(main(page).getByText(message('da', 'checkout.empty'))).toBeVisible();
  await expect(buyButton(page, 'da')).toHaveCount(0);
  expect(await shop.mailsTo('to-faner@example.com')).toHaveLength(1);
  await other.close();
});
