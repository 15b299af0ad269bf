import type { Page } from '@playwright/test';
import { addToBagAndCheckOut } from './buy-product.ts';
import {
  fillContactStep,
  placeOrder,
  submitContactStep,
  submitDeliveryStep,
  submitPaymentStep,
} from './checkout.ts';
import { danishShopper } from './test-shoppers.ts';
import { getMessage } from './messages.ts';
import type { RunningShop } from './running-shop.ts';
import { expect, test } from './test.ts';
import { openAndHydratePage } from './open-page.ts';

/** Signs up on the front page, confirms by mail and returns the code of the welcome mail. */
async function joinedClub(page: Page, shop: RunningShop, email: string): Promise<string> {
  await openAndHydratePage(page, '/da');
  await page.getByLabel(getMessage('da', 'newsletter.name')).fill('Ida');
  await page.getByRole('textbox', { name: getMessage('da', 'newsletter.email') }).fill(email);
  await page.getByRole('checkbox').last().check({ force: true });
  await page.getByRole('button', { name: getMessage('da', 'newsletter.submit') }).click();
  const mailOf = async (kind: string) =>
    (await shop.fetchMailsTo(email)).find((mail) => mail.kind === kind)?.text;
  await expect.poll(() => mailOf('newsletter-confirmation')).toBeDefined();
  await page.goto(/http\S+/.exec((await mailOf('newsletter-confirmation')) ?? '')?.[0] ?? '/');
  await page.getByRole('button', { name: 'Bekræft' }).click();
  await expect.poll(() => mailOf('newsletter-welcome')).toBeDefined();
  return /: ([A-Z]+15)$/m.exec((await mailOf('newsletter-welcome')) ?? '')?.[1] ?? 'no code';
}

/** Goes from a product to the delivery step, as `email`. */
async function reachDelivery(page: Page, email: string): Promise<void> {
  await addToBagAndCheckOut(page, danishShopper);
  await fillContactStep(page, danishShopper, email);
  await submitContactStep(page, 'da');
}

async function useCode(page: Page, code: string): Promise<void> {
  await page.getByText(getMessage('da', 'checkout.promo.ask')).first().click();
  await page.getByLabel(getMessage('da', 'checkout.promo.label')).fill(code);
  await page.getByRole('button', { name: getMessage('da', 'checkout.promo.use') }).click();
}

test(
  'club code takes 15 % off the first order, and is refused for the second',
  { tag: '@all' },
  async ({ page, shop }) => {
    test.setTimeout(60_000);
    const email = 'klub@example.com';
    const code = await joinedClub(page, shop, email);
    await reachDelivery(page, email);
    await useCode(page, code);
    await expect(page.getByText(getMessage('da', 'checkout.promo.applied', { code })).first()).toBeVisible();
    // 15 % of 375 kr.
    await expect(page.getByText('318,75 kr.').first()).toBeVisible();
    await submitDeliveryStep(page, 'da');
    await submitPaymentStep(page, 'da', 'success');
    await placeOrder(page, 'da');
    await reachDelivery(page, email);
    await useCode(page, code);
    await expect(page.getByLabel(getMessage('da', 'checkout.promo.label'))).toHaveAccessibleDescription(
      /gælder din første ordre, når du har bekræftet nyhedsbrevet|er allerede brugt|kun bruges én gang/,
    );
  },
);

test(
  'club code is refused before payment for shoppers who are not members',
  { tag: '@all' },
  async ({ page }) => {
    await reachDelivery(page, 'fremmed@example.com');
    await useCode(page, 'VELKOMMEN15');
    await expect(page.getByLabel(getMessage('da', 'checkout.promo.label'))).toHaveAccessibleDescription(
      /Koden VELKOMMEN15 gælder din første ordre, når du har bekræftet nyhedsbrevet/,
    );
    await expect(page.getByText('375 kr.').first()).toBeVisible();
  },
);
