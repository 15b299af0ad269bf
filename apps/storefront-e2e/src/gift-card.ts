import type { Locator, Page } from '@playwright/test';
import { getBagDrawer } from './bag.ts';
import {
  fillContact,
  goToDelivery,
  goToPayment,
  main,
  openCheckout,
  press,
  type Shopper,
} from './checkout.ts';
import { chooseOption } from './choose-option.ts';
import { getMessage } from './messages.ts';
import { expect } from './test.ts';
import { openPage } from './open-page.ts';

/** Pages of the gift card. */
export const giftCardPaths = { da: '/da/produkt/gavekort', en: '/product/gift-card' } as const;

export const radio = (page: Page, { locale }: Shopper, key: string) =>
  page.getByRole('radio', { name: getMessage(locale, key) });

/** Fills in a gift card and adds it to the bag, which opens. */
export async function addGiftCard(
  page: Page,
  shopper: Shopper,
  wishes: {
    readonly type?: string;
    readonly amount: string;
    readonly fields: Readonly<Record<string, string>>;
  },
): Promise<Locator> {
  const { locale } = shopper;
  await openPage(page, giftCardPaths[locale]);
  if (wishes.type !== undefined) await chooseOption(radio(page, shopper, `giftCard.type.${wishes.type}`));
  await chooseOption(page.getByRole('radio', { name: wishes.amount, exact: true }));
  for (const [key, value] of Object.entries(wishes.fields)) {
    await main(page)
      .getByRole('textbox', { name: getMessage(locale, `giftCard.${key}`) })
      .fill(value);
  }
  await press(page, shopper.locale, 'product.addToBag');
  const drawer = getBagDrawer(page, locale);
  await expect(drawer).toBeVisible();
  return drawer;
}

/**
 * Returns the shopper with only name and country as contact data, which is all that the checkout asks for gift cards sent by
 * mail.
 */
export const withoutAddress = ({ contact, town: _town, ...shopper }: Shopper): Shopper => ({
  ...shopper,
  contact: Object.fromEntries(
    Object.entries(contact).filter(([name]) => ['country', 'firstName', 'lastName'].includes(name)),
  ),
});

/** Goes from the open bag to the payment step. Gift cards by mail need no delivery. */
export async function reachPayment(
  page: Page,
  shopper: Shopper,
  drawer: Locator,
  email: string,
  isMailed = false,
) {
  const { locale } = shopper;
  await openCheckout(drawer, locale);
  await fillContact(page, isMailed ? withoutAddress(shopper) : shopper, email);
  if (isMailed) await expect(main(page).getByRole('textbox')).toHaveCount(3);
  await goToDelivery(page, locale);
  if (isMailed) await press(page, locale, 'checkout.continueToPayment');
  else await goToPayment(page, locale);
}
