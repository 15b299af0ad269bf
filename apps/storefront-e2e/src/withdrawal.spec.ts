import type { Locator, Page } from '@playwright/test';
import { openAccount } from './account.ts';
import { violationsOn } from './barriers.ts';
import {
  danish,
  european,
  field,
  goToDelivery,
  goToPayment,
  inLanguage,
  payWith,
  placeOrder,
  reachCheckout,
  streetOf,
} from './checkout.ts';
import { choose } from './choose.ts';
import { locales, message, type Locale } from './messages.ts';
import { mistakesIn } from './mistakes.ts';
import { sampled } from './sampled.ts';
import { expect, test } from './test.ts';
import { openPage, openWhole, untilReady } from './visit.ts';

const paths = { en: '/about/withdraw-from-contract', da: '/da/om/fortryd-koeb' } as const;

/** The day and time that the receipt names: the shop's clock starts at ten, which is eleven in Denmark, and goes on. */
const today = {
  en: /November 21, 2026 at 1[1-9]:\d\d/,
  da: /21\. november 2026 kl\. 1[1-9]\.\d\d/,
} as const;

/** The form of the page, by the words that shoppers read. */
function form(page: Page, locale: Locale) {
  const main = page.getByRole('main');
  const field = (key: string) => main.getByLabel(message(locale, `withdrawal.${key}`));
  const button = (key: string) =>
    main.getByRole('button', { name: message(locale, `withdrawal.${key}`), exact: true });
  return {
    main,
    name: field('name'),
    email: field('email'),
    orderNumber: field('orderNumber'),
    goods: field('goods'),
    receivedOn: field('receivedOn'),
    someGoods: main.getByRole('radio', { name: message(locale, 'withdrawal.scopeGoods') }),
    review: button('toReview'),
    confirm: button('confirm'),
    change: button('change'),
    heading: (key: string): Locator =>
      main.getByRole('heading', { name: message(locale, `withdrawal.${key}`) }),
  };
}

/** What the service says of days on which goods that may still be withdrawn from cannot have come. */
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

for (const locale of sampled(locales)) {
  test(`a shopper withdraws from named goods without an account at ${paths[locale]}`, async ({
    page,
    shop,
  }) => {
    const email = `ida.${locale}@example.com`;
    await openWhole(page, paths[locale]);
    const at = form(page, locale);
    expect(await violationsOn(page)).toEqual([]);
    await expect(at.goods).toBeHidden();

    await at.name.fill('Ida Holm');
    await at.email.fill(email);
    await at.orderNumber.fill('#1001');
    await choose(at.someGoods);
    await at.goods.fill('Lee Serum, 30 ml\nAmber Lip Balm');
    await at.receivedOn.fill('2026-11-18');
    await at.review.click();

    await expect(at.heading('review')).toBeFocused();
    await expect(at.main).toContainText('Amber Lip Balm');
    expect(await violationsOn(page)).toEqual([]);
    expect(await shop.mailsTo(email)).toEqual([]);
    await at.confirm.click();

    await expect(at.heading('received')).toBeFocused();
    await expect(at.main).toContainText(today[locale]);
    expect(await violationsOn(page)).toEqual([]);
    const mails = await shop.mailsTo(email);
    expect(mails).toMatchObject([{ kind: 'withdrawal-receipt', locale }]);
    for (const part of [today[locale], /Ida Holm/, /#1001/, /Lee Serum, 30 ml\nAmber Lip Balm/]) {
      expect(mails[0]?.text).toMatch(part);
    }
    const reference = /W-\w{4}-\w{4}/.exec(mails[0]?.subject ?? '')?.[0] ?? 'none';
    await expect(at.main).toContainText(reference);
  });

  test.describe(() => {
    test.use({ javaScriptEnabled: false });
    test(`a shopper without scripts withdraws from an order at ${paths[locale]}`, async ({ page, shop }) => {
      const email = `bo.${locale}@example.com`;
      await page.goto(paths[locale]);
      const at = form(page, locale);
      await at.name.fill('Bo Holm');
      await at.email.fill(email);
      await at.orderNumber.fill('#1002');
      await at.review.click();
      await expect(at.heading('review')).toBeVisible();
      expect(await shop.mailsTo(email)).toEqual([]);
      await at.confirm.click();
      await expect(at.heading('received')).toBeVisible();
      await expect(at.main).toContainText(today[locale]);
      const [mail] = await shop.mailsTo(email);
      expect(mail?.text).toContain(message(locale, 'withdrawal.statementOrder'));
    });
  });
}

test('a shopper is led to the fields that are missing, and keeps what was typed', async ({ page }) => {
  await openWhole(page, paths.en);
  const at = form(page, 'en');
  await at.name.fill('Ida Holm');
  await choose(at.someGoods);
  await at.review.click();

  const summary = at.main.getByRole('group', {
    name: message('en', 'withdrawal.mistakes', { count: 3 }),
  });
  await expect(summary).toBeFocused();
  expect(await violationsOn(page)).toEqual([]);
  await summary.getByRole('link', { name: message('en', 'withdrawal.goodsMissing') }).click();
  await expect(at.goods).toBeFocused();
  await expect(at.goods).toHaveAccessibleDescription(new RegExp(message('en', 'withdrawal.goodsMissing')));
  await expect(at.name).toHaveValue('Ida Holm');
});

for (const shopper of sampled([danish, european])) {
  const { locale, product, contact } = shopper;

  test(
    `a customer withdraws from an order without telling again what the shop knows, in ${locale}`,
    { tag: '@all' },
    async ({ page, shop }) => {
      test.setTimeout(60_000);
      const email = `withdraws-${locale}@example.com`;
      await openPage(page, inLanguage(locale, locale === 'en' ? '/shop' : ''));
      await openAccount(page, shop, shopper, email);
      await reachCheckout(page, shopper);
      // The account fills the form in.
      await expect(field(page, locale, 'checkout.field.street')).toHaveValue(streetOf(shopper));
      await goToDelivery(page, locale);
      await goToPayment(page, locale);
      await payWith(page, locale, 'success');
      await placeOrder(page, locale);
      await openPage(page, inLanguage(locale, '/account/overview'));
      await page.getByRole('article').getByRole('link').first().click();
      await page
        .getByRole('main')
        .getByRole('link', { name: message(locale, 'account.withdraw'), exact: true })
        .click();

      const at = form(page, locale);
      await expect(at.name).toHaveValue(`${contact.firstName} ${contact.lastName}`);
      await expect(at.email).toHaveValue(email);
      await expect(at.orderNumber).toHaveValue(/^(?:DK|INT)\d+$/);
      await choose(at.someGoods);
      await at.review.click();
      const line = at.main.getByRole('checkbox', { name: `1 × ${product.name}` });
      await expect(line).toHaveAccessibleDescription(message(locale, 'withdrawal.goodsNotChosen'));
      await at.main.getByRole('link', { name: message(locale, 'withdrawal.goodsNotChosen') }).click();
      await expect(line).toBeFocused();
      expect(await violationsOn(page)).toEqual([]);
      await choose(line);
      await page.reload();
      await expect(line).toBeChecked();
      // The shopper may want the receipt elsewhere.
      const elsewhere = `elsewhere-${locale}@example.com`;
      await at.email.fill(elsewhere);
      await at.review.click();
      await expect(at.heading('review')).toBeFocused();
      await at.confirm.click();
      await expect(at.heading('received')).toBeFocused();
      const [mail] = await shop.mailsTo(elsewhere);
      expect(mail?.text).toContain(`1 × ${product.name}`);
      expect(mail?.text).toMatch(/: (?:DK|INT)\d+\n/);
    },
  );

  test.describe(() => {
    test.use({ expectedComplaints: /status of 422/ });
    test(`a shopper cannot have received goods on a day to come, and reads so at the field, in ${locale}`, async ({
      page,
      shop,
    }) => {
      const email = `tomorrow-${locale}@example.com`;
      // The service knows what day it is: a device that is behind refuses nothing.
      await page.clock.setFixedTime('2026-11-17T10:00:00Z');
      await openWhole(page, `${paths[locale]}?order=DK1009`);
      const at = form(page, locale);
      await expect(at.orderNumber).toHaveValue('DK1009');
      await at.name.fill('Ida Holm');
      await at.email.fill(email);
      for (const [day, mistake] of Object.entries(impossibleDays[locale])) {
        await at.receivedOn.fill(day);
        await at.review.click();
        await at.confirm.click();
        await expect(mistakesIn(page)).toBeFocused();
        await expect(at.main.getByRole('link', { name: mistake })).toBeVisible();
        await expect(at.receivedOn).toHaveAccessibleDescription(mistake);
        await expect(at.receivedOn).toHaveAttribute('aria-invalid', 'true');
      }
      // Half a date, which the browser gives to nobody.
      await at.receivedOn.fill('');
      await at.receivedOn.pressSequentially('11');
      await at.review.click();
      await expect(at.receivedOn).toHaveAccessibleDescription(
        message(locale, 'withdrawal.receivedMalformed'),
      );
      expect(await violationsOn(page)).toEqual([]);
      await at.receivedOn.fill('2026-11-18');
      await at.review.click();
      await at.confirm.click();
      await expect(at.heading('received')).toBeFocused();
      expect((await shop.mailsTo(email))[0]?.text).toMatch(/November 18, 2026|18\. november 2026/);
    });
  });
}

test('a shopper changes a withdrawal after looking it through', { tag: '@all' }, async ({ page, shop }) => {
  await openWhole(page, paths.en);
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
  const [mail] = await shop.mailsTo('eva@example.com');
  expect(mail?.text).toContain('#1004');
});

for (const locale of sampled(locales)) {
  test(`a shopper goes back and forward in a withdrawal, and reloads it, without losing a word, in ${locale}`, async ({
    page,
    shop,
  }) => {
    const email = `back-${locale}@example.com`;
    await openWhole(page, `${paths[locale]}?order=DK1011`);
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
    await choose(at.someGoods);
    await at.goods.fill('Lee Serum, 30 ml');
    await at.receivedOn.fill('2026-11-18');
    await page.reload();
    await untilReady(page);
    await expectTyped();

    await at.review.click();
    await expect(at.heading('review')).toBeFocused();
    await page.goBack();
    await expect(at.name).toBeFocused();
    await expectTyped();
    await page.goForward();
    await expect(at.heading('review')).toBeFocused();
    await expect(at.main).toContainText('Lee Serum, 30 ml');
    expect(await violationsOn(page)).toEqual([]);
    // Over the header, as by keyboard.
    await page.getByRole('link', { name: message(locale, 'site.skipToContent') }).press('Enter');
    await expect(page).toHaveURL(/#main$/);
    await expect(at.heading('review')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/#review$/);

    // Away from the page, and to the review again.
    await page.getByRole('banner').getByRole('link', { name: 'Marehalm' }).click();
    await expect(page).toHaveURL(locale === 'en' ? '/' : '/da');
    await page.goBack();
    await expect(at.heading('review')).toBeVisible();
    await page.reload();
    await expect(at.heading('review')).toBeVisible();
    await expect(at.main).toContainText('Lee Serum, 30 ml');
    await at.confirm.click();
    await expect(at.heading('received')).toBeFocused();
    expect((await shop.mailsTo(email))[0]?.text).toContain('Lee Serum, 30 ml');

    // What was sent is not there to be sent again.
    await page.goBack();
    await expect(at.orderNumber).toHaveValue('');
    await page.goForward();
    await expect(at.heading('received')).toBeFocused();
    await page.reload();
    await untilReady(page);
    await expect(at.name).toHaveValue('');
    await expect(at.orderNumber).toHaveValue('DK1011');
    await expect(at.someGoods).not.toBeChecked();
  });
}

test.describe(() => {
  test.use({ expectedComplaints: /status of 503/ });
  test('a shopper whose withdrawal does not get through sends it again without typing', async ({
    page,
    shop,
  }) => {
    await openWhole(page, paths.da);
    const at = form(page, 'da');
    await at.name.fill('Per Holm');
    await at.email.fill('per@example.com');
    await at.orderNumber.fill('#1005');
    await at.review.click();
    await shop.breakService('withdrawals', { status: 503 });
    await at.confirm.click();
    await expect(at.main.getByRole('alert')).toHaveText(message('da', 'withdrawal.failed'));
    await shop.repair();
    await at.confirm.click();
    await expect(at.heading('received')).toBeFocused();
    expect(await shop.mailsTo('per@example.com')).toHaveLength(1);
  });
});
