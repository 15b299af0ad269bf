import { expect, type Locator, type Page } from '@playwright/test';
import { isWallet, walletNames } from '@marehalm/shop';
import { addToBag } from './bag.ts';
import { chooseOption } from './choose-option.ts';
import { getMessage, type Locale } from './messages.ts';
import type { MarketId, RunningShop } from './running-shop.ts';
import { openPage } from './open-page.ts';

/** A shopper of one market in one language: the product they buy and their contact data. */
export interface Shopper {
  readonly locale: Locale;
  readonly market: MarketId;
  readonly product: { readonly path: string; readonly name: string };
  /** By the last part of the getMessage keys `checkout.field.…`. A country is selected, everything else is typed. */
  readonly contact: Readonly<Record<string, string>>;
  /** The town that the postcode fills in, if any. */
  readonly town?: string;
  /** Price of one product with the default delivery, as the last button shows it. */
  readonly total: string;
}

/** Danish and Danish kroner; the postcode fills the town. */
export const danishShopper: Shopper = {
  locale: 'da',
  market: 'dk',
  product: { path: '/da/produkt/lae-serum', name: 'Læ Serum' },
  contact: {
    firstName: 'Ida',
    lastName: 'Ærø',
    street: 'Klitvej 12, 1. tv.',
    postcode: '9990',
    phone: '20 12 34 56',
  },
  town: 'Skagen',
  total: '375 kr.',
};

/** English and Norwegian kroner; the postcode fills the town. */
export const norwegianShopper: Shopper = {
  locale: 'en',
  market: 'no',
  product: { path: '/product/lee-serum', name: 'Lee Serum' },
  contact: {
    firstName: 'Kari',
    lastName: 'Nordmann',
    street: 'Storgata 1',
    postcode: '0155',
    phone: '22 22 22 22',
  },
  town: 'Oslo',
  total: 'NOK 648',
};

/** English and euro, delivered to Germany. */
export const germanShopper: Shopper = {
  locale: 'en',
  market: 'int',
  product: { path: '/product/lee-serum', name: 'Lee Serum' },
  contact: {
    country: 'DE',
    firstName: 'Ada',
    lastName: 'Berg',
    street: 'Kastanienallee 7',
    postcode: '10435',
    city: 'Berlin',
    phone: '+49 30 1234567',
  },
  total: '€62',
};

/** Replaces all white space but line breaks by plain spaces. */
export const replaceSpaces = (text: string) => text.replaceAll(/[^\S\n]/g, ' ');

/** The path of `page` in `locale`, for pages such as `/checkout` that have the same path in both languages. */
export const toLocalizedPath = (locale: Locale, page: string) => (locale === 'en' ? page : `/da${page}`);

/** The main landmark of the page. */
export const main = (page: Page): Locator => page.getByRole('main');

/** Presses the page's button with the text of getMessage `key`. */
export const press = (
  page: Page,
  locale: Locale,
  key: string,
  values?: Record<string, string | number>,
): Promise<void> =>
  main(page)
    .getByRole('button', { name: getMessage(locale, key, values), exact: true })
    .click();

/** The page's text field with the label of getMessage `key`. */
export const field = (page: Page, locale: Locale, key: string): Locator =>
  main(page).getByRole('textbox', { name: getMessage(locale, key), exact: true });

/** Stores the shopper's market before any page is open. */
export async function chooseMarket(
  page: Page,
  { market }: Pick<Shopper, 'market'>,
  shop: RunningShop,
): Promise<void> {
  await page.context().addCookies([{ name: 'marehalm_market', value: market, url: shop.origin }]);
}

/** Selects the country of delivery with `opener`, by default the one in the footer. */
export async function changeCountry(
  page: Page,
  locale: Locale,
  country: string,
  opener?: Locator,
): Promise<void> {
  const atTheEnd = page
    .getByRole('contentinfo')
    .getByRole('button', { name: getMessage(locale, 'site.changeCountry') });
  await (opener ?? atTheEnd).click();
  const dialog = page.getByRole('dialog', { name: getMessage(locale, 'location.title') });
  await dialog.getByRole('combobox').selectOption(country);
  await dialog.getByRole('button', { name: getMessage(locale, 'location.confirm') }).click();
  await expect(dialog).toBeHidden();
}

/** Follows the link from the open bag to the checkout. */
export const openCheckout = (drawer: Locator, locale: Locale): Promise<void> =>
  drawer.getByRole('link', { name: getMessage(locale, 'bag.checkout') }).click();

/** Fills in a name and address, at the checkout or in the address book. */
export async function fillAddress(page: Page, { locale, contact, town }: Shopper): Promise<void> {
  for (const [name, value] of Object.entries(contact)) {
    if (name === 'country')
      await page
        .getByLabel(getMessage(locale, 'checkout.field.country'), { exact: true })
        .selectOption(value);
    else await field(page, locale, `checkout.field.${name}`).fill(value);
  }
  if (town !== undefined) await expect(field(page, locale, 'checkout.field.city')).toHaveValue(town);
}

/** Fills in the first step of the open checkout. */
export async function fillContact(page: Page, shopper: Shopper, email: string): Promise<void> {
  await field(page, shopper.locale, 'checkout.field.email').fill(email);
  await fillAddress(page, shopper);
}

/** Submits the contact step. */
export async function goToDelivery(page: Page, locale: Locale): Promise<void> {
  await press(page, locale, 'checkout.continueToDelivery');
  await expect(
    page.getByRole('heading', { name: getMessage(locale, 'checkout.step.delivery') }),
  ).toBeVisible();
}

/** Submits the delivery step with the first option, or the one with the name `delivery`. */
export async function goToPayment(page: Page, locale: Locale, delivery?: RegExp): Promise<void> {
  const ways = main(page).getByRole('radio', delivery ? { name: delivery } : {});
  await chooseOption(ways.first());
  await press(page, locale, 'checkout.continueToPayment');
}

/** The radio button of a test card, such as `success` or `declined`, or of a wallet. */
export const getCardOption = (page: Page, locale: Locale, kind: string): Locator =>
  page.getByRole('radio', {
    name: isWallet(kind) ? walletNames[kind] : getMessage(locale, `checkout.payment.${kind}`),
  });

/** Selects a card and submits the payment step. */
export async function payWith(page: Page, locale: Locale, kind: string): Promise<void> {
  await chooseOption(getCardOption(page, locale, kind));
  await press(page, locale, 'checkout.continueToReview');
}

/** The button that places the order, with any price. */
export const getBuyButton = (page: Page, locale: Locale): Locator =>
  main(page).getByRole('button', { name: locale === 'da' ? /^Køb nu/ : /^Buy now/ });

/** The street as the shopper writes it. */
export const getStreet = ({ contact }: Shopper): string => contact['street'] ?? '';

/** Opens the page of the shopper's product, adds it to the bag and opens the first checkout step. */
export async function addToBagAndCheckOut(page: Page, { locale, product }: Shopper): Promise<void> {
  await openPage(page, product.path);
  await openCheckout(await addToBag(page, locale), locale);
}

/** Fills in and submits every checkout step up to the review, without placing the order. */
export async function fillCheckout(
  page: Page,
  shopper: Shopper,
  email: string,
  kind = 'success',
  delivery?: RegExp,
): Promise<void> {
  const { locale } = shopper;
  await fillContact(page, shopper, email);
  await goToDelivery(page, locale);
  await goToPayment(page, locale, delivery);
  await payWith(page, locale, kind);
}

/** Goes from the product page to the last button of the checkout. */
export async function goFromProductToReview(
  page: Page,
  shopper: Shopper,
  email: string,
  kind = 'success',
): Promise<void> {
  await addToBagAndCheckOut(page, shopper);
  await fillCheckout(page, shopper, email, kind);
}

/** Waits for the confirmation of the order. */
export async function expectConfirmation(page: Page, locale: Locale): Promise<void> {
  await expect(page).toHaveURL(toLocalizedPath(locale, '/checkout/confirmation'));
  const title = { level: 1, name: getMessage(locale, 'confirmation.title') };
  await expect(page.getByRole('heading', title)).toBeVisible();
  // The heading is shown before the order has loaded.
  const number = getMessage(locale, 'confirmation.number');
  await expect(main(page).getByText(number, { exact: true })).toBeVisible();
}

/** Places the order and waits for its confirmation. */
export async function placeOrder(page: Page, locale: Locale): Promise<void> {
  await getBuyButton(page, locale).click();
  await expectConfirmation(page, locale);
}

/**
 * Buys one product, from its page to the confirmation.
 *
 * @param isKnown Whether the shopper is logged in, so that the form is filled in.
 */
export async function buy(page: Page, shopper: Shopper, email: string, isKnown = false): Promise<void> {
  const { locale, total } = shopper;
  await addToBagAndCheckOut(page, shopper);
  if (isKnown) {
    await expect(field(page, locale, 'checkout.field.email')).toHaveValue(email);
    await expect(field(page, locale, 'checkout.field.street')).toHaveValue(getStreet(shopper));
  } else {
    await fillContact(page, shopper, email);
  }
  await goToDelivery(page, locale);
  await goToPayment(page, locale);
  await payWith(page, locale, 'success');
  await press(page, locale, 'checkout.buy', { price: total });
  await expectConfirmation(page, locale);
}
