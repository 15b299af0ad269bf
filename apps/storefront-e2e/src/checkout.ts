import { expect, type Locator, type Page } from '@playwright/test';
import { addToBag } from './bag.ts';
import { choose } from './choose.ts';
import { message, type Locale } from './messages.ts';
import type { Market, RunningShop } from './running-shop.ts';
import { openPage } from './visit.ts';

/** A shopper of one market in one language: what they buy, and what they tell at the checkout. */
export interface Shopper {
  readonly locale: Locale;
  readonly market: Market;
  readonly product: { readonly path: string; readonly name: string };
  /** By the last part of the message keys `checkout.field.…`. A country is chosen, all else is typed. */
  readonly contact: Readonly<Record<string, string>>;
  /** What the postcode fills in, where it does. */
  readonly town?: string;
  /** What one of the product costs with the delivery that is offered first, as the last button says it. */
  readonly total: string;
}

/** Danish and Danish kroner; the postcode fills the town. */
export const danish: Shopper = {
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
export const norwegian: Shopper = {
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
export const european: Shopper = {
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

/** `text` with spaces that do not break as spaces. */
export const plain = (text: string) => text.replaceAll(/[^\S\n]/g, ' ');

/** `page` of the shop in `locale`, such as `/checkout`, where both languages have the same path. */
export const inLanguage = (locale: Locale, page: string) => (locale === 'en' ? page : `/da${page}`);

/** The page itself, without header, footer and what opens over it. */
export const main = (page: Page): Locator => page.getByRole('main');

/** Presses the button of the page that says message `key`. */
export const press = (
  page: Page,
  locale: Locale,
  key: string,
  values?: Record<string, string | number>,
): Promise<void> =>
  main(page)
    .getByRole('button', { name: message(locale, key, values), exact: true })
    .click();

/** The text field of the page that is called message `key`. */
export const field = (page: Page, locale: Locale, key: string): Locator =>
  main(page).getByRole('textbox', { name: message(locale, key), exact: true });

/** Makes the shopper's market their own choice, before any page is open. */
export async function chooseMarket(
  page: Page,
  { market }: Pick<Shopper, 'market'>,
  shop: RunningShop,
): Promise<void> {
  await page.context().addCookies([{ name: 'marehalm_market', value: market, url: shop.origin }]);
}

/** Chooses the country of delivery with `opener`: what is at the end of every page unless another one is told. */
export async function changeCountry(
  page: Page,
  locale: Locale,
  country: string,
  opener?: Locator,
): Promise<void> {
  const atTheEnd = page
    .getByRole('contentinfo')
    .getByRole('button', { name: message(locale, 'site.changeCountry') });
  await (opener ?? atTheEnd).click();
  const dialog = page.getByRole('dialog', { name: message(locale, 'location.title') });
  await dialog.getByRole('combobox').selectOption(country);
  await dialog.getByRole('button', { name: message(locale, 'location.confirm') }).click();
  await expect(dialog).toBeHidden();
}

/** Goes from the open bag to the checkout. */
export const openCheckout = (drawer: Locator, locale: Locale): Promise<void> =>
  drawer.getByRole('link', { name: message(locale, 'bag.checkout') }).click();

/** Writes who and where, in the checkout or the address book. */
export async function fillAddress(page: Page, { locale, contact, town }: Shopper): Promise<void> {
  for (const [name, value] of Object.entries(contact)) {
    if (name === 'country')
      await page.getByLabel(message(locale, 'checkout.field.country'), { exact: true }).selectOption(value);
    else await field(page, locale, `checkout.field.${name}`).fill(value);
  }
  if (town !== undefined) await expect(field(page, locale, 'checkout.field.city')).toHaveValue(town);
}

/** Writes all of the first step of the open checkout. */
export async function fillContact(page: Page, shopper: Shopper, email: string): Promise<void> {
  await field(page, shopper.locale, 'checkout.field.email').fill(email);
  await fillAddress(page, shopper);
}

/** Leaves the step of the contact. */
export async function goToDelivery(page: Page, locale: Locale): Promise<void> {
  await press(page, locale, 'checkout.continueToDelivery');
  await expect(page.getByRole('heading', { name: message(locale, 'checkout.step.delivery') })).toBeVisible();
}

/** Leaves the step of the delivery, with the way that is offered first, or the one that is named so. */
export async function goToPayment(page: Page, locale: Locale, delivery?: RegExp): Promise<void> {
  const ways = main(page).getByRole('radio', delivery ? { name: delivery } : {});
  await choose(ways.first());
  await press(page, locale, 'checkout.continueToPayment');
}

/** The choice of a card of the local provider, such as `success` or `declined`. */
export const card = (page: Page, locale: Locale, kind: string): Locator =>
  page.getByRole('radio', { name: message(locale, `checkout.payment.${kind}`) });

/** Chooses a card and leaves the step of the payment. */
export async function payWith(page: Page, locale: Locale, kind: string): Promise<void> {
  await choose(card(page, locale, kind));
  await press(page, locale, 'checkout.continueToReview');
}

/** The button that places the order, whatever it says of the price. */
export const buyButton = (page: Page, locale: Locale): Locator =>
  main(page).getByRole('button', { name: locale === 'da' ? /^Køb nu/ : /^Buy now/ });

/** The street as the shopper writes it. */
export const streetOf = ({ contact }: Shopper): string => contact['street'] ?? '';

/** Puts the shopper's product into the bag and goes to the first step of the checkout. */
export async function reachCheckout(page: Page, { locale, product }: Shopper): Promise<void> {
  await openPage(page, product.path);
  await openCheckout(await addToBag(page, locale), locale);
}

/** From the open checkout to the last button, which it leaves to the test. */
export async function tellEverything(
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

/** From the product to the last button, which it leaves to the test. */
export async function reachReview(
  page: Page,
  shopper: Shopper,
  email: string,
  kind = 'success',
): Promise<void> {
  await reachCheckout(page, shopper);
  await tellEverything(page, shopper, email, kind);
}

/** Waits until the shopper reads that the order is placed. */
export async function expectConfirmation(page: Page, locale: Locale): Promise<void> {
  await expect(page).toHaveURL(inLanguage(locale, '/checkout/confirmation'));
  const title = { level: 1, name: message(locale, 'confirmation.title') };
  await expect(page.getByRole('heading', title)).toBeVisible();
  // The title stands there before the page knows whether it has an order to tell of.
  const number = message(locale, 'confirmation.number');
  await expect(main(page).getByText(number, { exact: true })).toBeVisible();
}

/** Presses the last button, and waits until the shopper reads that the order is placed. */
export async function placeOrder(page: Page, locale: Locale): Promise<void> {
  await buyButton(page, locale).click();
  await expectConfirmation(page, locale);
}

/**
 * Buys one product, from its page to the confirmation.
 * @param isKnown Whether the shopper is logged in, and so has told it all before.
 */
export async function buy(page: Page, shopper: Shopper, email: string, isKnown = false): Promise<void> {
  const { locale, total } = shopper;
  await reachCheckout(page, shopper);
  if (isKnown) {
    await expect(field(page, locale, 'checkout.field.email')).toHaveValue(email);
    await expect(field(page, locale, 'checkout.field.street')).toHaveValue(streetOf(shopper));
  } else {
    await fillContact(page, shopper, email);
  }
  await goToDelivery(page, locale);
  await goToPayment(page, locale);
  await payWith(page, locale, 'success');
  await press(page, locale, 'checkout.buy', { price: total });
  await expectConfirmation(page, locale);
}
