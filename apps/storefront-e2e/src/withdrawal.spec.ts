import type { Locator, Page } from '@playwright/test';
import { violationsOn } from './barriers.ts';
import { choose } from './choose.ts';
import { locales, message, type Locale } from './messages.ts';
import { expect, test } from './test.ts';
import { openWhole } from './visit.ts';

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

for (const locale of locales) {
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

test('a shopper changes a withdrawal after looking it through', async ({ page, shop }) => {
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
