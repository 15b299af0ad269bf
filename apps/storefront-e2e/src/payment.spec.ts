import type { BrowserContext, Page } from '@playwright/test';
import { addToBag, getBagButton, getQuantityField } from './bag.ts';
import { fetchCommerceCartLines } from './commerce-cart.ts';
import { goFromProductToReview } from './buy-product.ts';
import {
  expectConfirmation,
  fillCheckout,
  getBuyButton,
  getPaymentOption,
  placeOrder,
  submitPaymentStep,
} from './checkout.ts';
import { clickButtonByMessage, getMain } from './page-elements.ts';
import { danishShopper, germanShopper } from './test-shoppers.ts';
import { checkThroughLabel } from './check-through-label.ts';
import { holdRequests } from './hold-requests.ts';
import { getMessage } from './messages.ts';
import { getErrorSummary } from './error-summary.ts';
import { expect, test } from './test.ts';
import { openAndHydratePage, waitUntilHydrated } from './open-page.ts';

const bank = (page: Page, answer: 'Godkend' | 'Afvis' | 'Approve') =>
  page.getByRole('button', { name: answer, exact: true });

test('refusal at the bank charges nothing, and a later approval places one order with another billing address', async ({
  page,
  shop,
}) => {
  await goFromProductToReview(page, danishShopper, 'nej@example.com', 'challenge');
  await getBuyButton(page, 'da').click();
  await bank(page, 'Afvis').click();
  await expect(getMain(page).getByText(getMessage('da', 'checkout.problem.declined'))).toBeVisible();
  await expect(getMain(page).getByText('nej@example.com')).toBeVisible();
  expect(await shop.fetchMailsTo('nej@example.com')).toEqual([]);

  // The bill goes to another address, of which the postcode fills in the town.
  await checkThroughLabel(getPaymentOption(page, 'da', 'challenge'));
  await checkThroughLabel(page.getByRole('radio', { name: getMessage('da', 'checkout.billing.own') }));
  await clickButtonByMessage(page, 'da', 'checkout.continueToReview');
  await getErrorSummary(page)
    .getByRole('link', { name: getMessage('da', 'checkout.mistake.street') })
    .click();
  await page.keyboard.type('Firmavej 2');
  await page.getByLabel(getMessage('da', 'checkout.field.postcode'), { exact: true }).fill('2100');
  await expect(page.getByLabel(getMessage('da', 'checkout.field.city'), { exact: true })).toHaveValue(
    /København/,
  );
  await clickButtonByMessage(page, 'da', 'checkout.continueToReview');
  await expect(getMain(page).getByText(/Faktura til Ida Ærø, Firmavej 2, 2100 København/)).toBeVisible();

  await getBuyButton(page, 'da').dblclick();
  await bank(page, 'Godkend').click();
  await expectConfirmation(page, 'da');
  expect(await shop.fetchMailsTo('nej@example.com')).toHaveLength(1);
});

test('return from the bank, or a reload, shows that it waits, with another way to pay', async ({
  page,
  shop,
}) => {
  await goFromProductToReview(page, danishShopper, 'tilbage@example.com', 'challenge');
  await getBuyButton(page, 'da').click();
  await expect(bank(page, 'Godkend')).toBeVisible();
  await page.goBack();
  const waiting = getMain(page).getByText(getMessage('da', 'checkout.challenge.waiting'));
  await expect(waiting).toBeVisible();
  await page.reload();
  await expect(waiting).toBeVisible();
  await expect(getMain(page).getByText('tilbage@example.com')).toBeVisible();
  await page.getByRole('link', { name: getMessage('da', 'checkout.challenge.toBank') }).click();
  await expect(bank(page, 'Godkend')).toBeVisible();
  await page.goBack();
  await expect(waiting).toBeVisible();
  await clickButtonByMessage(page, 'da', 'checkout.challenge.otherwise');
  await expect(waiting).toHaveCount(0);
  await submitPaymentStep(page, 'da', 'challenge');
  await getBuyButton(page, 'da').click();
  await expect(bank(page, 'Godkend')).toBeVisible();
  await page.goBack();
  await expect(waiting).toBeVisible();
  // Another card replaces the pending payment: the shopper is not sent to the bank.
  await submitPaymentStep(page, 'da', 'success');
  await placeOrder(page, 'da');
  expect(await shop.fetchMailsTo('tilbage@example.com')).toHaveLength(1);
});

test(
  'bank that returns to another tab completes the order, and shows only its number there',
  { tag: '@all' },
  async ({ page, shop }) => {
    const email = 'app@example.com';
    await goFromProductToReview(page, danishShopper, email, 'challenge');
    await getBuyButton(page, 'da').click();
    await expect(bank(page, 'Godkend')).toBeVisible();
    const tab = await page.context().newPage();
    await tab.goto(page.url());
    await bank(tab, 'Godkend').click();
    await expectConfirmation(tab, 'da');
    const [mail] = await shop.fetchMailsTo(email);
    const number = /DK\d{4,}/.exec(mail?.subject ?? '')?.[0] ?? 'none';
    await expect(getMain(tab).getByText(number)).toBeVisible();
    await expect(getMain(tab).getByText(getMessage('da', 'confirmation.sentElsewhere'))).toBeVisible();
    for (const secret of [email, 'Ærø', 'Klitvej', danishShopper.product.name])
      await expect(getMain(tab).getByText(secret)).toHaveCount(0);
    await openAndHydratePage(tab, '/da');
    await expect(getBagButton(tab, 'da', 0)).toBeVisible();

    // The tab that placed the order shows everything.
    await page.goBack();
    await expectConfirmation(page, 'da');
    await expect(getMain(page).getByText(email).first()).toBeVisible();
    await expect(getMain(page).getByText(danishShopper.product.name)).toBeVisible();
    await tab.close();
  },
);

test(
  'return link of a bank shows a stranger only the number, and keeps their bag',
  { tag: '@all' },
  async ({ page, shop, browser }) => {
    const email = 'min-egen@example.com';
    await goFromProductToReview(page, danishShopper, email, 'challenge');
    await getBuyButton(page, 'da').click();
    const ledBack = page.waitForRequest(/\/checkout\?attempt=/);
    await bank(page, 'Godkend').click();
    const link = (await ledBack).url();
    await expectConfirmation(page, 'da');

    // The stranger shops in another market.
    const stranger = await browser.newContext({ baseURL: shop.origin });
    const other = await stranger.newPage();
    await openAndHydratePage(other, germanShopper.product.path);
    await addToBag(other, 'en');
    await other.goto(link);
    await expectConfirmation(other, 'da');
    const [mail] = await shop.fetchMailsTo(email);
    const number = /DK\d{4,}/.exec(mail?.subject ?? '')?.[0] ?? 'none';
    await expect(getMain(other).getByText(number)).toBeVisible();
    const seen = await other.content();
    for (const secret of [email, 'Ærø', 'Klitvej']) expect(seen).not.toContain(secret);
    await openAndHydratePage(other, '/da');
    await expect(getBagButton(other, 'da', 1)).toBeVisible();
    // Afterwards the checkout is theirs again.
    await openAndHydratePage(other, '/checkout');
    await expect(other.getByLabel(getMessage('en', 'checkout.field.email'), { exact: true })).toBeVisible();
    await stranger.close();
  },
);

test('link to an unknown payment is reported, and the shopper can buy', { tag: '@all' }, async ({ page }) => {
  await openAndHydratePage(page, germanShopper.product.path);
  await addToBag(page, 'en');
  await openAndHydratePage(page, '/checkout?attempt=gid%3A%2F%2Fshopify%2FCartCompletionAttempt%2Fnone');
  await expect(getMain(page).getByText(getMessage('en', 'checkout.problem.unknown'))).toBeVisible();
  await expect(page.getByLabel(getMessage('en', 'checkout.field.email'), { exact: true })).toBeVisible();
});

test(
  'bag change while the bank asks cancels the payment, with a message',
  { tag: '@all' },
  async ({ page, shop }) => {
    await goFromProductToReview(page, danishShopper, 'imens@example.com', 'challenge');
    await getBuyButton(page, 'da').click();
    await expect(bank(page, 'Godkend')).toBeVisible();
    const other = await page.context().newPage();
    await openAndHydratePage(other, '/da/cart');
    const quantity = getQuantityField(getMain(other), 'da', 'Læ Serum');
    const updated = other.waitForResponse(
      (answer) =>
        answer.url().includes('/shops/dk/') && (answer.request().postData() ?? '').includes('LinesUpdate'),
    );
    await quantity.fill('2');
    await quantity.press('Enter');
    await updated;
    await bank(page, 'Godkend').click();
    await expect(getMain(page).getByText(/Kurven blev ændret, før banken svarede/)).toBeVisible();
    expect(await shop.fetchMailsTo('imens@example.com')).toEqual([]);
    await other.close();
  },
);

test('bank that never answers charges nothing, with a message', { tag: '@all' }, async ({ page, shop }) => {
  test.setTimeout(90_000);
  await goFromProductToReview(page, danishShopper, 'tavs@example.com', 'timeout');
  await getBuyButton(page, 'da').click();
  await expect(
    getBuyButton(page, 'da')
      .or(getMain(page).getByText(getMessage('da', 'checkout.buying')))
      .first(),
  ).toBeVisible();
  await expect(getMain(page).getByText(getMessage('da', 'checkout.problem.declined'))).toBeVisible({
    timeout: 45_000,
  });
  await expect(getMain(page).getByText('Banken svarede ikke. Prøv igen.')).toBeVisible();
  expect(await shop.fetchMailsTo('tavs@example.com')).toEqual([]);
});

test.describe('a crash of the shop', () => {
  test.use({ expectedComplaints: /Failed to load resource|ERR_/ });

  test('while the bank asks loses nothing, and places one order', { tag: '@all' }, async ({ page, shop }) => {
    await goFromProductToReview(page, danishShopper, 'nedbrud@example.com', 'challenge');
    await getBuyButton(page, 'da').click();
    await expect(bank(page, 'Godkend')).toBeVisible();
    await shop.crashAndReopen();
    await bank(page, 'Godkend').click();
    await expectConfirmation(page, 'da');
    expect(await shop.fetchMailsTo('nedbrud@example.com')).toHaveLength(1);
  });

  test('during the checkout goes unnoticed', { tag: '@all' }, async ({ page, shop }) => {
    await goFromProductToReview(page, danishShopper, 'imens-lukket@example.com', 'success');
    await expect(getBuyButton(page, 'da')).toBeVisible();
    await shop.crashAndReopen();
    await page.reload();
    await waitUntilHydrated(page);
    await submitPaymentStep(page, 'da', 'success');
    await placeOrder(page, 'da');
    expect(await shop.fetchMailsTo('imens-lukket@example.com')).toHaveLength(1);
  });
});

test('order in one tab empties the checkout of the other', { tag: '@all' }, async ({ page, shop }) => {
  test.setTimeout(60_000);
  await goFromProductToReview(page, danishShopper, 'to-faner@example.com', 'success');
  const other = await page.context().newPage();
  await openAndHydratePage(other, '/da/checkout');
  await fillCheckout(other, danishShopper, 'to-faner@example.com');
  await placeOrder(other, 'da');
  await expect(getMain(page).getByText(getMessage('da', 'checkout.empty'))).toBeVisible();
  await expect(getBuyButton(page, 'da')).toHaveCount(0);
  expect(await shop.fetchMailsTo('to-faner@example.com')).toHaveLength(1);
  await other.close();
});

test('higher price or lower stock before the last press is reported, and only the agreed amount is charged', async ({
  page,
  shop,
}) => {
  test.setTimeout(60_000);
  const email = 'dyrere@example.com';
  const { name } = danishShopper.product;
  const sku = 'MH-P04-30';
  try {
    await goFromProductToReview(page, danishShopper, email);
    await shop.setPrice('dk', sku, 39_500);
    await getBuyButton(page, 'da').click();
    const dearer = getMessage('da', 'checkout.changed.price', {
      product: name,
      from: '375 kr.',
      to: '395 kr.',
    });
    await expect(getMain(page).getByText(dearer)).toBeVisible();
    expect(await shop.fetchMailsTo(email)).toEqual([]);
    await expect(page.getByRole('complementary').getByText('395 kr.').last()).toBeVisible();
    await shop.setStock('dk', sku, 0);
    await getBuyButton(page, 'da').click();
    await expect(
      getMain(page).getByText(getMessage('da', 'checkout.changed.gone', { product: name })),
    ).toBeVisible();
    expect(await shop.fetchMailsTo(email)).toEqual([]);
  } finally {
    await shop.setPrice('dk', sku);
    await shop.setStock('dk', sku, 115);
  }
});

/** Milliseconds within which the slow bank has answered, also on a busy machine. */
const SLOW_BANK_TIMEOUT_MS = 30_000;

/** Drops every answer to the request that places the order, in every tab. Returns a function that ends it. */
async function loseAnswers(context: BrowserContext): Promise<() => Promise<void>> {
  const address = '**/shops/dk/api/**';
  await context.route(address, async (route) => {
    if (!(route.request().postData() ?? '').includes('SubmitForCompletion')) return route.fallback();
    await route.fetch();
    await route.abort();
  });
  return () => context.unroute(address);
}

/** Presses the last button and waits until the request has been sent. */
async function send(page: Page): Promise<void> {
  const sent = page.waitForRequest((request) => (request.postData() ?? '').includes('SubmitForCompletion'));
  await getBuyButton(page, 'da').click();
  await sent;
}

test.describe('order whose answer was lost', () => {
  test.use({ expectedComplaints: /Failed to load resource|ERR_/ });

  test(
    'is shown in a new tab before anything can be ordered again',
    { tag: '@all' },
    async ({ page, context, shop }) => {
      const email = 'tabt-svar@example.com';
      const letAnswersCome = await loseAnswers(context);
      await goFromProductToReview(page, danishShopper, email);
      await send(page);
      await expect.poll(async () => (await shop.fetchMailsTo(email)).length).toBe(1);
      const tab = await context.newPage();
      await page.close();
      await letAnswersCome();
      await openAndHydratePage(tab, '/da/checkout');
      await expectConfirmation(tab, 'da');
      await expect(getMain(tab).getByText(getMessage('da', 'confirmation.sentElsewhere'))).toBeVisible();
      await openAndHydratePage(tab, '/da');
      await expect(getBagButton(tab, 'da', 0)).toBeVisible();
      // The next order is independent.
      await goFromProductToReview(tab, danishShopper, email);
      await placeOrder(tab, 'da');
      expect(await shop.fetchMailsTo(email)).toHaveLength(2);
    },
  );
});

test(
  'buying in two tabs while the bank is slow places one order',
  { tag: '@all' },
  async ({ page, context, shop }) => {
    test.setTimeout(90_000);
    const email = 'to-tryk@example.com';
    await goFromProductToReview(page, danishShopper, email, 'slow');
    const other = await context.newPage();
    await openAndHydratePage(other, '/da/checkout');
    await fillCheckout(other, danishShopper, email);
    await expect(getBuyButton(other, 'da')).toBeEnabled();
    await send(page);
    await expect.poll(async () => (await shop.fetchMailsTo(email)).length).toBe(1);
    await getBuyButton(other, 'da').click();
    for (const tab of [page, other])
      await expect(tab).toHaveURL('/da/checkout/confirmation', { timeout: SLOW_BANK_TIMEOUT_MS });
    await expect(getMain(page).getByText(danishShopper.product.name)).toBeVisible();
    expect(await shop.fetchMailsTo(email)).toHaveLength(1);
    await other.close();
  },
);

test(
  'product added in another tab while the bank is slow stays in the bag after the order',
  { tag: '@all' },
  async ({ page, context, shop }) => {
    test.setTimeout(60_000);
    const email = 'mere-imens@example.com';
    await goFromProductToReview(page, danishShopper, email);
    const letBankAnswer = await holdRequests(page, '**/shops/dk/api/**', 'cartCompletionAttempt');
    await send(page);
    const other = await context.newPage();
    await openAndHydratePage(other, danishShopper.product.path);
    await addToBag(other, 'da');
    await openAndHydratePage(other, '/da/produkt/ravlaebepomade');
    const drawer = await addToBag(other, 'da');
    await expect(getQuantityField(drawer, 'da', danishShopper.product.name)).toHaveValue('2');
    await letBankAnswer();
    await expectConfirmation(page, 'da');
    await expect(getQuantityField(drawer, 'da', danishShopper.product.name)).toHaveValue('1');
    await expect(getQuantityField(drawer, 'da', 'Ravlæbepomade')).toHaveValue('1');
    await expect
      .poll(() => fetchCommerceCartLines(other, shop, 'dk'))
      .toContainEqual({ sku: 'MH-P04-30', quantity: 1 });
    expect(await shop.fetchMailsTo(email)).toHaveLength(1);
    await other.close();
  },
);
