import type { Page } from '@playwright/test';
import { addToBagAndCheckOut, goFromProductToReview } from './buy-product.ts';
import { fillContactStep, placeOrder, submitContactStep, submitPaymentStep } from './checkout.ts';
import { clickButtonByMessage, getMain, getTextField } from './page-elements.ts';
import { setMarketCookie } from './switch-market.ts';
import { type TestShopper, danishShopper, norwegianShopper } from './test-shoppers.ts';
import { waitUntilPainted } from './wait-until-painted.ts';
import { checkThroughLabel } from './check-through-label.ts';
import { FAULT_ERRORS_PATTERN } from './faults.ts';
import { holdRequests } from './hold-requests.ts';
import { getMessage } from './messages.ts';
import { getErrorSummary } from './error-summary.ts';
import { sampleCases } from './sample-cases.ts';
import { expect, test } from './test.ts';
import { openAndHydratePage } from './open-page.ts';

/*
 * Actions during a request win over its answer: the last choice, and the last navigation.
 */

const da = (key: string, values?: Record<string, string | number>) => getMessage('da', key, values);

const commerce = '**/graphql.json*';

const step = (page: Page, key: string) =>
  getMain(page).getByRole('heading', { level: 2, name: da(`checkout.step.${key}`), exact: true });

async function reachDelivery(page: Page, shopper: TestShopper, email: string): Promise<void> {
  await addToBagAndCheckOut(page, shopper);
  await fillContactStep(page, shopper, email);
  await submitContactStep(page, shopper.locale);
}

/** Waits for the next answer of commerce to a request that contains `words`. */
async function nextAnswer(page: Page, words: string): Promise<() => Promise<void>> {
  const answered = page.waitForResponse(
    (answer) => answer.url().includes('/graphql.json') && (answer.request().postData() ?? '').includes(words),
  );
  return async () => {
    await (await answered).finished();
    await waitUntilPainted(page);
  };
}

for (const [what, shopper, chosen] of sampleCases([
  ['another way of delivery', danishShopper, /^Hjemmelevering/],
  ['another parcel shop', norwegianShopper, /Majorstuen/],
] as const)) {
  test(`${what} chosen during a request wins over the first choice`, async ({ page, shop }) => {
    const { locale } = shopper;
    await setMarketCookie(page, shopper, shop);
    await reachDelivery(page, shopper, 'sidste-valg@example.com');
    const letAnswersCome = await holdRequests(page, commerce);
    await clickButtonByMessage(page, locale, 'checkout.continueToPayment');
    await checkThroughLabel(getMain(page).getByRole('radio', { name: chosen }));
    await letAnswersCome();
    await expect(page).toHaveURL(/#payment$/);
    await expect(getMain(page).locator('section[aria-labelledby=delivery-title]')).toContainText(
      new RegExp(chosen.source.replace('^', '')),
    );
  });
}

test('late answer does not return the shopper to the checkout', { tag: '@all' }, async ({ page }) => {
  await addToBagAndCheckOut(page, danishShopper);
  await fillContactStep(page, danishShopper, 'gaaet@example.com');
  const letAnswersCome = await holdRequests(page, commerce);
  await clickButtonByMessage(page, 'da', 'checkout.continueToDelivery');
  await page.goBack();
  await expect(page).toHaveURL(danishShopper.product.path);
  const untilAnswered = await nextAnswer(page, 'cartDeliveryAddressesReplace');
  await letAnswersCome();
  await untilAnswered();
  await expect(page).toHaveURL(danishShopper.product.path);
  await page.goForward();
  await expect(step(page, 'contact')).toBeVisible();
});

test('late answer to the delivery does not leave the address step', { tag: '@all' }, async ({ page }) => {
  await reachDelivery(page, danishShopper, 'tilbage@example.com');
  const letAnswersCome = await holdRequests(page, commerce);
  await clickButtonByMessage(page, 'da', 'checkout.continueToPayment');
  await getMain(page)
    .getByRole('link', { name: da('checkout.editStep', { step: da('checkout.step.contact') }) })
    .click();
  await expect(step(page, 'contact')).toBeFocused();
  const untilAnswered = await nextAnswer(page, '');
  await letAnswersCome();
  await untilAnswered();
  await expect(page).toHaveURL(/#contact$/);
  await expect(step(page, 'contact')).toBeFocused();
});

test('field that is emptied during a request is reported as missing', { tag: '@all' }, async ({ page }) => {
  await addToBagAndCheckOut(page, danishShopper);
  await fillContactStep(page, danishShopper, 'toemt@example.com');
  const letAnswersCome = await holdRequests(page, commerce);
  await clickButtonByMessage(page, 'da', 'checkout.continueToDelivery');
  await getTextField(page, 'da', 'checkout.field.street').fill('');
  await letAnswersCome();
  await expect(getErrorSummary(page)).toContainText(da('checkout.mistakes', { count: 1 }));
  await expect(page).toHaveURL(/#contact$/);
});

test(
  'street that is changed during a request is sent before the next step',
  { tag: '@all' },
  async ({ page }) => {
    await addToBagAndCheckOut(page, danishShopper);
    await fillContactStep(page, danishShopper, 'anden-vej@example.com');
    const letLastCome = await holdRequests(page, commerce, 'Havnen 9');
    const letFirstCome = await holdRequests(page, commerce);
    await clickButtonByMessage(page, 'da', 'checkout.continueToDelivery');
    await getTextField(page, 'da', 'checkout.field.street').fill('Havnen 9');
    const isSent = page.waitForRequest((request) => (request.postData() ?? '').includes('Havnen 9'));
    await letFirstCome();
    await isSent;
    await waitUntilPainted(page);
    await expect(page).toHaveURL(/#contact$/);
    await letLastCome();
    await expect(page).toHaveURL(/#delivery$/);
  },
);

test.describe('without a connection', () => {
  test.use({ expectedComplaints: FAULT_ERRORS_PATTERN });

  test('failed choice of delivery is reported until one succeeds', { tag: '@all' }, async ({ page }) => {
    await reachDelivery(page, danishShopper, 'uden-svar@example.com');
    await page.route(commerce, (route) => route.abort());
    await checkThroughLabel(getMain(page).getByRole('radio', { name: /^Hjemmelevering/ }));
    const news = getMain(page).getByText(da('checkout.problem.unreachable'));
    await expect(news).toBeVisible();
    await page.unroute(commerce);
    await checkThroughLabel(getMain(page).getByRole('radio', { name: /^Pakkeshop Gratis/ }));
    await expect(news).toHaveCount(0);
  });
});

test.describe('where the bag does not settle', () => {
  test.use({ expectedComplaints: FAULT_ERRORS_PATTERN });

  test(
    'reload of the last step reports the failure, and the order succeeds once the service is back',
    { tag: '@all' },
    async ({ page, shop }) => {
      await setMarketCookie(page, danishShopper, shop);
      await goFromProductToReview(page, danishShopper, 'faldt-ikke-til-ro@example.com');
      const terms = '**/bag-terms.json';
      await page.clock.install();
      await page.route(terms, (route) => route.abort());
      await page.reload();
      await submitPaymentStep(page, 'da', 'success');
      await expect(step(page, 'review')).toBeVisible();
      await expect(getMain(page).getByRole('button', { name: da('checkout.working') })).toBeVisible();
      await page.clock.fastForward(5000);
      await page.clock.fastForward(15_000);
      await expect(getMain(page).getByText(da('checkout.problem.unreachable'))).toBeVisible();

      await page.unroute(terms);
      await getMain(page)
        .getByRole('button', { name: da('checkout.problem.retry') })
        .click();
      await page.clock.fastForward(5000);
      await expect(getMain(page).getByText(da('checkout.problem.unreachable'))).toBeHidden();
      await placeOrder(page, 'da');
    },
  );
});

test('checkout reports a bag that another tab has emptied', { tag: '@all' }, async ({ page, context }) => {
  await reachDelivery(page, danishShopper, 'toemt-i-en-anden@example.com');
  const other = await context.newPage();
  await openAndHydratePage(other, '/da/cart');
  await other
    .getByRole('button', { name: da('bag.removeProduct', { product: danishShopper.product.name }) })
    .click();
  await expect(getMain(page).getByText(da('checkout.empty'))).toBeVisible();
  await expect(getMain(page).getByRole('heading', { level: 1 })).toBeFocused();
});
