import { expect, type Page } from '@playwright/test';
import { addToBag } from './bag.ts';
import {
  expectConfirmation,
  fillCheckout,
  fillContactStep,
  openCheckoutFromDrawer,
  submitContactStep,
  submitDeliveryStep,
  submitPaymentStep,
} from './checkout.ts';
import { openAndHydratePage } from './open-page.ts';
import { clickButtonByMessage, getTextField } from './page-elements.ts';
import { getContactStreet, type TestShopper } from './test-shoppers.ts';

/** Opens the page of the shopper's product, adds it to the bag and opens the first checkout step. */
export async function addToBagAndCheckOut(page: Page, { locale, product }: TestShopper): Promise<void> {
  await openAndHydratePage(page, product.path);
  await openCheckoutFromDrawer(await addToBag(page, locale), locale);
}

/** Goes from the product page to the last button of the checkout. */
export async function goFromProductToReview(
  page: Page,
  shopper: TestShopper,
  email: string,
  kind = 'success',
): Promise<void> {
  await addToBagAndCheckOut(page, shopper);
  await fillCheckout(page, shopper, email, kind);
}

/**
 * Buys the shopper's product, from its page to the confirmation.
 *
 * @param isKnown Whether the shopper is logged in, so that the form is filled in.
 */
export async function buyProduct(
  page: Page,
  shopper: TestShopper,
  email: string,
  isKnown = false,
): Promise<void> {
  const { locale, total } = shopper;
  await addToBagAndCheckOut(page, shopper);
  if (isKnown) {
    await expect(getTextField(page, locale, 'checkout.field.email')).toHaveValue(email);
    await expect(getTextField(page, locale, 'checkout.field.street')).toHaveValue(getContactStreet(shopper));
  } else {
    await fillContactStep(page, shopper, email);
  }
  await submitContactStep(page, locale);
  await submitDeliveryStep(page, locale);
  await submitPaymentStep(page, locale, 'success');
  await clickButtonByMessage(page, locale, 'checkout.buy', { price: total });
  await expectConfirmation(page, locale);
}
