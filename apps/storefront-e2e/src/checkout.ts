import { expect, type Locator, type Page } from '@playwright/test';
import { isWallet, walletNames } from '@marehalm/shop';
import { checkThroughLabel } from './check-through-label.ts';
import { toLocalizedPath } from './localized-path.ts';
import { getMessage, type Locale } from './messages.ts';
import { clickButtonByMessage, getMain, getTextField } from './page-elements.ts';
import type { TestShopper } from './test-shoppers.ts';

/** Follows the link from the open bag to the checkout. */
export const openCheckoutFromDrawer = (drawer: Locator, locale: Locale): Promise<void> =>
  drawer.getByRole('link', { name: getMessage(locale, 'bag.checkout') }).click();

/** Fills in a name and address, at the checkout or in the address book. */
export async function fillAddress(page: Page, { locale, contact, town }: TestShopper): Promise<void> {
  for (const [name, value] of Object.entries(contact)) {
    if (name === 'country')
      await page
        .getByLabel(getMessage(locale, 'checkout.field.country'), { exact: true })
        .selectOption(value);
    else await getTextField(page, locale, `checkout.field.${name}`).fill(value);
  }
  if (town !== undefined) await expect(getTextField(page, locale, 'checkout.field.city')).toHaveValue(town);
}

/** Fills in the contact step, the first one of the open checkout. */
export async function fillContactStep(page: Page, shopper: TestShopper, email: string): Promise<void> {
  await getTextField(page, shopper.locale, 'checkout.field.email').fill(email);
  await fillAddress(page, shopper);
}

/** Submits the contact step. */
export async function submitContactStep(page: Page, locale: Locale): Promise<void> {
  await clickButtonByMessage(page, locale, 'checkout.continueToDelivery');
  await expect(
    page.getByRole('heading', { name: getMessage(locale, 'checkout.step.delivery') }),
  ).toBeVisible();
}

/** Submits the delivery step with the first option, or the one with the name `delivery`. */
export async function submitDeliveryStep(page: Page, locale: Locale, delivery?: RegExp): Promise<void> {
  const options = getMain(page).getByRole('radio', delivery ? { name: delivery } : {});
  await checkThroughLabel(options.first());
  await clickButtonByMessage(page, locale, 'checkout.continueToPayment');
}

/** Returns the locator of the radio button of a test card, such as `success` or `declined`, or of a wallet. */
export const getPaymentOption = (page: Page, locale: Locale, kind: string): Locator =>
  page.getByRole('radio', {
    name: isWallet(kind) ? walletNames[kind] : getMessage(locale, `checkout.payment.${kind}`),
  });

/** Selects a test card or wallet and submits the payment step. Nothing is charged before the order is placed. */
export async function submitPaymentStep(page: Page, locale: Locale, kind: string): Promise<void> {
  await checkThroughLabel(getPaymentOption(page, locale, kind));
  await clickButtonByMessage(page, locale, 'checkout.continueToReview');
}

/** Returns the locator of the button that places the order, whatever total it shows. */
export const getBuyButton = (page: Page, locale: Locale): Locator =>
  getMain(page).getByRole('button', { name: locale === 'da' ? /^Køb nu/ : /^Buy now/ });

/** Fills in and submits every checkout step up to the review, without placing the order. */
export async function fillCheckout(
  page: Page,
  shopper: TestShopper,
  email: string,
  kind = 'success',
  delivery?: RegExp,
): Promise<void> {
  const { locale } = shopper;
  await fillContactStep(page, shopper, email);
  await submitContactStep(page, locale);
  await submitDeliveryStep(page, locale, delivery);
  await submitPaymentStep(page, locale, kind);
}

/** Waits for the confirmation of the order. */
export async function expectConfirmation(page: Page, locale: Locale): Promise<void> {
  await expect(page).toHaveURL(toLocalizedPath(locale, '/checkout/confirmation'));
  const title = { level: 1, name: getMessage(locale, 'confirmation.title') };
  await expect(page.getByRole('heading', title)).toBeVisible();
  // The heading is shown before the order has loaded.
  const number = getMessage(locale, 'confirmation.number');
  await expect(getMain(page).getByText(number, { exact: true })).toBeVisible();
}

/** Places the order and waits for its confirmation. */
export async function placeOrder(page: Page, locale: Locale): Promise<void> {
  await getBuyButton(page, locale).click();
  await expectConfirmation(page, locale);
}
