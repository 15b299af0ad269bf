import { expect, type Locator, type Page } from '@playwright/test';
import { isWallet, walletNames } from '@marehalm/shop';
import { addToBag } from './bag.ts';
import { checkThroughLabel } from './check-through-label.ts';
import { getMessage, type Locale } from './messages.ts';
import type { MarketId, RunningShop } from './running-shop.ts';
import { openAndHydratePage } from './open-page.ts';

/** A test shopper of one market and language: the product they buy, their contact data and the total they pay. */
export interface TestShopper {
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
export const danishShopper: TestShopper = {
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
export const norwegianShopper: TestShopper = {
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
export const germanShopper: TestShopper = {
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
export const normalizeSpaces = (text: string) => text.replaceAll(/[^\S\n]/g, ' ');

/** The path of `page` in `locale`, for pages such as `/checkout` that have the same path in both languages. */
export const toLocalizedPath = (locale: Locale, page: string) => (locale === 'en' ? page : `/da${page}`);

/** The main landmark of the page. */
export const getMain = (page: Page): Locator => page.getByRole('main');

/** Clicks the button in the main landmark whose text is message `key`. */
export const clickButtonByMessage = (
  page: Page,
  locale: Locale,
  key: string,
  values?: Record<string, string | number>,
): Promise<void> =>
  getMain(page)
    .getByRole('button', { name: getMessage(locale, key, values), exact: true })
    .click();

/** Returns the locator of the text field in the main landmark whose label is message `key`. */
export const getTextField = (page: Page, locale: Locale, key: string): Locator =>
  getMain(page).getByRole('textbox', { name: getMessage(locale, key), exact: true });

/** Sets the shopper's market cookie. Call it before the first page is opened. */
export async function setMarketCookie(
  page: Page,
  { market }: Pick<TestShopper, 'market'>,
  shop: RunningShop,
): Promise<void> {
  await page.context().addCookies([{ name: 'marehalm_market', value: market, url: shop.origin }]);
}

/** Selects the country of delivery with `opener`, by default the one in the footer. */
export async function changeDeliveryCountry(
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

/** Fills in the first step of the open checkout. */
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
  const ways = getMain(page).getByRole('radio', delivery ? { name: delivery } : {});
  await checkThroughLabel(ways.first());
  await clickButtonByMessage(page, locale, 'checkout.continueToPayment');
}

/** The radio button of a test card, such as `success` or `declined`, or of a wallet. */
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

/** The street as the shopper writes it. */
export const getContactStreet = ({ contact }: TestShopper): string => contact['street'] ?? '';

/** Opens the page of the shopper's product, adds it to the bag and opens the first checkout step. */
export async function addToBagAndCheckOut(page: Page, { locale, product }: TestShopper): Promise<void> {
  await openAndHydratePage(page, product.path);
  await openCheckoutFromDrawer(await addToBag(page, locale), locale);
}

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
