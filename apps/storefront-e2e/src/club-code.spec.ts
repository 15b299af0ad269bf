import type { Page } from '@playwright/test';
import { addToBag } from './bag.ts';
import { choose } from './choose.ts';
import { message } from './messages.ts';
import type { RunningShop } from './running-shop.ts';
import { expect, test } from './test.ts';
import { openPage } from './visit.ts';

const main = (page: Page) => page.getByRole('main');
const press = (page: Page, key: string) =>
  main(page)
    .getByRole('button', { name: message('da', key) })
    .click();

/** Signs up on the front page, confirms by mail and gives the code that comes then. */
async function joinedClub(page: Page, shop: RunningShop, email: string): Promise<string> {
  await openPage(page, '/da');
  await page.getByLabel(message('da', 'newsletter.name')).fill('Ida');
  await page.getByRole('textbox', { name: message('da', 'newsletter.email') }).fill(email);
  await page.getByRole('checkbox').last().check({ force: true });
  await page.getByRole('button', { name: message('da', 'newsletter.submit') }).click();
  const mailOf = async (kind: string) => (await shop.mailsTo(email)).find((mail) => mail.kind === kind)?.text;
  await expect.poll(() => mailOf('newsletter-confirmation')).toBeDefined();
  await page.goto(/http\S+/.exec((await mailOf('newsletter-confirmation')) ?? '')?.[0] ?? '/');
  await page.getByRole('button', { name: 'Bekræft' }).click();
  await expect.poll(() => mailOf('newsletter-welcome')).toBeDefined();
  return /: ([A-Z]+15)$/m.exec((await mailOf('newsletter-welcome')) ?? '')?.[1] ?? 'no code';
}

/** From a product to the step of delivery, as `email`. */
async function reachDelivery(page: Page, product: string, email: string): Promise<void> {
  await openPage(page, product);
  const drawer = await addToBag(page, 'da');
  await drawer.getByRole('link', { name: message('da', 'bag.checkout') }).click();
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
  await press(page, 'checkout.continueToDelivery');
  await expect(page.getByRole('heading', { name: message('da', 'checkout.step.delivery') })).toBeVisible();
}

async function useCode(page: Page, code: string): Promise<void> {
  await page.getByText(message('da', 'checkout.promo.ask')).first().click();
  await page.getByLabel(message('da', 'checkout.promo.label')).fill(code);
  await page.getByRole('button', { name: message('da', 'checkout.promo.use') }).click();
}

async function placeOrder(page: Page): Promise<void> {
  await press(page, 'checkout.continueToPayment');
  await choose(page.getByRole('radio', { name: message('da', 'checkout.payment.success') }));
  await press(page, 'checkout.continueToReview');
  await main(page)
    .getByRole('button', { name: /^Køb nu/ })
    .click();
  await expect(page).toHaveURL(/\/da\/checkout\/confirmation$/);
}

const product = '/da/produkt/lae-serum';

test('a member of the club has 15 % off a first order, and reads why the code does nothing on the second', async ({
  page,
  shop,
}) => {
  test.setTimeout(60_000);
  const email = 'klub@example.com';
  const code = await joinedClub(page, shop, email);
  await reachDelivery(page, product, email);
  await useCode(page, code);
  await expect(page.getByText(message('da', 'checkout.promo.applied', { code })).first()).toBeVisible();
  // 15 % of 375 kr.
  await expect(page.getByText('318,75 kr.').first()).toBeVisible();
  await placeOrder(page);
  await reachDelivery(page, product, email);
  await useCode(page, code);
  await expect(page.getByLabel(message('da', 'checkout.promo.label'))).toHaveAccessibleDescription(
    /gælder din første ordre, når du har bekræftet nyhedsbrevet|er allerede brugt|kun bruges én gang/,
  );
});

test('a stranger who knows the code reads what it takes, before anything is paid', async ({ page }) => {
  await reachDelivery(page, product, 'fremmed@example.com');
  await useCode(page, 'VELKOMMEN15');
  await expect(page.getByLabel(message('da', 'checkout.promo.label'))).toHaveAccessibleDescription(
    /Koden VELKOMMEN15 gælder din første ordre, når du har bekræftet nyhedsbrevet/,
  );
  await expect(page.getByText('375 kr.').first()).toBeVisible();
});
