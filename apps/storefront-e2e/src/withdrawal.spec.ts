import type { Locator, Page } from '@playwright/test';
import { createLoggedInAccount } from './account.ts';
import { addToBagAndCheckOut } from './buy-product.ts';
import { placeOrder, submitContactStep, submitDeliveryStep, submitPaymentStep } from './checkout.ts';
import { toLocalizedPath } from './localized-path.ts';
import { getTextField } from './page-elements.ts';
import { danishShopper, germanShopper, getContactStreet } from './test-shoppers.ts';
import { findAxeViolations } from './axe-violations.ts';
import { checkThroughLabel } from './check-through-label.ts';
import { locales, getMessage, type Locale } from './messages.ts';
import { getErrorSummary } from './error-summary.ts';
import { sampleCases } from './sample-cases.ts';
import { expect, test } from './test.ts';
import { openAndHydratePage, openPageWithHydratedBoundary, waitUntilHydrated } from './open-page.ts';

const paths = { en: '/about/withdraw-from-contract', da: '/da/om/fortryd-koeb' } as const;

/** Date and time on the receipt: the shop's clock starts at ten UTC, which is eleven in Denmark. */
const today = {
  en: /21 November 2026 at 1[1-9]:\d\d/,
  da: /21\. november 2026 kl\. 1[1-9]\.\d\d/,
} as const;

/** The form of the page, by accessible names. */
function form(page: Page, locale: Locale) {
  const main = page.getByRole('main');
  const field = (key: string) => main.getByLabel(getMessage(locale, `withdrawal.${key}`));
  const button = (key: string) =>
    main.getByRole('button', { name: getMessage(locale, `withdrawal.${key}`), exact: true });
  return {
    main,
    name: field('name'),
    email: field('email'),
    orderNumber: field('orderNumber'),
    goods: field('goods'),
    receivedOn: field('receivedOn'),
    someGoods: main.getByRole('radio', { name: getMessage(locale, 'withdrawal.scopeGoods') }),
    review: button('toReview'),
    confirm: button('confirm'),
    change: button('change'),
    heading: (key: string): Locator =>
      main.getByRole('heading', { name: getMessage(locale, `withdrawal.${key}`) }),
  };
}

/** Messages of the service about impossible dates of receipt. */
const impossibleDays = {
  en: {
    '2099-01-01': 'The day cannot be after today',
    '0026-11-18': 'The day cannot be more than a year ago. You can leave it empty',
  },
  da: {
    '2099-01-01': 'Dagen kan ikke ligge efter i dag',
    '0026-11-18': 'Dagen kan ikke ligge mere end et år tilbage. Feltet må gerne stå tomt',
  },
};

for (const locale of sampleCases(locales)) {
  test(`shopper can withdraw from named goods without an account at ${paths[locale]}`, async ({
    page,
    shop,
  }) => {
    const email = `ida.${locale}@example.com`;
    await openPageWithHydratedBoundary(page, paths[locale]);
    const at = form(page, locale);
    expect(await findAxeViolations(page)).toEqual([]);
    await expect(at.goods).toBeHidden();

    await at.name.fill('Ida Holm');
    await at.email.fill(email);
    await at.orderNumber.fill('#1001');
    await checkThroughLabel(at.someGoods);
    await at.goods.fill('Lee Serum, 30 ml\nAmber Lip Balm');
    await at.receivedOn.fill('2026-11-18');
    await at.review.click();

    await expect(at.heading('review')).toBeFocused();
    await expect(at.main).toContainText('Amber Lip Balm');
    expect(await findAxeViolations(page)).toEqual([]);
    expect(await shop.fetchMailsTo(email)).toEqual([]);
    await at.confirm.click();

    await expect(at.heading('received')).toBeFocused();
    await expect(at.main).toContainText(today[locale]);
    expect(await findAxeViolations(page)).toEqual([]);
    const mails = await shop.fetchMailsTo(email);
    expect(mails).toMatchObject([{ kind: 'withdrawal-receipt', locale }]);
    for (const part of [today[locale], /Ida Holm/, /#1001/, /Lee Serum, 30 ml\nAmber Lip Balm/]) {
      expect(mails[0]?.text).toMatch(part);
    }
    const reference = /W-\w{4}-\w{4}/.exec(mails[0]?.subject ?? '')?.[0] ?? 'none';
    await expect(at.main).toContainText(reference);
  });

  test.describe(() => {
    test.use({ javaScriptEnabled: false });
    test(`shopper without scripts can withdraw from an order at ${paths[locale]}`, async ({ page, shop }) => {
      const email = `bo.${locale}@example.com`;
      await page.goto(paths[locale]);
      const at = form(page, locale);
      await at.name.fill('Bo Holm');
      await at.email.fill(email);
      await at.orderNumber.fill('#1002');
      await at.review.click();
      await expect(at.heading('review')).toBeVisible();
      expect(await shop.fetchMailsTo(email)).toEqual([]);
      await at.confirm.click();
      await expect(at.heading('received')).toBeVisible();
      await expect(at.main).toContainText(today[locale]);
      const [mail] = await shop.fetchMailsTo(email);
      expect(mail?.text).toContain(getMessage(locale, 'withdrawal.statementOrder'));
    });
  });
}

test('missing fields are listed and focused, and typed values stay', async ({ page }) => {
  await openPageWithHydratedBoundary(page, paths.en);
  const at = form(page, 'en');
  await at.name.fill('Ida Holm');
  await checkThroughLabel(at.someGoods);
  await at.review.click();

  const summary = at.main.getByRole('group', {
    name: getMessage('en', 'withdrawal.mistakes', { count: 3 }),
  });
  await expect(summary).toBeFocused();
  expect(await findAxeViolations(page)).toEqual([]);
  await summary.getByRole('link', { name: getMessage('en', 'withdrawal.goodsMissing') }).click();
  await expect(at.goods).toBeFocused();
  await expect(at.goods).toHaveAccessibleDescription(new RegExp(getMessage('en', 'withdrawal.goodsMissing')));
  await expect(at.name).toHaveValue('Ida Holm');
});

for (const shopper of sampleCases([danishShopper, germanShopper])) {
  const { locale, product, contact } = shopper;

  test(
    `withdrawal form of a customer is filled in, in ${locale}`,
    { tag: '@all' },
    async ({ page, shop }) => {
      test.setTimeout(60_000);
      const email = `withdraws-${locale}@example.com`;
      await openAndHydratePage(page, toLocalizedPath(locale, locale === 'en' ? '/shop' : ''));
      await createLoggedInAccount(page, shop, shopper, email);
      await addToBagAndCheckOut(page, shopper);
      // The account fills in the form.
      await expect(getTextField(page, locale, 'checkout.field.street')).toHaveValue(
        getContactStreet(shopper),
      );
      await submitContactStep(page, locale);
      await submitDeliveryStep(page, locale);
      await submitPaymentStep(page, locale, 'success');
      await placeOrder(page, locale);
      await openAndHydratePage(page, toLocalizedPath(locale, '/account/overview'));
      await page.getByRole('article').getByRole('link').first().click();
      await page
        .getByRole('main')
        .getByRole('link', { name: getMessage(locale, 'account.withdraw'), exact: true })
        .click();

      const at = form(page, locale);
      await expect(at.name).toHaveValue(`${contact.firstName} ${contact.lastName}`);
      await expect(at.email).toHaveValue(email);
      await expect(at.orderNumber).toHaveValue(/^(?:DK|INT)\d+$/);
      await checkThroughLabel(at.someGoods);
      await at.review.click();
      const line = at.main.getByRole('checkbox', { name: `1 × ${product.name}` });
      await expect(line).toHaveAccessibleDescription(getMessage(locale, 'withdrawal.goodsNotChosen'));
      await at.main.getByRole('link', { name: getMessage(locale, 'withdrawal.goodsNotChosen') }).click();
      await expect(line).toBeFocused();
      expect(await findAxeViolations(page)).toEqual([]);
      await checkThroughLabel(line);
      await page.reload();
      await expect(line).toBeChecked();
      // The receipt may go to another address.
      const elsewhere = `elsewhere-${locale}@example.com`;
      await at.email.fill(elsewhere);
      await at.review.click();
      await expect(at.heading('review')).toBeFocused();
      await at.confirm.click();
      await expect(at.heading('received')).toBeFocused();
      const [mail] = await shop.fetchMailsTo(elsewhere);
      expect(mail?.text).toContain(`1 × ${product.name}`);
      expect(mail?.text).toMatch(/: (?:DK|INT)\d+\n/);
    },
  );

  test.describe(() => {
    test.use({ expectedComplaints: /status of 422/ });
    test(`future date of receipt is rejected at its field, in ${locale}`, async ({ page, shop }) => {
      const email = `tomorrow-${locale}@example.com`;
      // The service knows the date: a device whose clock is slow rejects nothing.
      await page.clock.setFixedTime('2026-11-17T10:00:00Z');
      await openPageWithHydratedBoundary(page, `${paths[locale]}?order=DK1009`);
      const at = form(page, locale);
      await expect(at.orderNumber).toHaveValue('DK1009');
      await at.name.fill('Ida Holm');
      await at.email.fill(email);
      for (const [day, mistake] of Object.entries(impossibleDays[locale])) {
        await at.receivedOn.fill(day);
        await at.review.click();
        await at.confirm.click();
        await expect(getErrorSummary(page)).toBeFocused();
        await expect(at.main.getByRole('link', { name: mistake })).toBeVisible();
        await expect(at.receivedOn).toHaveAccessibleDescription(mistake);
        await expect(at.receivedOn).toHaveAttribute('aria-invalid', 'true');
      }
      // Part of a date, which the browser does not report.
      await at.receivedOn.fill('');
      await at.receivedOn.pressSequentially('11');
      await at.review.click();
      await expect(at.receivedOn).toHaveAccessibleDescription(
        getMessage(locale, 'withdrawal.receivedMalformed'),
      );
      expect(await findAxeViolations(page)).toEqual([]);
      await at.receivedOn.fill('2026-11-18');
      await at.review.click();
      await at.confirm.click();
      await expect(at.heading('received')).toBeFocused();
      expect((await shop.fetchMailsTo(email))[0]?.text).toMatch(/18 November 2026|18\. november 2026/);
    });
  });
}

test('withdrawal can be changed after its review', { tag: '@all' }, async ({ page, shop }) => {
  await openPageWithHydratedBoundary(page, paths.en);
  const at = form(page, 'en');
  await at.name.fill('Eva Holm');
  await at.email.fill('eva@example.com');
  await at.orderNumber.fill('#1003');
  await at.review.click();
  await at.change.click();
  await expect(at.name).toBeFocused();
  await expect(at.orderNumber).toHaveValue('#1003');
  await at.orderNumber.fill('#1004');
  await at.review.click();
  await at.confirm.click();
  await expect(at.heading('received')).toBeVisible();
  const [mail] = await shop.fetchMailsTo('eva@example.com');
  expect(mail?.text).toContain('#1004');
});

for (const locale of sampleCases(locales)) {
  test(
    `back, forward and reload keep the withdrawal, in ${locale}`,
    { tag: '@all' },
    async ({ page, shop }) => {
      const email = `back-${locale}@example.com`;
      await openPageWithHydratedBoundary(page, `${paths[locale]}?order=DK1011`);
      const at = form(page, locale);
      const expectTyped = async () => {
        await expect(at.name).toHaveValue('Liv Holm');
        await expect(at.email).toHaveValue(email);
        await expect(at.orderNumber).toHaveValue('DK1012');
        await expect(at.someGoods).toBeChecked();
        await expect(at.goods).toHaveValue('Lee Serum, 30 ml');
        await expect(at.receivedOn).toHaveValue('2026-11-18');
      };
      await expect(at.orderNumber).toHaveValue('DK1011');
      await at.name.fill('Liv Holm');
      await at.email.fill(email);
      await at.orderNumber.fill('DK1012');
      await checkThroughLabel(at.someGoods);
      await at.goods.fill('Lee Serum, 30 ml');
      await at.receivedOn.fill('2026-11-18');
      await page.reload();
      await waitUntilHydrated(page);
      await expectTyped();

      await at.review.click();
      await expect(at.heading('review')).toBeFocused();
      await page.goBack();
      await expect(at.name).toBeFocused();
      await expectTyped();
      await page.goForward();
      await expect(at.heading('review')).toBeFocused();
      await expect(at.main).toContainText('Lee Serum, 30 ml');
      expect(await findAxeViolations(page)).toEqual([]);
      // By the skip link.
      await page.getByRole('link', { name: getMessage(locale, 'site.skipToContent') }).press('Enter');
      await expect(page).toHaveURL(/#main$/);
      await expect(at.heading('review')).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(/#review$/);

      // Leaves the page, and returns to the review.
      await page.getByRole('banner').getByRole('link', { name: 'Marehalm' }).click();
      await expect(page).toHaveURL(locale === 'en' ? '/' : '/da');
      await page.goBack();
      await expect(at.heading('review')).toBeVisible();
      await page.reload();
      await expect(at.heading('review')).toBeVisible();
      await expect(at.main).toContainText('Lee Serum, 30 ml');
      await at.confirm.click();
      await expect(at.heading('received')).toBeFocused();
      expect((await shop.fetchMailsTo(email))[0]?.text).toContain('Lee Serum, 30 ml');

      // What was sent cannot be sent again.
      await page.goBack();
      await expect(at.orderNumber).toHaveValue('');
      await page.goForward();
      await expect(at.heading('received')).toBeFocused();
      await page.reload();
      await waitUntilHydrated(page);
      await expect(at.name).toHaveValue('');
      await expect(at.orderNumber).toHaveValue('DK1011');
      await expect(at.someGoods).not.toBeChecked();
    },
  );
}

test.describe(() => {
  test.use({ expectedComplaints: /status of 503/ });
  test('withdrawal that failed can be sent again without typing', async ({ page, shop }) => {
    await openPageWithHydratedBoundary(page, paths.da);
    const at = form(page, 'da');
    await at.name.fill('Per Holm');
    await at.email.fill('per@example.com');
    await at.orderNumber.fill('#1005');
    await at.review.click();
    await shop.breakService('withdrawals', { status: 503 });
    await at.confirm.click();
    await expect(at.main.getByRole('alert')).toHaveText(getMessage('da', 'withdrawal.failed'));
    await shop.clearFaults();
    await at.confirm.click();
    await expect(at.heading('received')).toBeFocused();
    expect(await shop.fetchMailsTo('per@example.com')).toHaveLength(1);
  });
});
