import type { Page } from '@playwright/test';
import {
  chooseMarket,
  danish,
  field,
  fillContact,
  goToDelivery,
  main,
  norwegian,
  payWith,
  placeOrder,
  press,
  reachCheckout,
  reachReview,
  type Shopper,
} from './checkout.ts';
import { choose } from './choose.ts';
import { faultComplaints } from './faults.ts';
import { hold } from './hold.ts';
import { message } from './messages.ts';
import { mistakesIn } from './mistakes.ts';
import { untilPainted } from './reflow.ts';
import { sampled } from './sampled.ts';
import { expect, test } from './test.ts';
import { openPage } from './visit.ts';

/*
 * What a shopper does while the shop is being asked counts: what they have chosen last, and where they have gone.
 */

const da = (key: string, values?: Record<string, string | number>) => message('da', key, values);

const commerce = '**/graphql.json*';

const step = (page: Page, key: string) =>
  main(page).getByRole('heading', { level: 2, name: da(`checkout.step.${key}`), exact: true });

async function reachDelivery(page: Page, shopper: Shopper, email: string): Promise<void> {
  await reachCheckout(page, shopper);
  await fillContact(page, shopper, email);
  await goToDelivery(page, shopper.locale);
}

/** The end of the next answer of commerce to something with `words` in it. */
async function nextAnswer(page: Page, words: string): Promise<() => Promise<void>> {
  const answered = page.waitForResponse(
    (answer) => answer.url().includes('/graphql.json') && (answer.request().postData() ?? '').includes(words),
  );
  return async () => {
    await (await answered).finished();
    await untilPainted(page);
  };
}

for (const [what, shopper, chosen] of sampled([
  ['another way of delivery', danish, /^Hjemmelevering/],
  ['another parcel shop', norwegian, /Majorstuen/],
] as const)) {
  test(`a shopper who chooses ${what} while the first is being sent has the last`, async ({ page, shop }) => {
    const { locale } = shopper;
    await chooseMarket(page, shopper, shop);
    await reachDelivery(page, shopper, 'sidste-valg@example.com');
    const letAnswersCome = await hold(page, commerce);
    await press(page, locale, 'checkout.continueToPayment');
    await choose(main(page).getByRole('radio', { name: chosen }));
    await letAnswersCome();
    await expect(page).toHaveURL(/#payment$/);
    await expect(main(page).locator('section[aria-labelledby=delivery-title]')).toContainText(
      new RegExp(chosen.source.replace('^', '')),
    );
  });
}

test(
  'a shopper who has left the checkout while the address was being sent stays where they are',
  { tag: '@all' },
  async ({ page }) => {
    await reachCheckout(page, danish);
    await fillContact(page, danish, 'gaaet@example.com');
    const letAnswersCome = await hold(page, commerce);
    await press(page, 'da', 'checkout.continueToDelivery');
    await page.goBack();
    await expect(page).toHaveURL(danish.product.path);
    const untilAnswered = await nextAnswer(page, 'cartDeliveryAddressesReplace');
    await letAnswersCome();
    await untilAnswered();
    await expect(page).toHaveURL(danish.product.path);
    await page.goForward();
    await expect(step(page, 'contact')).toBeVisible();
  },
);

test(
  'a shopper who has gone back to the address while the delivery was being sent stays with it',
  { tag: '@all' },
  async ({ page }) => {
    await reachDelivery(page, danish, 'tilbage@example.com');
    const letAnswersCome = await hold(page, commerce);
    await press(page, 'da', 'checkout.continueToPayment');
    await main(page)
      .getByRole('link', { name: da('checkout.editStep', { step: da('checkout.step.contact') }) })
      .click();
    await expect(step(page, 'contact')).toBeFocused();
    const untilAnswered = await nextAnswer(page, '');
    await letAnswersCome();
    await untilAnswered();
    await expect(page).toHaveURL(/#contact$/);
    await expect(step(page, 'contact')).toBeFocused();
  },
);

test(
  'a shopper who empties a field while the address is being sent reads what is missing',
  { tag: '@all' },
  async ({ page }) => {
    await reachCheckout(page, danish);
    await fillContact(page, danish, 'toemt@example.com');
    const letAnswersCome = await hold(page, commerce);
    await press(page, 'da', 'checkout.continueToDelivery');
    await field(page, 'da', 'checkout.field.street').fill('');
    await letAnswersCome();
    await expect(mistakesIn(page)).toContainText(da('checkout.mistakes', { count: 1 }));
    await expect(page).toHaveURL(/#contact$/);
  },
);

test(
  'a shopper who writes another street while the address is being sent goes on when the shop has that one',
  { tag: '@all' },
  async ({ page }) => {
    await reachCheckout(page, danish);
    await fillContact(page, danish, 'anden-vej@example.com');
    const letLastCome = await hold(page, commerce, 'Havnen 9');
    const letFirstCome = await hold(page, commerce);
    await press(page, 'da', 'checkout.continueToDelivery');
    await field(page, 'da', 'checkout.field.street').fill('Havnen 9');
    const isSent = page.waitForRequest((request) => (request.postData() ?? '').includes('Havnen 9'));
    await letFirstCome();
    await isSent;
    await untilPainted(page);
    await expect(page).toHaveURL(/#contact$/);
    await letLastCome();
    await expect(page).toHaveURL(/#delivery$/);
  },
);

test.describe('without a connection', () => {
  test.use({ expectedComplaints: faultComplaints });

  test(
    'a shopper whose choice of delivery does not reach the shop is told so until one does',
    { tag: '@all' },
    async ({ page }) => {
      await reachDelivery(page, danish, 'uden-svar@example.com');
      await page.route(commerce, (route) => route.abort());
      await choose(main(page).getByRole('radio', { name: /^Hjemmelevering/ }));
      const news = main(page).getByText(da('checkout.problem.unreachable'));
      await expect(news).toBeVisible();
      await page.unroute(commerce);
      await choose(main(page).getByRole('radio', { name: /^Pakkeshop Gratis/ }));
      await expect(news).toHaveCount(0);
    },
  );
});

test.describe('where the bag does not settle', () => {
  test.use({ expectedComplaints: faultComplaints });

  test('a shopper who loads the last step again is told so, and orders once the shop is there', async ({
    page,
    shop,
  }) => {
    await chooseMarket(page, danish, shop);
    await reachReview(page, danish, 'faldt-ikke-til-ro@example.com');
    const terms = '**/bag-terms.json';
    await page.clock.install();
    await page.route(terms, (route) => route.abort());
    await page.reload();
    await payWith(page, 'da', 'success');
    await expect(step(page, 'review')).toBeVisible();
    await expect(main(page).getByRole('button', { name: da('checkout.working') })).toBeVisible();
    await page.clock.fastForward(5000);
    await page.clock.fastForward(15_000);
    await expect(main(page).getByText(da('checkout.problem.unreachable'))).toBeVisible();

    await page.unroute(terms);
    await main(page)
      .getByRole('button', { name: da('checkout.problem.retry') })
      .click();
    await page.clock.fastForward(5000);
    await expect(main(page).getByText(da('checkout.problem.unreachable'))).toBeHidden();
    await placeOrder(page, 'da');
  });
});

test('a shopper whose bag is emptied in another tab hears so where the checkout begins', async ({
  page,
  context,
}) => {
  await reachDelivery(page, danish, 'toemt-i-en-anden@example.com');
  const other = await context.newPage();
  await openPage(other, '/da/cart');
  await other
    .getByRole('button', { name: da('bag.removeProduct', { product: danish.product.name }) })
    .click();
  await expect(main(page).getByText(da('checkout.empty'))).toBeVisible();
  await expect(main(page).getByRole('heading', { level: 1 })).toBeFocused();
});
