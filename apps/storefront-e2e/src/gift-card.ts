import type { Locator, Page } from '@playwright/test';
import { getBagDrawer } from './bag.ts';
import {
  fillContactStep,
  openCheckoutFromDrawer,
  submitContactStep,
  submitDeliveryStep,
} from './checkout.ts';
import { clickButtonByMessage, getMain } from './page-elements.ts';
import type { TestShopper } from './test-shoppers.ts';
import { checkThroughLabel } from './check-through-label.ts';
import { getMessage } from './messages.ts';
import { expect } from './test.ts';
import { openAndHydratePage } from './open-page.ts';

/** Pages of the gift card. */
export const giftCardPaths = { da: '/da/produkt/gavekort', en: '/product/gift-card' } as const;

/** Returns the locator of the radio button whose label is message `key`. */
export const getRadioButton = (page: Page, { locale }: TestShopper, key: string) =>
  page.getByRole('radio', { name: getMessage(locale, key) });

/** Fills in a gift card and adds it to the bag, which opens. */
export async function addGiftCard(
  page: Page,
  shopper: TestShopper,
  wishes: {
    readonly type?: string;
    readonly amount: string;
    readonly fields: Readonly<Record<string, string>>;
  },
): Promise<Locator> {
  const { locale } = shopper;
  await openAndHydratePage(page, giftCardPaths[locale]);
  if (wishes.type !== undefined)
    await checkThroughLabel(getRadioButton(page, shopper, `giftCard.type.${wishes.type}`));
  await checkThroughLabel(page.getByRole('radio', { name: wishes.amount, exact: true }));
  for (const [key, value] of Object.entries(wishes.fields)) {
    await getMain(page)
      .getByRole('textbox', { name: getMessage(locale, `giftCard.${key}`) })
      .fill(value);
  }
  await clickButtonByMessage(page, shopper.locale, 'product.addToBag');
  const drawer = getBagDrawer(page, locale);
  await expect(drawer).toBeVisible();
  return drawer;
}

/**
 * Returns the shopper with only name and country as contact data, which is all that the checkout asks for gift cards sent by
 * mail.
 */
export const removeContactAddress = ({ contact, town: _town, ...shopper }: TestShopper): TestShopper => ({
  ...shopper,
  contact: Object.fromEntries(
    Object.entries(contact).filter(([name]) => ['country', 'firstName', 'lastName'].includes(name)),
  ),
});

/**
 * Goes from the open bag drawer to the payment step.
 *
 * @param isMailed Whether the bag has only gift cards by mail, which need no delivery.
 */
export async function goFromBagToPayment(
  page: Page,
  shopper: TestShopper,
  drawer: Locator,
  email: string,
  isMailed = false,
) {
  const { locale } = shopper;
  await openCheckoutFromDrawer(drawer, locale);
  await fillContactStep(page, isMailed ? removeContactAddress(shopper) : shopper, email);
  if (isMailed) await expect(getMain(page).getByRole('textbox')).toHaveCount(3);
  await submitContactStep(page, locale);
  if (isMailed) await clickButtonByMessage(page, locale, 'checkout.continueToPayment');
  else await submitDeliveryStep(page, locale);
}
