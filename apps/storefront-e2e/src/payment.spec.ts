import type { BrowserContext, Page } from '@playwright/test';
import { addToBag, bagButton, commerceCart, quantityOf } from './bag.ts';
import {
  buyButton,
  danish,
  european,
  expectConfirmation,
  main,
  payWith,
  placeOrder,
  press,
  reachReview,
  tellEverything,
} from './checkout.ts';
import { choose } from './choose.ts';
import { hold } from './hold.ts';
import { message } from './messages.ts';
import { mistakesIn } from './mistakes.ts';
import { expect, test } from './test.ts';
import { openPage, untilReady } from './visit.ts';

const bank = (page: Page, answer: 'Godkend' | 'Afvis' | 'Approve') =>
  page.getByRole('button', { name: answer, exact: true });

test('a shopper whose bank asks says yes there, and has ordered once', async ({ page, shop }) => {
  await reachReview(page, danish, 'ja@example.com', 'challenge');
  await buyButton(page, 'da').dblclick();
  await bank(page, 'Godkend').click();
  await expectConfirmation(page, 'da');
  expect(await shop.mailsTo('ja@example.com')).toHaveLength(1);
});

test('a shopper who says no to the bank has paid nothing, and pays with another card', async ({
  page,
  shop,
}) => {
  await reachReview(page, danish, 'nej@example.com', 'challenge');
  await buyButton(page, 'da').click();
  await bank(page, 'Afvis').click();
  await expect(main(page).getByText(message('da', 'checkout.problem.declined'))).toBeVisible();
  await expect(main(page).getByText('nej@example.com')).toBeVisible();
  expect(await shop.mailsTo('nej@example.com')).toEqual([]);
  await payWith(page, 'da', 'success');
  await placeOrder(page, 'da');
  expect(await shop.mailsTo('nej@example.com')).toHaveLength(1);
});

test('a shopper who goes back from the bank, or reloads, is told that it waits, and chooses', async ({
  page,
  shop,
}) => {
  await reachReview(page, danish, 'tilbage@example.com', 'challenge');
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
  await payWith(page, 'da', 'challenge');
  await buyButton(page, 'da').click();
  await expect(bank(page, 'Godkend')).toBeVisible();
  await page.goBack();
  await expect(waiting).toBeVisible();
  // Another card is another answer: nobody is sent to the bank that waits.
  await payWith(page, 'da', 'success');
  await placeOrder(page, 'da');
  expect(await shop.mailsTo('tilbage@example.com')).toHaveLength(1);
});

test(
  'a shopper whose bank leads back to another tab has ordered, and reads no more there than the number',
  { tag: '@all' },
  async ({ page, shop }) => {
    const email = 'app@example.com';
    await reachReview(page, danish, email, 'challenge');
    await buyButton(page, 'da').click();
    await expect(bank(page, 'Godkend')).toBeVisible();
    const tab = await page.context().newPage();
    await tab.goto(page.url());
    await bank(tab, 'Godkend').click();
    await expectConfirmation(tab, 'da');
    const [mail] = await shop.mailsTo(email);
    const number = /DK\d{4,}/.exec(mail?.subject ?? '')?.[0] ?? 'none';
    await expect(main(tab).getByText(number)).toBeVisible();
    await expect(main(tab).getByText(message('da', 'confirmation.sentElsewhere'))).toBeVisible();
    for (const secret of [email, 'Ærø', 'Klitvej', danish.product.name])
      await expect(main(tab).getByText(secret)).toHaveCount(0);
    await openPage(tab, '/da');
    await expect(bagButton(tab, 'da', 0)).toBeVisible();

    // Where it was ordered, everything is known.
    await page.goBack();
    await expectConfirmation(page, 'da');
    await expect(main(page).getByText(email).first()).toBeVisible();
    await expect(main(page).getByText(danish.product.name)).toBeVisible();
    await tab.close();
  },
);

test(
  'a stranger with the link that a bank leads back to learns the number alone, and keeps their own bag',
  { tag: '@all' },
  async ({ page, shop, browser }) => {
    const email = 'min-egen@example.com';
    await reachReview(page, danish, email, 'challenge');
    await buyButton(page, 'da').click();
    const ledBack = page.waitForRequest(/\/checkout\?attempt=/);
    await bank(page, 'Godkend').click();
    const link = (await ledBack).url();
    await expectConfirmation(page, 'da');

    // From another market, as strangers may come.
    const stranger = await browser.newContext({ baseURL: shop.origin });
    const other = await stranger.newPage();
    await openPage(other, european.product.path);
    await addToBag(other, 'en');
    await other.goto(link);
    await expectConfirmation(other, 'da');
    const [mail] = await shop.mailsTo(email);
    const number = /DK\d{4,}/.exec(mail?.subject ?? '')?.[0] ?? 'none';
    await expect(main(other).getByText(number)).toBeVisible();
    const seen = await other.content();
    for (const secret of [email, 'Ærø', 'Klitvej']) expect(seen).not.toContain(secret);
    await openPage(other, '/da');
    await expect(bagButton(other, 'da', 1)).toBeVisible();
    // And that was that: the checkout is theirs again.
    await openPage(other, '/checkout');
    await expect(other.getByLabel(message('en', 'checkout.field.email'), { exact: true })).toBeVisible();
    await stranger.close();
  },
);

test(
  'a shopper with a link to a payment that nobody knows is told so, and can buy',
  { tag: '@all' },
  async ({ page }) => {
    await openPage(page, european.product.path);
    await addToBag(page, 'en');
    await openPage(page, '/checkout?attempt=gid%3A%2F%2Fshopify%2FCartCompletionAttempt%2Fnone');
    await expect(main(page).getByText(message('en', 'checkout.problem.unknown'))).toBeVisible();
    await expect(page.getByLabel(message('en', 'checkout.field.email'), { exact: true })).toBeVisible();
  },
);

test(
  'a shopper who changes the bag while the bank asks is charged nothing, and is told',
  { tag: '@all' },
  async ({ page, shop }) => {
    await reachReview(page, danish, 'imens@example.com', 'challenge');
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
  },
);

test(
  'a shopper whose bank never answers is told that nothing was charged',
  { tag: '@all' },
  async ({ page, shop }) => {
    test.setTimeout(90_000);
    await reachReview(page, danish, 'tavs@example.com', 'timeout');
    await buyButton(page, 'da').click();
    await expect(
      buyButton(page, 'da')
        .or(main(page).getByText(message('da', 'checkout.buying')))
        .first(),
    ).toBeVisible();
    await expect(main(page).getByText(message('da', 'checkout.problem.declined'))).toBeVisible({
      timeout: 45_000,
    });
    await expect(main(page).getByText('Banken svarede ikke. Prøv igen.')).toBeVisible();
    expect(await shop.mailsTo('tavs@example.com')).toEqual([]);
  },
);

test.describe('a crash of the shop', () => {
  test.use({ expectedComplaints: /Failed to load resource|ERR_/ });

  test('in the middle of an order loses nothing that was told, and places the order once', async ({
    page,
    shop,
  }) => {
    await reachReview(page, danish, 'nedbrud@example.com', 'challenge');
    await buyButton(page, 'da').click();
    await expect(bank(page, 'Godkend')).toBeVisible();
    await shop.crashAndReopen();
    await bank(page, 'Godkend').click();
    await expectConfirmation(page, 'da');
    expect(await shop.mailsTo('nedbrud@example.com')).toHaveLength(1);
  });

  test('while the checkout is filled in is not noticed', { tag: '@all' }, async ({ page, shop }) => {
    await reachReview(page, danish, 'imens-lukket@example.com', 'success');
    await expect(buyButton(page, 'da')).toBeVisible();
    await shop.crashAndReopen();
    await page.reload();
    await untilReady(page);
    await payWith(page, 'da', 'success');
    await placeOrder(page, 'da');
    expect(await shop.mailsTo('imens-lukket@example.com')).toHaveLength(1);
  });
});

test('a shopper sends the bill to another address, of which the postcode fills the town', async ({
  page,
}) => {
  await reachReview(page, danish, 'regning@example.com', 'success');
  await page
    .getByRole('link', {
      name: message('da', 'checkout.editStep', { step: message('da', 'checkout.step.payment') }),
    })
    .click();
  await choose(page.getByRole('radio', { name: message('da', 'checkout.billing.own') }));
  await press(page, 'da', 'checkout.continueToReview');
  const summary = mistakesIn(page);
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

test(
  'a shopper who buys in one tab finds nothing left to buy in the other',
  { tag: '@all' },
  async ({ page, shop }) => {
    test.setTimeout(60_000);
    await reachReview(page, danish, 'to-faner@example.com', 'success');
    const other = await page.context().newPage();
    await openPage(other, '/da/checkout');
    await tellEverything(other, danish, 'to-faner@example.com');
    await placeOrder(other, 'da');
    await expect(main(page).getByText(message('da', 'checkout.empty'))).toBeVisible();
    await expect(buyButton(page, 'da')).toHaveCount(0);
    expect(await shop.mailsTo('to-faner@example.com')).toHaveLength(1);
    await other.close();
  },
);

test('a shopper whose goods become dearer, or fewer, before the last press is told so, and pays what was agreed', async ({
  page,
  shop,
}) => {
  test.setTimeout(60_000);
  const email = 'dyrere@example.com';
  const { name } = danish.product;
  const sku = 'MH-P04-30';
  try {
    await reachReview(page, danish, email);
    await shop.setPrice('dk', sku, 39_500);
    await buyButton(page, 'da').click();
    const dearer = message('da', 'checkout.changed.price', { product: name, from: '375 kr.', to: '395 kr.' });
    await expect(main(page).getByText(dearer)).toBeVisible();
    expect(await shop.mailsTo(email)).toEqual([]);
    await expect(page.getByRole('complementary').getByText('395 kr.').last()).toBeVisible();
    await shop.setStock('dk', sku, 0);
    await buyButton(page, 'da').click();
    await expect(
      main(page).getByText(message('da', 'checkout.changed.gone', { product: name })),
    ).toBeVisible();
    expect(await shop.mailsTo(email)).toEqual([]);
  } finally {
    await shop.setPrice('dk', sku);
    await shop.setStock('dk', sku, 115);
  }
});

/** Milliseconds within which the bank that takes its time has answered, however busy the machine is. */
const SLOW_BANK_TIMEOUT_MS = 30_000;

/** Has every answer to the request that places the order be lost, in every tab, though the shop has heard it. Returns the end of it. */
async function loseAnswers(context: BrowserContext): Promise<() => Promise<void>> {
  const address = '**/shops/dk/api/**';
  await context.route(address, async (route) => {
    if (!(route.request().postData() ?? '').includes('SubmitForCompletion')) return route.fallback();
    await route.fetch();
    await route.abort();
  });
  return () => context.unroute(address);
}

/** Presses the last button and waits until the shop has been asked to place the order. */
async function send(page: Page): Promise<void> {
  const sent = page.waitForRequest((request) => (request.postData() ?? '').includes('SubmitForCompletion'));
  await buyButton(page, 'da').click();
  await sent;
}

test.describe('an order of which the shop alone knows', () => {
  test.use({ expectedComplaints: /Failed to load resource|ERR_/ });

  test(
    'is told in a new tab, before anything can be ordered again',
    { tag: '@all' },
    async ({ page, context, shop }) => {
      const email = 'tabt-svar@example.com';
      const letAnswersCome = await loseAnswers(context);
      await reachReview(page, danish, email);
      await send(page);
      await expect.poll(async () => (await shop.mailsTo(email)).length).toBe(1);
      const tab = await context.newPage();
      await page.close();
      await letAnswersCome();
      await openPage(tab, '/da/checkout');
      await expectConfirmation(tab, 'da');
      await expect(main(tab).getByText(message('da', 'confirmation.sentElsewhere'))).toBeVisible();
      await openPage(tab, '/da');
      await expect(bagButton(tab, 'da', 0)).toBeVisible();
      // What is ordered next has nothing to do with it.
      await reachReview(tab, danish, email);
      await placeOrder(tab, 'da');
      expect(await shop.mailsTo(email)).toHaveLength(2);
    },
  );
});

test(
  'a shopper who presses the last button in two tabs, while the bank takes its time, has ordered once',
  { tag: '@all' },
  async ({ page, context, shop }) => {
    test.setTimeout(90_000);
    const email = 'to-tryk@example.com';
    await reachReview(page, danish, email, 'slow');
    const other = await context.newPage();
    await openPage(other, '/da/checkout');
    await tellEverything(other, danish, email);
    await expect(buyButton(other, 'da')).toBeEnabled();
    await send(page);
    await expect.poll(async () => (await shop.mailsTo(email)).length).toBe(1);
    await buyButton(other, 'da').click();
    for (const tab of [page, other])
      await expect(tab).toHaveURL('/da/checkout/confirmation', { timeout: SLOW_BANK_TIMEOUT_MS });
    await expect(main(page).getByText(danish.product.name)).toBeVisible();
    expect(await shop.mailsTo(email)).toHaveLength(1);
    await other.close();
  },
);

test(
  'a shopper who adds something in another tab while the bank takes its time has it in the bag after the order',
  { tag: '@all' },
  async ({ page, context, shop }) => {
    test.setTimeout(60_000);
    const email = 'mere-imens@example.com';
    await reachReview(page, danish, email);
    const letBankAnswer = await hold(page, '**/shops/dk/api/**', 'cartCompletionAttempt');
    await send(page);
    const other = await context.newPage();
    await openPage(other, danish.product.path);
    await addToBag(other, 'da');
    await openPage(other, '/da/produkt/rav-laebepomade');
    const drawer = await addToBag(other, 'da');
    await expect(quantityOf(drawer, 'da', danish.product.name)).toHaveValue('2');
    await letBankAnswer();
    await expectConfirmation(page, 'da');
    await expect(quantityOf(drawer, 'da', danish.product.name)).toHaveValue('1');
    await expect(quantityOf(drawer, 'da', 'Rav Læbepomade')).toHaveValue('1');
    await expect
      .poll(() => commerceCart(other, shop, 'dk'))
      .toContainEqual({ sku: 'MH-P04-30', quantity: 1 });
    expect(await shop.mailsTo(email)).toHaveLength(1);
    await other.close();
  },
);
